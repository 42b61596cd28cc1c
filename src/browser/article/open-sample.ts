import { announce } from "../announce.ts";
import { doubtConnection } from "../offline/online.ts";
import { endLater } from "./copy-code.ts";

/** Replaced by webpack. */
declare const process: { readonly env: { readonly STACKBLITZ_URL: string } };

/** Later, browsers would block the new tab, because it doesn't follow a click. In milliseconds. */
const limit = 4000;

/** Opens samples in StackBlitz, in a new tab. Styles show the buttons once they work. */
export function openSamples(): void {
  document.documentElement.dataset.opensSamples = "";
  document.addEventListener("click", async ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>("[data-open-sample]") : null;
    if (!button) return;
    const { openSample: url = "" } = button.dataset;
    try {
      send(await filesOf(url), `${document.title}: ${nameOf(url)}`);
    } catch {
      doubtConnection();
      button.textContent = "Check your connection";
      announce("Can’t load the sample. Check your connection.");
      endLater(button, () => (button.textContent = "Open in StackBlitz"));
    }
  });
}

/** Path → text. */
async function filesOf(url: string): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(url, { signal: AbortSignal.timeout(limit) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

const nameOf = (url: string) => /([^/]*)\.json$/.exec(url)?.[1] ?? "";

/** https://developer.stackblitz.com/platform/api/post-api */
function send(files: Readonly<Record<string, string>>, title: string): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = process.env.STACKBLITZ_URL;
  form.target = "_blank";
  form.hidden = true;
  const fields = Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]);
  const all = [["project[title]", title], ["project[template]", "node"], ...fields];
  form.append(...all.map(([name = "", value = ""]) => field(name, value)));
  document.body.append(form);
  form.submit();
  form.remove();
}

function field(name: string, value: string): HTMLElement {
  const input = document.createElement("input");
  input.type = "hidden";
  input.name = name;
  input.value = value;
  return input;
}
