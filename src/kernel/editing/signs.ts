/** The signs of a keyboard, in place of those that phones, mail and web pages make of them. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  // Invisible: marks of direction, joiners, byte order, variants of a sign, controls.
  [/\p{Cf}|\p{VS}|\u034f|(?=\p{Cc})[^\s\u0085]/gu, ''],
  [/[\u0085\u115f\u1160\u2800\u3164\uffa0]|(?![\n\t])\s/g, ' '],
  // A phone makes one long dash of two hyphens.
  [/[\u2014\u2015](?=\s*\/)|(?<![^.;]\s*)[\u2014\u2015]/g, '--'],
  [/\p{Pd}|[\u00ad\u02d7\u2043\u2212]/gu, '-'],
  [/[\u201c-\u201f\u00ab\u00bb\u2033\u2036\u301d-\u301f]/g, '"'],
  [/[\u2018-\u201b\u2032\u2035]/g, "'"],
  [/\u2026/g, '...'],
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

/** A text without the marks by which mail quotes its every line; blanks stand in their place. */
export const withoutQuoting = (text: string): string => {
  const lines = text.split('\n');
  return text.includes('>') && lines.every((line) => /^\s*(?:>|$)/.test(line))
    ? lines.map((line) => line.replace(/^[\s>]+/, (marks) => marks.replaceAll('>', ' '))).join('\n')
    : text;
};
