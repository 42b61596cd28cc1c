/** A configuration with a mistake of each kind. */
export const example = `import path from "node:path";
import webpack from "webpack";

export default (env) => ({
  mode: env.production ? "production" : "developement",
  entry: "./src/index.js",
  output: {
    path: path.resolve("dist"),
    filname: "[name].js",
  },
  module: {
    rules: [{ test: /\\.css$/, loaders: ["style-loader", "css-loader"] }],
  },
  optimization: { noEmitOnErrors: true },
  plugins: [new webpack.BannerPlugin({ banner: "© Example", row: true })],
});
`;
