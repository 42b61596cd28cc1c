import { useSettings } from "../app/site-context.ts";
import "./logo.css";

/** The site's name with webpack's logo, which is also in `content/images/`. */
export function Logo() {
  const { name, webpack } = useSettings();
  return (
    <span className="logo">
      {webpack && <Cube />}
      <span className="logo-name">{name}</span>
    </span>
  );
}

/** Seen along its diagonal: each face is a rhombus with 30° sides. */
export function Cube() {
  return (
    <svg className="cube" viewBox="0 0 64 64" aria-hidden="true">
      <path className="cube-outer-top" d="M32 2 58 17 32 32 6 17Z" />
      <path className="cube-outer-left" d="M6 17 32 32V62L6 47Z" />
      <path className="cube-outer-right" d="M58 17V47L32 62V32Z" />
      <path className="cube-inner-top" d="M32 18 45 25.5 32 33 19 25.5Z" />
      <path className="cube-inner-left" d="M19 25.5 32 33V48L19 40.5Z" />
      <path className="cube-inner-right" d="M45 25.5V40.5L32 48V33Z" />
    </svg>
  );
}
