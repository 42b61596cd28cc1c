import { kindText, resultText, unknownText } from "../site/configuration-check/result-text.ts";
import type { Problem } from "../site/configuration-check/problem.ts";
import { shownLine } from "../site/configuration-check/shown-line.ts";
import type { Place } from "../site/configuration-check/reading/static-value.ts";
import type { Checked } from "./use-check.ts";

interface ProblemsProps {
  readonly isEmpty: boolean;
  readonly checked: Checked | undefined;
  /** Selects a part of the text. */
  readonly select: (place: Place) => void;
  readonly tryAgain: () => void;
}

/** What a check has found. */
export function ConfigurationProblems({ isEmpty, checked, select, tryAgain }: ProblemsProps) {
  const { text = "", result } = checked ?? {};
  const hasFailed = checked !== undefined && result === undefined;
  return (
    <div className="check-results">
      <p role="status">{isEmpty ? "" : statusText(checked)}</p>
      {hasFailed && (
        <button type="button" className="button" onClick={tryAgain}>
          Try again
        </button>
      )}
      {result && result.problems.length > 0 && (
        <ol className="check-list">
          {result.problems.map((problem) => (
            <OneProblem key={keyOf(problem)} text={text} problem={problem} select={select} />
          ))}
        </ol>
      )}
      {result && result.unknown.length > 0 && (
        <details>
          <summary>{unknownText(result.unknown.length)}</summary>
          <ul className="check-list">
            {result.unknown.map((place) => (
              <li key={`${place.start} ${place.end}`}>
                <LineButton text={text} place={place} select={select} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function statusText(checked: Checked | undefined): string {
  if (checked === undefined) return "Checking…";
  return checked.result === undefined
    ? "Can’t load the check. Check your connection and try again."
    : resultText(checked.result);
}

const keyOf = ({ kind, start, message }: Problem) => `${kind} ${start} ${message}`;

interface OneProblemProps {
  readonly text: string;
  readonly problem: Problem;
  readonly select: ProblemsProps["select"];
}

function OneProblem({ text, problem, select }: OneProblemProps) {
  const { kind, message, details, option, suggestion } = problem;
  return (
    <li className={`check-problem ${kind}`}>
      <p>
        <strong>{kindText[kind]}</strong> {message}
      </p>
      {kind === "deprecated" && <p>{details}</p>}
      <LineButton text={text} place={problem} select={select} />
      {(suggestion ?? option) !== undefined && (
        <p>
          {suggestion !== undefined && <Suggestion text={suggestion} />}
          {option && (
            <>
              See <a href={option.url}>{option.path}</a>
              {option.since !== undefined && `, added in webpack ${option.since}`}.
            </>
          )}
        </p>
      )}
      {kind === "invalid" && details !== message && (
        <details>
          <summary>Webpack’s whole message</summary>
          <pre>{details}</pre>
        </details>
      )}
    </li>
  );
}

/** A name, or a sentence of webpack's. */
const Suggestion = ({ text }: { readonly text: string }) => (
  <>
    Did you mean {text.includes(" ") ? text : <code>{text}</code>}
    {text.endsWith(".") ? " " : "? "}
  </>
);

interface LineButtonProps {
  readonly text: string;
  readonly place: Place;
  readonly select: ProblemsProps["select"];
}

/** A line of the reader's text, which selects the marked part there. */
function LineButton({ text, place, select }: LineButtonProps) {
  const { line, column, before, marked, after } = shownLine(text, place);
  return (
    <button type="button" className="check-line" onClick={() => select(place)}>
      <span>
        Line {line}, column {column}
      </span>
      <code>
        {before}
        <mark>{marked}</mark>
        {after}
      </code>
    </button>
  );
}
