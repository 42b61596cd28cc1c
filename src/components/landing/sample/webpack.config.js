export default {
  mode: "production",
  entry: "./src/index.html",
  output: {
    module: true,
    filename: "[name].[contenthash:8].js",
    htmlFilename: "[name].html",
    assetModuleFilename: "[name].[hash:8][ext]",
  },
};
