/** Sentences for the player that do not belong to a variant's rules. */
import { other, type Side, sideName } from '../../kernel/side.ts';
import type { Outcome } from '../../kernel/view.ts';
import { countWords } from '../../kernel/words.ts';

export interface Notice {
  readonly text: string;
  readonly offer?: 'bringBack' | 'restoreLine' | 'restore' | 'saveGame' | 'runClock' | 'read';
  /** Set if the notice stays when the player plays on or opens another game, such as a notice of damaged settings. */
  readonly stays?: true;
  /** When the notice passes. `played`: with the next action. `soon`: with the next action or after some seconds. */
  readonly passes?: 'played' | 'soon';
}

export const joinNotices = (before: Notice | null, after: Notice | null): Notice | null =>
  before && after ? { ...before, ...after, text: `${before.text} ${after.text}` } : (after ?? before);

export const MESSAGES = {
  costs: (side: Side, own: number, others: number): string =>
    `${sideName(side)} loses ${countWords(own, 'piece')}${others > 0 ? `, ${sideName(other(side))} ${others}` : ''}.`,
  thenTo: ([only, ...others]: readonly string[]): string =>
    `Then it could move to ${others.length === 0 ? `${only} only` : countWords(others.length + 1, 'square')}.`,
  onlyWay: (square: string): string => `${square} is the only choice.`,
  playedAlone: (notation: string): string => `The only move: ${notation}.`,
  branchKept: 'Kept as a branch.',
  lineDeleted: 'Line deleted.',
  anotherGame: 'A different game is open now.',
  fromPosition: 'New game from this position.',
  noGame: 'No game is open.',
  libraryMissing: 'Saved games are not available in this browser.',
  noAnswer: 'it does not answer',
  settingsDamaged: (where: string): string =>
    `The saved copy of the settings is damaged. ${where} Default settings are used.`,
  clockDamaged: (where: string): string =>
    `Could not read the time used since the last move. ${where} The clock shows the time after that move.`,
  changedElsewhere: 'The game was changed in another tab.',
  forked: 'This game is also played in another tab. Here it is now a separate game.',
  nowhereElse: 'It could not be stored anywhere else either.',
  newGame: (title: string): string => `New game of ${title}.`,
  allRules: 'You now play with all rules. Your first game was saved.',
  rematch: (title: string): string => `Rematch of ${title}, sides swapped.`,
  stopped: 'Opening stopped. Your game is unchanged.',
  noWayAhead: (why: string): string => `The moves after this one cannot be replayed. ${why}`,
  noWayThere: (why: string): string => `Could not open this line. ${why} Your game is unchanged.`,
  cannotOpenFile: (why: string): string => `Could not open the file: ${why} Your game is unchanged.`,
  cannotKeep: (why: string): string =>
    `This game cannot be saved in this browser (${why}). You can keep playing, but reloading will lose it.`,
  keptLoosely: (why: string): string =>
    `This browser's database cannot be used (${why}). Reloading keeps your games, but a crash can lose the last moves.`,
  settingsNotKept: (why: string): string =>
    `This browser does not save settings (${why}). They apply until you close the page.`,
  setAside: (key: string): string => `A copy is in your browser's storage as "${key}".`,
  ended: ({ winner, text }: Pick<Outcome, 'winner' | 'text'>): string =>
    winner ? `${text} ${sideName(winner)} wins.` : text,
  clockSlept: 'Your device was asleep, so the clock was paused at that moment.',
  clockLeft: 'The clock has been paused since you left the game.',
  ranOut: (side: Side): string => `${sideName(side)} has run out of time.`,
  flagTakenBack: (side: Side): string => `The game goes on. ${sideName(side)} has time here.`,
  outOfTime: (loser: Side, winner: Side): string => `${sideName(loser)} has run out of time. ${sideName(winner)} wins.`,
  computersTurn: (side: Side): string => `It is ${sideName(side)}'s turn. The computer plays ${sideName(side)}.`,
  deviceFirst: (side: Side): string => `${sideName(side)} must take the device first.`,
} as const;
