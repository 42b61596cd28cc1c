import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

interface AnswersProps {
  /** A table whose cells say "yes", "no", or "option". */
  readonly children?: ReactNode;
}

/** A table of answers with marks. On phones, the questions stay visible. */
export const Answers = ({ children }: AnswersProps) => (
  <div className="answers">{marked(children)}</div>
);

interface ElementProps {
  readonly className?: string;
  readonly children?: ReactNode;
}

function marked(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return Children.map(node, marked);
  if (!isElement(node)) return node;
  if (node.type !== "td") return cloneElement(node, {}, marked(node.props.children));
  const answer = /^(?:yes|no|option)\b/.exec(firstText(node.props.children))?.[0];
  return answer === undefined ? node : cloneElement(node, { className: `answer ${answer}` });
}

const isElement = (node: ReactNode): node is ReactElement<ElementProps> => isValidElement(node);

function firstText(node: ReactNode): string {
  const [first] = Children.toArray(node);
  return typeof first === "string" ? first : "";
}
