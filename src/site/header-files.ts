import { hashedFile, type HeaderRule } from "./headers.ts";

/**
 * The rules as Netlify and Cloudflare read them, which know no regular expressions and put the
 * values of all rules that match into one: https://docs.netlify.com/manage/routing/headers/
 *
 * @param rules those of all files first, those of hashed files second
 * @param files below the output folder
 */
export function headersFile(
  [all, hashed]: readonly HeaderRule[],
  files: readonly string[],
): string {
  // Both hosts have pages checked each time by themselves; said twice it would reach hashed files.
  const { "Cache-Control": _, ...headers } = all?.headers ?? {};
  const patterns = hashedPatterns(files).map((path) => section(path, hashed?.headers ?? {}));
  return [section("/*", headers), ...patterns].join("\n");
}

const section = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");

/**
 * Few patterns, of which hosts take no more than a hundred: one for a folder with hashed files
 * alone, else one for each name, `/client.*.js`, so that files of the build before match too.
 */
export function hashedPatterns(files: readonly string[]): readonly string[] {
  const kinds = Map.groupBy(files, (file) => `${folderOf(file)}/*${extensionOf(file)}`);
  return [...kinds]
    .flatMap(([kind, names]) => {
      const found = names.filter((file) => isHashed.test(file));
      // At the root, where pages and workers stand, too, and not all of them are known here.
      return !kind.startsWith("/*") && found.length > 1 && found.length === names.length
        ? [kind]
        : found.map((file) => `/${file.replace(/\.[\da-f]{8}\./, ".*.")}`);
    })
    .toSorted();
}

const isHashed = new RegExp(hashedFile);

const folderOf = (file: string) => `/${file}`.slice(0, file.lastIndexOf("/") + 1);

const extensionOf = (file: string) => /\.\w+$/.exec(file)?.[0] ?? "";
