import { BLANK, INVISIBLE } from './names.ts';

/** Characters that phones and mail insert, with their keyboard equivalents. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  // Variation selectors and enclosing frames are invisible, too.
  [new RegExp(`${INVISIBLE}|\\p{VS}|[\\u034f\\u20e3]`, 'gu'), ''],
  [new RegExp(`(?![\\n\\t])[${BLANK}]`, 'g'), ' '],
  // Phones replace two hyphens by one long dash.
  [/[\u2014\u2015](?=\s*\/)|(?<![^.;]\s*)[\u2014\u2015]/g, '--'],
  [/\p{Pd}|[\u00ad\u02d7\u2043\u2212]/gu, '-'],
  [/[\u201c-\u201f\u00ab\u00bb\u2033\u2036\u301d-\u301f]/g, '"'],
  [/[\u2018-\u201b\u2032\u2035]/g, "'"],
  [/\u2026/g, '...'],
  [/\u203c/g, '!!'],
  [/\u2047/g, '??'],
  [/\u2048/g, '?!'],
  [/\u2049/g, '!?'],
  [/[\u2755\u2757]/g, '!'],
  [/[\u2753\u2754]/g, '?'],
  [/\u2b50/g, '\u2605'],
  [/[\u00d7\u2715-\u2718]/g, 'x'],
  [/[\u2044\u2215]/g, '/'],
  [/[\u02dc\u223c\u301c]/g, '~'],
];

/** Full-width forms of ASCII characters, which East Asian keyboards type. */
const WIDE = /[\uff01-\uff5e]/g;
const DISTANCE = 0xfee0;

export const plainCharacters = (text: string): string =>
  PLAIN.reduce(
    (plain, [form, sign]) => plain.replace(form, sign),
    text.replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - DISTANCE)),
  );

const BEGINS_GAME = /^[\s>]*(?:\[[A-Za-z]|\(?\d+\s*[.)])/;

/** Replaces each ">" of quoted mail by a blank, so that each fault keeps its place in the text. */
export const withoutQuoting = (text: string): string => {
  const lines = text.split('\n');
  const begins = lines.find((line) => BEGINS_GAME.test(line)) ?? '';
  return /^\s*>/.test(begins) || (text.includes('>') && lines.every((line) => /^\s*(?:>|$)/.test(line)))
    ? lines.map((line) => line.replace(/^\s*>[\s>]*/, (marks) => marks.replaceAll('>', ' '))).join('\n')
    : text;
};

/** Returns a position file in keyboard characters. Line breaks become blanks, because mail breaks long lines. */
export const plainPosition = (text: string): string =>
  plainCharacters(withoutQuoting(text))
    .replace(/\s+/g, ' ')
    .replace(/^[ "'`]+|[ "'`.,;]+$/g, '');
