/** The words of the report of a game. */
import type { Swing } from '../../app/opponent/game-report.ts';
import { type Advantage, DECIDED } from '../../app/opponent/standings.ts';
import { other, type Side, sideName } from '../../kernel/side.ts';
import { countWords, listWords, plural } from '../../kernel/words.ts';

interface TurnOf {
  readonly number: number;
  readonly side: Side;
}

/** The fewest hundredths of a Pawn by which a side stands better. */
const EVEN = 50;

/** The most hundredths of a Pawn that are counted. */
const MOST = 900;

const pawns = (hundredths: number): string =>
  hundredths < MOST
    ? `about ${countWords(Math.max(1, Math.round(hundredths / 100)), 'Pawn')}`
    : `at least ${countWords(MOST / 100, 'Pawn')}`;

/** A standing in words: "White leads by about 2 Pawns". */
const standingWords = (standing: Advantage | undefined): string => {
  if (standing === undefined || standing === null) return REPORT.unjudged;
  if (Math.abs(standing) < EVEN) return 'Even';
  const side = sideName(standing > 0 ? 'white' : 'black');
  return Math.abs(standing) >= DECIDED ? `${side} wins` : `${side} leads by ${pawns(Math.abs(standing))}`;
};

const turnWords = ({ number, side }: TurnOf): string => `${sideName(side)}'s turn ${number}`;

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
  swings: 'Turning points',
  found: (count: number): string =>
    count === 0 ? 'No turning point was found.' : countWords(count, 'turning point'),
  swing: (
    { turn, kind, loss }: Pick<Swing, 'kind' | 'loss'> & { readonly turn: TurnOf },
    played: readonly string[],
  ) => {
    const rival = sideName(other(turn.side));
    const did = {
      loses: `let ${rival} win`,
      misses: 'missed a win',
      worsens: `lost ${pawns(loss)}`,
    }[kind];
    return `${turnWords(turn)}: ${listWords(played)} ${did}.`;
  },
  better: (names: readonly string[]): string => `Better: ${listWords(names)}.`,
  /** What follows a better turn of which nothing else is to be said. */
  after: (standing: number): string =>
    Math.abs(standing) < EVEN ? 'Then neither side leads.' : `Then ${standingWords(standing)}.`,
  keep: 'Add better line',
  kept: 'Added',
  name: (turn: TurnOf): string => `Better on ${turnWords(turn)}`,
  /** What the report leaves out. */
  skipped: (count: number): string =>
    `The line is long: ${countWords(count, 'place')} of it ${plural(count, 'is', 'are')} not judged.`,
  unanswered: (count: number): string => `${countWords(count, 'place')} cannot be judged.`,
  dice: (count: number): string =>
    `Dice decided ${countWords(count, 'turn')}, which ${plural(count, 'is', 'are')} not compared.`,
  limits: 'The computer plans only a few turns and can be wrong.',
} as const;
