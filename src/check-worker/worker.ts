import facts from "content:check-facts";
import { checkConfiguration } from "../site/configuration-check/check-configuration.ts";
import type { CheckAnswer, CheckRequest } from "../site/configuration-check/messages.ts";

declare const self: DedicatedWorkerGlobalScope;

/** webpack's own validation, which comes minified. */
const loadValidation = () =>
  import(
    /* webpackChunkName: "island-configuration-check-validation" */ "webpack/schemas/WebpackOptions.check.js"
  );

// Before it's needed. A check tries again.
loadValidation().catch(() => undefined);

self.onmessage = async ({ data }: MessageEvent<CheckRequest>) => {
  const { id, text, version } = data;
  const answer = (message: CheckAnswer) => self.postMessage(message);
  try {
    const { default: accepts } = await loadValidation();
    answer({ id, result: checkConfiguration(text, facts, accepts, version) });
  } catch (error) {
    console.error(error);
    answer({ id });
  }
};
