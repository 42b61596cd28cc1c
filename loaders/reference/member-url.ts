import { slug } from "github-slugger";

/** Returns the address of a member's entry: `/api/loaders/#thisemitfile`. */
export const memberUrl = (owner: string, name: string): string =>
  `${pageOf(owner, name)}#${idOf(owner, name)}`;

/** As in code: `this.emitFile`. */
export const memberTitle = (owner: string, name: string): string => (titles[owner] ?? "") + name;

function pageOf(owner: string, name: string): string {
  if (owner === "ModuleVariable" && isMethod.test(name)) return "/api/module-methods/";
  return pages[owner] ?? (owner.startsWith("Stats") ? "/api/stats/" : "/api/node/");
}

/** What a module calls to load others. */
const isMethod = /^(?:require|define|URL|Worker|SharedWorker|navigator)\b/;

function idOf(owner: string, name: string): string {
  const id = slug(memberTitle(owner, name));
  if (owner === "Hot") return slug(name);
  if (owner === "ModuleVariable") return isMethod.test(name) ? id : slug(variableTitle(name));
  return owner in titles ? id : slug(`${owner} ${name}`);
}

/** The web links to variables with where they come from. */
function variableTitle(name: string): string {
  if (/^(?:__webpack|__non_webpack|__resource|module\.hot)/.test(name))
    return name === "__webpack_runtime_id__" ? name : `${name} (webpack-specific)`;
  if (/^(?:module\.loaded|global|__dirname|__filename)$/.test(name)) return `${name} (NodeJS)`;
  return /^(?:module\.id|exports)$/.test(name) ? `${name} (CommonJS)` : name;
}

/** Owners whose members are known by their own names. */
const titles: Readonly<Record<string, string>> = {
  MagicComment: "",
  Compilation: "",
  LoaderContext: "this.",
  LoaderContextUtils: "this.utils.",
  Hot: "module.hot.",
};

const pages: Readonly<Record<string, string>> = {
  LoaderContext: "/api/loaders/",
  LoaderContextUtils: "/api/loaders/",
  ImportModuleOptions: "/api/loaders/",
  ModuleVariable: "/api/module-variables/",
  MagicComment: "/api/module-methods/",
  Hot: "/api/hot-module-replacement/",
  Compilation: "/api/compilation-object/",
};
