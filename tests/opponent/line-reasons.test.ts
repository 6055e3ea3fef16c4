import { describe, expect, it } from 'vitest';
import { readPicks, type Target } from '../../src/kernel/asking/target.ts';
import { squareNamed } from '../../src/kernel/board/board.ts';
import type { Evaluation } from '../../src/kernel/evaluation.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { playText } from '../../src/kernel/record.ts';
import type { TurnReason } from '../../src/opponent/reason/names.ts';
import { reasonFor } from '../../src/opponent/reason.ts';
import { search } from '../../src/opponent/search.ts';
import { positionFile } from '../../src/variants/frozenchess/demos/line.ts';
import { GAMES } from '../../src/variants/index.ts';
import { EVALUATION } from '../support/chess/evaluation.ts';
import { GAME } from '../support/chess/index.ts';
import { must } from '../support/scenario.ts';
import { at } from '../variants/inchworm/support.ts';

const EMPTY = 'No better move was found.';

const reasonOf = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  line: readonly (readonly Target[])[],
  end: number | null = null,
  isProved = false,
): TurnReason => {
  const thought = { picks: line[0] ?? [], line, score: 0, turnsToEnd: end, isProved, turns: 0, nodes: 0 };
  const limits = { nodes: 200, turns: 1, noise: 0, width: 8, seed: 1 };
  return reasonFor(game, evaluation, position, thought, (from) => search(game, evaluation, from, limits));
};

const whyOf = (game: Game, evaluation: Evaluation, position: Position, play: string): TurnReason =>
  reasonOf(
    game,
    evaluation,
    position,
    must(playText(game, position, play)).map(({ picks }) => picks),
  );

const inChess = (at: string, play: string): TurnReason => whyOf(GAME, EVALUATION, must(GAME.read(at)), play);

const loaded = async (id: string): Promise<readonly [Game, Evaluation]> => {
  const entry = GAMES.find((each) => each.id === id);
  const [game, evaluation] = await Promise.all([entry?.load(), entry?.evaluation?.()]);
  invariant(game && evaluation, `${id} has an opponent`);
  return [game, evaluation];
};

describe('a reason for a turn', () => {
  it.each<readonly [what: string, at: string, play: string, says: string]>([
    ['a check', '4k3/8/8/8/8/8/8/R5K1 w - - 0 1', 'a1 a8', 'Gives check.'],
    ['a way out of check', '4k3/8/8/8/4r3/8/8/4K3 w - - 0 1', 'e1 d2', 'Gets White out of check.'],
    ['the only move', '4k3/8/8/8/8/8/P7/K3r3 w - - 0 1', 'a1 b2', 'No other move is possible.'],
    ['a promotion', '8/P6k/8/8/8/8/8/4K3 w - - 0 1', 'a7-a8=Q', "Turns White's Pawn on a7 into a Queen."],
    ['a threat', '4k3/8/8/8/2r5/8/8/3BK3 w - - 0 1', 'd1 b3', "Threatens Black's Rook on c4."],
    ['a threat to win', '7k/8/5K2/8/8/8/8/R7 w - - 0 1', 'f6 f7', 'Threatens to win next turn.'],
  ])('names %s', (_what, at, play, says) => {
    expect(inChess(at, play).text).toBe(says);
  });

  it('threatens nothing that could be captured already', () => {
    const { text } = inChess('4k3/8/8/8/2r5/8/8/2R1K3 w - - 0 1', 'c1 c2');
    expect(text).not.toMatch(/^Threatens/);
  });
});

describe('a capture to come', () => {
  it('names and lights the piece where it stands now', () => {
    const { text, squares } = inChess('4k3/8/8/8/2r5/8/8/R3K3 w - - 0 1', 'a1 a2; c4 c2; a2 c2');
    expect(text).toBe("Prepares to capture Black's Rook on c4.");
    expect(squares).toEqual([squareNamed(GAME.board, 'c4')]);
  });

  it('is no reason where the piece becomes another first', () => {
    expect(inChess('4k3/8/8/8/8/8/1p4K1/7R w - - 0 1', 'g2 g3; b2-b1=Q; h1 b1').text).toBe(EMPTY);
  });

  it('is no reason where the answer captures something first', () => {
    expect(inChess('4k3/8/8/8/8/P1r5/8/R3K3 w - - 0 1', 'e1 e2; c3 a3; a1 a3').text).toBe(EMPTY);
  });

  it('in an answer names a square only where the piece stands there now', () => {
    const trade = inChess('4k3/3r4/8/3p4/8/8/8/3RK3 w - - 0 1', 'd1 d5; d7 d5');
    expect(trade.text).toBe("Captures Black's Pawn on d5. Black can then capture White's Rook.");
    expect(trade.squares).toEqual([squareNamed(GAME.board, 'd5')]);
  });
});

describe('time that passes', () => {
  it('is no reason: in FrozenChess paralysis wears off whatever is played', async () => {
    const [game, evaluation] = await loaded('frozenchess');
    const position = must(game.read(positionFile('w Qd4*9 Qe4*9 Qm4*9 Rk8 / b Pp15')));
    expect(whyOf(game, evaluation, position, 'Rk8-k7').text).toBe(EMPTY);
  });

  it('does not hide what is taken over', async () => {
    const [game, evaluation] = await loaded('frozenchess');
    const position = must(game.read(positionFile('w Bd4 / b Rg7')));
    expect(whyOf(game, evaluation, position, 'Bd4 CV g7').text).toBe("Takes over Black's Rook on g7.");
  });
});

describe('a turn of several actions', () => {
  it('gains a piece only where the line shows the action that brings it', async () => {
    const [game, evaluation] = await loaded('great-worm');
    const start = game.setup(1);
    const [first] = must(playText(game, start, 'Cd3-d5'));
    invariant(first, 'the Claw moves');
    const countOf = (position: Position): number => Object.keys(game.view(position).units).length;
    const second = [...game.actions(first.position)].find(({ picks }) => {
      const played = game.preview(first.position, picks);
      return played.ok && countOf(played.value.state) > countOf(start);
    });
    invariant(second, 'a Leg can be added');
    expect(reasonOf(game, evaluation, start, [first.picks, second.picks]).text).toBe('Gains a Leg.');
    expect(reasonOf(game, evaluation, start, [first.picks]).text).toBe(EMPTY);
  });

  it('threatens in its second action only what the first does not', async () => {
    const [game, evaluation] = await loaded('snake');
    const start = must(game.read('8/2p5/8/8/8/3L4/P7/8 w P g1h1h2 f8g8h8 - 0 1'));
    const [first, second] = must(playText(game, start, 'd3 c5; f1'));
    invariant(first && second, 'the turn is played');
    expect(reasonOf(game, evaluation, start, [first.picks, second.picks]).text).toBe("Threatens Black's Pawn on c7.");
    expect(reasonOf(game, evaluation, first.position, [second.picks]).text).not.toMatch(/^Threatens/);
  });
});

describe('a win that is claimed', () => {
  it('is said of the line, if that wins, where it is not proved', async () => {
    const [game, evaluation] = await loaded('inchworm');
    const start = at('White: Kh1, RH2; Black: KH5, Pd3, Ng8; links d3=H3; unlinking');
    const picked = (text: string) => must(readPicks(game.board, text));
    const line = ['h1 g1', 'g8 e7', '=unlink d3 =board H2 H5'].map(picked);
    expect(reasonOf(game, evaluation, start, line, 3).text).toBe('White wins in 2 turns if this line is played.');
    expect(reasonOf(game, evaluation, start, line.slice(0, 2), 3).text).not.toMatch(/wins/);
    expect(reasonOf(game, evaluation, start, line, -2).text).not.toMatch(/can win/);
    expect(reasonOf(game, evaluation, start, line, 3, true).text).toBe('White can win in 2 turns.');
    expect(reasonOf(game, evaluation, start, line, -2, true).text).toBe('Delays the loss: Black can win in 1 turn.');
  });
});
