/** Tests that Snake's redundant state agrees: the board with the chains, and the test of the end with its sentence. */
import { expect, it } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { GAME } from '../../../src/variants/snake/index.ts';
import { isOver, outcome } from '../../../src/variants/snake/moves/outcome.ts';
import type { State } from '../../../src/variants/snake/position/state.ts';
import { at, carefulGame, played } from './support.ts';

/** Returns what stands on each square. Ids are left out, since position files do not hold them. */
const standing = (position: Position): readonly string[] =>
  (position as State).board.map((occupant) => (occupant ? `${occupant.side} ${occupant.type}` : ''));

it('SN-SNAKE-3 SN-BODY-1 SN-GROW-1: board and chains agree, even after captures', () => {
  let grown = 0;
  for (let seed = 1; seed <= 20; seed++) {
    for (const { position } of carefulGame(seed, 120)) {
      expect(standing(position), GAME.write(position)).toEqual(standing(at(GAME.write(position))));
      grown += Object.values((position as State).snakes).filter(({ length }) => length > 3).length;
    }
  }
  expect(grown).toBeGreaterThan(100);
});

it("SN-END-1 SN-END-2: counts stop at the end, but not at the quiet counter's", () => {
  let ended = 0;
  for (let seed = 1; seed <= 20; seed++) {
    for (const { position } of carefulGame(seed, 120)) {
      for (const { picks } of GAME.actions(position)) {
        const result = GAME.play(position, picks);
        if (!result.ok) continue;
        const after = result.value.state as State;
        expect(isOver(after), GAME.write(after)).toBe(![undefined, 'SN-END-6'].includes(outcome(after)?.rule));
        if (isOver(after)) ended += 1;
      }
    }
  }
  expect(ended).toBeGreaterThan(100);
  const drawn = played('8/8/8/8/8/8/8/8 w P b3b4b5 a1b1c1 - 149 120', '--/Sc3') as State;
  expect([isOver(drawn), outcome(drawn)?.rule]).toEqual([false, 'SN-END-6']);
});
