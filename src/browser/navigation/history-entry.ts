/** Notes in the current history entry, which survive a reload and work without storage. */

export function entryNotes(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
}

/** Adds notes to those of the router. */
export function noteInEntry(notes: Readonly<Record<string, unknown>>): void {
  history.replaceState({ ...entryNotes(), ...notes }, "");
}
