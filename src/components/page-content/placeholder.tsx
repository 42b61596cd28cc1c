import { StillLoading } from "./still-loading.tsx";
import "./placeholder.css";

/** Shown while a chunk loads. */
export const Placeholder = () => (
  <div className="page-placeholder" aria-busy="true">
    <StillLoading />
  </div>
);
