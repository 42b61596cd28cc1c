import { describe, expect, it } from "@jest/globals";
import { parseFence } from "../../../loaders/code/code-fence.ts";
import { highlight } from "../../../loaders/code/highlight.ts";

const html = (lang: string, ...lines: readonly string[]) =>
  highlight(lines.join("\n"), parseFence(lang, ""));

describe("highlighted code", () => {
  it("is text where the language is unknown", async () => {
    expect(await html("no-such-language", "const a = 1;")).toBe("const a = 1;");
  });

  it("reads texts that end where they say, again and again", async () => {
    // Each makes the grammar drop the pattern for the end of the one before.
    const ends = ["A", "B", "A", "B"];
    const documents = ends.map((end) => html("sh", `cat <<${end}`, end, "# b"));
    const last = '<span class="line"><span class="o"># b</span></span>';
    for (const document of await Promise.all(documents)) expect(document).toContain(last);
    expect(await html("bash", "cat <<A", "A", "# b")).toContain(last);
  });

  it("leaves lines as they are that are too long to be read", async () => {
    const long = `const a = "${"x".repeat(1500)}";`;
    const [first, second] = (await html("js", long, "const b = 1;")).split("\n");
    expect(first).toBe(long);
    expect(second).toContain('<span class="k">const</span>');
  });

  it("links what has an explanation, without the space around it", async () => {
    const code = 'export default { mode: "none", "a-b": 1 }';
    const at = (text: string) => ({
      start: code.indexOf(text),
      end: code.indexOf(text) + text.length,
    });
    const links = [
      { ...at("mode"), url: "/mode/#mode" },
      { ...at('"a-b"'), url: "/a/#b", isRepeated: true },
    ];
    const text = await highlight(code, { ...parseFence("js", ""), links });
    expect(text).toContain(' { <a href="/mode/#mode">mode</a><span');
    expect(text).toContain(' <a href="/a/#b" tabindex="-1"><span class="s">"a-b"</span></a>');
  });
});
