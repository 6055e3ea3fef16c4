/** SVG paths of the icons, on a 20 by 20 grid. */
const PATHS = {
  undo: 'M8 4L3.5 8.5L8 13M4 8.5H12A4 4 0 0 1 12 16.5H9',
  redo: 'M12 4L16.5 8.5L12 13M16 8.5H8A4 4 0 0 0 8 16.5H11',
  flip: 'M6 3V16M6 16L3 13M6 16L9 13M14 17V4M14 4L11 7M14 4L17 7',
  settings: 'M3 6H9M13 6H17M11 4V8M3 14H6M10 14H17M8 12V16',
  plus: 'M10 4V16M4 10H16',
  minus: 'M4 10H16',
  fold: 'M5 12.5L10 7.5L15 12.5',
  unfold: 'M5 7.5L10 12.5L15 7.5',
  say: 'M3 4H17V13H10L6 16.5V13H3Z',
  players:
    'M7 9.5A2.8 2.8 0 1 0 7 3.9A2.8 2.8 0 1 0 7 9.5M2 16.5C2 13.5 4 12 7 12S12 13.5 12 16.5M13.2 9.2A2.4 2.4 0 1 0 13.2 4.4M14.5 12C16.8 12.4 18 14 18 16.5',
  close: 'M5 5L15 15M15 5L5 15',
  share: 'M10 12V3M6.5 6L10 2.8L13.5 6M4.5 10V16.5H15.5V10',
  edit: 'M4 16L5 12L13.5 3.5L16.5 6.5L8 15ZM11.5 5.5L14.5 8.5',
  curve: 'M3 3V17H17M5.5 12.5L9 8.5L12 11L16.5 5',
  help: 'M7 7.5A3 3 0 1 1 11.5 10C10.4 10.7 10 11.2 10 12.4M10 15.4V15.6',
  hint: 'M7.5 13.5C5.8 12.4 5 10.9 5 9A5 5 0 0 1 15 9C15 10.9 14.2 12.4 12.5 13.5V15H7.5ZM8 17.5H12',
  threat: 'M10 4.5A5.5 5.5 0 1 0 10 15.5A5.5 5.5 0 1 0 10 4.5M10 2V6M10 14V18M2 10H6M14 10H18',
  link: 'M8.5 11.5L11.5 8.5M9 6L11 4A3.5 3.5 0 0 1 16 9L14 11M11 14L9 16A3.5 3.5 0 0 1 4 11L6 9',
  die: 'M4 4H16V16H4ZM7 7V7.1M13 7V7.1M10 10V10.1M7 13V13.1M13 13V13.1',
  play: 'M6 4L16 10L6 16Z',
  pause: 'M7 4V16M13 4V16',
  start: 'M5 4V16M15 4L8 10L15 16Z',
  end: 'M15 4V16M5 4L12 10L5 16Z',
  back: 'M13 4L6 10L13 16Z',
  more: 'M4 9.5V10.5M10 9.5V10.5M16 9.5V10.5',
  sound: 'M3 8V12H6L10 15.5V4.5L6 8ZM13 7.5A3.5 3.5 0 0 1 13 12.5M15 5A7 7 0 0 1 15 15',
  mute: 'M3 8V12H6L10 15.5V4.5L6 8ZM13 8L17 12M17 8L13 12',
  flag: 'M5 17V4H15L12.5 7.5L15 11H5',
  swap: 'M4 7H16M13 4L16 7L13 10M16 13H4M7 10L4 13L7 16',
  dice: 'M6 3.5H14L16.5 6V14L14 16.5H6L3.5 14V6ZM7 7V7.1M13 7V7.1M10 10V10.1M7 13V13.1M13 13V13.1',
  half: 'M3.5 5L5.5 4V10M14 4L6 16M12 12A2 2 0 0 1 16 12C16 13.5 12 14.5 12 16.5H16.5',
  left: 'M12 5L7 10L12 15',
  right: 'M8 5L13 10L8 15',
  forth: 'M7 4L14 10L7 16Z',
  home: 'M3 10L10 4L17 10M5 9V16H15V9',
} as const;

export type IconName = keyof typeof PATHS;

export const Lines = ({ d }: { readonly d: string }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
);

export const Icon = ({ name }: { readonly name: IconName }) => <Lines d={PATHS[name]} />;

/** Shows the key of a button's shortcut. Screen readers get the key from `aria-keyshortcuts`. */
export const Key = ({ name }: { readonly name: string }) => (
  <span aria-hidden="true" data-key>
    <kbd>{name}</kbd>
  </span>
);
