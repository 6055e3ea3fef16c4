/** Tests wins that selective searches claim against the prover. */
import { expect, it } from 'vitest';
import { invariant } from '../../src/kernel/invariant.ts';
import { think } from '../../src/opponent/think.ts';
import { GAMES } from '../../src/variants/index.ts';
import { must } from '../support/scenario.ts';

it('a hint in a position won in two is the proved win', async () => {
  const entry = GAMES.find(({ id }) => id === 'inchworm');
  const [game, evaluation, puzzles] = await Promise.all([entry?.load(), entry?.evaluation?.(), entry?.puzzles?.()]);
  invariant(game && evaluation && puzzles, 'Inchworm has an opponent and puzzles');
  const won = puzzles.filter(({ kind, solution }) => kind === 'win' && solution.length === 2).slice(-4);
  for (const { id, at } of won) {
    const answer = think(game, evaluation, must(game.read(at)), 'hint', 1, () => 0);
    expect(answer?.thought, id).toMatchObject({ turnsToEnd: 3, isProved: true });
    expect(answer?.thought.line, id).toHaveLength(3);
  }
});
