import { renderToString } from "react-dom/server.edge";
import { beforePaint } from "./components/document/before-paint.ts";
import { Document } from "./components/document/document.tsx";

/** The empty document of webpack-dev-server, which the client fills. */
export default function development(): string {
  const assets = { scripts: [], styles: [] };
  return `<!doctype html>${renderToString(<Document assets={assets} script={beforePaint()} />)}`;
}
