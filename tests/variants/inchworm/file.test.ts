/** Position files: what is wrong with one, field by field, and the squares at fault; what is unusual and still read. */
import { describe, expect, it } from 'vitest';
import { nameOf } from '../../../src/variants/inchworm/board.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { sketched } from '../../../src/variants/inchworm/sketch.ts';
import type { State } from '../../../src/variants/inchworm/state.ts';
import { described, ending, must, play, read } from './support.ts';

const PLAIN = 'White: Kb1, Ra1/a6, Pe2; Black: Kg7, Pd5';
const UNDER = 'White: Ke1/g1, Ra1, Rf1/h1; Black: Kb8';
const PASSING = 'White: Kb1; Black: Kg7, Pd5';
const man = (id: unknown, side: unknown, type: unknown, ...squares: readonly unknown[]) => ({ id, side, type, at: squares });

/** A described position, what its file says otherwise, and what is said of that, with the squares at fault. */
const FILES: readonly (readonly [position: string, more: Record<string, unknown>, said: string])[] = [
  [PLAIN, { sideToMove: undefined }, 'The field "sideToMove" is missing. []'],
  [PLAIN, { men: 'none' }, 'men must be a list. []'],
  [PLAIN, { men: [5] }, 'men[0].type must be one of K, Q, R, B, N, P. []'],
  [PLAIN, { men: [man(0, 'w', 'K', 'e1')] }, 'men[0].id must be a whole number, at least 1. []'],
  [PLAIN, { men: [man(1.5, 'w', 'K', 'e1')] }, 'men[0].id must be a whole number, at least 1. []'],
  [PLAIN, { men: [man(1, 'white', 'K', 'e1')] }, 'men[0].side must be "w" or "b". []'],
  [PLAIN, { men: [man(1, 'w', 'K')] }, 'men[0].at: a King stands on one square, or on two as halves. []'],
  [PLAIN, { men: [man(1, 'w', 'K', 'e1', 'e2', 'e3')] }, 'men[0].at: a King stands on one square, or on two as halves. []'],
  [PLAIN, { men: [man(1, 'w', 'K', 7)] }, 'men[0].at: 7 is not a square (a1 to h8, H1 to H8). []'],
  [PLAIN, { men: [man(1, 'w', 'P')] }, 'men[0].at: a Pawn stands on one square. []'],
  [PLAIN, { men: [{ id: 1, side: 'w', type: 'K', at: 'e1' }] }, 'men[0].at must be a list. []'],
  [PLAIN, { men: [man(1, 'w', 'K', 'e1'), man(2, 'w', 'K', 'd1'), man(3, 'b', 'K', 'e8')] }, 'White has 2 Kings instead of one. [e1 d1]'],
  [PLAIN, { men: [man(1, 'w', 'K', 'e1'), man(2, 'b', 'K', 'e8'), man(3, 'w', 'P', 'e8')] }, 'e8 holds units of both sides. [e8]'],
  [
    PLAIN,
    { men: [man(1, 'w', 'K', 'e1'), man(2, 'b', 'K', 'e8'), man(3, 'w', 'P', 'd8')] },
    'The Pawn on d8 stands on its 8th rank and would have promoted. [d8]',
  ],
  [
    PLAIN,
    { men: [man(1, 'w', 'K', 'e1'), man(2, 'b', 'K', 'e8'), man(3, 'b', 'P', 'd1'), man(4, 'w', 'P', 'a8')] },
    'The Pawn on d1 stands on its 8th rank and would have promoted. [d1]',
  ],
  [
    PLAIN,
    { men: [man(1, 'w', 'K', 'e1'), man(2, 'b', 'K', 'e8'), man(3, 'b', 'P', 'H1')] },
    'The Pawn on H1 stands on its 8th rank and would have promoted. [H1]',
  ],
  [PLAIN, { links: 'none' }, 'links must be a list. []'],
  [PLAIN, { links: ['aa', null, null, null, null, null, null, null] }, 'links[0]: "aa" is not a file a to h, nor null. []'],
  [PLAIN, { links: [3, null, null, null, null, null, null, null] }, 'links[0]: 3 is not a file a to h, nor null. []'],
  [PLAIN, { links: ['i', null, null, null, null, null, null, null] }, 'links[0]: "i" is not a file a to h, nor null. []'],
  [PLAIN, { linkMode: 'both' }, 'linkMode must be "linking" or "unlinking". []'],
  [PLAIN, { links: [null, null, null, null, null, null, null, null, null] }, 'links must list eight files or nulls, for H1 to H8. []'],
  [PLAIN, { castlingRights: [null, null, null] }, 'castlingRights must list four pairs or nulls. []'],
  [PLAIN, { castlingRights: 'KQ' }, 'castlingRights must be a list. []'],
  [PLAIN, { castlingRights: [[0, 1], null, null, null] }, 'castlingRights[0][0] must be a whole number, at least 1. []'],
  [PLAIN, { castlingRights: [['1', 1], null, null, null] }, 'castlingRights[0][0] must be a whole number, at least 1. []'],
  [PLAIN, { castlingRights: [5, null, null, null] }, 'castlingRights[0] must be a list. []'],
  ['White: Ke1, Rh1; Black: Kg8', { castlingRights: [[1, 2], null, null, null] }, 'it is read'],
  [
    'White: Ke1, Nh1; Black: Kg8',
    { castlingRights: [[1, 2], null, null, null] },
    'castlingRights[0]: King and Rook must stand whole on their starting squares. []',
  ],
  [
    'White: Ke1, Rh1; Black: Kg8',
    { castlingRights: [null, [1, 2], null, null] },
    'castlingRights[1]: King and Rook must stand whole on their starting squares. []',
  ],
  [
    'White: Ke1, Rh1; Black: Kg8',
    { castlingRights: [[2, 1], null, null, null] },
    'castlingRights[0]: King and Rook must stand whole on their starting squares. []',
  ],
  [
    'White: Ke1; Black: Kg8, Rh1',
    { castlingRights: [[1, 3], null, null, null] },
    'castlingRights[0]: King and Rook must stand whole on their starting squares. []',
  ],
  [
    'White: Ke1, Rh1; Black: Kg8',
    { castlingRights: [[1, 9], null, null, null] },
    'castlingRights[0]: King and Rook must stand whole on their starting squares. []',
  ],
  [
    'White: Ke1, Rh1/h4; Black: Kg8',
    { castlingRights: [[1, 2], null, null, null] },
    'castlingRights[0]: King and Rook must stand whole on their starting squares. []',
  ],
  ['White: Ke1, Rh1; Black: Ke8, Rh8', { castlingRights: [null, null, [3, 4], null] }, 'it is read'],
  [
    'White: Ke1, Rh1; Black: Ke8, Rh8',
    { castlingRights: [[3, 4], null, null, null] },
    'castlingRights[0]: King and Rook must stand whole on their starting squares. []',
  ],
  [UNDER, { castlingInProgress: { w: { wing: 'K', king: 2, rook: 3 }, b: null } }, 'it is read'],
  [
    UNDER,
    { castlingInProgress: { w: { wing: 'Q', king: 2, rook: 3 }, b: null } },
    "castlingInProgress: White's castling is broken on e1, c1, a1 and d1. [e1 c1 a1 d1]",
  ],
  [UNDER, { castlingInProgress: { w: { wing: 'X', king: 2, rook: 3 }, b: null } }, 'castlingInProgress.w.wing must be "K" or "Q". []'],
  [
    UNDER,
    { castlingInProgress: { w: { wing: 'K', king: 2 }, b: null } },
    'castlingInProgress.w.rook must be a whole number, at least 1. []',
  ],
  [
    UNDER,
    { castlingInProgress: { w: { wing: 'K', king: 3, rook: 2 }, b: null } },
    "castlingInProgress: White's castling is broken on e1, g1, h1 and f1. [e1 g1 h1 f1]",
  ],
  [UNDER, { castlingInProgress: { w: 7, b: null } }, 'castlingInProgress.w.wing must be "K" or "Q". []'],
  [UNDER, { castlingInProgress: null }, 'it is read'],
  [
    UNDER,
    { castlingInProgress: { w: null, b: { wing: 'K', king: 2, rook: 3 } } },
    "castlingInProgress: Black's castling is broken on e8, g8, h8 and f8. [e8 g8 h8 f8]",
  ],
  [
    UNDER,
    { castlingInProgress: { w: { wing: 'K', king: 2, rook: 3 }, b: null }, castlingRights: [null, [2, 1], null, null] },
    'castlingRights[1]: King and Rook must stand whole on their starting squares. []',
  ],
  [PASSING, { enPassant: { men: [3], squares: ['d6'] } }, 'enPassant.men: 3 is not the id of a Pawn of the side not to move. []'],
  [PASSING, { enPassant: { men: [3, 3], squares: ['d6'] } }, 'enPassant.men must be in rising order, each once. []'],
  [PASSING, { enPassant: { men: [2], squares: ['d6'] } }, 'it is read'],
  [PASSING, { enPassant: { men: [3], squares: ['d6', 'd7'] } }, 'enPassant.men: 3 is not the id of a Pawn of the side not to move. []'],
  [PASSING, { enPassant: { men: [3], squares: ['d6', 'd6'] } }, 'enPassant.squares must be in rising order, each once. []'],
  [PASSING, { enPassant: { men: [3], squares: ['x'] } }, 'enPassant.squares: "x" is not a square (a1 to h8, H1 to H8). []'],
  [PASSING, { enPassant: { men: 3, squares: ['d6'] } }, 'enPassant.men must be a list. []'],
  [PASSING, { enPassant: { men: [3], squares: 'd6' } }, 'enPassant.squares must be a list. []'],
  [PASSING, { enPassant: 5 }, 'enPassant.men must be a list. []'],
  [PASSING, { enPassant: { men: ['3'], squares: ['d6'] } }, 'enPassant.men[0] must be a whole number, at least 1. []'],
  [
    PASSING,
    { sideToMove: 'b', enPassant: { men: [3], squares: ['d6'] } },
    'enPassant.men: 3 is not the id of a Pawn of the side not to move. []',
  ],
  [PLAIN, { quietCounter: -1 }, 'quietCounter must be a whole number, at least 0. []'],
  [PLAIN, { quietCounter: 'x' }, 'quietCounter must be a whole number, at least 0. []'],
  [PLAIN, { turnNumber: 1.5 }, 'turnNumber must be a whole number, at least 1. []'],
  [PLAIN, { variant: 5 }, 'variant must be "inchworm", not 5. []'],
  [PLAIN, { history: { x: 0 } }, 'history["x"] must be a whole number, at least 1. []'],
  [PLAIN, { history: [1] }, 'history must be an object of positions and how often each has occurred. []'],
  [PLAIN, { history: { x: 2 } }, 'it is read'],
  [PLAIN, { random: 7 }, 'random must be {"kind": "seeded", "state": a whole number, "dictated": a list of dice}. []'],
  [PLAIN, { random: { kind: 'veiled' } }, 'it is read'],
  [
    PLAIN,
    { random: { kind: 'seeded', state: 1.5, dictated: [] } },
    'random must be {"kind": "seeded", "state": a whole number, "dictated": a list of dice}. []',
  ],
  [
    PLAIN,
    { random: { kind: 'seeded', state: 1 } },
    'random must be {"kind": "seeded", "state": a whole number, "dictated": a list of dice}. []',
  ],
  [
    PLAIN,
    { random: { kind: 'seeded', state: 1, dictated: [7, 'x'] } },
    'random must be {"kind": "seeded", "state": a whole number, "dictated": a list of dice}. []',
  ],
  [PLAIN, { random: { kind: 'seeded', state: 1, dictated: [7] } }, 'it is read'],
  [PLAIN, { phase: 'act', pending: {} }, 'pending has no place in the phase "act". []'],
  [
    PLAIN,
    { phase: 'dice', pending: { rolls: [] }, options: { dice: 'real' } },
    'pending.rolls must list the Pawns whose dice are owed. []',
  ],
  [PLAIN, { phase: 'dice', pending: { rolls: [3] }, options: { dice: 'real' } }, 'it is read'],
  [PLAIN, { phase: 'dice', pending: { rolls: [9] }, options: { dice: 'real' } }, 'pending.rolls names a man who is not there. []'],
  [
    PLAIN,
    { phase: 'dice', pending: { rolls: ['3'] }, options: { dice: 'real' } },
    'pending.rolls[0] must be a whole number, at least 1. []',
  ],
  [PLAIN, { phase: 'promotion' }, 'No Pawn stands on its 8th rank, so no promotion is owed. []'],
  ['White: Kb1, Pe8; Black: Kh6', { phase: 'promotion', pending: { quiet: false } }, 'it is read'],
  ['White: Kb1, Pe8; Black: Kh6', {}, 'The Pawn on e8 stands on its 8th rank and would have promoted. [e8]'],
  [PLAIN, { phase: 'later' }, 'phase "later" does not fit: with this result and pending it is "act". []'],
  [
    'White: Kb1, Pe8; Black: Kh6',
    { phase: 'promotion', pending: { enPassant: { men: [], squares: [] } } },
    'pending.enPassant without men or squares must be null. []',
  ],
  [PLAIN, { result: { winner: 'w', reason: 'resignation' }, phase: 'over' }, 'it is read'],
  [PLAIN, { result: { winner: null, reason: 'agreement' }, phase: 'over' }, 'it is read'],
  [PLAIN, { result: { winner: 'x', reason: 'agreement' }, phase: 'over' }, 'result.winner must be "w" or "b". []'],
  [PLAIN, { result: { winner: null, reason: 'agreement' } }, 'phase "act" does not fit: with this result and pending it is "over". []'],
  [PLAIN, { result: { winner: 'w', reason: 'kingCaptured' }, phase: 'over', men: [man(1, 'w', 'K', 'e1')] }, 'it is read'],
  [PLAIN, { drawOffer: 'w' }, 'it is read'],
  [PLAIN, { drawOffer: 'declined' }, 'it is read'],
  [PLAIN, { drawOffer: 'x' }, 'drawOffer must be the side to move, "declined" or null. []'],
  [PLAIN, { options: 5 }, 'it is read'],
  [PLAIN, { options: { dice: 'real' } }, 'it is read'],
  ['White: Kb1, RH4; Black: Kg7; links e4=H4', {}, 'men[1].at: H4 is linked and is called e4. []'],
  ['White: Kb1, Re4, PH5; Black: Kg7, PH5', {}, 'H5 holds units of both sides. [H5]'],
  ['White: Ke1; Black: Ke8, Re1/e4', {}, 'e1 holds units of both sides. [e1]'],
  [
    'White: Ke1, Rh1; Black: Kg8',
    { castlingRights: [[1, 2], null, null, null], castlingInProgress: { w: { wing: 'K', king: 1, rook: 2 }, b: null } },
    'castlingRights[0]: White is castling already. []',
  ],
];

describe('position files', () => {
  it.each(FILES)('%s with %j: %s', (text, more, said) => {
    const file = GAME.read(JSON.stringify(sketched(text, more)));
    expect(file.ok ? 'it is read' : `${file.error.text} [${(file.error.squares ?? []).map(nameOf).join(' ')}]`).toBe(said);
  });

  it.each([
    ['{', 'This is not a position file: it is not JSON ('],
    ['', 'This is not a position file: it is not JSON ('],
    ['5', 'A position file is a JSON object with the fields variant, sideToMove, men and so on.'],
    ['[]', 'A position file is a JSON object with the fields variant, sideToMove, men and so on.'],
    ['null', 'A position file is a JSON object with the fields variant, sideToMove, men and so on.'],
  ])('%s is no position: %s', (text, said) => {
    const file = GAME.read(text);
    expect(file.ok ? 'it is read' : file.error.text).toContain(said);
  });

  it('IW-BOOM-6: dice that are dictated in a file are the next to fall', () => {
    const state = read(sketched('White: Kb1, Pe4; Black: Kg8', { random: { kind: 'seeded', state: 1, dictated: [11] } }));
    expect(described(must(GAME.play(state, must(GAME.readAction(state, 'e4-e5')).picks)).state as State)).toBe('White: Kb1; Black: Kg8');
  });

  it('IW-END-5: occurrences in a file count', () => {
    const state = read(sketched('White: Kb1; Black: Kg8'));
    const [key] = state.history;
    const again = read(sketched('White: Kb1; Black: Kg8', { history: { [key as string]: 3, other: 2 } }));
    expect(JSON.parse(GAME.write(again)).history).toEqual({ [key as string]: 3, other: 2 });
    const labels = GAME.view(again).turn.notes.map(({ label }) => label);
    expect(labels).not.toContain('Position for the 3rd time');
    const last = read(sketched('White: Kb1; Black: Kg8', { history: { other: 2, [key as string]: 4 } }));
    expect(GAME.view(last).turn.notes.map(({ label }) => label)).toContain('Position for the 4th time');
  });

  it.each([
    ['a game that waits for a promotion', 'White: Kb1, Pe7; Black: Kh6', 'e7-e8 (7)'],
    ['a captured King', 'White: Ka1, Rd7; Black: Kd8', 'Rd7~xd8'],
    ['a Pawn that may be taken in passing', 'White: Kb1, Pe2; Black: Kg7, Pd4; links e3=H3', 'e2-e4 (7)'],
    ['a castling begun', 'White: Ke1, Rh1; Black: Kb8; rights K', 'O-O~'],
    ['quiet turns', 'White: Kb1, Nd4; Black: Kg7; quiet 8', 'Nd4~e6'],
  ])('%s is written and read back', (_what, text, turn) => {
    const state = play(read(sketched(text)), turn);
    const back = must(GAME.read(GAME.write(state))) as State;
    expect([GAME.write(back), ending(back)]).toEqual([GAME.write(state), ending(state)]);
    expect(back).toEqual(state);
  });
});
