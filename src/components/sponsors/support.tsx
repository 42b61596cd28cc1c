import { useSyncExternalStore } from "react";
import counts from "content:sponsor-counts";
import { listing } from "../../browser/preferences/listing.ts";
import { longDate } from "../../site/text/dates.ts";
import { listings, ranks, type Listing } from "../../site/sponsors/sponsor-ranks.ts";
import type { SponsorCounts } from "../../site/sponsors/sponsors.ts";
import { RankSection } from "./rank-section.tsx";
import "./sponsor.css";
import "./support.css";

const collective = "https://opencollective.com/webpack";

/** The sponsors, and how to become one. */
export const Support = () => (
  <section className="support" aria-labelledby="support">
    <h2 id="support">Support the Team</h2>
    <p className="support-intro">
      Webpack is free for everyone. Donations from people and companies on Open Collective fund its
      development.
    </p>
    <p>
      <a className="button primary" href={collective} rel="noopener">
        Become a sponsor
      </a>
    </p>
    {counts === null ? <NotRead /> : <Ranks {...counts} />}
  </section>
);

const NotRead = () => (
  <p className="support-note">
    Sponsors haven’t been synced yet. See the current list on{" "}
    <a href={collective} rel="noopener">
      Open Collective
    </a>
    .
  </p>
);

function Ranks({ date, counts: { total, monthly } }: SponsorCounts) {
  const type = useSyncExternalStore(listing.subscribe, listing.get, () => "total" as const);
  const shown = type === "total" ? total : monthly;
  const isEmpty = ranks.every((rank) => shown[rank] === 0);
  return (
    <>
      <div className="needs-script support-ranks">
        <ListingSwitch type={type} />
        {isEmpty && <p>There are no sponsors yet.</p>}
        {ranks.map(
          (rank) =>
            shown[rank] > 0 && (
              <RankSection key={rank} type={type} rank={rank} count={shown[rank]} />
            ),
        )}
      </div>
      <p className="support-note">
        As of {longDate(date)}. See the current list on{" "}
        <a href={collective} rel="noopener">
          Open Collective
        </a>
        .
      </p>
    </>
  );
}

const labels: Readonly<Record<Listing, string>> = {
  total: "Total donations",
  monthly: "Monthly donations",
};

const ListingSwitch = ({ type }: { readonly type: Listing }) => (
  <fieldset className="listing-switch">
    <legend>Rank sponsors by</legend>
    {listings.map((choice) => (
      <label key={choice}>
        <input
          type="radio"
          name="sponsor-listing"
          checked={choice === type}
          onChange={() => listing.set(choice)}
        />
        {labels[choice]}
      </label>
    ))}
  </fieldset>
);
