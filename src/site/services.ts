/** What the site asks other hosts for, as environment variables say: see `plugins/variables.ts`. */
export interface Services {
  readonly VOTES_API: string;
  /** Empty, like those below, where there is none. */
  readonly SEARCH_APP_ID: string;
  readonly SEARCH_HOST: string;
  readonly GA_TRACKING_ID: string;
}

/** webpack puts the values in place; without it, in tests, they are the process's own. */
declare const process: { readonly env: Partial<Services> };

export const services: Services = {
  VOTES_API: process.env.VOTES_API ?? "https://api.github.com",
  SEARCH_APP_ID: process.env.SEARCH_APP_ID ?? "",
  SEARCH_HOST: process.env.SEARCH_HOST ?? "",
  GA_TRACKING_ID: process.env.GA_TRACKING_ID ?? "",
};
