import { describe, expect, it } from "@jest/globals";
import { installCommands } from "../../../src/site/code/install-command.ts";

/** What yarn, pnpm and bun have for a command of npm. */
const others = (command: string) => {
  const [npm, ...rest] = installCommands(command);
  expect(npm).toEqual({ manager: "npm", command });
  expect(rest.map(({ manager }) => manager)).toEqual(["yarn", "pnpm", "bun"]);
  return rest.map((one) => one.command);
};

describe("a command of npm", () => {
  it.each([
    ["npm install", "yarn install", "pnpm install", "bun install"],
    ["npm i webpack", "yarn add webpack", "pnpm add webpack", "bun add webpack"],
    [
      "npm install --save-dev webpack webpack-cli",
      "yarn add --dev webpack webpack-cli",
      "pnpm add --save-dev webpack webpack-cli",
      "bun add --dev webpack webpack-cli",
    ],
    [
      "npm install webpack@5 -D --save-exact",
      "yarn add webpack@5 -D --exact",
      "pnpm add webpack@5 -D --save-exact",
      "bun add webpack@5 -d --exact",
    ],
    ["npm install --save luxon", "yarn add luxon", "pnpm add luxon", "bun add luxon"],
    [
      "npm ci",
      "yarn install --immutable",
      "pnpm install --frozen-lockfile",
      "bun install --frozen-lockfile",
    ],
    ["npm uninstall luxon", "yarn remove luxon", "pnpm remove luxon", "bun remove luxon"],
    [
      "npm run build -- --watch",
      "yarn run build --watch",
      "pnpm run build --watch",
      "bun run build --watch",
    ],
    ["npm test", "yarn run test", "pnpm run test", "bun run test"],
    ["npm init --yes", "yarn init -y", "pnpm init", "bun init -y"],
    [
      "npm create webpack-app my-app -- --force",
      "yarn create webpack-app my-app --force",
      "pnpm create webpack-app my-app --force",
      "bun create webpack-app my-app --force",
    ],
    [
      "npx webpack --mode production",
      "yarn webpack --mode production",
      "pnpm exec webpack --mode production",
      "bunx webpack --mode production",
    ],
    [
      "npx --yes create-webpack-app init",
      "yarn dlx create-webpack-app init",
      "pnpm dlx create-webpack-app init",
      "bunx create-webpack-app init",
    ],
    ["npx webpack@next", "yarn dlx webpack@next", "pnpm dlx webpack@next", "bunx webpack@next"],
    ["npx @scope/tool x", "yarn @scope/tool x", "pnpm exec @scope/tool x", "bunx @scope/tool x"],
  ])("%s is one of each other manager", (command, ...expected) =>
    expect(others(command)).toEqual(expected),
  );

  it("is translated line by line, and between &&", () => {
    expect(others("mkdir app && cd app\n  npm install && npx webpack")).toEqual([
      "mkdir app && cd app\n  yarn install && yarn webpack",
      "mkdir app && cd app\n  pnpm install && pnpm exec webpack",
      "mkdir app && cd app\n  bun install && bunx webpack",
    ]);
  });
});

describe("what the others have no word for", () => {
  it.each([
    "npm pkg set type=module",
    "npm install --global webpack",
    "npm install --no-audit",
    "npm uninstall --save-dev luxon",
    "npm ci --omit=dev",
    "npm init --scope=@a",
    "npx",
    "npx --package a b",
    "node --version",
    "echo npm install",
  ])("stays as it is: %s", (command) => expect(others(command)).toEqual(Array(3).fill(command)));
});
