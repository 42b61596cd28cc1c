import { describe, expect, it } from "@jest/globals";
import { parseFence } from "../../../loaders/code/code-fence.ts";
import { highlight } from "../../../loaders/code/highlight.ts";

const html = (lang: string, ...lines: readonly string[]) => {
  const [name, ...meta] = lang.split(" ");
  return highlight(lines.join("\n"), parseFence(name, meta.join(" ")));
};

describe("highlighted code", () => {
  it("says what each word is", async () => {
    expect(await html("js", 'const a = "b"; // c')).toBe(
      '<span class="k">const</span> <span class="c">a</span> <span class="k">=</span> <span class="s">"b"</span>; <span class="o">// c</span>',
    );
  });

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

  it("shows what HTML would take for itself", async () => {
    expect(await html("text", "<a> & </a>")).toBe("&lt;a&gt; &amp; &lt;/a&gt;");
  });

  it("leaves lines as they are that are too long to be read", async () => {
    const long = `const a = "${"x".repeat(1500)}";`;
    const [first, second] = (await html("js", long, "const b = 1;")).split("\n");
    expect(first).toBe(long);
    expect(second).toContain('<span class="k">const</span>');
  });

  it("marks lines that stand out", async () => {
    expect(await html("text {2}", "a", "b")).toBe('a\n<span class="line highlighted">b</span>');
  });

  it("makes an element of every line that has a number", async () => {
    expect(await html("text lineNumbers", "a", "", "b")).toBe(
      '<span class="line">a</span>\n<span class="line"></span>\n<span class="line">b</span>',
    );
  });

  it("makes an element of every command, which goes on further in where it takes two lines", async () => {
    expect(await html("sh", "ls", "ls")).toMatch(/^(<span class="line">.*ls.*<\/span>\n?){2}$/);
  });

  it("marks what a diff changes, in the language of the file", async () => {
    expect(await html("diff title=a.js", " {", "-1;", "+2;", " }")).toBe(
      '{\n<span class="line removed"><span class="c">1</span>;</span>\n<span class="line added"><span class="c">2</span>;</span>\n}',
    );
  });

  it("reads a diff as if its markers were not there", async () => {
    expect(await html("diff lang=js", "+/* a", "+b */")).toBe(
      '<span class="line added"><span class="o">/* a</span></span>\n<span class="line added"><span class="o">b */</span></span>',
    );
  });
});
