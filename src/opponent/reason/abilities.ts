/** What a side can do with one turn: asked before a reason says that it can or cannot. */
import type { Game, Position } from '../../kernel/game.ts';
import { paths } from '../../kernel/menu.ts';
import { once } from '../../kernel/remembered.ts';
import type { Side } from '../../kernel/side.ts';
import type { Outcome, UnitView } from '../../kernel/view.ts';
import type { Breadth, Worth } from '../../kernel/worth.ts';
import { type Loss, lossesBy } from './line.ts';

/** What an action does to a position, found when it is asked for: what it captures, and the end of the game. */
export interface Effect {
  readonly losses: () => readonly Loss[];
  readonly outcome: () => Outcome | null;
}

/** Where thousands of actions can be played: a capture that promises nothing is among the quiet ones. */
const WIDE: Breadth = { forcing: false, quiet: 200 };

const NONE: readonly Loss[] = [];

/** What the actions of the side to move do, those of a turn in the middle of it included. */
export const effectsOf = (game: Game, worth: Worth, position: Position): readonly Effect[] => {
  const found: Effect[] = [];
  for (const { picks, act } of worth.actions?.(position, WIDE) ?? paths(game.menu(position))) {
    const after = once(() => game.next(position, act));
    const outcome = once(() => game.outcome(after()));
    const isCapture = worth.gain(position, act) > 0;
    found.push({ losses: once(() => (isCapture ? lossesBy(game, position, picks) : NONE)), outcome });
    const isGoingOn = worth.isMidTurn?.(after()) && after().toMove === position.toMove && !outcome();
    if (isGoingOn) found.push(...effectsOf(game, worth, after()));
  }
  return found;
};

/** An effect that wins the game for a side. */
export const winsFor =
  (side: Side) =>
  ({ outcome }: Effect): boolean =>
    outcome()?.winner === side;

/** An effect that captures this piece. */
export const captures =
  ({ id }: UnitView) =>
  ({ losses }: Effect): boolean =>
    losses().some(({ unit }) => unit.id === id);
