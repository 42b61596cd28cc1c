import { renderToString } from "react-dom/server.edge";
import { Document } from "./components/document/document.tsx";

/** The document of webpack-dev-server: empty, the client renders everything in it. */
export default function development(): string {
  return `<!doctype html>${renderToString(<Document assets={{ scripts: [], styles: [] }} />)}`;
}
