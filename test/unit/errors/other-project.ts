/** Names in the samples → those of another project. */
const names: Readonly<Record<string, string>> = {
  Berlin: "Rome",
  Cart: "Basket",
  admin: "staff",
  alarm: "bell",
  button: "link",
  cart: "basket",
  checkout: "order",
  clock: "watch",
  colors: "palette",
  currency: "unit",
  greeting: "text",
  index: "main",
  logo: "photo",
  luxon: "dayjs",
  luxonn: "dayjss",
  minimize: "compress",
  now: "today",
  page: "view",
  price: "cost",
  prices: "costs",
  project: "home/ada/work",
  shop: "store",
  start: "begin",
  styles: "classes",
  sum: "add",
  total: "amount",
};

/** The message as another project's build would print it. */
export const inOtherProject = (message: string): string =>
  message
    .replaceAll(/[a-z]+/gi, (word) => names[word] ?? word)
    .replaceAll(/\b\d+:\d+(?:-\d+)?\b/g, "14:3-40");
