/** The better contrast is at least 4.58:1; WCAG requires 4.5:1. */
export const textColorOn = (background: string): "#000000" | "#ffffff" => {
  const light = luminance(background);
  return (light + 0.05) / 0.05 >= 1.05 / (light + 0.05) ? "#000000" : "#ffffff";
};

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, from 0 (black) to 1 (white) */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
