import { Fragment, type ReactNode } from "react";
import { whats, type Comparison } from "../site/releases/compare-releases.ts";
import type { Folded } from "../site/releases/fold.ts";
import type { ChangedDefault, Named } from "../site/releases/release-changes.ts";
import { countsText } from "../site/releases/totals.ts";

interface ChangeListProps {
  readonly comparison: Comparison;
}

/** What changed, by kind and release. */
export const ChangeList = ({ comparison: { kinds, defaults } }: ChangeListProps) => (
  <>
    {kinds.map((changes) => (
      <section key={changes.kind}>
        <Title name={titles[changes.kind]} count={countsText(changes)} />
        {changes.releases.map((release) => (
          <Release key={release.version} version={release.version}>
            {whats
              .filter((what) => release[what].length > 0)
              .map((what) => (
                <Fragment key={what}>
                  <dt>{labels[what]}</dt>
                  {release[what].map((item) => (
                    <Item key={item.name} {...item} />
                  ))}
                </Fragment>
              ))}
          </Release>
        ))}
      </section>
    ))}
    {defaults.length > 0 && (
      <section>
        <Title name="Defaults" count={`${defaults.length} changed`} />
        {[...Map.groupBy(defaults, ({ version }) => version)].map(([version, own]) => (
          <Release key={version} version={version}>
            {own.map((one) => (
              <Default key={`${one.name} ${one.where}`} {...one} />
            ))}
          </Release>
        ))}
      </section>
    )}
  </>
);

const titles = { option: "Options", hook: "Hooks", plugin: "Plugins" };

const labels = { added: "Added", deprecated: "Deprecated", removed: "Removed" };

const Title = ({ name, count }: { readonly name: string; readonly count: string }) => (
  <h3>
    {name} <span className="count">{count}</span>
  </h3>
);

const Release = (props: { readonly version: string; readonly children: ReactNode }) => (
  <>
    <h4>{props.version}</h4>
    <dl className="facts">{props.children}</dl>
  </>
);

const Item = ({ inner, version, ...item }: Folded) => (
  <dd>
    <Name {...item} />
    {inner.length > 0 && (
      <details>
        <summary>
          {inner.length} {inner.length === 1 ? "option" : "options"} in it
        </summary>
        <ul>
          {inner.map((one) => (
            <li key={one.name}>
              <Name {...one} />
              {one.version !== version && ` (${one.version})`}
            </li>
          ))}
        </ul>
      </details>
    )}
  </dd>
);

const Default = ({ before, after, where, ...option }: ChangedDefault) => (
  <>
    <dt>
      <Name {...option} />
    </dt>
    <dd>
      {before === undefined ? "not set" : <code>{before}</code>} → <code>{after}</code>
      {where !== undefined && ` (${where})`}
    </dd>
  </>
);

const Name = ({ name, url }: Named) =>
  url === undefined ? (
    <code>{name}</code>
  ) : (
    <a href={url}>
      <code>{name}</code>
    </a>
  );
