/** The clause that a puzzle teaches: what captures, or what wins. */
import type { BoardEvent } from '../../src/kernel/event.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import type { RuleId } from '../../src/kernel/learning/rulebook.ts';
import { sure } from '../../src/kernel/result.ts';
import { other } from '../../src/kernel/side.ts';
import type { Turn } from './turns.ts';

/** The steps of a turn, and the position after it. */
export const playTurn = (game: Game, from: Position, { picks }: Pick<Turn, 'picks'>) => {
  let position = from;
  const steps = picks.flatMap((each) => {
    const { tell, state } = sure(game.play(position, each));
    position = state;
    return tell();
  });
  return { steps, end: position };
};

const isCapture = (event: BoardEvent): event is Extract<BoardEvent, { kind: 'captured' }> =>
  event.kind === 'captured';

/** The clause of a turn's first capture. */
export const captureRule = (game: Game, from: Position, turn: Turn): RuleId =>
  playTurn(game, from, turn).steps.find(({ events }) => events.some(isCapture))?.rule ?? '';

/** The clause of what gives check, or else of being in check; undefined where there is none. */
const checkRule = (game: Game, position: Position): RuleId | undefined => {
  const { marks, units } = game.view(position);
  const facts = [...Object.values(marks), ...Object.values(units).map(({ badges }) => badges)].flat();
  return facts.find(({ kind }) => kind === 'check')?.rule;
};

/**
 * The clause by which a turn wins: that of the step that captures a royal piece, of the end where one is shut
 * in, of the check of a mate, or else of the end.
 */
export const winRule = (game: Game, from: Position, turn: Turn): RuleId => {
  const { steps, end } = playTurn(game, from, turn);
  const outcome = game.outcome(end);
  if (!outcome?.winner) return '';
  const loser = other(outcome.winner);
  const { units } = game.view(from);
  const isRoyal = (event: BoardEvent): boolean =>
    isCapture(event) && units[event.unit]?.type === game.royal?.type && units[event.unit]?.side === loser;
  const capture = steps.find(({ events }) => events.some(isRoyal));
  if (capture) return capture.rule;
  return (game.royal?.exits ? undefined : checkRule(game, end)) ?? outcome.rule;
};
