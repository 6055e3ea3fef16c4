/** The reason for the end of a puzzle, from the board: why a turn wins, and how it is answered. */
import type { BoardEvent } from '../../kernel/event.ts';
import type { Position } from '../../kernel/game.ts';
import { foesOn } from '../../kernel/learning/judge.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { UnitView } from '../../kernel/view.ts';
import { positionAt, positionOf, type Table, turnStart, viewOf } from '../model/table.ts';
import { loggedAt, nameAt } from '../narration/log.ts';
import { closedBy, lostOf } from '../narration/lost.ts';
import type { Line } from '../narration/narrate.ts';
import { lastTurnBegan } from './lesson.ts';

/** Most squares that are told; the board shows all. */
const MOST = 3;

const lastTurn = (table: Table): readonly number[] => {
  const from = turnStart(table, table.cursor);
  return Array.from({ length: table.cursor - from }, (_, index) => from + index);
};

/** What the last turn has closed around a unit that is shut in, or else what was closed before. */
const closings = (table: Table, unit: UnitView): readonly Line[] => {
  const before = positionAt(table, turnStart(table, table.cursor));
  const { news, others } = closedBy(table.game, [before, positionOf(table)], unit);
  return (news.length > 0 ? news : others)
    .slice(0, MOST)
    .map(({ label, rule }) => ({ text: label.endsWith('.') ? label : `${label}.`, rule }));
};

/** The lines of the last turn that tell of the capture of this unit, or of a check. */
const blows = (table: Table, unit: UnitView): readonly Line[] => {
  const isBlow = (event: BoardEvent): boolean => event.kind === 'captured' && event.unit === unit.id;
  const { units } = viewOf(table);
  const checks = (units[unit.id]?.badges ?? []).filter(({ kind }) => kind === 'check');
  return lastTurn(table).flatMap((index) => {
    const steps = table.replayed.turns[index]?.tell() ?? [];
    const rules = new Set(
      [...checks, ...steps.filter(({ events }) => events.some(isBlow))].map(({ rule }) => rule),
    );
    return loggedAt(table, index).lines.filter(({ rule }) => rules.has(rule));
  });
};

/** Why the last turn won: the end, and what caused it; empty if it did not win. */
export const whyWon = memoize((table: Table): readonly Line[] => {
  const { outcome } = viewOf(table).turn;
  const lost = lostOf(table);
  if (!outcome?.winner) return [];
  const isShut = lost && !lost.isGone && table.game.royal?.exits;
  const causes = lost ? (isShut ? closings : blows)(table, lost.unit) : [];
  return [...(causes.some(({ rule }) => rule === outcome.rule) ? [] : [outcome]), ...causes];
});

/** The names of the other side's actions since the learner's last turn. */
export const answerNames = (table: Table): readonly string[] => {
  const { toMove } = table.replayed.start;
  return lastTurn(table)
    .filter((index) => positionAt(table, index).toMove !== toMove)
    .map((index) => nameAt(table, index).name);
};

/** The pieces that the learner's last turn captured. */
export const capturedBy = (table: Table): number => {
  const { game, replayed } = table;
  const foes = (position: Position) => foesOn(game, position, replayed.start.toMove);
  return foes(positionAt(table, lastTurnBegan(table))) - foes(positionOf(table));
};
