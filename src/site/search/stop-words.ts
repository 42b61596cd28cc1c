export const stopWords: ReadonlySet<string> = new Set(
  [
    "a an and are as at be been being but by can could did do does doing for from get gets getting",
    "had has have how i if im in into is isnt it its just me my no not of on or our should so some",
    "than that the their them then there these they this those to us want was way we were what",
    "when where which who why will with would you your cant dont doesnt wont",
    "怎么 如何 什么 为什么 的 了 吗 是 在 和",
  ]
    .join(" ")
    .split(" "),
);
