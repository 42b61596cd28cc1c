/** A mistake in code. */
export interface FenceProblem {
  /** Of the code, from 1. */
  readonly line: number;
  readonly message: string;
}

export interface CheckedCode {
  readonly text: string;
  /** Shiki's name. */
  readonly language: string;
  readonly title: string | undefined;
  /** Of a diff, which shows only what is around a change. */
  readonly side: "before" | "after" | undefined;
}

export type Check = (
  code: CheckedCode,
) => readonly FenceProblem[] | Promise<readonly FenceProblem[]>;

/** @param at index of a character */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split("\n").length;

/** What acorn, or a parser that is made of it, has against code. */
export function placeOfFailure(error: unknown): { readonly at: number; readonly message: string } {
  if (!(error instanceof SyntaxError) || !("pos" in error)) throw error;
  return { at: Number(error.pos), message: error.message.replace(/ \(\d+:\d+\)$/, "") };
}
