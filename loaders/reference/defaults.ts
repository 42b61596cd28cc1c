import webpack from "webpack";
import { readCases } from "./default-cases.ts";
import { summed, type DefaultValue } from "./summed-defaults.ts";

/**
 * Reads the defaults of the installed webpack.
 *
 * @returns a function that gives the defaults of an option: `output.filename`. None if webpack
 *   leaves it unset; undefined if it can't be known
 */
export function readDefaults(): (option: string) => readonly DefaultValue[] | undefined {
  const casesOf = readCases(webpack.config);
  return (option) => {
    const cases = casesOf(option);
    return cases.length === 0 ? undefined : summed(cases);
  };
}
