import { FlowDrawing } from "./flow-drawing.tsx";
import { tallLayout, wideLayout } from "./flow-layouts.ts";
import { SpinningCube } from "./spinning-cube.tsx";
import { useMotion } from "./use-motion.ts";
import "./module-flow.css";

const description =
  "Eight modules, in TypeScript, JavaScript, CSS, JSON, WebAssembly and PNG, import each other: index.ts imports cart.ts, chart.js and style.css, and these import the rest. webpack follows the imports and makes four static assets: main.js, main.css, sum.wasm and photo.png.";

/** Modules of many types go in, a few static assets come out. */
export function ModuleFlow() {
  const [place, isMoving] = useMotion<HTMLDivElement>();
  return (
    <div
      className="module-flow"
      role="img"
      aria-label={description}
      ref={place}
      data-moving={isMoving}
    >
      <div className="flow-wide">
        <FlowDrawing name="wide" layout={wideLayout} />
        <SpinningCube />
      </div>
      <div className="flow-tall">
        <FlowDrawing name="tall" layout={tallLayout} />
        <SpinningCube />
      </div>
    </div>
  );
}
