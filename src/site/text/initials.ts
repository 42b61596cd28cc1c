/** For people without a picture: `Ada Lovelace` gives `AL`. */
export const initials = (name: string): string =>
  name
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "")
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
