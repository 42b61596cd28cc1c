import { useState } from "react";
import { initials } from "../../site/initials.ts";

interface SponsorLogoProps {
  readonly name: string;
  readonly logo: string | undefined;
}

/**
 * Initials show until the picture has loaded. They are hidden then, because many logos are
 * transparent.
 */
export function SponsorLogo({ name, logo }: SponsorLogoProps) {
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
