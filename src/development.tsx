import { renderToString } from "react-dom/server.edge";
import { beforePaint } from "./components/document/before-paint.ts";
import { Document } from "./components/document/document.tsx";

/** The document of webpack-dev-server: empty, the client renders everything in it. */
export default function development(): string {
  const assets = { scripts: [], styles: [] };
  return `<!doctype html>${renderToString(<Document assets={assets} script={beforePaint()} />)}`;
}
