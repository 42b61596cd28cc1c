import type { Case } from "./default-cases.ts";
import { summed, type DefaultValue } from "./summed-defaults.ts";

/** Option → its cases. */
export type ReleaseDefaults = Readonly<Record<string, readonly Case[]>>;

/** A default that differs from that of the release before. */
export interface DefaultChange extends Pick<DefaultValue, "modes" | "targets"> {
  /** `output.hashFunction` */
  readonly option: string;
  /** Missing if webpack left it unset. */
  readonly before?: string;
  readonly after: string;
}

/**
 * Compares the defaults of two releases. Left out are options that one of them doesn't have; those
 * that webpack leaves unset since, because it decides later then; and those that were unset and are
 * disabled or empty now.
 */
export const defaultChanges = (
  before: ReleaseDefaults,
  after: ReleaseDefaults,
): readonly DefaultChange[] =>
  Object.entries(after).flatMap(([option, cases]) =>
    changesOf(before[option] ?? [], cases).map((change) => ({ option, ...change })),
  );

function changesOf(
  before: readonly Case[],
  after: readonly Case[],
): readonly Omit<DefaultChange, "option">[] {
  const pairs = after.flatMap((now) => {
    const old = before.find(({ mode, target }) => mode === now.mode && target === now.target);
    const pair = JSON.stringify({ before: old?.value, after: now.value });
    return old === undefined ? [] : [{ ...now, value: isChange(old, now) ? pair : undefined }];
  });
  return summed(pairs)
    .filter(({ value }) => value !== "undefined")
    .map(({ value, ...where }) => ({ ...JSON.parse(value), ...where }));
}

const isChange = ({ value: before }: Case, { value: after }: Case) =>
  after !== before &&
  after !== undefined &&
  !(before === undefined && /^(?:false|\[\]|\{\})$/.test(after));
