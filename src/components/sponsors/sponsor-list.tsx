import { useState } from "react";
import sponsors from "content:sponsors";
import { initials } from "../../site/text/initials.ts";
import { dollars, type Listing, type Rank } from "../../site/sponsors/sponsor-ranks.ts";

export interface SponsorListProps {
  readonly type: Listing;
  readonly rank: Rank;
}

/** Lower ranks have tiles too small for names. */
const named: ReadonlySet<Rank> = new Set(["platinum", "gold"]);

/** The sponsors of a rank. `rel="sponsored"` tells search engines that the links are paid for. */
export const SponsorList = ({ type, rank }: SponsorListProps) => (
  <ul className="sponsors">
    {sponsors?.[type][rank].map(({ name, url, logo, amount }, at) => (
      <li key={at}>
        <a
          className="sponsor"
          href={url}
          rel="sponsored noopener"
          title={`${name}: ${dollars(amount)} ${type === "total" ? "in total" : "a month"}`}
        >
          <SponsorLogo key={logo} name={name} logo={logo} />
          <span className={named.has(rank) ? "sponsor-name" : "sponsor-name visually-hidden"}>
            {name}
          </span>
        </a>
      </li>
    ))}
  </ul>
);

interface SponsorLogoProps {
  readonly name: string;
  readonly logo: string | undefined;
}

/**
 * Initials show until the picture has loaded. They are hidden then, because many logos are
 * transparent.
 */
function SponsorLogo({ name, logo }: SponsorLogoProps) {
  const [state, setState] = useState<"loading" | "loaded" | "broken">("loading");
  return (
    <span className="sponsor-logo">
      {state !== "loaded" && <span aria-hidden="true">{initials(name)}</span>}
      {logo !== undefined && state !== "broken" && (
        <img
          src={logo}
          alt=""
          width="128"
          height="128"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setState("loaded")}
          onError={() => setState("broken")}
        />
      )}
    </span>
  );
}
