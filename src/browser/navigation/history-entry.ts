/** Notes in the current history entry, which survive a reload and work without storage. */

export function entryNotes(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
}

/** Keeps the router's own state. */
export function noteInEntry(notes: Readonly<Record<string, unknown>>): void {
  history.replaceState({ ...entryNotes(), ...notes }, "");
}
