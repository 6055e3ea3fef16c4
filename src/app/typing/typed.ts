import type { Choice } from '../../kernel/asking/menu.ts';
import { readPicks, sameTarget, spell, spellTarget, type Target } from '../../kernel/asking/target.ts';
import { squareName } from '../../kernel/board/board.ts';
import { plainCharacters } from '../../kernel/editing/plain-text.ts';
import type { Action } from '../../kernel/game.ts';
import { err, ok, type Problem, type Result } from '../../kernel/result.ts';
import { type ActionList, actionsOf } from '../model/listing.ts';
import { type Confirm, makePicks, pickTarget } from '../model/picking.ts';
import { positionOf, questionAfter, questionOf, type Table } from '../model/table.ts';
import { alphanumerics, readLoosely, readPicksLoosely, spellingsOf } from './loose.ts';

const isPicked = (table: Table, pick: Target): boolean =>
  table.picks.some((each) => sameTarget(each, pick)) &&
  !questionOf(table)?.choices.some((choice) => choice.kind === 'open' && sameTarget(choice.target, pick));

interface TypedInput {
  readonly table: Table;
  readonly rest: string;
}

const pickAll = (table: Table, picks: readonly Target[], confirm: Confirm): TypedInput => {
  let now = table;
  for (const [index, pick] of picks.entries()) {
    if (picks.length > 1 && isPicked(now, pick)) continue;
    now = pickTarget(now, pick, confirm);
    if (now.refused || now.armed) return { table: now, rest: spell(table.game.board, picks.slice(index)) };
  }
  return { table: now, rest: '' };
};

/** Plays typed text on a table; `rest` is the unused text. Empty text confirms a pick that awaits confirmation. */
export const typeText = (table: Table, text: string, confirm: Confirm = 'danger'): Result<TypedInput, Problem> => {
  const { game, armed } = table;
  const picks = armed && text.trim() === '' ? ok([armed.target]) : readPicksLoosely(game, text);
  const made = picks.ok ? pickAll(table, picks.value, confirm) : null;
  if (picks.ok && made) {
    // Phones capitalize: "H4" may mean h4, but in Inchworm it is another square.
    const small = made.table.refused ? readPicks(game.board, text.toLowerCase()) : err(null);
    const other = small.ok ? pickAll(table, small.value, confirm) : made;
    const isShort = other.table.refused && table.picks.length === 0 && picks.value.length === 1;
    if (!isShort) return ok(other.table.refused ? made : other);
  }
  const action = readLoosely(game, positionOf(table), text);
  if (!action.ok) return made && action.error.rule !== undefined ? ok(made) : action;
  const next = makePicks(table, action.value.picks, confirm);
  const isStopped = next.refused || next.armed;
  const rest = isStopped ? text : action.value.rest;
  return isStopped || rest === '' ? ok({ table: next, rest }) : typeText(next, rest, confirm);
};

export interface Completion {
  readonly text: string;
  readonly label?: string;
  /** The picks that the completion leads to, from the start of the action. */
  readonly picks: readonly Target[];
}

export const MAX_COMPLETIONS = 8;

const nextPicks = (table: Table, text: string): readonly Completion[] => {
  const words = text.split(/\s+/);
  const begun = (words.pop() ?? '').toLowerCase();
  const made = readPicksLoosely(table.game, words.join(' '));
  if (!made.ok || (begun === '' && words.length === 0)) return [];
  const picks = [...table.picks, ...made.value];
  return (questionAfter(table, picks)?.choices ?? []).flatMap(({ kind, target, label }) => {
    const spelling = spellTarget(table.game.board, target);
    if (kind !== 'open' || !spelling.toLowerCase().startsWith(begun)) return [];
    const whole = [...words, spelling].join(' ').trim();
    return [{ text: whole, picks: [...picks, target], ...(label !== undefined && { label }) }];
  });
};

/** Lists the actions of each square named in the text, then all actions, so that likely completions come first. */
export const actionListsFor = (table: Table, text: string): readonly ActionList[] => {
  const isNamed = ({ kind, target }: Choice<unknown>) => {
    const name = target.kind === 'square' ? squareName(table.game.board, target.square) : null;
    return kind === 'open' && name !== null && new RegExp(`${name}(?!\\d)`, 'i').test(text);
  };
  const named = (questionOf(table)?.choices ?? []).filter(isNamed);
  const below = named.map(({ target }) => actionsOf(table, [...table.picks, target]));
  return [...below, actionsOf(table, table.picks)];
};

export const completions = (table: Table, text: string, actions: readonly Action[]): Completion[] => {
  const begun = plainCharacters(text).trimStart().toLowerCase();
  const next = nextPicks(table, text.trimStart());
  const found = new Map(next.map((each) => [each.text, each]));
  // Where no pick matches, only letters and digits are compared.
  const bare = next.length > 0 ? '' : alphanumerics(begun);
  const isBegun = (action: Action) =>
    action.notation.toLowerCase().startsWith(begun) ||
    (bare !== '' && spellingsOf(action).some((written) => alphanumerics(written).startsWith(bare)));
  for (const action of begun ? actions : []) {
    if (found.size >= MAX_COMPLETIONS) break;
    const { notation, picks } = action;
    if (!found.has(notation) && isBegun(action)) found.set(notation, { text: notation, picks });
  }
  return [...found.values()].slice(0, MAX_COMPLETIONS);
};
