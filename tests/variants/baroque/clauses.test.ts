/** Tests clauses of Baroque whose examples are whole games, files or players, and remarks of the hard cases. */
import { describe, expect, test } from 'vitest';
import { squareNamed } from '../../../src/kernel/board/board.ts';
import type { Position } from '../../../src/kernel/game.ts';
import { clausesOf } from '../../../src/kernel/learning/rulebook.ts';
import { GAME } from '../../../src/variants/baroque/index.ts';
import { must } from '../../support/scenario.ts';
import { actionsOf, badged, boardOf, given, opened, played, status } from './example.ts';

const START = GAME.setup(1);
const TWO = GAME.setup(1, { version: 'twoplayer' });
const FILES = [...'abcdefgh'];
const SHUFFLE = ['Pa2-a3', 'Pa7-a6', 'Pa3-a2', 'Pa6-a7'];

const unitOn = (position: Position, name: string) =>
  Object.values(GAME.view(position).units).find(({ at }) => at[0] === squareNamed(GAME.board, name));
const problemOf = (file: string) => {
  const read = GAME.read(file);
  return read.ok ? null : read.error;
};
const said = (position: Position, words: string): Position =>
  must(GAME.play(position, [{ kind: 'option', option: words }])).state;

describe('board and start', () => {
  test('BQ-SETUP-1: eight files and ranks, with ranks 3 to 6 empty', () => {
    expect(GAME.board.squares.map(({ name }) => name)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].flatMap((rank) => FILES.map((file) => `${file}${rank}`)),
    );
    expect(Object.values(GAME.view(START).units).filter(({ at }) => (at[0] ?? 0) >= 16 && (at[0] ?? 0) < 48)).toEqual(
      [],
    );
  });

  test("BQ-SETUP-2: Black's army is White's rotated, with Titans on d1 and e8", () => {
    for (const { type, at } of Object.values(GAME.view(START).units).filter(({ side }) => side === 'white')) {
      const opposite = GAME.board.squares[63 - (at[0] ?? 0)]?.name ?? '';
      expect(unitOn(START, opposite)).toMatchObject({ type, side: 'black' });
    }
    expect([unitOn(START, 'd1')?.type, unitOn(START, 'e8')?.type]).toEqual(['titan', 'titan']);
    expect([unitOn(START, 'd8')?.type, unitOn(START, 'e1')?.type]).toEqual(['withdrawer', 'withdrawer']);
  });

  test('BQ-SETUP-3: White starts with 32 actions: each Pawn one to four squares ahead', () => {
    expect(START.toMove).toBe('white');
    const pawns = FILES.flatMap((file) => [3, 4, 5, 6].map((rank) => `P${file}2-${file}${rank}`));
    expect([...actionsOf(START)].sort()).toEqual(pawns.sort());
  });

  test('BQ-SETUP-4: a new game offers the standard or the Two-Player version', () => {
    const choices = GAME.options.filter(({ rule }) => !rule);
    expect(choices.map(({ values }) => values.map(({ id }) => id))).toEqual([['standard', 'twoplayer']]);
    expect(GAME.write(GAME.setup(5, {}))).toBe(GAME.write(START));
  });
});

describe('the position', () => {
  test('BQ-STATE-1: nothing of an ended freeze is left in the position', () => {
    const frozen = given('White Kg1, Id4; Black Kh8, Pc5; White to move');
    expect(badged(frozen, 'frozen')).toEqual(['c5']);
    expect(actionsOf(played(frozen, 'Id4-g4'), 'c5')).toContain('Pc5-c6');
    expect(actionsOf(played(frozen, 'Id4-g4'), 'c5')).not.toContain('Pc5xc5');
  });

  test('BQ-STATE-2: four actions can repeat the starting position', () => {
    const again = played(START, ...SHUFFLE);
    expect(GAME.view(again).turn.notes).toMatchObject([{ kind: 'repeated', value: 2, rule: 'BQ-END-3' }]);
    expect(boardOf(again)).toBe(boardOf(START));
  });

  test('BQ-STATE-2: units of one type and owner are interchangeable', () => {
    const leapers = given('White Ka1, Lc1, Le3; Black Kh8, Pg8; White to move');
    const swapped = played(leapers, 'Lc1-c3', 'Pg8-g7', 'Le3-e1', 'Pg7-g8', 'Lc3-e3', 'Pg8-g7', 'Le1-c1', 'Pg7-g8');
    expect(unitOn(swapped, 'c1')?.id).toBe(unitOn(leapers, 'e3')?.id);
    expect(GAME.view(swapped).turn.notes).toMatchObject([{ kind: 'repeated', value: 2 }]);
  });

  test.each([
    ['Titans side by side, White to move', '8/8/8/3k4/3K4/8/8/8 w standard play -', "Black's Titan on d5 is in check"],
    ['Titans side by side, Black to move', '8/8/8/3k4/3K4/8/8/8 b standard play -', "White's Titan on d4 is in check"],
    ['no Titan', '8/8/8/3k4/8/8/8/8 w standard play -', 'White has no Titan'],
    ['two Titans', '7k/8/8/3k4/8/8/8/K7 w standard play -', 'Black has 2 Titans'],
  ])('BQ-STATE-3: refused: %s', (_title, file, words) => {
    expect(problemOf(file)).toMatchObject({ rule: 'BQ-STATE-3', text: expect.stringContaining(words) });
  });

  test('BQ-STATE-3: an edited position may have any units, a reserve, and no history', () => {
    const many = opened('iiiik3/8/8/8/8/8/8/WWWWWWWK b twoplayer play SSs');
    expect([many.ply, GAME.view(many).turn.notes]).toEqual([0, []]);
  });
});

describe('who captures (BQ-GEN-4)', () => {
  test('both victims are listed under the moving Pawn', () => {
    const position = given('White Kg1, Pd2, Pb5, Pf5; Black Kh8, Pc5, Pe5; White to move');
    const pawn = unitOn(position, 'd2')?.id;
    const steps = must(GAME.play(position, must(GAME.readAction(position, 'Pd2-d5xc5,e5')).picks)).tell();
    const captures = steps.flatMap(({ events }) => events.filter(({ kind }) => kind === 'captured'));
    expect(captures).toMatchObject([{ by: pawn }, { by: pawn }]);
    expect(GAME.view(played(position, 'd2 d5')).turn.players.black).toMatchObject([
      { kind: 'lost', label: 'Lost 2 Pawns', value: 2 },
    ]);
  });

  test('the removed Pawn is listed as self-captured', () => {
    const position = given('White Ka1, Pa2; Black Kh8, Ib2; White to move');
    const pawn = unitOn(position, 'a2')?.id;
    const { state, tell } = must(GAME.play(position, must(GAME.readAction(position, 'Pa2xa2')).picks));
    const steps = tell();
    expect(steps[0]).toMatchObject({
      rule: 'BQ-IMM-3',
      events: [{ kind: 'captured', unit: pawn, by: pawn }],
    });
    expect(GAME.view(state).turn.players.white).toMatchObject([{ kind: 'removed', label: 'Removed Pawn', value: 1 }]);
  });
});

describe('the end', () => {
  test('BQ-END-3: the starting position is a draw at once when it occurs a third time', () => {
    expect(GAME.outcome(played(START, ...SHUFFLE))).toBeNull();
    const third = played(START, ...SHUFFLE, ...SHUFFLE);
    expect(GAME.outcome(third)).toMatchObject({ winner: null, rule: 'BQ-END-3' });
    expect(GAME.outcome(played(START, ...SHUFFLE, ...SHUFFLE.slice(0, 3)))).toBeNull();
  });

  test('BQ-END-3: the action that repeats the position warns and asks twice', () => {
    const menu = must(GAME.ask(played(START, ...SHUFFLE, ...SHUFFLE.slice(0, 3)), [{ kind: 'square', square: 40 }]));
    const choices = menu.kind === 'ask' ? menu.choices : [];
    const drawing = choices.flatMap((choice) => (choice.kind === 'open' && choice.tone() === 'danger' ? [choice] : []));
    expect(drawing.map(({ target, hint }) => [target, hint?.()?.rule])).toEqual([
      [{ kind: 'square', square: 48 }, 'BQ-END-3'],
    ]);
  });

  test('BQ-END-4: White resigns while Black is to move, and Black wins', () => {
    const black = played(START, 'Pa2-a3');
    expect(GAME.outcome(said(black, 'white-resigns'))).toMatchObject({ winner: 'black', rule: 'BQ-END-4' });
    expect(GAME.outcome(played(black, 'resign:w'))).toMatchObject({ winner: 'black', rule: 'BQ-END-4' });
  });

  test('BQ-END-4: a draw takes both players, and sayings use no turn', () => {
    const offered = said(START, 'black-offers');
    expect([offered.ply, offered.toMove, GAME.outcome(offered)]).toEqual([0, 'white', null]);
    expect(GAME.view(offered).turn.notes).toMatchObject([
      { kind: 'offer', label: 'Black offers a draw', rule: 'BQ-END-4' },
    ]);
    expect(GAME.outcome(played(offered, 'draw'))).toMatchObject({ winner: null, rule: 'BQ-END-4' });
    expect(GAME.outcome(played(offered, 'refuse:w'))).toBeNull();
  });

  test('BQ-END-4: an offer lapses when the opponent plays on, not its maker', () => {
    const notes = (position: Position) => GAME.view(position).turn.notes.map(({ kind }) => kind);
    expect(notes(played(said(START, 'black-offers'), 'Pa2-a3'))).toEqual([]);
    const waiting = played(said(START, 'white-offers'), 'Pa2-a3');
    expect(notes(waiting)).toEqual(['offer']);
    expect(notes(played(waiting, 'Pa7-a6'))).toEqual([]);
  });

  test('BQ-END-4: also while Chameleons are placed', () => {
    expect(GAME.outcome(said(TWO, 'black-resigns'))).toMatchObject({ winner: 'white', rule: 'BQ-END-4' });
  });
});

describe('Two-Player version', () => {
  test('BQ-TWO-1, BQ-TWO-2: both start without Chameleons and hold two in reserve', () => {
    expect(GAME.write(TWO)).toBe('cl1wk1li/pppppppp/8/8/8/8/PPPPPPPP/IL1KW1LC w twoplayer place SSss');
    for (const side of ['white', 'black'] as const)
      expect(GAME.view(TWO).turn.players[side]).toMatchObject([{ kind: 'reserve', value: 2, rule: 'BQ-TWO-3' }]);
  });

  test('BQ-TWO-1: the standard version has no drops', () => {
    expect(GAME.explain(START, [], { kind: 'option', option: 'drop' })).toMatchObject({ rule: 'BQ-TWO-1' });
  });

  test('BQ-TWO-3: placing on c1, f1, c8 and f8 gives the standard starting position', () => {
    const placed = played(TWO, '@c1,f1', '@c8,f8');
    expect(boardOf(placed)).toBe(boardOf(START));
    expect(GAME.explain(placed, [], { kind: 'option', option: 'drop' })).toMatchObject({ rule: 'BQ-TWO-3' });
  });

  test("BQ-TWO-4: four placements, in which Black sees White's", () => {
    expect([...actionsOf(TWO)].sort()).toEqual(['@-', '@c1', '@c1,f1', '@f1']);
    const black = played(TWO, '@f1');
    expect(black.toMove).toBe('black');
    expect([...actionsOf(black)].sort()).toEqual(['@-', '@c8', '@c8,f8', '@f8']);
  });

  test('BQ-TWO-4: the order of picking does not matter', () => {
    expect(GAME.write(played(TWO, 'f1 c1 =done'))).toBe(GAME.write(played(TWO, 'c1 f1 =done')));
  });

  test('BQ-TWO-4: placing is no turn, and has no history or check', () => {
    const playing = played(TWO, '@-', '@c8');
    expect(GAME.write(playing)).toBe('clswk1li/pppppppp/8/8/8/8/PPPPPPPP/IL1KW1LC w twoplayer play SSs');
    expect(playing.ply).toBe(0);
    expect(GAME.view(playing).turn.phases.map(({ state }) => state)).toEqual(['done', 'now']);
    expect(GAME.view(TWO).turn.phases.map(({ state }) => state)).toEqual(['now', 'later']);
  });

  test('BQ-TWO-5: a drop empties the reserve, and adds a new unit', () => {
    const once = played(
      given('White Kg1, Ph2; Black Kg8, Ph7; White to move; Two-Player version, reserve SS'),
      'S@c1',
      'Ph7-h6',
    );
    const twice = played(once, 'S@d1');
    expect(GAME.view(twice).turn.players.white).toEqual([]);
    expect(unitOn(twice, 'c1')?.id).not.toBe(unitOn(twice, 'd1')?.id);
    expect(Object.keys(GAME.view(twice).units)).toHaveLength(6);
  });

  test('BQ-TWO-7: the reserve is part of the position', () => {
    const files = ['SS', 'S'].map((reserve) => `7k/p7/8/8/8/8/P7/K7 w twoplayer play ${reserve}`);
    const [two, one] = files.map((file) => played(opened(file), 'Pa2-a3', 'Pa7-a6', 'Pa3-a2', 'Pa6-a7'));
    expect(GAME.view(two as Position).turn.notes).toMatchObject([{ kind: 'repeated', value: 2 }]);
    expect(GAME.write(two as Position)).not.toBe(GAME.write(one as Position));
  });
});

describe('further claims of the hard cases', () => {
  test('BQ-TERM-13, H10: the Withdrawer on a5 is free once the Immobilizer is gone', () => {
    const position = given('White Kb2, Cc8, Wa5; Black Kh1, Ib6, Pe4; White to move');
    expect(badged(position, 'frozen')).toEqual(['a5']);
    expect(badged(played(position, 'Cc8-e6xb6'), 'frozen')).toEqual([]);
  });

  test("BQ-END-2, H19: after Black's Titan moves, White is stalemated", () => {
    const position = played(given('White Ka1, Pa2; Black Kh8, Ib2; White to move'), 'Pa2xa2', 'Kh8-h7');
    expect(status(position)).toBe('stalemate');
    expect(GAME.outcome(position)).toMatchObject({ winner: 'black' });
  });
});

test('the rulebook has every clause once', () => {
  const ids = clausesOf(GAME.rules).map(({ id }) => id);
  expect(ids).toHaveLength(65);
  expect(new Set(ids).size).toBe(65);
});
