/** Tests Snake's disputed rules: the waiver, stranding and promotion, each in one position under both readings. */
import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/kernel/asking/legal.ts';
import { square } from '../../../src/kernel/asking/target.ts';
import { ranksText } from '../../../src/kernel/board/placement.ts';
import { randomIndexFrom } from '../../../src/kernel/chance.ts';
import { change } from '../../../src/kernel/changed.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { EXAMPLES } from '../../../src/variants/snake/demos/readings.ts';
import { GAME } from '../../../src/variants/snake/index.ts';
import { pieceMoveMenu } from '../../../src/variants/snake/menu/index.ts';
import { next } from '../../../src/variants/snake/moves/make.ts';
import { BOARD } from '../../../src/variants/snake/position/board.ts';
import { OPTIONS } from '../../../src/variants/snake/position/options.ts';
import type { State } from '../../../src/variants/snake/position/state.ts';
import { atDepth } from '../../support/depth.ts';
import { describeLaws } from '../../support/laws.ts';
import { describeReadings } from '../../support/readings.ts';
import { must } from '../../support/scenario.ts';
import { at, START } from './support.ts';

const { at: PROMOTES } = EXAMPLES['SN-PROMO-1'];

const pieceMoves = (position: Position): readonly string[] =>
  [...GAME.actions(position)].filter(({ kind }) => kind !== 'snake').map(({ spelling }) => spelling);

/** Section 11.2 of the rules document: first-part moves, those that strand, complete plays at depth 1 and 2. */
const COUNTED = [
  [START, 22, 4, 20, 400],
  ['l2fya1l/4h1h1/ppa1pppp/7P/1P6/PP1PPPP1/AF3YH1/1H3A1L b P d4c4c3c2 d6d7c7 w 0 10', 26, 20, 6, 87],
  ['lh1fyah1/4al2/ppppppp1/7p/2PP4/PPAHPPPP/8/L2FYAHL b P b2b1c1 a7b7c7 - 5 6', 26, 25, 1, 73],
  ['3y4/4P1f1/4l3/hp6/ap6/1LP5/AH5L/3A4 w P e5e4e3 a8b8c8c7b7b6 - 1 47', 31, 0, 62, 1570],
] as const;

describe('SN-TURN-4: a stranding move loses at once, or is illegal', () => {
  it.each(COUNTED)('%s', (line, moves, stranding, first, second) => {
    const barred = at(`${line} barred`);
    expect(pieceMoves(at(line))).toHaveLength(moves);
    expect(pieceMoves(barred)).toHaveLength(moves - stranding);
    for (const position of [at(line), barred])
      expect([GAME.perft(position, 1), GAME.perft(position, 2)]).toEqual([first, second]);
  });

  it('the refusal names the reading and lights the Head', () => {
    const [from, to] = [BOARD.at('c1'), BOARD.at('e2')];
    expect(GAME.explain(at(START), [square(from)], square(to))).toBe(null);
    expect(GAME.explain(at(`${START} barred`), [square(from)], square(to))).toEqual(
      expect.objectContaining({
        rule: 'SN-TURN-4',
        text: "White's Snake would have no exit. In this game no piece move may strand it.",
        squares: [BOARD.at('f2')],
      }),
    );
  });
});

it('SN-TURN-4: a piece whose every move strands is refused for that reason', () => {
  const barred = GAME.setup(1, { stranding: 'barred' });
  expect(GAME.explain(barred, [], square(BOARD.at('g1')))).toEqual({
    rule: 'SN-TURN-4',
    text: "The Kheshig on g1 can only move to e2. White's Snake would have no exit. In this game no piece move may strand it.",
    squares: [BOARD.at('f2'), BOARD.at('e2')],
  });
});

const { at: CORNERED } = EXAMPLES['SN-TURN-2'];

describe('SN-TURN-2: the piece move is skipped if none is legal, or if all strand', () => {
  it('White has lost, or moves only the Snake', () => {
    expect(GAME.outcome(at(CORNERED))).toMatchObject({ winner: 'black', rule: 'SN-END-1' });
    const other = at(`${CORNERED} exit`);
    expect(GAME.outcome(other)).toBe(null);
    expect([...GAME.actions(other)].map(({ notation }) => notation)).toEqual(['--/Sa5']);
    expect(GAME.explain(other, [], square(BOARD.at('e5')))).toMatchObject({
      rule: 'SN-TURN-2',
      text: "White's Snake would have no exit. In this game the piece move is then skipped. Only the Snake can move.",
    });
  });

  /** Writes a position with random pieces and two Snakes, under the reading `exit`. */
  const scattered = (seed: number): string => {
    const die = randomIndexFrom(seed);
    const pieces = new Map([...'llaaffP'].map((letter) => [8 + die(48), letter]));
    const board = ranksText(BOARD, (at) => pieces.get(at) ?? '');
    return `${board} w P a1b1c1 h8g8f8 - 0 1 exit`;
  };

  it('it is skipped exactly if every piece move would lose at once', () => {
    let stranded = 0;
    for (let seed = 1; seed <= atDepth(1500, 20_000); seed++) {
      const read = GAME.read(scattered(seed));
      if (!read.ok || GAME.outcome(read.value)) continue;
      const ours = change(read.value as State, { options: OPTIONS.initial });
      const moves = [...paths(pieceMoveMenu(ours))];
      const isSkipped = moves.every(({ act }) => GAME.outcome(next(ours, act))?.rule === 'SN-END-2');
      const kinds = new Set([...GAME.actions(read.value)].map(({ kind }) => kind === 'snake'));
      expect([...kinds], GAME.write(read.value)).toEqual([isSkipped]);
      stranded += isSkipped && moves.length > 0 ? 1 : 0;
    }
    expect(stranded).toBeGreaterThan(0);
  });
});

it('SN-PROMO-1: a Pawn becomes any piece, or only a Yurt', () => {
  const promotions = (line: string) => pieceMoves(at(line)).filter((each) => each.startsWith('a7'));
  expect(promotions(PROMOTES)).toHaveLength(10);
  expect(promotions(`${PROMOTES} yurt`)).toEqual(['a7 a8 =Y', 'a7 b8 =Y']);
  const archer = must(GAME.readAction(at(PROMOTES), 'a7-a8=A')).picks;
  expect(GAME.play(at(`${PROMOTES} yurt`), archer)).toMatchObject({
    ok: false,
    error: { rule: 'SN-PROMO-1', text: 'In this game a Pawn can only become a Yurt (Y).' },
  });
});

it("a position's text carries its other readings", () => {
  expect(GAME.write(GAME.setup(1))).toBe(START);
  expect(GAME.write(GAME.setup(1, { stranding: 'free', promotion: 'any' }))).toBe(START);
  const other = GAME.setup(1, { waiver: 'exit', stranding: 'barred', promotion: 'yurt' });
  expect(GAME.write(other)).toBe(`${START} barred+yurt+exit`);
  expect(GAME.read(`${START} barred+yurt+exit`)).toEqual({ ok: true, value: other });
  for (const wrong of ['yurt+barred', 'exit+yurt', 'barred+', 'khan'])
    expect(GAME.read(`${START} ${wrong}`)).toMatchObject({
      ok: false,
      error: { text: expect.stringContaining(`Field 9, readings: "${wrong}"`) },
    });
});

describeLaws(GAME, {
  games: 20,
  plies: 60,
  seed: 1,
  options: { waiver: 'exit', stranding: 'barred', promotion: 'yurt' },
});
describeLaws(GAME, { games: 20, plies: 60, seed: 101, options: { waiver: 'exit' } });

describeReadings(GAME, EXAMPLES);
