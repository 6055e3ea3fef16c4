/** A turn in which a royal piece must be saved: its peril, and the units that can save it. */
import type { Choice } from '../../kernel/asking/menu.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { BoardView } from '../../kernel/view.ts';
import { placesOf } from './picking.ts';
import { questionOf, type Table, viewOf } from './table.ts';
import { isUnaided } from './unaided.ts';
import { whose } from './unit-names.ts';

export interface CheckHelp {
  /** "White's King is in check". */
  readonly peril: string;
  /** The clause of the peril. */
  readonly rule: RuleId;
  /** The squares of the units that can save it. */
  readonly savers: readonly Square[];
  /** The number of these units. */
  readonly count: number;
  /** The squares of the other units of that side. */
  readonly others: readonly Square[];
}

/**
 * A check that must be answered. Great Worm's Check and an attacked Head need no answer, and have other
 * labels.
 */
const BINDS = /^[Ii]n check\b/;

/** The peril: the game's own note, or a check. */
const perilOf = (table: Table, { units, turn }: BoardView): Pick<CheckHelp, 'peril' | 'rule'> | null => {
  const note = turn.notes.find(({ kind }) => kind === 'peril');
  if (note) return { peril: note.label, rule: note.rule };
  for (const unit of Object.values(units)) {
    const check =
      unit.side === turn.toMove &&
      unit.badges.find(({ kind, label }) => kind === 'check' && BINDS.test(label));
    if (check) return { peril: `${whose(table.game, unit)} is in check`, rule: check.rule };
  }
  return null;
};

/** Can this unit be moved without losing at once? */
const saves = (choice: Choice<unknown>): boolean => {
  const menu = choice.kind === 'open' ? choice.next() : null;
  return (
    menu?.kind === 'act' || !!menu?.choices.some((each) => each.kind === 'open' && each.tone() !== 'danger')
  );
};

/**
 * The rescue before anything is picked; null in a turn without peril, and in a puzzle. Where a check binds,
 * every open choice saves.
 */
export const checkHelpOf = memoize((table: Table): CheckHelp | null => {
  if (isUnaided(table.game)) return null;
  const view = viewOf(table);
  const peril = table.picks.length > 0 || view.turn.outcome ? null : perilOf(table, view);
  const choices = questionOf(table)?.choices ?? [];
  if (peril === null) return null;
  const open = choices.filter((choice) => choice.kind === 'open' && choice.tone() === 'plain');
  const able = view.turn.notes.some(({ kind }) => kind === 'peril') ? open.filter(saves) : open;
  const squares = able.map(({ target }) =>
    target.kind === 'square' ? [target.square] : target.kind === 'unit' ? placesOf(table, target.unit) : [],
  );
  const savers = [...new Set(squares.flat())];
  // The unit in peril stays in sight.
  const own = Object.values(view.units).filter(
    ({ side, inside, body, badges }) =>
      side === view.turn.toMove &&
      inside === undefined &&
      body !== 'chain' &&
      !badges.some(({ kind }) => kind === 'check'),
  );
  const others = own.map(({ at }) => at).filter((at) => !at.some((square) => savers.includes(square)));
  if (savers.length === 0) return null;
  return {
    ...peril,
    savers,
    count: squares.filter((each) => each.length > 0).length,
    others: [...new Set(others.flat())],
  };
});
