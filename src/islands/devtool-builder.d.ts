import "./devtool-builder.css";
/** Builds a value of `devtool` from what its user wants to see in the debugger. */
export default function DevtoolBuilder(): import("react").JSX.Element;
