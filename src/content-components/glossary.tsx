import { slug } from "github-slugger";
import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { useMDXComponents } from "./headings.tsx";

interface GlossaryProps {
  /** Letters as headings of level 2, and terms as headings of level 3 with their definitions. */
  readonly children?: ReactNode;
}

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** An alphabet of links, then the terms of each letter. */
export function Glossary({ children }: GlossaryProps) {
  const { h2, h3 } = useMDXComponents();
  const nodes = Children.toArray(children).filter((node) => node !== "\n");
  const chapters = groups(nodes, h2);
  const present = new Set(chapters.map(({ heading }) => textOf(heading)));
  return (
    <div className="glossary">
      <nav className="letters" aria-label="Letters">
        {letters.map((letter) =>
          present.has(letter) ? (
            <a key={letter} href={`#${slug(letter)}`}>
              {letter}
            </a>
          ) : (
            <span key={letter} aria-hidden="true">
              {letter}
            </span>
          ),
        )}
      </nav>
      {chapters.map(({ heading, content }, index) => (
        <section key={index} className="letter">
          {heading}
          {groups(content, h3).map(({ heading: word, content: meaning }, at) => (
            <div key={at} className="word">
              {word}
              <div>{meaning}</div>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

interface Group {
  /** Missing for what comes before the first heading. */
  readonly heading: ReactNode;
  readonly content: readonly ReactNode[];
}

/** Splits nodes by the headings of a level. */
function groups(nodes: readonly ReactNode[], level: unknown): readonly Group[] {
  return nodes.reduce<readonly Group[]>((found, node) => {
    if (isElement(node) && node.type === level) return [...found, { heading: node, content: [] }];
    const last = found.at(-1) ?? { heading: undefined, content: [] };
    return [...found.slice(0, -1), { ...last, content: [...last.content, node] }];
  }, []);
}

const isElement = (node: ReactNode): node is ReactElement<{ readonly children?: ReactNode }> =>
  isValidElement(node);

const textOf = (heading: ReactNode) =>
  isElement(heading) ? String(heading.props.children).toUpperCase() : "";
