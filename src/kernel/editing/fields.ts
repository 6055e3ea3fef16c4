import { type Squares, unitsOf } from '../board/placement.ts';
import { ok, type Problem, problem, type Result } from '../result.ts';
import { SIDES, type Side, sideName } from '../side.ts';
import { countWords } from '../words.ts';
import { ownValue } from './objects.ts';

/** The greatest number accepted in a position file. Every count of a game is smaller. */
export const MAX_NUMBER = 999_999_999;

const wholeNumber = (text: string, least: number): number | null => {
  const value = /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : -1;
  return value >= least ? value : null;
};

export const readNumber = (text: string, field: string, least: number): Result<number, Problem> => {
  const value = wholeNumber(text, least);
  return value === null
    ? problem(`${field}: "${text}" is not a whole number from ${least} to ${MAX_NUMBER}.`)
    : ok(value);
};

/** Returns a text like "White has no Titan. It must have exactly 1." */
export const countFault = (side: Side, count: number, noun: string): string =>
  `${sideName(side)} has ${count === 0 ? `no ${noun}` : countWords(count, noun)}. It must have exactly 1.`;

/** Returns the fault if a side does not have exactly one unit of this type, else null. */
export const faultOfCount = (squares: Squares, type: string, noun: string): string | null => {
  const counts = SIDES.map(
    (side) => [side, unitsOf(squares, side).filter(([, unit]) => unit.type === type).length] as const,
  );
  const wrong = counts.find(([, count]) => count !== 1);
  return wrong ? countFault(...wrong, noun) : null;
};

const SIDE_LETTERS: Readonly<Record<string, Side>> = { w: 'white', b: 'black' };

export const letterOfSide = (side: Side): string => (side === 'white' ? 'w' : 'b');

export const readSide = (text: string, field: string): Result<Side, Problem> => {
  const side = ownValue(SIDE_LETTERS, text);
  return side ? ok(side) : problem(`${field}: "${text}" is neither w nor b.`);
};
