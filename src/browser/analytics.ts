import { analyticsUrl } from "./trusted-types.ts";

/**
 * Loads Google Analytics when the browser has nothing else to do.
 *
 * @param trackingId as configured by the environment variable `GA_TRACKING_ID`
 */
export function loadAnalytics(trackingId: string): void {
  const load = () => {
    const script = document.createElement("script");
    const id = encodeURIComponent(trackingId);
    script.src = analyticsUrl(`https://www.googletagmanager.com/gtag/js?id=${id}`);
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
