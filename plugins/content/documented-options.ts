import type { Compilation } from "webpack";
import type { Option } from "../../loaders/reference/facts.ts";

export interface DocumentedOption extends Option {
  /** Where its entry is, or should be. */
  readonly url: string;
}

/** From the cache, which starts anew with another webpack: reading takes a quarter of a second. */
export const documentedOptions = (
  compilation: Compilation,
): Promise<readonly DocumentedOption[]> =>
  compilation.getCache("options").providePromise("options", null, async () => {
    const [{ options }, { optionUrl }] = await Promise.all([
      import("../../loaders/reference/facts.ts"),
      import("../../loaders/reference/option-url.ts"),
    ]);
    return options().map((option) => ({ ...option, url: optionUrl(option.path) }));
  });
