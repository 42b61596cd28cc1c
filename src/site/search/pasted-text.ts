/** Cut after this, because messages begin with what matters. */
const longest = 200;

/** Turns a pasted build output into a search: its error messages without paths and stack frames. */
export function searchOfPasted(text: string): string {
  const all = text
    .replace(colors, "")
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (all.length < 2) return text.trim();
  const lines = [...new Set(all.filter((line) => !isNoise(line)).map(withoutPlaces))];
  const said = lines.filter((line) => /\p{L}{2}/u.test(line));
  const messages = said.filter((line) => saysWhatIsWrong.test(line));
  const search = shortened(messages.length > 0 ? messages : said);
  return search || all.join(" ");
}

/** Escape sequences of a terminal. */
const colors = /\u001b\[[\d;]*m/g;

/** Stack frames, import traces, code frames, and the last lines of a build or npm. */
export const isNoise = (line: string) => noise.test(line);

const noise =
  /^(?:at |@ |[>|^~]|\d+ ?\||npm (?:err|warn)|node\.js v\d|webpack [\d.]+ compiled|\d+ (?:errors?|warnings?) ha(?:s|ve) detailed|use 'stats\.)/i;

const saysWhatIsWrong =
  /error|warning|exception|fail|\b(?:cannot|can['’]t|could|not|need|must|should)\b|un(?:expected|known|supported|caught)|invalid|missing|breaking|deprecat|conflict/i;

/** Captures the package's name and drops its path. */
const inPackage = /[^\s'"`(]*node_modules[\\/]((?:@[^\\/\s]+[\\/])?[^\\/\s'"`:)]+)[^\s'"`:)]*/g;
const places = [
  /^(?:(?:error|warning) in|\[webpack-cli\]|\(node:\d+\))\s+/i,
  /^[✖✘×⨯●]\s*/,
  /\b[a-z-]+:\/\/[^\s'"`)]+/g,
  // `./src/index.js`, `/home/me`, `C:\project`, and `src/index.js`.
  /(?<![\w@])(?:[a-z]:|\.{1,2}|~)?[\\/][^\s'"`)]+/gi,
  /\b[\w.@-]+(?:[\\/][\w.@-]+)+\.\w{1,5}\b/g,
  // `1:0-20`, `5.88.0`, `120 ms`
  /\(?(?<![\w:])\d+:\d+(?:[-:]\d+)*\)?/g,
  /\bv?\d+\.\d+\.\d+\S*/g,
  /\b[\d.]+ (?:ms|s|bytes|[km]i?b|modules?|errors?|warnings?)\b/gi,
  // Empty quotes and parentheses around removed parts.
  /(?:\b(?:in|from) )?(?:''|""|``|\((?:\w+:)?\s*\))/g,
];

const withoutPlaces = (line: string) =>
  places
    .reduce((rest, place) => rest.replace(place, ""), line.replace(inPackage, "$1"))
    .replace(/\s+/g, " ")
    .replace(/:(?: :)+/g, ":")
    .replace(/[\s:]+$/, "")
    .trim();

function shortened(lines: readonly string[]): string {
  const all = lines.join(" ");
  if (all.length <= longest) return all;
  const cut = all.slice(0, longest);
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), 0)) || cut;
}
