/**
 * Tests that searches find wins in one or two turns: of puzzles, at the ends of samples, and where a search once missed
 * one.
 */
import { describe, expect, it } from 'vitest';
import { option, readPicks, type Target } from '../../src/kernel/asking/target.ts';
import { type Evaluation, ROYAL_VALUE } from '../../src/kernel/evaluation.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { replay } from '../../src/kernel/record.ts';
import { type Limits, levelOf, limitsOf } from '../../src/opponent/levels.ts';
import { search } from '../../src/opponent/search.ts';
import { isForcedWin } from '../../src/prover/puzzles.ts';
import { createProverContext, replayTurn } from '../../src/prover/turns.ts';
import { GAME } from '../../src/variants/inchworm/index.ts';
import { GAMES } from '../../src/variants/index.ts';
import { PUBLISHED_GAMES } from '../support/published.ts';
import { positionFile } from '../variants/frozenchess/support.ts';
import { at, must } from '../variants/inchworm/support.ts';

/** Returns the picks of a win that a search claims within `turns` turns of both sides together, or null. */
const claimedBy = (game: Game, evaluation: Evaluation, position: Position, turns: number, limits: Limits) => {
  const thought = search(game, evaluation, position, limits);
  const end = thought?.turnsToEnd ?? null;
  return thought && end !== null && end > 0 && end <= turns ? thought.picks : null;
};

const isFound = (...given: Parameters<typeof claimedBy>): boolean => claimedBy(...given) !== null;

/** Whether these picks provably win within `turns` turns of the side that makes them. */
const isTrue = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  turns: number,
  picks: readonly Target[],
): boolean => {
  const known = createProverContext(game, evaluation, Infinity);
  const turn = replayTurn(known, position, [picks]);
  return turn !== null && isForcedWin(known, turn, position.toMove, turns);
};

/** The number of puzzles of each length that are tried in each game. */
const PUZZLES = 5;

describe.each(PUBLISHED_GAMES)('$id', (entry) => {
  it.each([1, 2])('finds puzzles won in %i turns', async (turns) => {
    const [game, evaluation, puzzles] = await Promise.all([entry.load(), entry.evaluation?.(), entry.puzzles?.()]);
    invariant(evaluation && puzzles, `${entry.id} has an opponent and puzzles`);
    const limits = limitsOf(levelOf('strong'), evaluation, 1);
    const wins = puzzles.filter(({ kind, solution }) => kind === 'win' && solution.length === turns);
    expect(wins.length).toBeGreaterThan(0);
    for (const { id, at: text } of wins.slice(0, PUZZLES))
      expect(isFound(game, evaluation, must(game.read(text)), 2 * turns - 1, limits), id).toBe(true);
  });
});

/** A King that a Rook can approach only on n14, since its own units stand on the other squares. */
const BOXED = 'Kp16 Pm15 Pm16 Pn13 Pn15 Po13 Po14 Pp13';

describe('FrozenChess', () => {
  // `picks` are those with which the winners end the samples, or could have; null for any.
  it.each([
    [0, 'a step onto a tomb beside the King', null],
    [2, 'a shot at a tomb beside the King', 'o9 =TB o15'],
  ])('sample %i: %s is seen to win', async (number, _, picks) => {
    const entry = GAMES.find(({ id }) => id === 'frozenchess');
    const [game, evaluation] = await Promise.all([entry?.load(), entry?.evaluation?.()]);
    const record = game?.samples[number]?.record;
    invariant(game && evaluation && record, 'FrozenChess has samples and an opponent');
    const wins = (position: Position): boolean => {
      if (picks === null) return true;
      const played = game.preview(position, must(readPicks(game.board, picks)));
      return played.ok && game.outcome(played.value.state)?.winner === position.toMove;
    };
    const { start, actions } = must(replay(game, record));
    const positions = [start, ...actions.map(({ position }) => position)];
    const winner = game.outcome(positions.at(-1) ?? start)?.winner;
    const position = positions.filter((each) => each.toMove === winner && wins(each)).at(-1);
    invariant(position, 'the sample is won so near its end');
    expect(isFound(game, evaluation, position, 1, limitsOf(levelOf('casual'), evaluation, 1))).toBe(true);
  });

  it.each([
    ['steps on to a tomb beside the King', 'casual', 'w Ka1 Rb1 / b Ke16 Pp12 / closed e15:Pn'],
    ['marches to leap over a Jester beside the King', 'strong', 'w Ka1 Nf12 / b Ki16 Jh15'],
    ['steps twice to set off a bomb beside the King', 'casual', `w Ka2 Rb1 / b ${BOXED} / bombs o15:b`],
    ['steps and bounces to set it off', 'casual', `w Ka2 Rb1 / b ${BOXED} Pb13 / bombs o15:b`],
    ['steps 3 times with a late King to capture the other', 'strong', 'w Ka1 / b Ki16 / plies 2400'],
    [
      'steps twice to leave a King without a move',
      'strong',
      'w Oj1 Kk1 Xl1*12 Sj2*12 Xk2*12 Sl2*12 / b Kb6*12 Jm2 Jl3 Bo4 / turn b / rules first',
    ],
    ['bounces twice to wall in a King', 'strong', 'w Km16 / b Kj2*12 Fg15 Rp15 / turn b'],
    ['rotates a part of the board to checkmate', 'strong', 'w Lo2 Kb5 Cj5 Lm7 / b Eo7*12 Ap7*12 Oo8*12 Kp8 Eo9*12'],
  ] as const)('%s', async (_, level, line) => {
    const entry = GAMES.find(({ id }) => id === 'frozenchess');
    const [game, evaluation] = await Promise.all([entry?.load(), entry?.evaluation?.()]);
    invariant(game && evaluation, 'FrozenChess has an opponent');
    const position = must(game.read(positionFile(line)));
    expect(isFound(game, evaluation, position, 1, limitsOf(levelOf(level), evaluation, 1))).toBe(true);
  });
});

describe('a win in two that few answers stop', () => {
  const found = async (id: string, read: (game: Game) => Position): Promise<boolean> => {
    const entry = GAMES.find((each) => each.id === id);
    const [game, evaluation] = await Promise.all([entry?.load(), entry?.evaluation?.()]);
    invariant(game && evaluation, `${id} has an opponent`);
    const position = read(game);
    const picks = claimedBy(game, evaluation, position, 3, limitsOf(levelOf('strong'), evaluation, 1));
    return picks !== null && isTrue(game, evaluation, position, 2, picks);
  };

  it('is found in FrozenChess, by a check after two steps', async () => {
    const line = 'w Ka2*12 Mj5 Tj16 / b Kp11 / rules first';
    expect(await found('frozenchess', (game) => must(game.read(positionFile(line))))).toBe(true);
  });

  it('is found in FrozenChess, by a quiet rotation that wins a turn later', async () => {
    const line = 'w Xo1*12 Kp1 Fo2*12 Op2 / b Jn1 Cl6 Ll7 Cp7 Ka11*12 / turn b';
    expect(await found('frozenchess', (game) => must(game.read(positionFile(line))))).toBe(true);
  });

  it('is found in Inchworm, by a check after an unlinking', async () => {
    const line =
      'White: Kh7, Qh2, Bb8, Bb2, Ne3, Bd5; Black: Kd8, Rc7, Bd7, Ne7; links g1=H1, c2=H2, f3=H3, b4=H4, f5=H5, b6=H6, e7=H7, a8=H8; unlinking';
    expect(await found('inchworm', () => at(line))).toBe(true);
  });

  it('is found in Inchworm, by a capture without check', async () => {
    const line = 'White: Kc1, Nc2, Rb2; Black: Kg7, Bh7, Qc7, Qb7, Rg4; Black to move';
    expect(await found('inchworm', () => at(line, { options: { rules: 'first' } }))).toBe(true);
  });
});

describe('Inchworm', () => {
  const loaded = async () => {
    const evaluation = await GAMES.find(({ id }) => id === 'inchworm')?.evaluation?.();
    invariant(evaluation, 'Inchworm has an opponent');
    return evaluation;
  };

  it('wins surely rather than where a Pawn may explode beside the King', async () => {
    const evaluation = await loaded();
    const position = at('White: Ra1, Bc1, Qd1, Ke1, Ba5/h8, Pa3, Qe7; Black: Pd7, Pf7, Pg7, Ke8, Bf8, Ng8; rights Q');
    const picks = claimedBy(GAME, evaluation, position, 1, limitsOf(levelOf('strong'), evaluation, 1));
    expect(picks && isTrue(GAME, evaluation, position, 1, picks)).toBe(true);
  });

  it('captures a King after a link step', async () => {
    const evaluation = await loaded();
    const position = at('White: Ke1, Ra1, BH8, Nd1/h3, Qd2; Black: Ke8, Bf8, Ng8, Rh8');
    expect(isFound(GAME, evaluation, position, 1, limitsOf(levelOf('casual'), evaluation, 1))).toBe(true);
  });

  it('sees first how a link step leads to a King, also in reply', async () => {
    const evaluation = await loaded();
    const position = at('White: Ke1, Pa2; Black: Ke8, Bc7; links e1=H1; Black to move');
    const [first] = [...(evaluation.actions?.(position, { forcing: false, quiet: 8 }) ?? [])];
    expect(first && evaluation.captureGain(position, first.act)).toBe(ROYAL_VALUE);
    expect(first?.picks[0]).toEqual(option('link'));
  });

  it('sees in reply how a link step leads to a Queen', async () => {
    const evaluation = await loaded();
    const position = at('White: Ka4, Qe1, Pa2; Black: Ke8, Bc7; links e1=H1; Black to move');
    const [first] = [...(evaluation.actions?.(position, { forcing: false, quiet: 8 }) ?? [])];
    expect(first && evaluation.captureGain(position, first.act)).toBeGreaterThanOrEqual(900);
    expect(first?.picks[0]).toEqual(option('link'));
  });

  it('captures nobody on a square that an unlinking leaves empty', async () => {
    const evaluation = await loaded();
    const position = at('White: Kb1, Re1; Black: Kg8, Qe4; links e4=H4; unlinking');
    const gainOf = (picks: string): number => {
      const menu = must(GAME.ask(position, must(readPicks(GAME.board, picks))));
      return menu.kind === 'act' ? evaluation.captureGain(position, menu.act) : Number.NaN;
    };
    // 1300 is what the promotion of the Rook to a Queen gains.
    expect(gainOf('e1 e4')).toBe(1300);
    expect(gainOf('=unlink e4 =hallway e1 e4')).toBe(0);
    expect(gainOf('=unlink e4 =board e1 e4')).toBe(1300);
  });
});
