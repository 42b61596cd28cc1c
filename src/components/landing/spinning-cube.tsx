import "./spinning-cube.css";

const faces = ["front", "back", "left", "right", "top", "bottom"] as const;

/** The logo's cube within a cube in 3D. Its depth is the `--depth` around it. */
export function SpinningCube() {
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
