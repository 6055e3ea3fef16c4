import { type Side, sideName } from '../../kernel/side.ts';
import { capital } from '../../kernel/words.ts';
import type { LevelId } from '../../opponent/levels.ts';

export const levelName = (level: LevelId): string => capital(level);

/** A side of the computer: "Black (Careful)". */
export const computerOf = (side: Side, level: LevelId): string => `${sideName(side)} (${levelName(level)})`;

/** A hint or a threat for screen readers: the move first, then the reason. */
export const adviceAloud = (what: string, texts: readonly string[]): string => `${what}: ${texts.join(' ')}`;

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
  shown: 'Example',
  ifToMove: (side: Side): string => `If ${sideName(side)} were to move`,
} as const;
