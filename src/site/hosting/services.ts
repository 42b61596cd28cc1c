/** Services on other hosts, from environment variables: see `plugins/check/variables.ts`. */
export interface Services {
  readonly VOTES_API: string;
  /** Opens samples; may be empty, like those below. */
  readonly STACKBLITZ_URL: string;
  readonly SEARCH_APP_ID: string;
  readonly SEARCH_HOST: string;
  readonly GA_TRACKING_ID: string;
}

/** webpack replaces the values. Tests run without webpack and read the environment. */
declare const process: { readonly env: Partial<Services> };

export const services: Services = {
  VOTES_API: process.env.VOTES_API ?? "https://api.github.com",
  STACKBLITZ_URL: process.env.STACKBLITZ_URL ?? "https://stackblitz.com/run",
  SEARCH_APP_ID: process.env.SEARCH_APP_ID ?? "",
  SEARCH_HOST: process.env.SEARCH_HOST ?? "",
  GA_TRACKING_ID: process.env.GA_TRACKING_ID ?? "",
};
