/** The clause that a puzzle teaches: what captures, or what wins. */
import { closedBy } from '../../src/app/narration/lost.ts';
import type { BoardEvent } from '../../src/kernel/event.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import type { RuleId } from '../../src/kernel/learning/rulebook.ts';
import { sure } from '../../src/kernel/result.ts';
import { other } from '../../src/kernel/side.ts';
import type { UnitView } from '../../src/kernel/view.ts';
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
 * The clause by which a turn wins: that of the step that captures a royal piece, of what closes its last exits,
 * of the check of a mate, or else of the end.
 */
export const winRule = (game: Game, from: Position, turn: Turn): RuleId => {
  const { steps, end } = playTurn(game, from, turn);
  const outcome = game.outcome(end);
  if (!outcome?.winner) return '';
  const loser = other(outcome.winner);
  const isLost = (unit: UnitView | undefined): boolean =>
    unit?.side === loser && unit.type === game.royal?.type;
  const { units } = game.view(from);
  const capture = steps.find(({ events }) =>
    events.some((event) => isCapture(event) && isLost(units[event.unit])),
  );
  if (capture) return capture.rule;
  const royal = Object.values(game.view(end).units).find(isLost);
  const isShut = royal && game.royal?.exits;
  const cause = isShut ? closedBy(game, [from, end], royal).news[0]?.rule : checkRule(game, end);
  return cause ?? outcome.rule;
};
