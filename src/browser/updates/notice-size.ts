import { storedChoice } from "../preferences/stored-choice.ts";

/** Collapsed, only the edge of the update notice is visible. */
export const noticeSize = storedChoice("app-update-button", ["expanded", "collapsed"]);
