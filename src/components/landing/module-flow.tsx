import { tallLayout, wideLayout, type FlowLayout, type FlowNode } from "./flow-layouts.ts";
import { flowPaths } from "./flow-paths.ts";
import { useMotion } from "./use-motion.ts";
import "./spinning-cube.css";
import "./module-flow.css";

const description =
  "Eight modules in TypeScript, JavaScript, CSS, JSON, WebAssembly, and PNG: index.ts imports cart.ts, chart.js, and style.css, and these import the rest. Webpack follows the imports and emits four static assets: main.js, main.css, sum.wasm, and photo.png.";

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
      {drawings}
    </div>
  );
}

/** Always the same elements, so that React doesn't render them again when they begin to move. */
const drawings = (["wide", "tall"] as const).map((name) => (
  <div key={name} className={`flow-${name}`}>
    <FlowDrawing name={name} layout={name === "wide" ? wideLayout : tallLayout} />
    <SpinningCube />
  </div>
));

interface FlowDrawingProps {
  readonly name: "wide" | "tall";
  readonly layout: FlowLayout;
}

/** One layout of the drawing. The cube is on top of it. */
function FlowDrawing({ name, layout }: FlowDrawingProps) {
  const { width, height, modules, assets, labels } = layout;
  const paths = flowPaths(layout);
  const arrow = `flow-arrow-${name}`;
  const mask = `flow-mask-${name}`;
  return (
    <svg className="flow-drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <marker
        id={arrow}
        viewBox="0 0 8 8"
        refX="7"
        refY="4"
        markerWidth="7"
        markerHeight="7"
        orient="auto"
      >
        <path d="M0 0.5L7 4L0 7.5Z" />
      </marker>
      {paths.map(({ d, isIntoCube }) => (
        <path
          key={d}
          className="flow-line"
          d={d}
          markerEnd={isIntoCube ? undefined : `url(#${arrow})`}
        />
      ))}
      {/* Bars move along the lines, which mask them. Browsers move them without the page's thread. */}
      <mask id={mask} maskUnits="userSpaceOnUse">
        <path className="flow-lit" d={paths.map(({ d }) => d).join("")} />
      </mask>
      <g mask={`url(#${mask})`}>
        <path className="flow-packets" d={name === "wide" ? "M0 0h58" : "M0 0v58"} />
      </g>
      {[modules, assets].map((nodes) =>
        nodes.map((node) => <FlowBox key={node.name} node={node} layout={layout} />),
      )}
      {labels.map(({ text, x, y }) => (
        <text key={text} className="flow-label" x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}

interface FlowBoxProps {
  readonly node: FlowNode;
  readonly layout: FlowLayout;
}

/** A file with a stripe in the color of its type. */
function FlowBox({ node: { name, x, y }, layout: { box } }: FlowBoxProps) {
  const kind = name.slice(name.lastIndexOf(".") + 1);
  return (
    <g
      className={`flow-box kind-${kind}`}
      transform={`translate(${x - box.width / 2} ${y - box.height / 2})`}
    >
      <rect className="box" width={box.width} height={box.height} rx="7" />
      <rect className="stripe" x="7" y="9" width="4" height={box.height - 18} rx="2" />
      <text x={18} y={box.height / 2}>
        {name}
      </text>
    </g>
  );
}

const faces = ["front", "back", "left", "right", "top", "bottom"] as const;

/** The logo's cube within a cube in 3D. Its depth is the `--depth` around it. */
function SpinningCube() {
  return (
    <span className="spinning-cube" aria-hidden="true">
      <span className="cube-body">
        <CubeFaces kind="outer" />
        <CubeFaces kind="inner" />
      </span>
    </span>
  );
}

const CubeFaces = ({ kind }: { readonly kind: "outer" | "inner" }) =>
  faces.map((face) => <span key={face} className={`face ${kind} ${face}`} />);
