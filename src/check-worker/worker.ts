import facts from "content:check-facts";
import accepts from "webpack/schemas/WebpackOptions.check.js";
import { checkConfiguration } from "../site/configuration-check/check-configuration.ts";
import type { CheckAnswer, CheckRequest } from "../site/configuration-check/messages.ts";

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  const { id, text, version } = data;
  const answer = (message: CheckAnswer) => self.postMessage(message);
  try {
    answer({ id, result: checkConfiguration(text, facts, accepts, version) });
  } catch (error) {
    console.error(error);
    answer({ id });
  }
};
