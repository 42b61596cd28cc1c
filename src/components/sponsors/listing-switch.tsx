import { listing } from "../../browser/listing.ts";
import { listings, type Listing } from "../../site/sponsor-ranks.ts";

const labels: Readonly<Record<Listing, string>> = {
  total: "Total donations",
  monthly: "Monthly donations",
};

export const ListingSwitch = ({ type }: { readonly type: Listing }) => (
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
