import { other, type Side, sideName } from '../../kernel/side.ts';
import { capitalize, countWords } from '../../kernel/words.ts';
import type { LevelId } from '../../opponent/levels.ts';

export const levelName = (level: LevelId): string => capitalize(level);

export const computerOf = (side: Side, level: LevelId): string => `${sideName(side)} (${levelName(level)})`;

/** Returns a hint or threat for screen readers: the move, then the reason. */
export const adviceAloud = (what: string, texts: readonly string[]): string => `${what}: ${texts.join(' ')}`;

const noForcedWin = (turns: number, isExact: boolean): string =>
  isExact
    ? `Neither side can force a win within ${countWords(turns, 'turn')}.`
    : `No forced win was found within ${countWords(turns, 'turn')}.`;

export const OPPONENT = {
  thinks: (side: Side): string => `${sideName(side)} is thinking\u00a0…`,
  moves: (side: Side): string => `${sideName(side)} moves.`,
  stop: 'Move now',
  stopHint: 'Stop thinking and play the best move found',
  pause: 'Pause',
  pauseHint: 'The computers stop here, and you may choose',
  letPlay: (side: Side, level: LevelId): string => `Let ${computerOf(side, level)} move`,
  failed: 'The computer could not start in this browser.',
  retry: 'Try again',
  takeOver: (side: Side): string => `Play ${sideName(side)} yourself`,
  levelOf: (side: Side): string => `${sideName(side)}: level of the computer`,
  named: (level: LevelId): string => `Computer (${levelName(level)})`,
  advice: 'Ask the computer',
  review: 'Review',
  hint: 'Hint',
  threat: 'Threat',
  hintTitle: 'Show the best move found',
  threatTitle: (side: Side): string => `Show what ${sideName(side)} could do with the move`,
  looking: { hint: 'Looking for the best move …', threat: 'Looking for a threat …' },
  nothing: { hint: 'There is nothing to choose here.', threat: 'No threat was found.' },
  strip: { hint: 'Hint', threat: 'Threat' },
  isWon: 'Is it won?',
  proof: 'Proof',
  proving: (turns: number, isExact: boolean): string =>
    turns === 0
      ? 'Looking for a win that nothing stops\u00a0…'
      : `${noForcedWin(turns, isExact)} Looking further\u00a0…`,
  unproved: (turns: number, isExact: boolean): string => {
    if (turns === 0) return 'No win is proved, nor that there is none.';
    return `${noForcedWin(turns, isExact)} ${isExact ? 'More was not looked through.' : 'Moves with several dice were left out.'}`;
  },
  wins: (winner: Side, turns: number): string =>
    turns === 0
      ? `${sideName(winner)} wins.`
      : `${sideName(winner)} wins in ${countWords(turns, 'turn')}, whatever ${sideName(other(winner))} does.`,
  wonIn: (winner: Side, turns: number): string => `${sideName(winner)} wins in ${turns}`,
  answers: (loser: Side): string => `${sideName(loser)} may try any answer`,
  shown: 'Example',
  ifToMove: (side: Side): string => `If ${sideName(side)} were to move`,
} as const;
