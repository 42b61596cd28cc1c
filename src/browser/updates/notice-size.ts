import { storedChoice } from "../preferences/stored-choice.ts";

/** Whether the reader wants to see no more of the update notice than its edge. */
export const noticeSize = storedChoice("app-update-button", ["expanded", "collapsed"]);
