import { describe, expect, it } from 'vitest';
import { option } from '../../src/kernel/asking/target.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import type { OpponentAnswer, Question } from '../../src/opponent/messages.ts';
import { think } from '../../src/opponent/think.ts';
import { GAMES } from '../../src/variants/index.ts';
import { EVALUATION } from '../support/chess/evaluation.ts';
import { GAME } from '../support/chess/index.ts';
import { randomGame } from '../support/random.ts';
import { must } from '../support/scenario.ts';

const still = () => 0;

const asked = (at: string, question: Question = 'hint'): OpponentAnswer => {
  const answer = think(GAME, { ...EVALUATION, nodesPerSecond: 2000 }, must(GAME.read(at)), question, 1, still);
  invariant(answer, 'there is an answer');
  return answer;
};

const why = (at: string, question?: Question): string | undefined => asked(at, question).reason?.text;

describe('a reason', () => {
  it.each<readonly [what: string, at: string, says: string]>([
    ['a win', '7k/5K2/8/8/8/8/8/6R1 w - - 0 1', 'White wins at once. Checkmate'],
    ['a win to come', '7k/8/5K2/8/8/8/8/6R1 w - - 0 1', 'White can win in 2 turns.'],
    ['a capture', '4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1', "Captures Black's Queen on d5."],
    ['a rescue', '4k3/6b1/8/8/8/8/4P3/R3K3 w - - 0 1', "Saves White's Rook on a1, which Black could capture."],
  ])('names %s', (_what, at, says) => {
    expect(why(at)).toMatch(new RegExp(`^${says}`));
  });

  it('says what the other side threatens', () => {
    const { threatPosition, reason, thought } = asked('1k6/8/8/r6Q/8/8/8/4K3 b - - 0 1', 'threat');
    expect(threatPosition?.toMove).toBe('white');
    expect(thought.picks).toHaveLength(2);
    expect(reason?.text).toBe("White threatens Black's Rook on a5.");
  });

  it('has no threat to name while its own side is in check', () => {
    const checked = asked('4k3/8/8/8/8/8/8/4RK2 b - - 0 1', 'threat');
    expect(checked).toMatchObject({ thought: { line: [] }, reason: { text: 'Black is in check.' } });
  });

  it('shows no line where nothing is threatened', () => {
    const none = asked('4k3/8/8/8/8/8/4P3/4K3 b - - 0 1', 'threat');
    expect(none).toMatchObject({
      threatPosition: null,
      thought: { line: [] },
      reason: { text: 'No threat by White was found.' },
    });
  });
});

describe('a draw that may be claimed', () => {
  const asSnake = async (text: string, question: Question) => {
    const entry = GAMES.find(({ id }) => id === 'snake');
    const [game, evaluation] = await Promise.all([entry?.load(), entry?.evaluation?.()]);
    invariant(game && evaluation, 'Snake has an opponent');
    return think(game, { ...evaluation, nodesPerSecond: 1000 }, must(game.read(text)), question, 1, still);
  };
  const AT = '8/2p5/8/8/8/3Y4/P7/8 b P g1h1h2 f8g8h8 -';

  it('is claimed by the side that is behind, at any level and as a hint', async () => {
    expect((await asSnake(`${AT} 100 80`, 'careful'))?.thought.picks).toEqual([option('claim-draw')]);
    const hint = await asSnake(`${AT} 100 80`, 'hint');
    expect(hint?.reason).toMatchObject({
      text: expect.stringMatching(/^Draws at once\. /),
      rule: 'SN-END-6',
    });
  });

  it('is not claimed before the rules let it, nor by the side that is ahead', async () => {
    expect((await asSnake(`${AT} 99 80`, 'careful'))?.thought.picks[0]?.kind).toBe('square');
    const ahead = await asSnake(`${AT.replace(' b ', ' w ')} 100 80`, 'careful');
    expect(ahead?.thought.picks[0]?.kind).toBe('square');
  });
});

describe.each(GAMES.filter(({ evaluation }) => evaluation))('a reason in $id', (entry) => {
  it('is a sentence or two, and speaks of squares on the board', async () => {
    const [game, evaluation] = await Promise.all([entry.load(), entry.evaluation?.()]);
    invariant(evaluation, `${entry.id} has an opponent`);
    const { positions } = randomGame(game, 5, 12);
    for (const position of positions.filter((_, index) => index % 6 === 5)) {
      if (game.outcome(position)) continue;
      const answer = think(game, { ...evaluation, nodesPerSecond: 60 }, position, 'hint', 1, still);
      expect(answer?.reason?.text).toMatch(/^[A-Z].*\.$/);
      expect(answer?.reason?.squares.every((square) => square in game.board.squares)).toBe(true);
      const { rule } = answer?.reason ?? {};
      if (rule) expect(game.rules.some(({ clauses }) => clauses.some(({ id }) => id === rule))).toBe(true);
    }
  });
});
