import type { HeaderRule } from "./headers.ts";
import { hashedFile, hashPattern } from "../output/file-names.ts";

/**
 * For Netlify and Cloudflare, which know no regular expressions and merge all matching rules:
 * https://docs.netlify.com/manage/routing/headers/
 */
export function headersFile(
  [all, hashed]: readonly HeaderRule[],
  files: readonly string[],
): string {
  // Both hosts revalidate pages by default; a rule for all files would also apply to hashed files.
  const { "Cache-Control": _, ...headers } = all?.headers ?? {};
  const patterns = hashedPatterns(files).map((path) => section(path, hashed?.headers ?? {}));
  return [section("/*", headers), ...patterns].join("\n");
}

const section = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");

/** Uses few patterns, because hosts accept about a hundred. */
export function hashedPatterns(files: readonly string[]): readonly string[] {
  const kinds = Map.groupBy(files, (file) => `${folderOf(file)}/*${extensionOf(file)}`);
  return [...kinds]
    .flatMap(([kind, names]) => {
      const found = names.filter((file) => hashedFile.test(file));
      // The root also contains pages and workers, which must not match.
      return !kind.startsWith("/*") && found.length > 1 && found.length === names.length
        ? [kind]
        : found.map((file) => `/${file.replace(new RegExp(hashPattern), ".*.")}`);
    })
    .toSorted();
}

const folderOf = (file: string) => `/${file}`.slice(0, file.lastIndexOf("/") + 1);

const extensionOf = (file: string) => /\.\w+$/.exec(file)?.[0] ?? "";
