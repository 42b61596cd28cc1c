/** Notes in the session's history: they outlive a reload, and need no storage. */

/** What is noted in the entry that is open. */
export function entryNotes(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
}

/** Notes something in the entry that is open, beside what the router has noted there. */
export function noteInEntry(notes: Readonly<Record<string, unknown>>): void {
  history.replaceState({ ...entryNotes(), ...notes }, "");
}
