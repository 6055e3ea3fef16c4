/** The small fields of position files. A problem begins with the name of the field. */
import { type Squares, unitsOf } from '../board/placement.ts';
import { ok, type Problem, problem, type Result } from '../result.ts';
import { SIDES, type Side, sideName } from '../side.ts';
import { countWords } from '../words.ts';
import { ownIn } from './objects.ts';

/**
 * The greatest number that is read: above any count of a game, and still exact and readable after counting
 * on.
 */
export const MOST = 999_999_999;

/** A whole number without leading zeros; null for any other text. */
const wholeNumber = (text: string, least: number): number | null => {
  const value = /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : -1;
  return value >= least ? value : null;
};

export const readNumber = (text: string, field: string, least: number): Result<number, Problem> => {
  const value = wholeNumber(text, least);
  return value === null
    ? problem(`${field}: "${text}" is not a whole number from ${least} to ${MOST}.`)
    : ok(value);
};

/** The fault of a side that has no royal unit or several: "White has no Titan. It must have exactly 1." */
export const wrongNumber = (side: Side, count: number, noun: string): string =>
  `${sideName(side)} has ${count === 0 ? `no ${noun}` : countWords(count, noun)}. It must have exactly 1.`;

/** The fault of a board on which a side has no unit of this type, or several; null if each has one. */
export const faultOfNumber = (squares: Squares, type: string, noun: string): string | null => {
  const counts = SIDES.map(
    (side) => [side, unitsOf(squares, side).filter(([, unit]) => unit.type === type).length] as const,
  );
  const wrong = counts.find(([, count]) => count !== 1);
  return wrong ? wrongNumber(...wrong, noun) : null;
};

const SIDE_LETTERS: Readonly<Record<string, Side>> = { w: 'white', b: 'black' };

export const letterOfSide = (side: Side): string => (side === 'white' ? 'w' : 'b');

export const readSide = (text: string, field: string): Result<Side, Problem> => {
  const side = ownIn(SIDE_LETTERS, text);
  return side ? ok(side) : problem(`${field}: "${text}" is neither w nor b.`);
};

/** Which of these names are listed, each at most once and in their order; null if anything else is. */
export const flagsIn = <Name extends string>(
  names: readonly Name[],
  listed: readonly string[],
): Readonly<Record<Name, boolean>> | null =>
  names.filter((name) => listed.includes(name)).join() === listed.join()
    ? (Object.fromEntries(names.map((name) => [name, listed.includes(name)])) as Record<Name, boolean>)
    : null;
