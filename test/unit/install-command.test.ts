import { describe, expect, it } from "@jest/globals";
import {
  installCommand,
  isPackageManager,
  packageManagers,
} from "../../src/site/install-command.ts";

describe("the command that installs packages for development", () => {
  it("is written as each package manager's manual writes it", () => {
    const commands = packageManagers.map((manager) => installCommand(manager, ["webpack", "x@^2"]));
    expect(commands).toEqual([
      "npm install --save-dev webpack x@^2",
      "yarn add --dev webpack x@^2",
      "pnpm add --save-dev webpack x@^2",
      "bun add --dev webpack x@^2",
    ]);
  });

  it.each(["pip", "NPM", "", null, undefined, "toString"])("knows no manager %p", (name) =>
    expect(isPackageManager(name)).toBe(false),
  );
});
