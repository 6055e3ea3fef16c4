/** The engine names every clause in the demonstration of it. */
import { describe, expect, it } from 'vitest';
import { type Demos, demonstrate } from '../../src/kernel/demo.ts';
import { clausesOf } from '../../src/kernel/rulebook.ts';
import { GAMES } from '../../src/variants/index.ts';

describe.each(GAMES.map((entry) => [entry.title, entry] as const))('%s', async (_title, entry) => {
  const game = await entry.load();
  const demos: Demos = (await entry.demos?.()) ?? {};
  const clauses = clausesOf(game.rules).map(({ id }) => id);

  it('demonstrates every clause, and nothing else', () => {
    expect(Object.keys(demos).sort()).toEqual([...clauses].sort());
  });

  it.each(Object.entries(demos))('%s is shown', (id, demo) => {
    const shown = demonstrate(game, id, demo);
    expect(shown.ok ? null : shown.error.text).toBeNull();
  });
});
