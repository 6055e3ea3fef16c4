/** Wins at once that a search selecting its actions would pass over: found by playing, in the briefest look. */
import { expect, it } from 'vitest';
import { playText } from '../../src/kernel/record.ts';
import { think } from '../../src/opponent/think.ts';
import { EVALUATION } from '../../src/variants/inchworm/evaluation.ts';
import { GAME } from '../../src/variants/inchworm/index.ts';
import { must } from '../support/scenario.ts';

it('a castling is broken at once, by whatever action that is', () => {
  const played =
    '=link g3 g1 h3; f7 f5; =link b4 g1 h3; =link c8 d8 c7; =link e7 g2 g3; =link e5 g8 h6; =link e6 f1 g2; h6 g8; =link f2 f1 g2; =link g1 g7 g6; =unlink c8 =board e1 g1';
  const position = must(playText(GAME, GAME.setup(1), played)).at(-1)?.position ?? GAME.setup(1);
  const { thought } = think(GAME, EVALUATION, position, 'standing', 1, () => 0) ?? {};
  expect(thought?.end).toBe(1);
  expect(GAME.outcome(must(GAME.play(position, thought?.picks ?? [])).state)?.winner).toBe('black');
});
