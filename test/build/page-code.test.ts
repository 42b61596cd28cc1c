import { spawnSync } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";

const module = path.resolve("loaders/page-code.ts");

/** Runs statements in a process of their own, where `page` runs code of a page. */
function run(statements: string) {
  const script = `
    import { onLateError, runPageCode } from ${JSON.stringify(module)};
    onLateError((file, error) => console.log(file + ": " + error.message));
    const page = (work) => runPageCode("/a.mdx", work);
    ${statements}
    setTimeout(() => {}, 50);
  `;
  const args = ["--input-type=module", "--eval", script];
  const { status, stdout, stderr } = spawnSync("node", args, {
    encoding: "utf8",
    timeout: 110_000,
  });
  return { status, stdout: stdout.trim(), stderr };
}

describe("code of a page", () => {
  it("gives its result", () =>
    expect(run("console.log(page(() => 5))")).toMatchObject({ status: 0, stdout: "5" }));

  it("throws at once what it throws at once", () => {
    const { stdout } = run("try { page(() => { throw 5 }) } catch (error) { console.log(error) }");
    expect(stdout).toBe("5");
  });

  it.each([
    ["a promise", 'Promise.reject(new Error("no"))'],
    ["a function that waits", 'await_(async () => { await 1; throw new Error("no"); })'],
    ["a timer", 'setTimeout(() => { throw new Error("no"); })'],
    ["a task", 'queueMicrotask(() => { throw new Error("no"); })'],
  ])("crashes no build from %s, and its page is known", (_name, code) => {
    const { status, stdout } = run(`const await_ = (work) => void work(); page(() => ${code})`);
    expect({ status, stdout }).toEqual({ status: 0, stdout: "/a.mdx: no" });
  });

  it.each([
    ["exit", "process.exit(0)"],
    ["abort", "process.abort()"],
    ["kill", "process.kill(process.pid)"],
  ])("cannot end the process by %s, now or later", (name, code) => {
    const now = `try { page(() => ${code}) } catch (error) { console.log(error.message) }`;
    const { status, stdout } = run(`${now} page(() => setTimeout(() => ${code}));`);
    const message = `process.${name}() was called: a page cannot end the build.`;
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${message}\n/a.mdx: ${message}` });
  });

  it.each([
    "setTimeout(() => { for (;;); })",
    "setInterval(() => { for (;;); }, 1000)",
    "setImmediate(() => { for (;;); })",
  ])("is stopped where it does not end: %s", (code) => {
    const { status, stdout } = run(`page(() => ${code}); setTimeout(() => {}, 1500);`);
    const message = "/a.mdx: it takes more than 1 s and was stopped";
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining(message) });
  });

  it.each([
    "Promise.resolve().then(() => { for (;;); })",
    "setTimeout(function again() { queueMicrotask(again); })",
  ])(
    "ends the process where nothing else can stop it, and is named: %s",
    (code) => {
      const other = 'runPageCode("/b.mdx", () => 5);';
      const { status, stderr } = run(`${other} page(() => ${code}); setTimeout(() => {}, 1500);`);
      expect(status).not.toBe(0);
      expect(stderr).toContain("/a.mdx:1: a promise of it takes more than 10 s");
    },
    120_000,
  );

  it("does not keep a finished build from ending", () => {
    const repeated = "setInterval(() => {}, 100); (function again() { setImmediate(again); })()";
    expect(run(`page(() => { ${repeated} }); console.log("end")`)).toMatchObject({
      status: 0,
      stdout: "end",
    });
  });
});

describe("code that is of no page", () => {
  it("ends the process as ever", () =>
    expect(run("page(() => 5); process.exit(3)")).toMatchObject({ status: 3 }));

  it.each(['setTimeout(() => { throw new Error("own"); })', 'Promise.reject(new Error("own"))'])(
    "crashes as ever: %s",
    (code) => {
      const { status, stdout, stderr } = run(`page(() => 5); ${code}`);
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
      expect(stderr).toContain("Error: own");
    },
  );
});
