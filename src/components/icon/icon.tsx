/** Paths on a 24 × 24 grid with a stroke of 1.75. */
const paths = {
  search: "M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20 20",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  chevron: "M7 10l5 5 5-5",
  sun: "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7",
  system: "M4 5h16v11H4zM12 16v4M8.5 20h7",
  moon: "M20 14.2A8.2 8.2 0 019.8 4 8.2 8.2 0 1020 14.2z",
  language:
    "M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18",
  edit: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  repository: "M6 4h12v16l-6-3.5L6 20zM9 8h6M9 11.5h6",
  next: "M5 12h14M13 6l6 6-6 6",
  previous: "M19 12H5M11 6l-6 6 6 6",
  top: "M12 19V5M6 11l6-6 6 6",
  external: "M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9",
  github:
    "M9 20.5v-3.2c-3.8.9-4.6-1.7-4.6-1.7-.5-1.2-1.3-1.6-1.3-1.6M15 20.5v-3.6c0-1 .1-1.4-.5-2 2.9-.3 5.5-1.4 5.5-6a4.7 4.7 0 00-1.3-3.3 4.3 4.3 0 00-.1-3.2s-1-.3-3.4 1.3a11.7 11.7 0 00-6.2 0C6.6 2.1 5.6 2.4 5.6 2.4a4.3 4.3 0 00-.1 3.2A4.7 4.7 0 004.2 8.9c0 4.6 2.6 5.7 5.5 6-.6.6-.6 1.2-.7 2.4",
  x: "M4.5 4l15 16M19.5 4l-15 16",
  stackoverflow: "M5 14v6h14v-6M8 17h8M8.3 13.5l7.6 1M9.6 9.5l7 3M12.2 6l5.6 5",
  discord:
    "M8.5 16.5c2.3.7 4.7.7 7 0M8 7.5C10.6 6.7 13.4 6.7 16 7.5M7 6C5 8.5 3.5 12 3.5 16.5c1.6 1.4 3.2 2 4.5 2l1-2M17 6c2 2.5 3.5 6 3.5 10.5-1.6 1.4-3.2 2-4.5 2l-1-2M9.3 12h.01M14.7 12h.01",
};

export type IconName = keyof typeof paths;

interface IconProps {
  readonly name: IconName;
}

/** A decorative icon; screen readers get a word instead. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
