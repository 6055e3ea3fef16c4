/** Tests that what hints and threats claim is true, by the rules engine alone. */
import { describe, expect, it } from 'vitest';
import { type Square, squareNamed } from '../../src/kernel/board/board.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { playText } from '../../src/kernel/record.ts';
import type { OpponentAnswer } from '../../src/opponent/messages.ts';
import { think } from '../../src/opponent/think.ts';
import { positionFile } from '../../src/variants/frozenchess/demos/line.ts';
import { GAMES } from '../../src/variants/index.ts';
import { EVALUATION } from '../support/chess/evaluation.ts';
import { GAME } from '../support/chess/index.ts';
import { PUBLISHED_GAMES } from '../support/published.ts';
import { randomGame } from '../support/random.ts';
import { must } from '../support/scenario.ts';
import { falseClaimOf } from '../support/truth.ts';

const answerOf = (
  game: Game,
  position: Position,
  play: string,
  text: string,
  squares: readonly Square[] = [],
): OpponentAnswer => {
  const line = must(playText(game, position, play)).map(({ picks }) => picks);
  const thought = {
    picks: line[0] ?? [],
    line,
    score: 0,
    turnsToEnd: null,
    isProved: false,
    turns: 0,
    nodes: 0,
  };
  return { threatPosition: null, thought, reason: { text, rule: null, squares } };
};

it('where every turn loses at once, a hint says who wins by it', async () => {
  const entry = GAMES.find(({ id }) => id === 'great-worm');
  const [game, evaluation] = await Promise.all([entry?.load(), entry?.evaluation?.()]);
  invariant(game && evaluation, 'Great Worm has an opponent');
  const position = must(
    game.read('wl1t1alw/3akl2/cccccccc/6C1/4C3/CCCC1C1C/3L2K1/WLAT1ALW b R e1/e8 e1,e2,f2,g2/e8,e7 8/9 - 2 -'),
  );
  const answer = think(game, { ...evaluation, nodesPerSecond: 100 }, position, 'hint', 1, () => 0);
  expect(answer?.reason?.text).toBe("White wins at once. Black's worm cannot move.");
  expect(answer && falseClaimOf(game, evaluation, position, answer)).toBeNull();
});

describe('what the engine denies', () => {
  it('is a part of the evaluation that time alone betters', async () => {
    const entry = GAMES.find(({ id }) => id === 'frozenchess');
    const [game, evaluation] = await Promise.all([entry?.load(), entry?.evaluation?.()]);
    invariant(game && evaluation, 'FrozenChess has an opponent');
    const position = must(game.read(positionFile('w Qd4*9 Qe4*9 Qm4*9 Rk8 / b Pp15')));
    const text = 'Improves the balance of paralysed pieces.';
    expect(falseClaimOf(game, evaluation, position, answerOf(game, position, 'Rk8-k7', text))).toBe(text);
  });

  it.each([
    ['a piece named where it is to be captured', "Prepares to capture Black's Rook on c2.", ['c2']],
    ['a piece of another kind', "Prepares to capture Black's Queen on c4.", ['c4']],
    ['a piece of the other side', "Prepares to capture White's Rook on c4.", ['c4']],
    ['a lit square that is empty', "Prepares to capture Black's Rook on c4.", ['c2']],
    ['a check that is not given', 'Gives check.', []],
    ['a check that was not there', 'Gets White out of check.', []],
    ['that nothing else can be played', 'No other move is possible.', []],
    ['a threat that is none', "Threatens Black's Rook on c4.", ['c4']],
    ['a piece that is not gained', 'Gains a Queen.', []],
  ])('is %s', (_what, text, lit) => {
    const position = must(GAME.read('4k3/8/8/8/2r5/8/8/R3K3 w - - 0 1'));
    const squares = lit.map((name) => squareNamed(GAME.board, name) ?? -1);
    const answer = answerOf(GAME, position, 'a1 a2; c4 c2; a2 c2', text, squares);
    expect(falseClaimOf(GAME, EVALUATION, position, answer)).toBe(text);
  });

  it('is not the piece where it stands now', () => {
    const position = must(GAME.read('4k3/8/8/8/2r5/8/8/R3K3 w - - 0 1'));
    const text = "Prepares to capture Black's Rook on c4.";
    expect(falseClaimOf(GAME, EVALUATION, position, answerOf(GAME, position, 'a1 a2; c4 c2; a2 c2', text))).toBeNull();
  });
});

describe.each(PUBLISHED_GAMES)('a hint and a threat in $id', (entry) => {
  it('say nothing that the engine denies', async () => {
    const [game, evaluation] = await Promise.all([entry.load(), entry.evaluation?.()]);
    invariant(evaluation, `${entry.id} has an opponent`);
    const { positions } = randomGame(game, 8, 24);
    for (const position of positions.filter((_, index) => index % 6 === 4)) {
      if (game.outcome(position) || evaluation.isMidTurn?.(position)) continue;
      for (const question of ['hint', 'threat'] as const) {
        const answer = think(game, { ...evaluation, nodesPerSecond: 100 }, position, question, 1, () => 0);
        expect(answer && falseClaimOf(game, evaluation, position, answer)).toBeNull();
      }
    }
  });
});
