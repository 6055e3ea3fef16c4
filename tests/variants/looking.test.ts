/** Whatever is looked at on random games has an answer: whose it is, how it goes, what holds of its square. */
import { describe, expect, it } from 'vitest';
import { reachIn } from '../../src/app/table/reach.ts';
import { clausesOf } from '../../src/kernel/rulebook.ts';
import { SIDES } from '../../src/kernel/side.ts';
import { GAMES } from '../../src/variants/index.ts';
import { randomGame } from '../support/random.ts';

const PLIES = 11;
/** So many units are looked at in a position. */
const LOOKS = 6;

describe.each(GAMES.map(({ title, load }) => [title, load] as const))('%s', async (_title, load) => {
  const game = await load();
  const ids = new Set(clausesOf(game.rules).map(({ id }) => id));

  it("answers for every side's units, and its facts have clauses of the rulebook", () => {
    for (let seed = 1; seed <= 3; seed++) {
      for (const [ply, position] of randomGame(game, seed, PLIES).positions.entries()) {
        const units = Object.values(game.view(position).units).filter(({ inside }) => inside === undefined);
        for (let look = 0; look < LOOKS; look++) {
          const unit = units[(look * 7 + ply * 3) % units.length];
          const at = unit?.at[0];
          if (!unit || at === undefined) continue;
          const asIf = game.asIf(position, unit.side, at);
          const refusal = asIf && reachIn(game, asIf, at).refusal;
          if (refusal?.rule) expect(ids).toContain(refusal.rule);
          for (const { rule, label } of [...game.about(position, at), ...game.about(position, null)])
            expect(ids.has(rule) && label !== '', `${rule}: ${label}`).toBe(true);
        }
      }
    }
  });

  it('shows every piece by itself on any square', () => {
    for (const type of Object.keys(game.pieces)) {
      for (const side of SIDES) {
        for (const { square } of game.board.squares.filter((_, index) => index % 9 === 0)) {
          const alone = game.lone(type, side, square);
          if (alone)
            expect(
              Object.values(game.view(alone).units).some(({ at }) => at.includes(square)),
              `${type} ${square}`,
            ).toBe(true);
          if (alone) reachIn(game, alone, square);
        }
      }
    }
  });
});
