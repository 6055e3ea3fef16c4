/** Typed input: a square, several picks, or a whole action in the game's notation; and its completions. */
import type { Choice } from '../../kernel/asking/menu.ts';
import { readPicks, sameTarget, spell, spellTarget, type Target } from '../../kernel/asking/target.ts';
import { squareName } from '../../kernel/board/board.ts';
import { plainSigns } from '../../kernel/editing/signs.ts';
import type { Action } from '../../kernel/game.ts';
import { err, ok, type Problem, type Result } from '../../kernel/result.ts';
import { type ActionList, actionsOf } from '../model/listing.ts';
import { type Confirm, enact, pickTarget } from '../model/picking.ts';
import { ask, positionOf, questionOf, type Table } from '../model/table.ts';
import { folded, readLoosely, readPicksLoosely, writings } from './loose.ts';

/** Is this picked already, and not a choice of the current question? */
const isMade = (table: Table, pick: Target): boolean =>
  table.picks.some((each) => sameTarget(each, pick)) &&
  !questionOf(table)?.choices.some((choice) => choice.kind === 'open' && sameTarget(choice.target, pick));

interface Typed {
  readonly table: Table;
  /** What is left of the text. */
  readonly rest: string;
}

/** Makes picks as on the board, until one is refused or waits to be confirmed; automatic picks are not undone. */
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
  const { game, armed } = table;
  const picks = armed && text.trim() === '' ? ok([armed.target]) : readPicksLoosely(game, text);
  const made = picks.ok ? allPicked(table, picks.value, confirm) : null;
  if (picks.ok && made) {
    const small = made.table.refused ? readPicks(game.board, text.toLowerCase()) : err(null);
    const other = small.ok ? allPicked(table, small.value, confirm) : made;
    const isShort = other.table.refused && table.picks.length === 0 && picks.value.length === 1;
    if (!isShort) return ok(other.table.refused ? made : other);
  }
  const action = readLoosely(game, positionOf(table), text);
  if (!action.ok) return made && action.error.rule !== undefined ? ok(made) : action;
  const next = enact(table, action.value.picks, confirm);
  const isStopped = next.refused || next.armed;
  const rest = isStopped ? text : action.value.rest;
  return isStopped || rest === '' ? ok({ table: next, rest }) : type(next, rest, confirm);
};

export interface Completion {
  readonly text: string;
  /** Its meaning, if the text does not say so. */
  readonly label?: string;
  /** Its picks, from the beginning of the action. */
  readonly picks: readonly Target[];
}

export const MOST_COMPLETIONS = 8;

/** Choices that complete the last word, after the picks that the other words spell. */
const nextPicks = (table: Table, text: string): readonly Completion[] => {
  const words = text.split(/\s+/);
  const begun = (words.pop() ?? '').toLowerCase();
  const made = readPicksLoosely(table.game, words.join(' '));
  if (!made.ok || (begun === '' && words.length === 0)) return [];
  const picks = [...table.picks, ...made.value];
  return (ask(table, picks)?.choices ?? []).flatMap(({ kind, target, label }) => {
    const spelling = spellTarget(table.game.board, target);
    if (kind !== 'open' || !spelling.toLowerCase().startsWith(begun)) return [];
    const whole = [...words, spelling].join(' ').trim();
    return [{ text: whole, picks: [...picks, target], ...(label !== undefined && { label }) }];
  });
};

/** Searches for actions in notation: below choices whose square the text names, then everywhere. */
export const sourcesOf = (table: Table, text: string): readonly ActionList[] => {
  const isNamed = ({ kind, target }: Choice<unknown>) => {
    const name = target.kind === 'square' ? squareName(table.game.board, target.square) : null;
    return kind === 'open' && name !== null && new RegExp(`${name}(?!\\d)`, 'i').test(text);
  };
  const named = (questionOf(table)?.choices ?? []).filter(isNamed);
  const below = named.map(({ target }) => actionsOf(table, [...table.picks, target]));
  return [...below, actionsOf(table, table.picks)];
};

/** The completions found so far; next picks come first. */
export const completions = (table: Table, text: string, actions: readonly Action[]): Completion[] => {
  const begun = plainSigns(text).trimStart().toLowerCase();
  const found = new Map<string, Completion>();
  const add = (each: Completion) => {
    if (!found.has(each.text)) found.set(each.text, each);
  };
  const next = nextPicks(table, text.trimStart());
  for (const each of next) add(each);
  // Where no pick matches, letters and digits alone are compared.
  const bare = next.length > 0 ? '' : folded(begun);
  const isBegun = (action: Action) =>
    action.notation.toLowerCase().startsWith(begun) ||
    (bare !== '' && writings(action).some((written) => folded(written).startsWith(bare)));
  for (const action of begun ? actions : []) {
    if (found.size >= MOST_COMPLETIONS) break;
    if (isBegun(action)) add({ text: action.notation, picks: action.picks });
  }
  return [...found.values()].slice(0, MOST_COMPLETIONS);
};
