import { appendFile, rename, rm } from "node:fs/promises";
import type { Project } from "../project/project.ts";

type Edit = (project: Project) => Promise<void>;

const replace =
  (file: string, piece: string, replacement: string): Edit =>
  (project) =>
    project.edit(file, piece, replacement);

const append =
  (file: string, text: string): Edit =>
  (project) =>
    appendFile(project.path(file), text);

const newPage: Edit = (project) =>
  project.write("content/guides/new.mdx", "---\ntitle: New guide\n---\n\nIt is new.\n");

const renamedPage: Edit = (project) =>
  rename(project.path("content/guides/third.mdx"), project.path("content/guides/moved.mdx"));

const deletedPage: Edit = (project) => rm(project.path("content/concepts/pieces.mdx"));

const newVotes: Edit = (project) =>
  project.write("content/data/votes.json", '{"date":"2026-11-20T10:00:00Z","total":0,"issues":[]}');

/**
 * What people do to a site: edits that are built together, from the state that those before left.
 * None of them makes webpack build again what another one should have: each has files of its own.
 */
export const edits: Readonly<Record<string, readonly Edit[]>> = {
  "texts, parts, images, JSON, front matter, components, islands, style sheets, and samples": [
    replace("content/guides/first.mdx", "goes on", "continues"),
    replace("content/guides/square.svg", 'width="40"', 'width="50"'),
    replace("content/guides/shared.mdx", "shared by", "common to"),
    replace("content/concepts/colors.json", "blue", "red"),
    replace("content/guides/second.mdx", "title: Second", "title: Other"),
    replace("src/content-components/badge.tsx", '"badge"', '"badge new"'),
    replace("src/components/footer/footer.tsx", "Built by", "Made by"),
    replace("src/prerender.tsx", "<!doctype html>", "<!DOCTYPE html>"),
    replace("src/browser/preferences/theme-script.ts", 'getItem("theme")', 'getItem("style")'),
    replace("src/service-worker/sw.ts", '"SKIP_WAITING"', '"SKIP"'),
    replace("src/islands/devtool-builder.tsx", "How precise it is", "How precise"),
    append("src/islands/devtool-builder.css", ".devtool-builder { order: 1; }\n"),
    append("src/components/footer/footer.css", ".footer { order: 1; }\n"),
    replace("content/samples/greeting/src/greeting.js", "Hello!", "Welcome!"),
    replace("src/components/landing/sample/src/bill.json", "Kim", "Robin"),
    replace("src/components/landing/sample/webpack.config.js", "contenthash:8", "contenthash:7"),
  ],
  "a new, a renamed and a deleted page, a redirect, a link of the footer, a static file and votes":
    [
      newPage,
      renamedPage,
      deletedPage,
      newVotes,
      replace("content/redirects.json", "/old/", "/older/"),
      replace("content/site.json", "Get started", "Begin"),
      append("static/favicon.ico", "\0"),
      (project) => project.write("content/samples/greeting/src/unused.js", "export default 1;\n"),
    ],
};
