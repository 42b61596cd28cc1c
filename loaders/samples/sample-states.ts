import { applyDiff } from "./apply-diff.ts";
import { readRegions } from "./regions.ts";
import type { SampleFile } from "./sample-files.ts";
import type { SampleFence } from "./sample-fence.ts";
import type { Expected, SampleState, SourceFiles, Wanted } from "./sample-project.ts";

/** A sample while its page is read from top to bottom. */
export class SampleStates {
  readonly name: string;
  readonly #files: Map<string, SampleFile>;
  readonly #states: SampleState[] = [];
  #mode = "production";
  #expected: Expected | undefined;
  #line = 1;
  /** Texts that fences show. */
  readonly #shown = new Set<string>();
  /** Whether a fence has changed it since its last state. */
  #isChanged = false;
  /** Whether its last state has other files than its fences. */
  #isVariant = false;

  /** @param files of its folder */
  constructor(name: string, files: Map<string, SampleFile>) {
    this.name = name;
    this.#files = files;
    this.#isChanged = files.size > 0;
  }

  /**
   * Returns what the fence shows.
   *
   * @throws if the fence doesn't fit the sample
   */
  write(fence: SampleFence, code: string, line: number): string {
    const shown = this.#write(fence, code, line);
    // Tabs show changes, and then the whole file.
    const whole = fence.isDiff ? this.#whole(fence.file, undefined) : shown.trimEnd();
    if (!fence.isHidden) this.#shown.add(whole);
    return shown;
  }

  #write(fence: SampleFence, code: string, line: number): string {
    const { file, region } = fence;
    const shown = region === undefined ? undefined : this.#files.get(file)?.regions?.get(region);
    if (code.trim() === "") return shown ?? this.#whole(file, region);
    // What is expected holds for the fences since the last state.
    if (!this.#isChanged) this.#expected = undefined;
    this.#expected ??= fence.expected;
    this.#mode = fence.mode ?? this.#mode;
    this.#isChanged = true;
    this.#line = line;
    if (fence.isDiff) {
      const content = applyDiff(this.#whole(file, undefined), code);
      this.#files.set(file, { content: `${content}\n`, line });
      this.#shown.add(content.trimEnd());
      return code;
    }
    const { text, regions } = readRegions(code);
    this.#files.set(file, { content: text.endsWith("\n") ? text : `${text}\n`, line, regions });
    const [only] = regions.values();
    return only ?? text;
  }

  #whole(file: string, region: string | undefined): string {
    const { content, isBinary } = this.#files.get(file) ?? {};
    if (content === undefined || isBinary === true)
      throw new Error(
        `sample "${this.name}" has no text file ${file}. It has ${[...this.#files.keys()].join(", ") || "no files"}.`,
      );
    if (region !== undefined) throw new Error(`${file} has no "#region ${region}".`);
    return content.trimEnd();
  }

  get files(): SourceFiles {
    const all = [...this.#files];
    return Object.fromEntries(all.map(([file, { regions: _, ...content }]) => [file, content]));
  }

  get mode(): string {
    return this.#mode;
  }

  /** Files of which no fence shows the whole text. */
  get unseen(): SourceFiles {
    const all = Object.entries(this.files);
    return Object.fromEntries(all.filter(([, one]) => !this.#shown.has(one.content.trimEnd())));
  }

  /** Returns the id of the state, and the index of what it shows. */
  show(wanted: Wanted, line: number): readonly [id: string, index: number] {
    if (this.#isChanged || this.#isVariant || this.#states.length === 0)
      this.#add(this.files, line);
    const last = this.#states.at(-1);
    if (last === undefined) throw new Error("A state was added.");
    const all = [...last.wanted, { ...wanted, line }];
    this.#states[this.#states.length - 1] = { ...last, wanted: all };
    return [last.id, all.length - 1];
  }

  /**
   * Adds states with other files, which the page shows as variants.
   *
   * @returns their ids
   */
  addVariants(
    element: string,
    variants: readonly SourceFiles[],
    wanted: SampleState["wanted"],
    line: number,
  ): readonly string[] {
    const ids = variants.map((_, index) => this.#id(index));
    for (const files of variants) this.#add(files, line, { wanted, variants: { element, ids } });
    this.#isVariant = true;
    return ids;
  }

  #id(after = 0): string {
    return `${this.name} ${this.#states.length + 1 + after}`;
  }

  #add(files: SourceFiles, line: number, more: Partial<SampleState> = {}) {
    this.#isChanged = false;
    this.#isVariant = false;
    this.#states.push({
      id: this.#id(),
      name: this.name,
      files,
      mode: this.#mode,
      ...(this.#expected !== undefined && { expected: this.#expected }),
      wanted: [],
      line,
      ...more,
    });
  }

  /** All states; the last one has all fences. */
  finished(): readonly SampleState[] {
    if (this.#isChanged) this.#add(this.files, this.#line);
    return this.#states;
  }
}
