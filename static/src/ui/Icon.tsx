/** Line drawings on a grid of 24, in the colour of the text around them. They say nothing: the label beside does. */
const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M7 5v14",
  last: "M6 5l7 7-7 7M17 5v14",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  share: "M12 15V4M8 8l4-4 4 4M6 12v8h12v-8",
  undo: "M9 8H4V3M4 8c3-4 9-5 13-1s3 10-2 12",
  check: "M5 12.5l4.5 4.5L19 7.5",
  warning: "M12 4l9 16H3zM12 10v4M12 17v.5",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5M12 7.5v.5",
  help: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.6 9.4a2.5 2.5 0 1 1 3.7 2.3c-.9.5-1.3 1-1.3 1.9M12 16.6v.4",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c6 6 6 12 0 18M12 3c-6 6-6 12 0 18",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 20c0-4 2.5-6 6-6s6 2 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.3.8 3.5 2.7 3.5 5.5",
  speech: "M4 5h16v11H11l-5 4v-4H4z",
  computer: "M4 5h16v11H4zM9 20h6M12 16v4",
  sheet: "M6 3h9l4 4v14H6zM9 9h6M9 13h6M9 17h4",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  device: "M8 3h8v18H8zM11 18h2",
  edit: "M5 19l1-4L16 5l3 3L9 18z",
  shield: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2",
  keys: "M3 6h18v12H3zM7 10h.5M11 10h.5M15 10h.5M8 14h8",
  flag: "M6 21V4M6 4c4-2 7 2 12 0v9c-5 2-8-2-12 0",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
