import { storedText } from "./stored-choice.ts";

/** The reader's version of webpack, such as `5.90.0`; null for the one that the site describes. */
export const webpackVersion = storedText("webpack-version");
