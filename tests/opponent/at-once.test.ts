/** Tests that even the shortest search finds winning actions which selective move generation omits. */
import { expect, it } from 'vitest';
import { readPicks } from '../../src/kernel/asking/target.ts';
import type { Evaluation } from '../../src/kernel/evaluation.ts';
import { playText } from '../../src/kernel/record.ts';
import { candidateOf } from '../../src/opponent/candidates.ts';
import { turnsToEndOf } from '../../src/opponent/scores.ts';
import { think } from '../../src/opponent/think.ts';
import { createTree } from '../../src/opponent/tree.ts';
import { EVALUATION } from '../../src/variants/inchworm/evaluation.ts';
import { GAME } from '../../src/variants/inchworm/index.ts';
import { must } from '../support/scenario.ts';

it('a castling is broken at once, by whatever action that is', () => {
  const played =
    '=link g3 g1 h3; f7 f5; =link b4 g1 h3; =link c8 d8 c7; =link e7 g2 g3; =link e5 g8 h6; =link e6 f1 g2; h6 g8; =link f2 f1 g2; =link g1 g7 g6; =unlink c8 =board e1 g1';
  const position = must(playText(GAME, GAME.setup(1), played)).at(-1)?.position ?? GAME.setup(1);
  const { thought } = think(GAME, EVALUATION, position, 'standing', 1, () => 0) ?? {};
  expect(thought?.turnsToEnd).toBe(1);
  expect(GAME.outcome(must(GAME.play(position, thought?.picks ?? [])).state)?.winner).toBe('black');
});

/**
 * In this game a link step moves a crowd next to White's King, where an explosion, which is unlikely, would destroy it.
 * White has 168 answers.
 */
const SEED = 41;
const CHECKED = 'e2 e4; h7 h5; h1 g1; a8 b8; e3 e4; c8 b7; e4 d4; g8 h6; =link h3 d4 c5; =link d4 h6 b6';
const SEARCHED: Evaluation = EVALUATION;
const checked = must(playText(GAME, GAME.setup(SEED), CHECKED)).map(({ position }) => position);
const [before = GAME.setup(SEED), after = GAME.setup(SEED)] = checked.slice(-2);

it('a win that hangs on dice is none, and an end by an answer is a turn later', () => {
  const candidateAt = (position: typeof before, text: string) => {
    const picks = must(readPicks(GAME.board, text));
    const menu = must(GAME.ask(position, picks));
    return candidateOf(GAME, EVALUATION, position, { picks, act: menu.kind === 'act' ? menu.act : null });
  };
  const tree = createTree(GAME, EVALUATION, before, 8, () => undefined);
  const check = candidateAt(before, '=link d4 h6 b6');
  expect(turnsToEndOf(tree.scoreAfter(before, check, 1, -Infinity, Infinity, 0))).toBeNull();
  const answer = candidateAt(after, 'g1 g4');
  expect(turnsToEndOf(tree.scoreAfter(after, answer, 1, -Infinity, Infinity, 1))).toBe(-2);
});

it('in check, what comes to no legal action takes no room of what does', () => {
  const found = [...(SEARCHED.actions?.(after, { forcing: false, quiet: 12 }) ?? [])];
  expect(found.length).toBeGreaterThan(10);
});
