import groups from "content:errors";
import { useEffect, useId, useRef, useState } from "react";
import type { ErrorEntry } from "../site/errors/error-entries.ts";
import { findErrors } from "../site/errors/find-errors.ts";

const all = groups.flatMap(({ entries }) => entries);

/** Finds the entry of the error index that explains a pasted message. Below are all of them. */
export default function ErrorSearch() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const id = useId();
  // What was typed before this script ran.
  useEffect(() => setText(field.current?.value ?? ""), []);
  const found = findErrors(all, text);
  return (
    <>
      <div className="error-search needs-script">
        <label htmlFor={id}>Your message</label>
        <textarea
          id={id}
          ref={field}
          rows={4}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder="Paste what webpack printed."
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p role="status">{statusOf(text, found.length)}</p>
        {found.length > 0 && <Entries entries={found} />}
      </div>
      {groups.map(({ title, url, entries }) => (
        <section key={url} className="error-group">
          <h2>
            <a href={url}>{title}</a>
          </h2>
          <Entries entries={entries} />
        </section>
      ))}
    </>
  );
}

const Entries = ({ entries }: { readonly entries: readonly ErrorEntry[] }) => (
  <ul>
    {entries.map(({ title, url }) => (
      <li key={url}>
        <a href={url}>{title}</a>
      </li>
    ))}
  </ul>
);

function statusOf(text: string, count: number): string {
  if (text.trim() === "") return "";
  if (count === 0) return "No entry fits this message. Try the search at the top of the page.";
  return count === 1 ? "This entry explains it:" : "The entries that fit best, the best first:";
}
