import { parseRecent } from "../../site/search/recent-searches.ts";
import { storedJson } from "../preferences/stored-choice.ts";

/** What this reader has searched for before, the latest first. */
export const recentSearches = storedJson("recent-searches", parseRecent);
