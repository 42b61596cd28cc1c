import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import ts from "typescript";
import { declaredMembers, type Member } from "./declared-members.ts";
import { valueOf } from "./installed-hooks.ts";

const require = createRequire(import.meta.url);
// An import would load each export in Jest, and print warnings of the deprecated ones.
const webpack: typeof import("webpack") = require("webpack");

/**
 * Returns the variables and functions that webpack replaces in modules, from what its own plugins
 * tap in the parser, with the types that `webpack/module` declares.
 */
export function moduleVariables(): readonly Member[] {
  const compiler = webpack({
    mode: "production",
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });
  const params = compiler.newCompilationParams();
  compiler.newCompilation(params);
  const { hooks } = params.normalModuleFactory.getParser("javascript/auto");
  const tapped = [hooks.expression, hooks.call, hooks.new].flatMap((map) => keysOf(map));
  const names = new Set(tapped.filter((name) => !others.test(name)));
  const types = declaredVariables();
  return [...names].map((name) => types.get(name) ?? { name, isDeprecated: false });
}

/** JavaScript's own, and what's in `module.hot`, in values of `DefinePlugin`, or in Node's modules. */
const others =
  /^(?:this|eval|undefined|arguments|Object\..*|(?:module\.hot|import\.meta\.webpackHot|import\.meta\.env|process\.env)\..*|.*\.require)$/;

const keysOf = (map: unknown): readonly string[] => {
  const keys = valueOf(map, "_map");
  return keys instanceof Map ? [...keys.keys()].filter((key) => typeof key === "string") : [];
};

function declaredVariables(): ReadonlyMap<string, Member> {
  const text = readFileSync(require.resolve("webpack/module.d.ts"), "utf8");
  const { statements } = ts.createSourceFile("module.d.ts", text, ts.ScriptTarget.Latest, true);
  const named = (prefix: string, members: readonly Member[]) =>
    members.map((one): [string, Member] => [
      prefix + one.name,
      { ...one, name: prefix + one.name },
    ]);
  return new Map(
    statements.flatMap((statement) => {
      if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations.flatMap((one) => {
          const name = one.name.getText();
          const type = one.type?.getText().replace(/\s+/g, " ");
          return named("", [{ name, ...(type !== undefined && { type }), isDeprecated: false }]);
        });
      if (ts.isInterfaceDeclaration(statement) && statement.name.text === "ImportMeta")
        return named(
          "import.meta.",
          declaredMembers(statement, () => undefined),
        );
      if (!ts.isModuleDeclaration(statement) || statement.name.text !== "NodeJS") return [];
      const { body } = statement;
      const inner: readonly ts.Statement[] = body && ts.isModuleBlock(body) ? body.statements : [];
      return inner.filter(ts.isInterfaceDeclaration).flatMap((one) =>
        named(
          `${one.name.text.toLowerCase()}.`,
          declaredMembers(one, () => undefined),
        ),
      );
    }),
  );
}

/** The API of hot module replacement. */
export function hotMembers(): readonly Member[] {
  const text = readFileSync(require.resolve("webpack/module.d.ts"), "utf8");
  const [, hot = ""] = /^(\tinterface Hot \{.*?^\t\})/ms.exec(text) ?? [];
  const { statements } = ts.createSourceFile("hot.d.ts", hot, ts.ScriptTarget.Latest, true);
  return declaredMembers(statements[0], () => undefined);
}
