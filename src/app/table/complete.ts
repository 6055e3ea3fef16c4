/** What a typed text may go on to: the next pick of a question, or a whole action in the game's notation. */
import type { Action } from '../../kernel/game.ts';
import { readPicks, spellTarget, type Target } from '../../kernel/menu.ts';
import { asked, questionOf, type Table } from './table.ts';
import { type Trawl, trawlOf } from './trawl.ts';

export interface Completion {
  readonly text: string;
  /** What it means, where the text does not say it. */
  readonly label?: string;
  /** What is picked by it, from the beginning of the action. */
  readonly picks: readonly Target[];
}

export const MOST_COMPLETIONS = 8;

/** The choices that the last word of the text may become, after the picks that its other words spell. */
const nextPicks = (table: Table, text: string): readonly Completion[] => {
  const words = text.split(/\s+/);
  const begun = (words.pop() ?? '').toLowerCase();
  const made = readPicks(table.game.board, words.join(' '));
  const picks = made.ok ? [...table.picks, ...made.value] : null;
  if (!picks || (begun === '' && words.length === 0)) return [];
  return (asked(table, picks)?.choices ?? []).flatMap(({ kind, target, label }) => {
    const spelling = spellTarget(table.game.board, target);
    if (kind !== 'open' || !spelling.toLowerCase().startsWith(begun)) return [];
    const whole = [...words, spelling].join(' ').trim();
    return [{ text: whole, picks: [...picks, target], ...(label !== undefined && { label }) }];
  });
};

/** Where to look for actions in notation: below a choice that the text names, or else everywhere. */
export const sourcesOf = (table: Table, text: string): readonly Trawl[] => {
  const named = (questionOf(table)?.choices ?? []).filter(
    ({ kind, target }) =>
      kind === 'open' && target.kind === 'square' && new RegExp(`${spellTarget(table.game.board, target)}(?!\\d)`, 'i').test(text),
  );
  return [...named.map(({ target }) => [...table.picks, target]), table.picks].map((picks) => trawlOf(table, picks));
};

/** The completions known so far, at most so many as are shown; what is typed already comes first. */
export const completions = (table: Table, text: string, actions: readonly Action[]): readonly Completion[] => {
  const begun = text.trimStart().toLowerCase();
  const found = new Map<string, Completion>();
  const add = (each: Completion) => {
    if (found.size < MOST_COMPLETIONS && !found.has(each.text)) found.set(each.text, each);
  };
  for (const each of nextPicks(table, text.trimStart())) add(each);
  if (begun) for (const { notation, picks } of actions) if (notation.toLowerCase().startsWith(begun)) add({ text: notation, picks });
  return [...found.values()];
};
