import { StillLoading } from "./still-loading.tsx";
import "./placeholder.css";

/** Stands where content will be once its chunk has loaded. */
export const Placeholder = () => (
  <div className="page-placeholder" aria-busy="true">
    <StillLoading />
  </div>
);
