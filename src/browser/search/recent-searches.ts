import { parseRecent } from "../../site/search/recent-searches.ts";
import { storedJson } from "../preferences/stored-choice.ts";

/** The latest first. */
export const recentSearches = storedJson("recent-searches", parseRecent);
