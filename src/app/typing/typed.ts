/** Typed input: a square, several picks, or a whole action in the game's notation. */
import { readPicks, sameTarget, spell, type Target } from '../../kernel/asking/target.ts';
import { err, ok, type Problem, type Result } from '../../kernel/result.ts';
import { type Confirm, enact, pickTarget } from '../model/picking.ts';
import { positionOf, questionOf, type Table } from '../model/table.ts';
import { readLoosely, readPicksLoosely } from './loose.ts';

/** Is this picked already, and not a choice of the current question? */
const isMade = (table: Table, pick: Target): boolean =>
  table.picks.some((each) => sameTarget(each, pick)) &&
  !questionOf(table)?.choices.some((choice) => choice.kind === 'open' && sameTarget(choice.target, pick));

/** A table after a text was typed, and what is left of the text. */
interface Typed {
  readonly table: Table;
  readonly rest: string;
}

/**
 * Makes picks one after the other, as on the board, as far as none is refused or waits to be confirmed;
 * automatic picks are not undone.
 */
const allPicked = (table: Table, picks: readonly Target[], confirm: Confirm): Typed => {
  let now = table;
  for (const [index, pick] of picks.entries()) {
    if (picks.length > 1 && isMade(now, pick)) continue;
    now = pickTarget(now, pick, confirm);
    if (now.refused || now.armed) return { table: now, rest: spell(table.game.board, picks.slice(index)) };
  }
  return { table: now, rest: '' };
};

/**
 * Plays a typed text: picks, or actions one after the other. What waits to be confirmed is left with all after
 * it; typed again it is confirmed, as by nothing typed. A phone writes "H4" for h4, which is another square of
 * Inchworm: small letters are tried after a refusal.
 */
export const type = (table: Table, text: string, confirm: Confirm = 'danger'): Result<Typed, Problem> => {
  const isConfirmed = table.armed && text.trim() === '';
  const picks = isConfirmed ? ok([table.armed.target]) : readPicksLoosely(table.game, text);
  if (picks.ok) {
    const made = allPicked(table, picks.value, confirm);
    const small = made.table.refused ? readPicks(table.game.board, text.toLowerCase()) : err(null);
    const other = small.ok ? allPicked(table, small.value, confirm) : made;
    const isShort = other.table.refused && table.picks.length === 0 && picks.value.length === 1;
    if (!isShort) return ok(other.table.refused ? made : other);
    const short = readLoosely(table.game, positionOf(table), text);
    if (!short.ok) return short.error.rule === undefined ? short : ok(made);
  }
  const action = readLoosely(table.game, positionOf(table), text);
  if (!action.ok) return action;
  const next = enact(table, action.value.picks, confirm);
  const isStopped = next.refused || next.armed;
  const rest = isStopped ? text : action.value.rest;
  return isStopped || rest === '' ? ok({ table: next, rest }) : type(next, rest, confirm);
};
