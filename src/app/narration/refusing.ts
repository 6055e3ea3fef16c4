/** The refusal of the last pick, in words. */
import type { Refusal } from '../../kernel/asking/menu.ts';
import { squareName } from '../../kernel/board/board.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { BoardView } from '../../kernel/view.ts';
import { MESSAGES } from '../base/messages.ts';
import { lookedOf, reachNow, refusedUnit } from '../model/reach.ts';
import { type Table, viewOf } from '../model/table.ts';

/** Has the turn just begun, with a phase to come that moves other units? */
const hasLaterPhase = ({ turn: { phases } }: BoardView): boolean =>
  phases.some(({ state }) => state === 'later') && phases.every(({ state }) => state !== 'done');

/**
 * The refusal of the last pick, with the unit's squares in a later phase of the turn, if any; null where
 * nothing was refused, or the other side's piece is only looked at.
 */
export const refusalOf = memoize((table: Table): Refusal | null => {
  const refusal = lookedOf(table) ? null : (table.refused?.refusal ?? null);
  const there = refusedUnit(table);
  const view = viewOf(table);
  if (!refusal || there?.unit.side !== view.turn.toMove || !hasLaterPhase(view)) return refusal;
  const reach = reachNow(table, there.unit, there.at);
  const open = [...(reach?.tones ?? [])].flatMap(([at, tone]) => (tone === 'refused' ? [] : [at]));
  const names = open.map((at) => squareName(table.game.board, at));
  return open.length === 0 ? refusal : { ...refusal, text: `${refusal.text} ${MESSAGES.thenTo(names)}` };
});
