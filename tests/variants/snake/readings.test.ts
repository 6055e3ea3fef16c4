/** Rules in dispute: stranding and promotion, each in one position by both readings. */
import { describe, expect, it } from 'vitest';
import { square } from '../../../src/kernel/asking/target.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { GAME } from '../../../src/variants/snake/index.ts';
import { BOARD } from '../../../src/variants/snake/position/board.ts';
import { describeLaws } from '../../support/laws.ts';
import { must } from '../../support/scenario.ts';
import { at, START } from './support.ts';

const PROMOTES = '1l6/P7/8/8/8/8/8/8 w P h1h2h3 e8f8g8 - 0 1';

const pieceMoves = (position: Position): readonly string[] =>
  [...GAME.actions(position)].filter(({ kind }) => kind !== 'snake').map(({ spelling }) => spelling);

/** Section 11.2 of the rules document: first-part moves, those that strand, complete plays of depth 1 and 2. */
const COUNTED = [
  [START, 22, 4, 20, 400],
  ['l2fya1l/4h1h1/ppa1pppp/7P/1P6/PP1PPPP1/AF3YH1/1H3A1L b P d4c4c3c2 d6d7c7 w 0 10', 26, 20, 6, 87],
  ['lh1fyah1/4al2/ppppppp1/7p/2PP4/PPAHPPPP/8/L2FYAHL b P b2b1c1 a7b7c7 - 5 6', 26, 25, 1, 73],
  ['3y4/4P1f1/4l3/hp6/ap6/1LP5/AH5L/3A4 w P e5e4e3 a8b8c8c7b7b6 - 1 47', 31, 0, 62, 1570],
] as const;

describe('SN-TURN-4: a move that strands the Snake loses at once, or is not allowed', () => {
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

it('the text of a position carries the readings that are not ours', () => {
  expect(GAME.write(GAME.setup(1))).toBe(START);
  expect(GAME.write(GAME.setup(1, { stranding: 'free', promotion: 'any' }))).toBe(START);
  const other = GAME.setup(1, { stranding: 'barred', promotion: 'yurt' });
  expect(GAME.write(other)).toBe(`${START} barred+yurt`);
  expect(GAME.read(`${START} barred+yurt`)).toEqual({ ok: true, value: other });
  for (const wrong of ['yurt+barred', 'barred+', 'khan'])
    expect(GAME.read(`${START} ${wrong}`)).toMatchObject({
      ok: false,
      error: { text: expect.stringContaining(`Field 9, readings: "${wrong}"`) },
    });
});

describeLaws(GAME, { games: 20, plies: 60, seed: 1, options: { stranding: 'barred', promotion: 'yurt' } });
