import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";

const origin = path.resolve(import.meta.dirname, "../..");

/** What the build reads; everything but the content and the packages. */
const parts =
  "src loaders plugins static webpack.config.ts tsconfig.json package.json package-lock.json".split(
    " ",
  );

export interface Result {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface ProjectOptions {
  /** The folder with its pages, below the project that is copied. */
  readonly content?: string;
  /** Where the copy goes, if the test wants it to be somewhere else. */
  readonly folder?: string;
  /** Whether its builds minimize: only where their bytes are the subject. */
  readonly minimize?: boolean;
  /** Whether packages are copied: samples of the site have other ids where they are linked. */
  readonly copiesPackages?: boolean;
}

/** Folders that a project of this test file is in. */
const used = new Set<string>();

/** A copy of the project with a few pages of its own, for a test to edit, build and serve. */
export class Project {
  readonly folder: string;
  readonly #minimize: boolean;

  private constructor(folder: string, minimize: boolean) {
    this.folder = folder;
    this.#minimize = minimize;
  }

  /**
   * Copies the project. Test files of one worker get the same folder, one after another, with
   * webpack's cache of the one before: only the first of them waits for a cold build.
   */
  static async create({
    content = "test/project/content",
    minimize = false,
    copiesPackages = false,
    folder,
  }: ProjectOptions = {}): Promise<Project> {
    const project = new Project(folder ?? (await freeFolder()), minimize);
    await mkdir(project.folder, { recursive: true });
    const others = (await readdir(project.folder)).filter(
      (name) => ![...parts, "content", "node_modules"].includes(name),
    );
    await Promise.all([
      ...others.map((name) => rm(project.path(name), { recursive: true, force: true })),
      ...parts.map((part) => mirror(path.join(origin, part), project.path(part))),
      mirror(path.join(origin, content), project.path("content")),
      (copiesPackages ? copyPackages : linkPackages)(project.path("node_modules")),
    ]);
    return project;
  }

  /** A copy that was made before. */
  static in = (folder: string): Project => new Project(folder, false);

  /** @param file below the project's folder */
  path(file: string): string {
    return path.join(this.folder, file);
  }

  async write(file: string, content: string): Promise<void> {
    await mkdir(path.dirname(this.path(file)), { recursive: true });
    await writeFile(this.path(file), content);
  }

  /** Replaces a piece of text in a file. It must be there, or the test would test nothing. */
  async edit(file: string, piece: string, replacement: string): Promise<void> {
    const before = await readFile(this.path(file), "utf8");
    if (!before.includes(piece)) throw new Error(`${file} does not contain "${piece}".`);
    await writeFile(
      this.path(file),
      before.replace(piece, () => replacement),
    );
  }

  /** Starts webpack's command in the folder. */
  start(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const webpack = path.join(origin, "node_modules/webpack/bin/webpack.js");
    return this.#run(webpack, [...args, "--env", `minimize=${this.#minimize}`], env);
  }

  /** Starts what `npm run dev` does. */
  develop(port: number): ChildProcess {
    return this.#run("src/commands/develop.ts", [], { PORT: String(port) });
  }

  #run(script: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
    return spawn(process.execPath, [script, ...args], {
      cwd: this.folder,
      env: { ...process.env, NODE_OPTIONS: "", NODE_ENV: undefined, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
  }

  /** Runs a production build. */
  async build(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Result> {
    const child = this.start(["--mode", "production", ...args], env);
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    const output = (stream: NodeJS.ReadableStream | null) => (stream ? text(stream) : "");
    const [code, stdout, stderr] = await Promise.all([
      ended,
      output(child.stdout),
      output(child.stderr),
    ]);
    return { code, stdout, stderr };
  }

  /** Every file below a folder, by its path in it; bytes as Latin-1, so that all of them count. */
  async files(folder: string): Promise<Readonly<Record<string, string>>> {
    const root = this.path(folder);
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    const read = paths.map(async (file) => [
      path.relative(root, file),
      await readFile(file, "latin1"),
    ]);
    return Object.fromEntries(await Promise.all(read));
  }

  /** Lets the next test file have the folder. */
  async remove(): Promise<void> {
    used.delete(this.folder);
    if (!process.env.TEST_PROJECTS) await rm(this.folder, { recursive: true, force: true });
  }
}

/** One below `TEST_PROJECTS`, which the builds' tests set up, for each worker; otherwise a new one. */
async function freeFolder(): Promise<string> {
  const { TEST_PROJECTS: parent, JEST_WORKER_ID: worker } = process.env;
  if (!parent) return mkdtemp(path.join(tmpdir(), "project-"));
  let count = 1;
  const name = () => path.join(parent, `${worker}-${count}`);
  while (used.has(name())) count += 1;
  used.add(name());
  await mkdir(name(), { recursive: true });
  return name();
}

/** Makes a file or folder like another. What is equal isn't touched, so that caches know it. */
async function mirror(from: string, to: string): Promise<void> {
  if (!(await stat(from)).isDirectory()) {
    const isEqual = existsSync(to) && (await readFile(from)).equals(await readFile(to));
    return isEqual ? undefined : cp(from, to);
  }
  await mkdir(to, { recursive: true });
  const [wanted, found] = await Promise.all([readdir(from), readdir(to)]);
  const extra = found.filter((name) => !wanted.includes(name));
  await Promise.all(extra.map((name) => rm(path.join(to, name), { recursive: true })));
  await Promise.all(wanted.map((name) => mirror(path.join(from, name), path.join(to, name))));
}

/** A folder of links instead of one link to the folder, so that `.cache` is not shared. */
const copyPackages = (folder: string): Promise<void> =>
  cp(path.join(origin, "node_modules"), folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith("/.cache"),
  });

async function linkPackages(folder: string): Promise<void> {
  const packages = path.join(origin, "node_modules");
  const names = (await readdir(packages)).filter((name) => !name.startsWith("."));
  await mkdir(folder, { recursive: true });
  const found = new Set(await readdir(folder));
  await Promise.all(
    names
      .filter((name) => !found.has(name))
      .map((name) => symlink(path.join(packages, name), path.join(folder, name))),
  );
}
