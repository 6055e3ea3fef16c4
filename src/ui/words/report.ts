import { type Advantage, DECIDED, OPEN } from '../../app/review/standings.ts';
import type { PointKind } from '../../app/review/turning-points.ts';
import { other, type Side, sideName } from '../../kernel/side.ts';
import { countWords, listWords, plural } from '../../kernel/words.ts';

interface TurnOf {
  readonly number: number;
  readonly side: Side;
}

/** The fewest hundredths of a Pawn by which a side stands better. */
const EVEN = 50;

const pawns = (hundredths: number): string =>
  hundredths < OPEN
    ? `about ${countWords(Math.max(1, Math.round(hundredths / 100)), 'Pawn')}`
    : `at least ${countWords(OPEN / 100, 'Pawn')}`;

/** A standing in words: "White leads by about 2 Pawns". */
const standingWords = (standing: Advantage | undefined): string => {
  if (standing === undefined || standing === null) return REPORT.unjudged;
  if (Math.abs(standing) < EVEN) return 'Even';
  const side = sideName(standing > 0 ? 'white' : 'black');
  return Math.abs(standing) >= DECIDED ? `${side} wins` : `${side} leads by ${pawns(Math.abs(standing))}`;
};

const turnWords = ({ number, side }: TurnOf): string => `${sideName(side)}'s turn ${number}`;

/** A turning point, as far as its words need it. */
interface PointOf {
  readonly kind: PointKind;
  readonly turn: TurnOf;
  readonly turns: readonly TurnOf[];
  readonly loss: number;
  readonly after: number;
  readonly told: readonly string[];
}

const did = ({ kind, turn, loss }: PointOf): string => {
  if (kind === 'letWin') return `let ${sideName(other(turn.side))} win`;
  return kind === 'missedWin' ? 'missed a win' : `lost ${pawns(loss)}`;
};

export const REPORT = {
  unjudged: 'Not judged',
  place: 'Place in the game',
  /** A place of the curve: before a turn, or at the end. */
  at: (turn: TurnOf | undefined, standing: Advantage | undefined): string =>
    `${turn ? `Before ${turnWords(turn)}` : 'End of the line'}: ${standingWords(standing)}`,
  show: 'Go there',
  working: 'Judging the turns',
  stop: 'Stop',
  goOn: 'Go on',
  points: 'Turning points',
  /** How many turning points are listed, and how many there are in all. */
  found: (shown: number, count: number): string => {
    if (count === 0) return 'No turning point was found.';
    return shown < count
      ? `${shown} of about ${countWords(count, 'turning point')}`
      : countWords(count, 'turning point');
  },
  /** A turning point: of a repeated one, the first turn as it was played and the last one's number. */
  point: (point: PointOf, played: readonly string[]): string => {
    const { kind, turn, turns, after, told } = point;
    if (kind === 'ended') return `${turnWords(turn)}: ${told.join(' ')}`;
    if (kind === 'dice') return `${turnWords(turn)}: ${told.join(' ')} ${REPORT.after(after)}`;
    const last = turns.at(-1)?.number ?? turn.number;
    const rival = sideName(other(turn.side));
    if (turns.length === 1) return `${turnWords(turn)}: ${listWords(played)} ${did(point)}.`;
    return `Turns ${turn.number} to ${last}: ${sideName(turn.side)} ${did(point)} each turn. ${
      kind === 'missedWin' ? `${rival} did not prevent it.` : `${rival} gave them back.`
    }`;
  },
  decided: 'This decided the game.',
  noBetter: 'No better turn was found.',
  better: (names: readonly string[]): string => `Better: ${listWords(names)}.`,
  /** What follows a better turn of which nothing else is to be said. */
  after: (standing: number): string =>
    Math.abs(standing) < EVEN ? 'Then neither side leads.' : `Then ${standingWords(standing)}.`,
  keep: 'Add better line',
  kept: 'Added',
  name: (turn: TurnOf): string => `Better on ${turnWords(turn)}`,
  skipped: (count: number): string =>
    `The line is long: ${countWords(count, 'place')} of it ${plural(count, 'is', 'are')} not judged.`,
  unanswered: (count: number): string => `${countWords(count, 'place')} cannot be judged.`,
  limits: 'The computer plans only a few turns and can be wrong.',
} as const;
