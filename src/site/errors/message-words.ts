import { isNoise } from "../search/pasted-text.ts";

/** The words of a message, in lower case, each once. */
export interface MessageWords {
  readonly plain: ReadonlySet<string>;
  /** Words in quotes, which often are names of a project. */
  readonly quoted: ReadonlySet<string>;
}

/** Reads a message without the paths, names, and numbers that are others in each project. */
export function wordsOfMessage(text: string): MessageWords {
  const quoted = new Set<string>();
  const rest = text
    .replaceAll(colors, "")
    .split(/[\r\n]+/)
    .filter((line) => !isNoise(line.trim()))
    .join("\n")
    .replaceAll(properties, "")
    .replaceAll(request, (_, name: string) => ` resolve ${requestKinds(name).join(" ")} `)
    .replaceAll(quotation, (_, _quote, inside: string) => {
      for (const word of wordsIn(inside)) quoted.add(word);
      return " ";
    })
    .replaceAll(missingName, (_, name: string) => {
      quoted.add(name.toLowerCase());
      return " ";
    });
  return { plain: new Set(wordsIn(rest)), quoted };
}

/** Escape sequences of a terminal. */
const colors = /\u001b\[[\d;]*m/g;

/** `object { amd?, bail?, … }`, which the schema has at this place. */
const properties = /\{[^{}]*\?[^{}]*\}/g;

/** `Can't resolve './cart' in` */
const request = /\bresolve '([^'\n]+)'/g;

/** Not the apostrophe in `Can't`. */
const quotation = /(?<![\p{L}\p{N}])(['"`])([^'"`\n]*)\1(?![\p{L}\p{N}])/gu;

/** `Berlin is not defined` */
const missingName = /(?<=: )([\p{L}\p{N}_$]+)(?= is not defined)/gu;

/** What a request looks like says more than its name. The mark keeps these apart from words. */
function requestKinds(name: string): readonly string[] {
  const [extension] = extensions(name);
  if (/^\.{0,2}\//.test(name)) return [`${mark}relative`, extension ?? `${mark}plain`];
  if (/^[@~#]\//.test(name)) return [`${mark}alias`];
  if (/^[^/]+\.[cm]?[jt]sx?$/.test(name)) return [`${mark}file`];
  if (nodeModules.test(name)) return [`${mark}node`];
  return /loader$/.test(name) ? [`${mark}loader`] : [`${mark}package`];
}

/** Of Node.js, those that browsers have substitutes for. */
const nodeModules =
  /^(?:assert|buffer|console|constants|crypto|domain|events|fs|https?|os|path|punycode|process|querystring|stream|string_decoder|timers|tty|url|util|vm|zlib)(?:$|\/)/;

const mark = ":";

const wordsIn = (text: string): readonly string[] =>
  text.split(/\s+/).flatMap((part) => {
    if (part.startsWith(mark) || /^\.\w+$/.test(part)) return part;
    return isPath(part) ? [...packages(part), ...extensions(part)] : plainWords(part);
  });

const isPath = (part: string) => /[\\/]/.test(part) && /\w/.test(part);

const plainWords = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}_$][\p{L}\p{N}_$]+/gu) ?? [];

/** The packages that a path leads through. */
const packages = (path: string): readonly string[] =>
  [...path.matchAll(/node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/g)].flatMap(([, name = ""]) =>
    plainWords(name),
  );

/** `.css`, of files of the project. */
const extensions = (path: string): readonly string[] =>
  path.includes("node_modules") ? [] : (path.match(/\.[a-z]\w{0,5}(?=$|[:?)\]])/gi) ?? []);
