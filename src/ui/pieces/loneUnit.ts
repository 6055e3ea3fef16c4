import { picksForUnit, reachOf, type Tones, type UnitReach } from '../../app/model/reach.ts';
import type { Board, Square } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import type { Side } from '../../kernel/side.ts';
import type { UnitView } from '../../kernel/view.ts';

export const reachAlone = (game: Game, { type, side }: UnitView, at: Square): UnitReach | null => {
  const position = game.diagramPosition(type, side, at);
  return position && reachOf(game, position, at);
};

export const clauseOfGoing = (game: Game, { position }: UnitReach, at: Square): RuleId | null => {
  const [action] = game.actions(position, picksForUnit(game, position, at));
  const played = action && game.preview(position, action.picks);
  const steps = played?.ok ? played.value.tell() : [];
  return steps.find(({ events }) => events.some(({ kind }) => kind === 'moved'))?.rule ?? null;
};

export interface LoneUnit {
  readonly unit: UnitView;
  readonly reach: UnitReach;
}

/** Returns the main board's middle square, where most moves are possible. */
const middleOf = ({ squares }: Board): Square => {
  const plain = squares.filter(({ region }) => region === squares[0]?.region);
  const halfway = (values: readonly number[]) => Math.floor(Math.max(...values) / 2);
  const file = halfway(plain.map((each) => each.file));
  const rank = halfway(plain.map((each) => each.rank));
  return plain.find((each) => each.file === file && each.rank === rank)?.square ?? 0;
};

/** Returns a piece alone on the board; null if the piece cannot be alone or cannot move. */
export const loneUnitOf = (game: Game, type: string, side: Side = 'white'): LoneUnit | null => {
  const at = middleOf(game.board);
  const unit: UnitView = { id: 0, type, side, at: [at], body: 'whole', badges: [] };
  const reach = reachAlone(game, unit, at);
  if (!reach || reach.refusal) return null;
  // Danger comes only from distant pieces.
  const calm = [...reach.tones].map(([to, tone]) => [to, tone === 'danger' ? 'move' : tone] as const);
  return { unit, reach: { ...reach, tones: new Map(calm) } };
};

/** What a diagram shows, which selects the diagram's title. A `hollow` diagram shows refused moves as hollow dots. */
type Shows = 'alone' | 'hollow' | 'moves' | 'captures' | 'both';

/** Returns a diagram of moves, and another of captures if these differ. Empty if the piece reaches no square. */
export const diagramsOf = (game: Game, { unit, reach }: LoneUnit) => {
  const captureSquares = game.captureSquares(reach.position, unit.at[0] as Square);
  const shown = (shows: Shows, tones: Tones) => (tones.size > 0 ? [{ shows, reach: { ...reach, tones } }] : []);
  const moves: Tones = new Map([...reach.tones].filter(([, tone]) => tone !== 'refused'));
  if (captureSquares === null) return shown(moves.size < reach.tones.size ? 'hollow' : 'alone', reach.tones);
  if (captureSquares.length === moves.size && captureSquares.every((square) => moves.has(square)))
    return shown('both', moves);
  const captures: Tones = new Map(captureSquares.map((square) => [square, 'capture']));
  return [...shown('moves', moves), ...shown('captures', captures)];
};
