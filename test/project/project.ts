import { spawn, type ChildProcess } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";

const origin = path.resolve(import.meta.dirname, "../..");

/** What the build reads; everything but the content and the packages. */
const parts =
  "src loaders plugins static webpack.config.ts tsconfig.json package.json package-lock.json";

export interface Result {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A copy of the project with a few pages of its own, for a test to edit, build and serve. */
export class Project {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Copies the project; webpack's cache, which is below `node_modules`, starts empty.
   *
   * @param content the folder with its pages, below the project that is copied
   * @param folder where the copy goes; a temporary one unless it is given
   */
  static async create(content = "test/project/content", folder?: string): Promise<Project> {
    const project = new Project(folder ?? (await mkdtemp(path.join(tmpdir(), "project-"))));
    const copy = (from: string, to: string) =>
      cp(path.join(origin, from), project.path(to), { recursive: true });
    await Promise.all([
      ...parts.split(" ").map((part) => copy(part, part)),
      copy(content, "content"),
      linkPackages(project.path("node_modules")),
    ]);
    return project;
  }

  /** A copy that was made before. */
  static in(folder: string): Project {
    return new Project(folder);
  }

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
    return this.#run(path.join(origin, "node_modules/webpack/bin/webpack.js"), args, env);
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

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

/** A folder of links instead of one link to the folder, so that `.cache` is not shared. */
async function linkPackages(folder: string): Promise<void> {
  const packages = path.join(origin, "node_modules");
  const names = (await readdir(packages)).filter((name) => !name.startsWith("."));
  await mkdir(folder, { recursive: true });
  await Promise.all(
    names.map((name) => symlink(path.join(packages, name), path.join(folder, name))),
  );
}
