import path from "node:path";
import type { Config } from "jest";

const rootDir = path.resolve(import.meta.dirname, "..");

const shared: Config = {
  rootDir,
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: {
    "\\.tsx?$": [
      "ts-jest",
      { useESM: true, tsconfig: "test/tsconfig.jest.json", diagnostics: false },
    ],
  },
  // Folders of samples that run come and go.
  modulePathIgnorePatterns: ["<rootDir>/.samples/"],
  moduleNameMapper: { "\\.css$": "<rootDir>/test/empty.ts" },
};

const suite = (displayName: string, more: Config = {}): Config => ({
  ...shared,
  ...more,
  displayName,
  testMatch: [`<rootDir>/test/${displayName}/**/*.test.{ts,tsx}`],
});

const config: Config = {
  rootDir,
  // A hook may wait for another file's fixtures on a busy machine.
  testTimeout: 600_000,
  // Of two cores: two workers leave them idle for a fifth of the time, waiting for pages.
  maxWorkers: 3,
  projects: [
    suite("unit"),
    suite("cases"),
    suite("build", {
      globalSetup: "<rootDir>/test/build/setup.ts",
      globalTeardown: "<rootDir>/test/build/teardown.ts",
    }),
    suite("dev", {
      globalSetup: "<rootDir>/test/dev/setup.ts",
      globalTeardown: "<rootDir>/test/dev/teardown.ts",
    }),
    suite("e2e", {
      globalSetup: "<rootDir>/test/e2e/setup.ts",
      globalTeardown: "<rootDir>/test/e2e/teardown.ts",
    }),
  ],
  testSequencer: "<rootDir>/test/sequencer.mjs",
  reporters: ["default", "<rootDir>/test/closing-line.mjs"],
};

export default config;
