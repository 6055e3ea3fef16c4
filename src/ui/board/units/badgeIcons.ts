/** Badge icons on a 16 by 16 grid, as CSS backgrounds, which paint faster than inline SVG. */
import { memoize } from '../../../kernel/memoize.ts';

const SNOWFLAKE = 'M8 1.5V14.5M2.4 4.7L13.6 11.3M13.6 4.7L2.4 11.3';
const CROWN = 'M3 12.5H13L14.5 5L10.8 8L8 3L5.2 8L1.5 5Z';

const ICONS: Readonly<Record<string, string>> = {
  frozen: SNOWFLAKE,
  held: SNOWFLAKE,
  paralysed: SNOWFLAKE,
  guard: CROWN,
  crown: CROWN,
  shield: 'M8 1.5L13.5 3.5V8C13.5 11.5 11 13.5 8 14.5C5 13.5 2.5 11.5 2.5 8V3.5Z',
  guarded: 'M8 3.5A4.5 4.5 0 0 1 8 12.5A4.5 4.5 0 0 1 8 3.5Z',
  empowered: 'M3.5 9L7 12.5L12.5 4.5',
  siege: 'M3 13.5V8H13V13.5M3 8V4H5V6H7V4H9V6H11V4H13V8',
  retained: 'M5 7V5A3 3 0 0 1 11 5V7M3.5 7H12.5V14H3.5Z',
  climb: 'M8 13V3M3.5 7.5L8 3L12.5 7.5',
  ready: 'M8 1.5L9.6 6.4L14.5 8L9.6 9.6L8 14.5L6.4 9.6L1.5 8L6.4 6.4Z',
  knightmare: 'M1.5 8C4 4 12 4 14.5 8C12 12 4 12 1.5 8ZM8 7V9',
  link: 'M6 8H10M6.5 5H5A3 3 0 0 0 5 11H6.5M9.5 5H11A3 3 0 0 1 11 11H9.5',
  right: 'M4.5 14V7.5L3 6.5V2.5H5.5V4.5H7V2.5H9V4.5H10.5V2.5H13V6.5L11.5 7.5V14Z',
  castling: 'M2 6H13L10.5 3.5M14 10H3L5.5 12.5',
  passing: 'M3 3L8 8L3 13M8 3L13 8L8 13',
  dice: 'M3 3H13V13H3ZM6 6H6.1M10 10H10.1M8 8H8.1',
  shade: 'M10.5 2A6.2 6.2 0 1 0 14 10.5A5 5 0 0 1 10.5 2Z',
  shadow: 'M10.5 2A6.2 6.2 0 1 0 14 10.5A5 5 0 0 1 10.5 2Z',
  monad: 'M8 2A6 6 0 0 1 8 14A6 6 0 0 1 8 2ZM8 6.5A1.5 1.5 0 0 1 8 9.5A1.5 1.5 0 0 1 8 6.5Z',
  shock: 'M9.5 1.5L4 9H8L6.5 14.5L12 7H8Z',
  hatching: 'M8 1.5C11 1.5 13 7 13 10A5 4.5 0 0 1 3 10C3 7 5 1.5 8 1.5ZM3.5 9L6 7L8 9.5L10.5 7L12.5 9',
  growth: 'M8 2C11.5 5 12 12 8 14C4 12 4.5 5 8 2Z',
  build: 'M2.5 14V9H6V5H10V9H13.5V14Z',
  moves: 'M2.5 4L6.5 8L2.5 12M8 4L12 8L8 12',
  fused: 'M5.5 5A3 3 0 0 1 5.5 11A3 3 0 0 1 5.5 5ZM10.5 5A3 3 0 0 1 10.5 11A3 3 0 0 1 10.5 5Z',
  promotion: 'M8 12V3M3.5 7.5L8 3L12.5 7.5M4 14H12',
};

/** Icons without a pill around them, which have a pale edge for contrast. */
const QUIET: ReadonlySet<string> = new Set(['guarded', 'empowered']);
/** Closed shapes, filled so that they are legible on small squares. */
const FILLED: ReadonlySet<string> = new Set([
  'guard',
  'crown',
  'shield',
  'ready',
  'right',
  'shade',
  'shadow',
]);

export const BADGE_KINDS: readonly string[] = Object.keys(ICONS);

export const hasIcon = (kind: string): boolean => kind in ICONS;

/** Copies of --board-pale, --board-ink and --white-fill in tokens.css, which are the same in all themes. */
const PALE = '#fffefb';
const INK = '#22262b';
const EDGE = '#fffdf6';

export const badgeDrawing = (kind: string): string => {
  const path = ICONS[kind] ?? '';
  const ink = QUIET.has(kind) ? INK : PALE;
  const edge = QUIET.has(kind) ? `<path d="${path}" stroke="${EDGE}" stroke-width="4.4"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="${ink}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${edge}<path d="${path}" fill="${FILLED.has(kind) ? ink : 'none'}"/></svg>`;
};

export const badgeImage = (kind: string): string =>
  `data:image/svg+xml,${encodeURIComponent(badgeDrawing(kind))}`;

export const badgeSheet = memoize((_page: Document): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    BADGE_KINDS.map((kind) => `[data-icon="${kind}"]{background-image:url("${badgeImage(kind)}")}`).join(
      '\n',
    ),
  );
  return sheet;
});
