/** Completions of a typed text: the next pick, or a whole action in the game's notation. */
import type { Action } from '../../kernel/game.ts';
import { readPicks, spellTarget, type Target } from '../../kernel/menu.ts';
import { ask, questionOf, type Table } from './table.ts';
import { type Trawl, trawlOf } from './trawl.ts';

export interface Completion {
  readonly text: string;
  /** What it means, if the text does not say so. */
  readonly label?: string;
  /** Its picks, from the beginning of the action. */
  readonly picks: readonly Target[];
}

export const MOST_COMPLETIONS = 8;

/** Choices that complete the last word, after the picks that the other words spell. */
const nextPicks = (table: Table, text: string): readonly Completion[] => {
  const words = text.split(/\s+/);
  const begun = (words.pop() ?? '').toLowerCase();
  const made = readPicks(table.game.board, words.join(' '));
  const picks = made.ok ? [...table.picks, ...made.value] : null;
  if (!picks || (begun === '' && words.length === 0)) return [];
  return (ask(table, picks)?.choices ?? []).flatMap(({ kind, target, label }) => {
    const spelling = spellTarget(table.game.board, target);
    if (kind !== 'open' || !spelling.toLowerCase().startsWith(begun)) return [];
    const whole = [...words, spelling].join(' ').trim();
    return [{ text: whole, picks: [...picks, target], ...(label !== undefined && { label }) }];
  });
};

/** Where to search for actions in notation: below choices that the text names, then everywhere. */
export const sourcesOf = (table: Table, text: string): readonly Trawl[] => {
  const named = (questionOf(table)?.choices ?? []).filter(
    ({ kind, target }) =>
      kind === 'open' &&
      target.kind === 'square' &&
      new RegExp(`${spellTarget(table.game.board, target)}(?!\\d)`, 'i').test(text),
  );
  return [...named.map(({ target }) => [...table.picks, target]), table.picks].map((picks) =>
    trawlOf(table, picks),
  );
};

/** The completions found so far; next picks come first. */
export const completions = (
  table: Table,
  text: string,
  actions: readonly Action[],
): readonly Completion[] => {
  const begun = text.trimStart().toLowerCase();
  const found = new Map<string, Completion>();
  const add = (each: Completion) => {
    if (found.size < MOST_COMPLETIONS && !found.has(each.text)) found.set(each.text, each);
  };
  for (const each of nextPicks(table, text.trimStart())) add(each);
  if (begun)
    for (const { notation, picks } of actions)
      if (notation.toLowerCase().startsWith(begun)) add({ text: notation, picks });
  return [...found.values()];
};
