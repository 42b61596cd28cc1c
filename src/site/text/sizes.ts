const units = ["bytes", "KiB", "MiB", "GiB"];

/** As webpack's stats print it: `1.04 KiB`. */
export function sizeText(bytes: number): string {
  const power = bytes === 0 ? 0 : Math.floor(Math.log2(bytes) / 10);
  return `${Number((bytes / 1024 ** power).toPrecision(3))} ${units[power] ?? ""}`;
}

/** `+1.04 KiB` */
export const growthText = (bytes: number): string =>
  `${bytes < 0 ? "−" : "+"}${sizeText(Math.abs(bytes))}`;
