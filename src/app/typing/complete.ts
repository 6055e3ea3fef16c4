/** Completions of a typed text: the next pick, or a whole action in the game's notation. */
import { spellTarget, type Target } from '../../kernel/asking/target.ts';
import { plainSigns } from '../../kernel/editing/signs.ts';
import type { Action } from '../../kernel/game.ts';
import { type ActionList, actionsOf } from '../model/listing.ts';
import { ask, questionOf, type Table } from '../model/table.ts';
import { namedIn, readPicksLoosely } from './loose.ts';
import { folded, writings } from './meant.ts';

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
  const picks = made.ok ? [...table.picks, ...made.value] : null;
  if (!picks || (begun === '' && words.length === 0)) return [];
  return (ask(table, picks)?.choices ?? []).flatMap(({ kind, target, label }) => {
    const spelling = spellTarget(table.game.board, target);
    if (kind !== 'open' || !spelling.toLowerCase().startsWith(begun)) return [];
    const whole = [...words, spelling].join(' ').trim();
    return [{ text: whole, picks: [...picks, target], ...(label !== undefined && { label }) }];
  });
};

/** Searches for actions in notation: below choices that the text names, then everywhere. */
export const sourcesOf = (table: Table, text: string): readonly ActionList[] => {
  const named = namedIn(table.game, questionOf(table)?.choices ?? [], text);
  return [...named.map(({ target }) => [...table.picks, target]), table.picks].map((picks) =>
    actionsOf(table, picks),
  );
};

/** The completions found so far; next picks come first. */
export const completions = (
  table: Table,
  text: string,
  actions: readonly Action[],
): readonly Completion[] => {
  const begun = plainSigns(text).trimStart().toLowerCase();
  const found = new Map<string, Completion>();
  const add = (each: Completion) => {
    if (found.size < MOST_COMPLETIONS && !found.has(each.text)) found.set(each.text, each);
  };
  const next = nextPicks(table, text.trimStart());
  for (const each of next) add(each);
  // Where no pick matches, letters and digits alone are compared.
  const bare = next.length > 0 ? '' : folded(begun);
  if (begun)
    for (const action of actions) {
      const { notation, picks } = action;
      const isBegun =
        notation.toLowerCase().startsWith(begun) ||
        (bare !== '' && writings(action).some((written) => folded(written).startsWith(bare)));
      if (isBegun) add({ text: notation, picks });
    }
  return [...found.values()];
};
