/** Positions in the drawing of a bundler, with a layout for wide screens and one for phones. */

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface FlowNode extends Place {
  /** File name. */
  readonly name: string;
}

export interface FlowLayout {
  readonly direction: "right" | "down";
  readonly width: number;
  readonly height: number;
  /** Size of each file's box. */
  readonly box: { readonly width: number; readonly height: number };
  /** Its center. */
  readonly cube: Place;
  readonly modules: readonly FlowNode[];
  readonly assets: readonly FlowNode[];
  readonly labels: readonly (Place & { readonly text: string })[];
}

/** Which module imports which. */
export const imports: readonly (readonly [string, string])[] = [
  ["index.ts", "cart.ts"],
  ["index.ts", "chart.js"],
  ["index.ts", "style.css"],
  ["cart.ts", "data.json"],
  ["cart.ts", "sum.wasm"],
  ["chart.js", "sum.wasm"],
  ["style.css", "theme.css"],
  ["style.css", "photo.png"],
];

const files = (places: Readonly<Record<string, readonly [number, number]>>): readonly FlowNode[] =>
  Object.entries(places).map(([name, [x, y]]) => ({ name, x, y }));

export const wideLayout: FlowLayout = {
  direction: "right",
  width: 1160,
  height: 350,
  box: { width: 118, height: 40 },
  cube: { x: 580, y: 200 },
  modules: files({
    "index.ts": [60, 200],
    "cart.ts": [220, 110],
    "chart.js": [220, 200],
    "style.css": [220, 290],
    "data.json": [380, 74],
    "sum.wasm": [380, 158],
    "theme.css": [380, 242],
    "photo.png": [380, 326],
  }),
  assets: files({
    "main.js": [1010, 74],
    "main.css": [1010, 158],
    "sum.wasm": [1010, 242],
    "photo.png": [1010, 326],
  }),
  labels: [
    { x: 220, y: 20, text: "your modules and what they import" },
    { x: 580, y: 20, text: "webpack" },
    { x: 1010, y: 20, text: "static assets" },
  ],
};

export const tallLayout: FlowLayout = {
  direction: "down",
  width: 360,
  height: 700,
  box: { width: 102, height: 36 },
  cube: { x: 180, y: 420 },
  modules: files({
    "index.ts": [180, 58],
    "cart.ts": [55, 134],
    "chart.js": [180, 134],
    "style.css": [305, 134],
    "data.json": [52, 212],
    "sum.wasm": [150, 268],
    "theme.css": [226, 212],
    "photo.png": [307, 268],
  }),
  assets: files({
    "main.js": [52, 600],
    "main.css": [150, 656],
    "sum.wasm": [222, 600],
    "photo.png": [307, 656],
  }),
  labels: [
    { x: 180, y: 20, text: "your modules and what they import" },
    { x: 180, y: 694, text: "static assets" },
  ],
};
