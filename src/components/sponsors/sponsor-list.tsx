import sponsors from "content:sponsors";
import { dollars } from "../../site/sponsor-ranks.ts";
import type { SponsorListProps } from "./lazy-list.ts";
import { SponsorLogo } from "./sponsor-logo.tsx";

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
          <span className="sponsor-name">{name}</span>
        </a>
      </li>
    ))}
  </ul>
);
