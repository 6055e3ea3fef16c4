/** Typed input: a square, several picks, or a whole action in the game's notation. */
import { readPicks, sameTarget, type Target } from '../../kernel/asking/target.ts';
import { err, ok, type Problem, type Result } from '../../kernel/result.ts';
import { readLoosely, readPicksLoosely } from './loose.ts';
import { type Confirm, enact, pickTarget } from './picking.ts';
import { positionOf, questionOf, type Table } from './table.ts';

/** Is this picked already, and not a choice of the current question? */
const isMade = (table: Table, pick: Target): boolean =>
  table.picks.some((each) => sameTarget(each, pick)) &&
  !questionOf(table)?.choices.some((choice) => choice.kind === 'open' && sameTarget(choice.target, pick));

/** Makes picks one after the other, as on the board; automatic picks are not undone. */
const allPicked = (table: Table, [first, ...others]: readonly Target[], confirm: Confirm): Table =>
  others.reduce(
    (now, pick) => (now.refused || isMade(now, pick) ? now : pickTarget(now, pick, confirm)),
    first ? pickTarget(table, first, confirm) : table,
  );

/**
 * Plays a typed text: picks, or actions one after the other. Typed again after a warning, it confirms. A
 * phone writes "H4" for h4, which is another square of Inchworm: small letters are tried after a refusal.
 */
export const type = (table: Table, text: string, confirm: Confirm = 'danger'): Result<Table, Problem> => {
  if (table.armed) return ok(pickTarget(table, table.armed.target, confirm));
  const picks = readPicksLoosely(table.game, text);
  if (picks.ok) {
    const made = allPicked(table, picks.value, confirm);
    const small = made.refused ? readPicks(table.game.board, text.toLowerCase()) : err(null);
    const other = small.ok ? allPicked(table, small.value, confirm) : made;
    return ok(other.refused ? made : other);
  }
  const action = readLoosely(table.game, positionOf(table), text);
  if (!action.ok) return action;
  const next = enact(table, action.value.picks, confirm);
  const { rest } = action.value;
  return rest === '' || next.refused || next.armed ? ok(next) : type(next, rest, confirm);
};
