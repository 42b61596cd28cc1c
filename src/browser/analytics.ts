import { trustedTypes } from "../site/hosting/content-security-policy.ts";
import { policy } from "./trusted-types.ts";

export function loadAnalytics(trackingId: string): void {
  const load = () => {
    const script = document.createElement("script");
    const id = encodeURIComponent(trackingId);
    script.src = googlesScript().createScriptURL(`${address}${id}`);
    script.async = true;
    document.head.append(script);
    const layer: unknown[] = ((globalThis as { dataLayer?: unknown[] }).dataLayer ??= []);
    // gtag.js reads the commands as `arguments` objects, not as arrays.
    const gtag = function (..._command: unknown[]) {
      layer.push(arguments);
    };
    gtag("js", new Date());
    gtag("config", trackingId, { anonymize_ip: true });
  };
  if ("requestIdleCallback" in globalThis) requestIdleCallback(load);
  else setTimeout(load, 2000);
}

const address = "https://www.googletagmanager.com/gtag/js?id=";

/** Created only if analytics is configured, because the policy allows its name only then. */
const googlesScript = () =>
  policy(trustedTypes.analytics, {
    createScriptURL(url) {
      if (url.startsWith(address)) return url;
      throw new TypeError(`${url} is not the script of Google Analytics.`);
    },
  });
