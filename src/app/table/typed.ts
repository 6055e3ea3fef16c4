/** Typed input: a square, several picks, or a whole action in the game's notation. */
import { sameTarget, type Target } from '../../kernel/menu.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { readLoosely, readPicksLoosely } from './loose.ts';
import { choose, clear, pickTarget } from './picking.ts';
import { positionOf, questionOf, type Table } from './table.ts';

/** Does an action begin with these picks? */
const beginsWith = (picks: readonly Target[], begun: readonly Target[]): boolean =>
  begun.every((each, index) => picks[index] !== undefined && sameTarget(each, picks[index]));

/**
 * Makes all picks of an action, whatever was picked before. It stops at a refusal or a warning; called again
 * after the warning, it goes on.
 */
export const enact = (table: Table, picks: readonly Target[]): Table => {
  const isMeant = table.armed && beginsWith(picks, [...table.picks, table.armed.target]);
  let now = isMeant ? table : clear(table);
  for (let index = now.picks.length; index < picks.length; index++) {
    const target = picks[index] as Target;
    // This pick was made automatically.
    if (now.picks[index] && sameTarget(now.picks[index] as Target, target)) continue;
    const question = questionOf(now);
    if (!question) return now;
    now = choose(now, question, target);
    if (now.refused || now.armed) return now;
  }
  return now;
};

/** Is this picked already, and not a choice of the current question? */
const isMade = (table: Table, pick: Target): boolean =>
  table.picks.some((each) => sameTarget(each, pick)) &&
  !questionOf(table)?.choices.some((choice) => choice.kind === 'open' && sameTarget(choice.target, pick));

/** Makes picks one after the other, as on the board; automatic picks are not undone. */
const allPicked = (table: Table, [first, ...others]: readonly Target[]): Table =>
  others.reduce(
    (now, pick) => (now.refused || isMade(now, pick) ? now : pickTarget(now, pick)),
    first ? pickTarget(table, first) : table,
  );

/** Plays a typed text: picks, or actions one after the other. Typed again after a warning, it confirms. */
export const type = (table: Table, text: string): Result<Table, Problem> => {
  if (table.armed) return ok(pickTarget(table, table.armed.target));
  const picks = readPicksLoosely(table.game, text);
  if (picks.ok) return ok(allPicked(table, picks.value));
  const action = readLoosely(table.game, positionOf(table), text);
  if (!action.ok) return action;
  const next = enact(table, action.value.picks);
  const { rest } = action.value;
  return rest === '' || next.refused || next.armed ? ok(next) : type(next, rest);
};
