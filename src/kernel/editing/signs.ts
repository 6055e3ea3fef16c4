import { BLANK, INVISIBLE } from './names.ts';

/** The signs of a keyboard, in place of those that phones, mail and web pages make of them. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  // Variants and frames of a sign are invisible, too.
  [new RegExp(`${INVISIBLE}|\\p{VS}|[\\u034f\\u20e3]`, 'gu'), ''],
  [new RegExp(`(?![\\n\\t])[${BLANK}]`, 'g'), ' '],
  // A phone makes one long dash of two hyphens.
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

/** Full-width signs, and their distance from the plain ones. */
const WIDE = /[\uff01-\uff5e]/g;
const DISTANCE = 0xfee0;

/** A text in plain signs; one that has no others stays as it is. */
export const plainSigns = (text: string): string =>
  PLAIN.reduce(
    (plain, [form, sign]) => plain.replace(form, sign),
    text.replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - DISTANCE)),
  );

const BEGINS_GAME = /^[\s>]*(?:\[[A-Za-z]|\(?\d+\s*[.)])/;

/**
 * A text without the marks by which mail quotes it, on all its lines or from where its game begins; blanks
 * stand in their place.
 */
export const withoutQuoting = (text: string): string => {
  const lines = text.split('\n');
  const begins = lines.find((line) => BEGINS_GAME.test(line)) ?? '';
  return /^\s*>/.test(begins) || (text.includes('>') && lines.every((line) => /^\s*(?:>|$)/.test(line)))
    ? lines.map((line) => line.replace(/^\s*>[\s>]*/, (marks) => marks.replaceAll('>', ' '))).join('\n')
    : text;
};

/** A position in plain signs and on one line, without quotes, a fence or a full stop around it. */
export const plainPosition = (text: string): string =>
  plainSigns(withoutQuoting(text))
    .replace(/\s+/g, ' ')
    .replace(/^[ "'`]+|[ "'`.,;]+$/g, '');
