import {
  Children,
  isValidElement,
  useId,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from "react";
import { CodeBlock } from "./code-block.tsx";

interface CodeTabsProps {
  /** Fences. */
  readonly children?: ReactNode;
}

/** As many as `code-tabs.css` supports. */
const limit = 8;

/** The files of one sample as tabs, which show their titles. */
export function CodeTabs({ children }: CodeTabsProps) {
  const blocks = codeBlocks(children);
  // Anything but a set of fences stays as it is.
  if (blocks === undefined || blocks.length < 2 || blocks.length > limit) return children;
  return <Tabs label="File" blocks={blocks} />;
}

/** A command for each package manager; `loaders/code/code.ts` creates it from a fence. */
export function PackageTabs({ children }: CodeTabsProps) {
  return <Tabs label="Package manager" blocks={codeBlocks(children) ?? []} isPackages />;
}

type Block = ReactElement<ComponentProps<typeof CodeBlock>>;

interface TabsProps {
  readonly label: string;
  readonly blocks: readonly Block[];
  readonly isPackages?: boolean;
}

/** Radio buttons work by keyboard and without scripts. */
function Tabs({ label, blocks, isPackages = false }: TabsProps) {
  const name = `tabs${useId()}`;
  return (
    <div className={isPackages ? "code-tabs packages" : "code-tabs"}>
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        {blocks.map(({ props: { title, language } }, index) => (
          <label key={index}>
            <input
              type="radio"
              name={name}
              value={title ?? language}
              defaultChecked={index === 0}
            />
            {title ?? language}
          </label>
        ))}
      </fieldset>
      {blocks}
    </div>
  );
}

/** Nothing if there is anything but fences. */
function codeBlocks(children: ReactNode): readonly Block[] | undefined {
  const parts = Children.toArray(children).filter((part) => part !== "\n");
  const blocks = parts.filter(
    (part): part is Block => isValidElement(part) && part.type === CodeBlock,
  );
  return blocks.length === parts.length ? blocks : undefined;
}
