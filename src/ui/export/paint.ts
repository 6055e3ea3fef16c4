/** The colours of a drawing: those of the board's theme, as the page shows it. */
import type { ArrowColor } from '../../app/table/tree.ts';

export interface Paint {
  readonly paper: string;
  readonly ink: string;
  readonly tones: { readonly light: string; readonly dark: string };
  /** Over squares of the last turn, and its paths. */
  readonly last: { readonly tint: string; readonly line: string };
}

/** The light theme. */
export const DAYLIGHT: Paint = {
  paper: '#f6f4ef',
  ink: '#22262b',
  tones: { light: '#f0e9d8', dark: '#b9a684' },
  last: { tint: '#e0b020', line: '#6b4700' },
};

/** The players' arrows: legible on both tones of every theme. */
export const ARROW_INK: Readonly<Record<ArrowColor, string>> = {
  blue: '#1e40af',
  red: '#9b1c1c',
  orange: '#943600',
};

/** The colours of the page's theme now. */
export const paintNow = (page: Document = document): Paint => {
  const probe = page.createElement('span');
  page.body.append(probe);
  const colorOf = (name: string, otherwise: string): string => {
    probe.style.color = `var(${name})`;
    return page.defaultView?.getComputedStyle(probe).color || otherwise;
  };
  const { paper, ink, tones, last } = DAYLIGHT;
  const paint: Paint = {
    paper: colorOf('--paper', paper),
    ink: colorOf('--ink', ink),
    tones: {
      light: colorOf('--square-light', tones.light),
      dark: colorOf('--square-dark', tones.dark),
    },
    last: {
      tint: colorOf('--honey', last.tint),
      line: colorOf('--honey-ink', last.line),
    },
  };
  probe.remove();
  return paint;
};
