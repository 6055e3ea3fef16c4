import { type Advantage, DECIDED, MAX_UNPROVED } from '../../app/review/advantages.ts';
import type { PointKind } from '../../app/review/turning-points.ts';
import { other, type Side, sideName } from '../../kernel/side.ts';
import { countWords, plural } from '../../kernel/words.ts';

interface TurnOf {
  readonly number: number;
  readonly side: Side;
}

/** Advantage below which a game is even, in hundredths of a Pawn. */
const EVEN = 50;

const pawns = (hundredths: number): string =>
  hundredths < MAX_UNPROVED
    ? `about ${countWords(Math.max(1, Math.round(hundredths / 100)), 'Pawn')}`
    : `at least ${countWords(MAX_UNPROVED / 100, 'Pawn')}`;

const standingWords = (standing: Advantage | undefined): string => {
  if (standing === undefined || standing === null) return REVIEW.unjudged;
  if (Math.abs(standing) < EVEN) return 'Even';
  const side = sideName(standing > 0 ? 'white' : 'black');
  return Math.abs(standing) >= DECIDED ? `${side} wins` : `${side} leads by ${pawns(Math.abs(standing))}`;
};

const turnWords = ({ number, side }: TurnOf): string => `${sideName(side)}'s turn ${number}`;

interface PointOf {
  readonly kind: PointKind;
  readonly turn: TurnOf;
  readonly turns: readonly TurnOf[];
  readonly loss: number;
  readonly winsIn: number | null;
  readonly after: number;
  readonly told: readonly string[];
}

/** Returns what a turning point cost. For several turns, the time to a win is not given, since the time varies. */
const costWords = ({ kind, turn, turns, loss, winsIn }: PointOf): string => {
  const many = winsIn === 1 ? ' at once' : ` in ${winsIn}`;
  const how = winsIn === null || turns.length > 1 ? '' : many;
  if (kind === 'letWin') return `let ${sideName(other(turn.side))} win${how}`;
  return kind === 'missedWin' ? `missed a win${how}` : `lost ${pawns(loss)}`;
};

const thenWords = (standing: Advantage): string => {
  const words = standingWords(standing);
  return `then ${words === 'Even' ? 'neither side leads' : words}`;
};

export const REVIEW = {
  title: 'Review',
  card: 'Turning point',
  unjudged: 'Not judged',
  place: 'Place in the game',
  at: (turn: TurnOf | undefined, standing: Advantage | undefined): string =>
    `${turn ? `Before ${turnWords(turn)}` : 'End of the line'}: ${standingWords(standing)}`,
  working: 'Judging the turns',
  looking: 'Looking for the turns that decided the game …',
  stop: 'Stop',
  goOn: 'Go on',
  puzzles: 'Puzzles from this game',
  puzzle: (turn: TurnOf, kind: string): string => `${turnWords(turn)}: ${kind.toLowerCase()}`,
  asPuzzle: 'As a puzzle:',
  seeking: 'Looking for puzzles in this game …',
  mistakes: (count: number): string => (count === 0 ? 'no mistake' : countWords(count, 'mistake')),
  none: 'No turn changed the game.',
  found: (count: number): string => `${countWords(count, 'turning point')}.`,
  step: (at: number, count: number): string => `${at + 1} of ${count}`,
  more: (shown: number, count: number): string =>
    `The ${shown} largest of about ${countWords(count, 'turning point')}.`,
  when: ({ turn, turns }: PointOf): string =>
    turns.length === 1 ? turnWords(turn) : `Turns ${turn.number} to ${turns.at(-1)?.number ?? turn.number}`,
  did: (point: PointOf): string => {
    const { kind, turn, turns, after, told } = point;
    if (kind === 'ended') return told.join(' ');
    if (kind === 'dice') return `${told.join(' ')} ${REVIEW.after(after)}`;
    if (turns.length === 1) return `${costWords(point)}.`;
    const rival = sideName(other(turn.side));
    return `${sideName(turn.side)} ${costWords(point)} each turn. ${
      kind === 'missedWin' ? `${rival} did not prevent it.` : `${rival} gave them back.`
    }`;
  },
  decided: 'This decided the game.',
  noBetter: 'No better turn was found.',
  better: 'Better:',
  after: (standing: number): string =>
    Math.abs(standing) < EVEN ? 'Then neither side leads.' : `Then ${standingWords(standing)}.`,
  first: 'Show the first',
  tryIt: 'Try it',
  tryAgain: 'Try again',
  findIt: (side: Side): string => `${sideName(side)}: find a better turn.`,
  giveUp: 'Show it',
  back: 'Back to the review',
  tried: {
    judging: () => '…',
    found: () => 'is the better turn.',
    alike: () => 'is as good.',
    better: (standing: Advantage) => `is better than what was played, but not the best: ${thenWords(standing)}.`,
    worse: (standing: Advantage) => `is no better: ${thenWords(standing)}.`,
    failed: () => 'cannot be judged.',
  },
  done: 'Done',
  keep: 'Add to game',
  kept: 'Added',
  name: (turn: TurnOf): string => `Better on ${turnWords(turn)}`,
  skipped: (count: number): string =>
    `The line is long: ${countWords(count, 'place')} of it ${plural(count, 'is', 'are')} not judged.`,
  unanswered: (count: number): string => `${countWords(count, 'place')} cannot be judged.`,
  limits: 'The computer plans only a few turns and can be wrong.',
} as const;
