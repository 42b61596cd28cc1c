/** The document of webpack-dev-server: empty, the client renders everything in it. */
export default function development(): string;
