/**
 * The demonstrations of a game, as one suite: the engine names every clause in the demonstration of it, and tells and
 * shows it word by word as it always did.
 */
import { describe, expect, it } from 'vitest';
import { type Demo, type Demos, demonstrate, type Shown } from '../../src/kernel/demo.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { type Choice, spellTarget, type Target } from '../../src/kernel/menu.ts';
import { clausesOf } from '../../src/kernel/rulebook.ts';
import { hashed } from './hash.ts';
import { must } from './scenario.ts';

/** A question with every answer: open ones with their tone and hint, refused ones with their reason. */
const questionAt = (game: Game, position: Position, picks: readonly Target[]): readonly unknown[] => {
  const menu = game.ask(position, picks);
  if (!menu.ok || menu.value.kind === 'act') return [];
  const answer = (choice: Choice<unknown>) => [
    spellTarget(game.board, choice.target),
    choice.label,
    ...(choice.kind === 'open' ? [choice.tone(), choice.hint?.()] : [choice.why()]),
  ];
  return [menu.value.prompt, ...menu.value.choices.map(answer)];
};

/** The question there, and the one after each answer that is open. */
const questionsAt = (game: Game, position: Position, picks: readonly Target[]): readonly unknown[] => {
  const menu = game.ask(position, picks);
  const open = menu.ok && menu.value.kind === 'ask' ? menu.value.choices.filter(({ kind }) => kind === 'open') : [];
  return [questionAt(game, position, picks), ...open.map(({ target }) => questionAt(game, position, [...picks, target]))];
};

/** The steps, the positions, the no, what the board and the inspector show in the end, and what is asked then. */
const told = (game: Game, { lens }: Demo, { start, turns, picks, refusal, look, proofs }: Shown): string => {
  const last = turns.at(-1)?.position ?? start;
  return JSON.stringify([
    turns.map(({ tell, position }) => [tell(), game.write(position)]),
    [refusal, proofs, game.view(last), game.about(last, null), look === null ? [] : game.about(last, look)],
    lens === undefined ? [] : game.look(last, lens, look),
    questionsAt(game, last, refusal ? [] : picks),
  ]);
};

/** `hashes`: of each demonstration, in the order of the clauses. A changed one is explained in its commit. */
export const describeDemos = (game: Game, demos: Demos, hashes: string): void => {
  const clauses = clausesOf(game.rules).map(({ id }) => id);
  const recorded = hashes.trim().split(/\s+/);

  describe(`${game.title}, shown`, () => {
    it('demonstrates every clause, and nothing else', () => {
      expect(Object.keys(demos).sort()).toEqual([...clauses].sort());
      expect(recorded).toHaveLength(clauses.length);
    });

    it.each(clauses.map((id, index) => [id, demos[id] as Demo, recorded[index]] as const))('%s is shown', (id, demo, hash) => {
      const shown = must(demonstrate(game, id, demo));
      expect(hashed(told(game, demo, shown)), `${id} is told or shown otherwise`).toBe(hash);
    });
  });
};
