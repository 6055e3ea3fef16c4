/** The demonstrations of a game, as one suite: the engine names every clause in the demonstration of it. */
import { describe, expect, it } from 'vitest';
import { type Demos, demonstrate } from '../../src/kernel/demo.ts';
import type { Game } from '../../src/kernel/game.ts';
import { clausesOf } from '../../src/kernel/rulebook.ts';

export const describeDemos = (game: Game, demos: Demos): void => {
  describe(`${game.title}, shown`, () => {
    it('demonstrates every clause, and nothing else', () => {
      expect(Object.keys(demos).sort()).toEqual(
        clausesOf(game.rules)
          .map(({ id }) => id)
          .sort(),
      );
    });

    it.each(Object.entries(demos))('%s is shown', (id, demo) => {
      const shown = demonstrate(game, id, demo);
      expect(shown.ok ? null : shown.error.text).toBeNull();
    });
  });
};
