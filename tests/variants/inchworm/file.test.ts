/**
 * Tests Inchworm's position files: the problem of each field with the squares at fault, and unusual files that can be
 * read.
 */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { nameOf } from '../../../src/variants/inchworm/position/board.ts';
import { positionFields } from '../../../src/variants/inchworm/position/setup.ts';
import type { State } from '../../../src/variants/inchworm/position/state.ts';
import { described, ending, inOrder, must, open, play, read } from './support.ts';

const PLAIN = 'White: Kb1, Ra1/a6, Pe2; Black: Kg7, Pd5';
const UNDER = 'White: Ke1/g1, Ra1, Rf1/h1; Black: Kb8';
const PASSING = 'White: Kb1; Black: Kg7, Pd5';
const BARE = 'White: Kb1; Black: Kg8';
const BARE_KEY = 'w|Kb1 kg8|--------|l|-|--|-';
const ROLLING = 'White: Kb1, Pe2, Nc3, Rd4/d5; Black: Kg7, Pa7';
const DICE = { phase: 'dice', options: { dice: 'real' } };
const PROMOTING = 'White: Kb1, Pe8; Black: Kh6';
const COUNT = (least: number): string => `a whole number from ${least} to 1,000,000,000,000`;
const MATE =
  'result does not fit: by "checkmate" the side to move is in check without a legal turn, and the other side wins. []';
const man = (id: unknown, side: unknown, type: unknown, ...squares: readonly unknown[]) => ({
  id,
  side,
  type,
  at: squares,
});

/** A position, changed fields of its file, and the problem with the squares at fault in brackets. */
const FILES: readonly (readonly [position: string, more: Record<string, unknown>, said: string])[] = [
  [PLAIN, { sideToMove: undefined }, 'sideToMove is missing. []'],
  [PLAIN, { men: 'none' }, 'men must be a list, not "none". []'],
  [PLAIN, { men: [5] }, 'men[0] must be an object, not 5. []'],
  [PLAIN, { men: [man(0, 'w', 'K', 'e1')] }, 'men[0].id must be a whole number from 1 to 1,000,000,000,000, not 0. []'],
  [
    PLAIN,
    { men: [man(1.5, 'w', 'K', 'e1')] },
    'men[0].id must be a whole number from 1 to 1,000,000,000,000, not 1.5. []',
  ],
  [PLAIN, { men: [man(1, 'white', 'K', 'e1')] }, 'men[0].side must be "w" or "b", not "white". []'],
  [PLAIN, { men: [man(1, 'w', 'K')] }, 'men[0].at must be a list of one square, or of two for halves, not []. []'],
  [
    PLAIN,
    { men: [man(1, 'w', 'K', 'e1', 'e2', 'e3')] },
    'men[0].at must be a list of one square, or of two for halves, not ["e1","e2","e3"]. []',
  ],
  [PLAIN, { men: [man(1, 'w', 'K', 7)] }, 'men[0].at[0] must be a square, a1 to h8 or H1 to H8, not 7. []'],
  [PLAIN, { men: [man(1, 'w', 'P')] }, 'men[0].at must be a list of one square, or of two for halves, not []. []'],
  [PLAIN, { men: [{ id: 1, side: 'w', type: 'K', at: 'e1' }] }, 'men[0].at must be a list, not "e1". []'],
  [
    PLAIN,
    { men: [man(1, 'w', 'K', 'e1'), man(2, 'w', 'K', 'd1'), man(3, 'b', 'K', 'e8')] },
    'White has 2 Kings. It must have exactly 1. [e1 d1]',
  ],
  [
    PLAIN,
    { men: [man(1, 'w', 'K', 'e1'), man(2, 'b', 'K', 'e8'), man(3, 'w', 'P', 'e8')] },
    'e8 holds pieces of both sides. [e8]',
  ],
  [
    PLAIN,
    { men: [man(1, 'w', 'K', 'e1'), man(2, 'b', 'K', 'e8'), man(3, 'w', 'P', 'd8')] },
    'The Pawn on d8 is on its last rank and would have promoted. [d8]',
  ],
  [
    PLAIN,
    { men: [man(1, 'w', 'K', 'e1'), man(2, 'b', 'K', 'e8'), man(3, 'b', 'P', 'd1'), man(4, 'w', 'P', 'a8')] },
    'The Pawn on d1 is on its last rank and would have promoted. [d1]',
  ],
  [
    PLAIN,
    { men: [man(1, 'w', 'K', 'e1'), man(2, 'b', 'K', 'e8'), man(3, 'b', 'P', 'H1')] },
    'The Pawn on H1 is on its last rank and would have promoted. [H1]',
  ],
  [PLAIN, { links: 'none' }, 'links must be a list, not "none". []'],
  [
    PLAIN,
    { links: ['aa', null, null, null, null, null, null, null] },
    'links[0] must be a file, "a" to "h", or null, not "aa". []',
  ],
  [
    PLAIN,
    { links: [3, null, null, null, null, null, null, null] },
    'links[0] must be a file, "a" to "h", or null, not 3. []',
  ],
  [
    PLAIN,
    { links: ['i', null, null, null, null, null, null, null] },
    'links[0] must be a file, "a" to "h", or null, not "i". []',
  ],
  [PLAIN, { linkMode: 'both' }, 'linkMode must be "linking" or "unlinking", not "both". []'],
  [
    PLAIN,
    { links: [null, null, null, null, null, null, null, null, null] },
    'links must be a list of eight files or nulls, for H1 to H8, not [null,null,null,null,null,null,null,null,null]. []',
  ],
  [
    PLAIN,
    { castlingRights: [null, null, null] },
    'castlingRights must be a list of four pairs or nulls, not [null,null,null]. []',
  ],
  [PLAIN, { castlingRights: 'KQ' }, 'castlingRights must be a list, not "KQ". []'],
  [
    PLAIN,
    { castlingRights: [[0, 1], null, null, null] },
    'castlingRights[0][0] must be a whole number from 1 to 1,000,000,000,000, not 0. []',
  ],
  [
    PLAIN,
    { castlingRights: [['1', 1], null, null, null] },
    'castlingRights[0][0] must be a whole number from 1 to 1,000,000,000,000, not "1". []',
  ],
  [PLAIN, { castlingRights: [5, null, null, null] }, 'castlingRights[0] must be a list, not 5. []'],
  ['White: Ke1, Rh1; Black: Kg8', { castlingRights: [[1, 2], null, null, null] }, 'it is read'],
  [
    'White: Ke1, Nh1; Black: Kg8',
    { castlingRights: [[1, 2], null, null, null] },
    'castlingRights[0]: King and Rook must be whole on their starting squares. []',
  ],
  [
    'White: Ke1, Rh1; Black: Kg8',
    { castlingRights: [null, [1, 2], null, null] },
    'castlingRights[1]: King and Rook must be whole on their starting squares. []',
  ],
  [
    'White: Ke1, Rh1; Black: Kg8',
    { castlingRights: [[2, 1], null, null, null] },
    'castlingRights[0]: King and Rook must be whole on their starting squares. []',
  ],
  [
    'White: Ke1; Black: Kg8, Rh1',
    { castlingRights: [[1, 3], null, null, null] },
    'castlingRights[0]: King and Rook must be whole on their starting squares. []',
  ],
  [
    'White: Ke1, Rh1; Black: Kg8',
    { castlingRights: [[1, 9], null, null, null] },
    'castlingRights[0]: King and Rook must be whole on their starting squares. []',
  ],
  [
    'White: Ke1, Rh1/h4; Black: Kg8',
    { castlingRights: [[1, 2], null, null, null] },
    'castlingRights[0]: King and Rook must be whole on their starting squares. []',
  ],
  ['White: Ke1, Rh1; Black: Ke8, Rh8', { castlingRights: [null, null, [3, 4], null] }, 'it is read'],
  [
    'White: Ke1, Rh1; Black: Ke8, Rh8',
    { castlingRights: [[3, 4], null, null, null] },
    'castlingRights[0]: King and Rook must be whole on their starting squares. []',
  ],
  [UNDER, { castlingInProgress: { w: { wing: 'K', king: 2, rook: 3 }, b: null } }, 'it is read'],
  [
    UNDER,
    { castlingInProgress: { w: { wing: 'Q', king: 2, rook: 3 }, b: null } },
    "castlingInProgress: White's castling is broken on e1, c1, a1 and d1. [e1 c1 a1 d1]",
  ],
  [
    UNDER,
    { castlingInProgress: { w: { wing: 'X', king: 2, rook: 3 }, b: null } },
    'castlingInProgress.w.wing must be "K" or "Q", not "X". []',
  ],
  [UNDER, { castlingInProgress: { w: { wing: 'K', king: 2 }, b: null } }, 'castlingInProgress.w.rook is missing. []'],
  [
    UNDER,
    { castlingInProgress: { w: { wing: 'K', king: 3, rook: 2 }, b: null } },
    "castlingInProgress.w: king and rook must be the ids of White's King and a Rook. []",
  ],
  [UNDER, { castlingInProgress: { w: 7, b: null } }, 'castlingInProgress.w must be an object, not 7. []'],
  [UNDER, { castlingInProgress: null }, 'castlingInProgress must be an object, not null. []'],
  [
    UNDER,
    { castlingInProgress: { w: null, b: { wing: 'K', king: 2, rook: 3 } } },
    "castlingInProgress.b: king and rook must be the ids of Black's King and a Rook. []",
  ],
  [
    UNDER,
    {
      castlingInProgress: { w: { wing: 'K', king: 2, rook: 3 }, b: null },
      castlingRights: [null, [2, 1], null, null],
    },
    'castlingRights[1]: King and Rook must be whole on their starting squares. []',
  ],
  [
    PASSING,
    { enPassant: { men: [3], squares: ['d6'] } },
    'enPassant.men: 3 is not the id of a Pawn of the side not to move. []',
  ],
  [PASSING, { enPassant: { men: [3, 3], squares: ['d6'] } }, 'enPassant.men must be in rising order, each once. []'],
  [PASSING, { enPassant: { men: [2], squares: ['d6'] } }, 'it is read'],
  [
    PASSING,
    { enPassant: { men: [3], squares: ['d6', 'd7'] } },
    'enPassant.men: 3 is not the id of a Pawn of the side not to move. []',
  ],
  [
    PASSING,
    { enPassant: { men: [3], squares: ['d6', 'd6'] } },
    'enPassant.squares must be in the order a1, b1 to h8, H1 to H8, each once. []',
  ],
  [
    PASSING,
    { enPassant: { men: [3], squares: ['x'] } },
    'enPassant.squares[0] must be a square, a1 to h8 or H1 to H8, not "x". []',
  ],
  [PASSING, { enPassant: { men: 3, squares: ['d6'] } }, 'enPassant.men must be a list, not 3. []'],
  [PASSING, { enPassant: { men: [3], squares: 'd6' } }, 'enPassant.squares must be a list, not "d6". []'],
  [PASSING, { enPassant: 5 }, 'enPassant must be an object, not 5. []'],
  [
    PASSING,
    { enPassant: { men: ['3'], squares: ['d6'] } },
    'enPassant.men[0] must be a whole number from 1 to 1,000,000,000,000, not "3". []',
  ],
  [
    PASSING,
    { sideToMove: 'b', enPassant: { men: [3], squares: ['d6'] } },
    'enPassant.men: 3 is not the id of a Pawn of the side not to move. []',
  ],
  [PLAIN, { quietCounter: -1 }, 'quietCounter must be a whole number from 0 to 1,000,000,000,000, not -1. []'],
  [PLAIN, { quietCounter: 'x' }, 'quietCounter must be a whole number from 0 to 1,000,000,000,000, not "x". []'],
  [PLAIN, { turnNumber: 1.5 }, 'turnNumber must be a whole number from 1 to 1,000,000,000,000, not 1.5. []'],
  [PLAIN, { variant: 5 }, 'variant must be "inchworm", not 5. []'],
  [
    PLAIN,
    { history: { x: 0 } },
    'history must be an object of positions and how often each has occurred, not {"x":0}. []',
  ],
  [PLAIN, { history: [1] }, 'history must be an object of positions and how often each has occurred, not [1]. []'],
  [
    PLAIN,
    { history: { x: 2 } },
    'history must be an object of positions and how often each has occurred, not {"x":2}. []',
  ],
  [PLAIN, { random: 7 }, 'random must be an object, not 7. []'],
  [PLAIN, { random: { kind: 'veiled' } }, 'it is read'],
  [
    PLAIN,
    { random: { kind: 'seeded', state: 1.5, dictated: [] } },
    'random.state must be a whole number from -2,147,483,648 to 2,147,483,647, not 1.5. []',
  ],
  [
    PLAIN,
    { random: { kind: 'seeded', state: 1 } },
    'random must be {"kind": "seeded", "state": a whole number, "dictated": a list of sums}, not {"kind":"seeded","state":1}. []',
  ],
  [
    PLAIN,
    { random: { kind: 'seeded', state: 1, dictated: [7, 'x'] } },
    'random.dictated[1] must be a sum of two dice, from 2 to 12, not "x". []',
  ],
  [PLAIN, { random: { kind: 'seeded', state: 1, dictated: [7] } }, 'it is read'],
  [PLAIN, { phase: 'act', pending: {} }, 'pending has no place in the phase "act". []'],
  [
    PLAIN,
    { phase: 'dice', pending: { rolls: [] }, options: { dice: 'real' } },
    'pending.rolls must list the Pawns whose dice are owed. []',
  ],
  [PLAIN, { phase: 'dice', pending: { rolls: [3] }, options: { dice: 'real' } }, 'it is read'],
  [
    PLAIN,
    { phase: 'dice', pending: { rolls: [9] }, options: { dice: 'real' } },
    'pending.rolls[0]: there is no piece 9. []',
  ],
  [
    PLAIN,
    { phase: 'dice', pending: { rolls: ['3'] }, options: { dice: 'real' } },
    'pending.rolls[0] must be a whole number from 1 to 1,000,000,000,000, not "3". []',
  ],
  [PLAIN, { phase: 'promotion' }, 'No Pawn is on its last rank, so no promotion is owed. []'],
  ['White: Kb1, Pe8; Black: Kh6', { phase: 'promotion', pending: { quiet: false } }, 'it is read'],
  ['White: Kb1, Pe8; Black: Kh6', {}, 'The Pawn on e8 is on its last rank and would have promoted. [e8]'],
  [PLAIN, { phase: 'later' }, 'phase must be one of "act", "dice", "promotion", "over", not "later". []'],
  [
    'White: Kb1, Pe8; Black: Kh6',
    { phase: 'promotion', pending: { enPassant: { men: [], squares: [] } } },
    'pending.enPassant.men must be a list of at least one man, not []. []',
  ],
  [PLAIN, { result: { winner: 'b', reason: 'resignation' }, phase: 'over' }, 'it is read'],
  [PLAIN, { result: { winner: null, reason: 'agreement' }, phase: 'over' }, 'it is read'],
  [
    PLAIN,
    { result: { winner: 'x', reason: 'agreement' }, phase: 'over' },
    'result.winner must be "w" or "b", not "x". []',
  ],
  [
    PLAIN,
    { result: { winner: null, reason: 'agreement' } },
    'phase "act" does not fit: with this result and pending it is "over". []',
  ],
  [
    PLAIN,
    { result: { winner: 'w', reason: 'kingCaptured' }, phase: 'over', men: [man(1, 'w', 'K', 'e1')] },
    'it is read',
  ],
  [PLAIN, { drawOffer: 'w' }, 'it is read'],
  [PLAIN, { drawOffer: 'declined' }, 'it is read'],
  [PLAIN, { drawOffer: 'x' }, 'drawOffer must be one of "w", "b", "declined", not "x". []'],
  [PLAIN, { options: 5 }, 'options must be an object, not 5. []'],
  [PLAIN, { options: { dice: 'real' } }, 'it is read'],
  ['White: Kb1, RH4; Black: Kg7; links e4=H4', {}, 'men[1].at: H4 is linked and is called e4. []'],
  ['White: Kb1, Re4, PH5; Black: Kg7, PH5', {}, 'H5 holds pieces of both sides. [H5]'],
  ['White: Ke1; Black: Ke8, Re1/e4', {}, 'e1 holds pieces of both sides. [e1]'],
  [
    'White: Ke1, Rh1; Black: Kg8',
    {
      castlingRights: [[1, 2], null, null, null],
      castlingInProgress: { w: { wing: 'K', king: 1, rook: 2 }, b: null },
    },
    'castlingRights[0]: White is castling already. []',
  ],
  // Turn numbers, counts and rolls that are out of range.
  ...([0, 1_000_000_000_001, 1e308, -1, 2 ** 53] as const).map(
    (turnNumber) =>
      [PLAIN, { turnNumber }, `turnNumber must be ${COUNT(1)}, not ${JSON.stringify(turnNumber)}. []`] as const,
  ),
  ...([1_000_000_000_001, 2 ** 52, 1e308] as const).map(
    (quietCounter) =>
      [PLAIN, { quietCounter }, `quietCounter must be ${COUNT(0)}, not ${JSON.stringify(quietCounter)}. []`] as const,
  ),
  [PLAIN, { turnNumber: 1_000_000_000_000, quietCounter: 1_000_000_000_000 }, 'it is read'],
  [PLAIN, { men: [man(2 ** 53, 'w', 'K', 'e1')] }, `men[0].id must be ${COUNT(1)}, not 9007199254740992. []`],
  ...([0, 1, 13, 1e20, 7.5] as const).map(
    (sum) =>
      [
        PLAIN,
        { random: { kind: 'seeded', state: 1, dictated: [7, sum] } },
        `random.dictated[1] must be a sum of two dice, from 2 to 12, not ${JSON.stringify(sum)}. []`,
      ] as const,
  ),
  [PLAIN, { random: { kind: 'seeded', state: 1, dictated: [2, 12] } }, 'it is read'],
  [PLAIN, { random: { kind: 'seeded', state: -(2 ** 31), dictated: [] } }, 'it is read'],
  ...([2 ** 31, -(2 ** 31) - 1, 2 ** 53] as const).map(
    (state) =>
      [
        PLAIN,
        { random: { kind: 'seeded', state, dictated: [] } },
        `random.state must be a whole number from -2,147,483,648 to 2,147,483,647, not ${state}. []`,
      ] as const,
  ),
  [
    BARE,
    { history: { [BARE_KEY]: 100_001 } },
    `history["${BARE_KEY}"] must be a whole number from 1 to 100,000, not 100001. []`,
  ],
  [BARE, { history: { [BARE_KEY]: 100_000 } }, 'it is read'],
  [
    BARE,
    { history: { [BARE_KEY]: 100_000, [BARE_KEY.replace('w', 'b')]: 1 } },
    `history must be of at most 100,000 positions in all, not {"${BARE_KEY}":100000,"b|Kb1 kg8|--------|l|…. []`,
  ],
  // Wrong types and unknown fields, at every depth.
  [PLAIN, { men: [{ ...man(1, 'w', 'K', 'e1'), colour: 'w' }] }, 'men[0].colour is no field of a position file. []'],
  [PASSING, { enPassant: { men: [2], squares: ['d6'], by: 1 } }, 'enPassant.by is no field of a position file. []'],
  [PLAIN, { enPassant: [] }, 'enPassant must be an object, not []. []'],
  [PLAIN, { castlingInProgress: [] }, 'castlingInProgress must be an object, not []. []'],
  [PLAIN, { castlingInProgress: { w: null } }, 'castlingInProgress.b is missing. []'],
  [
    PLAIN,
    { castlingInProgress: { w: null, b: null, white: null } },
    'castlingInProgress.white is no field of a position file. []',
  ],
  [
    UNDER,
    { castlingInProgress: { w: { wing: 'K', king: 2, rook: 3, by: 1 }, b: null } },
    'castlingInProgress.w.by is no field of a position file. []',
  ],
  [
    PLAIN,
    { castlingRights: [[1, 2, 3], null, null, null] },
    'castlingRights[0] must be a list of two ids, of the King and the Rook, not [1,2,3]. []',
  ],
  [PLAIN, { options: null }, 'options must be an object, not null. []'],
  [PLAIN, { options: [] }, 'options must be an object, not []. []'],
  [PLAIN, { options: {} }, 'it is read'],
  [PLAIN, { options: { dice: 'seeded', clock: 1 } }, 'options.clock is no field of a position file. []'],
  [PLAIN, { options: { dice: null } }, 'options.dice must be "seeded" or "real", not null. []'],
  [
    PLAIN,
    { result: { winner: null, reason: 'agreement', by: 'w' }, phase: 'over' },
    'result.by is no field of a position file. []',
  ],
  [PLAIN, { result: { reason: 'agreement' }, phase: 'over' }, 'result.winner is missing. []'],
  [
    PLAIN,
    { random: { kind: 'seeded', state: 1, dictated: [], seed: 1 } },
    'random.seed is no field of a position file. []',
  ],
  [
    PLAIN,
    { random: { kind: 'veiled', state: 1 } },
    'random must be {"kind": "seeded", "state": a whole number, "dictated": a list of sums}, not {"kind":"veiled","state":1}. []',
  ],
  [
    PLAIN,
    { random: { kind: 'veiled', dictated: [7] } },
    'random must be {"kind": "seeded", "state": a whole number, "dictated": a list of sums}, not {"kind":"veiled","dictated":[7]}. []',
  ],
  [PLAIN, { random: null }, 'random must be an object, not null. []'],
  [
    PLAIN,
    { history: { __proto__: null, constructor: 1 } },
    'history must be an object of positions and how often each has occurred, not {"constructor":1}. []',
  ],
  [ROLLING, { ...DICE, pending: { rolls: [2], dice: 1 } }, 'pending.dice is no field of a position file. []'],
  [ROLLING, { ...DICE, pending: { rolls: [2], quiet: 'yes' } }, 'pending.quiet must be true or false, not "yes". []'],
  [ROLLING, { ...DICE, pending: 5 }, 'pending must be an object, not 5. []'],
  // Fields that contradict each other.
  [ROLLING, { ...DICE, pending: { rolls: [2, 3, 2] } }, 'pending.rolls[2]: 2 is there twice. []'],
  [
    ROLLING,
    { ...DICE, pending: { rolls: [2, 1] } },
    'pending.rolls[1]: 1 is a King and was no Pawn when it moved. [b1]',
  ],
  [
    ROLLING,
    { ...DICE, pending: { rolls: [4] } },
    'pending.rolls[0]: 4 is a half Rook and was no Pawn when it moved. [d4 d5]',
  ],
  [ROLLING, { ...DICE, pending: { rolls: [2, 3] } }, 'it is read'],
  [
    ROLLING,
    { ...DICE, pending: { rolls: [2], promotions: [] } },
    'pending.promotions has no place in the phase "dice". []',
  ],
  [
    ROLLING,
    { ...DICE, pending: { rolls: [2], enPassant: { men: [6], squares: ['e3'] } } },
    'pending.enPassant.men: 6 is not the id of a Pawn of the side to move. []',
  ],
  [ROLLING, { ...DICE, pending: { rolls: [2], enPassant: { men: [2, 9], squares: ['e3'] } } }, 'it is read'],
  [
    ROLLING,
    { ...DICE, pending: { rolls: [2] }, drawOffer: 'w' },
    'drawOffer: a draw is offered in the phase "act" only, not in "dice". []',
  ],
  [PROMOTING, { phase: 'promotion', pending: { promotions: [{ id: 2, side: 'w' }] } }, 'it is read'],
  [
    PROMOTING,
    { phase: 'promotion', pending: { promotions: [{ id: 1, side: 'w' }] } },
    'pending.promotions must be those owed, in their order: 2. []',
  ],
  [
    PROMOTING,
    { phase: 'promotion', pending: { promotions: [{ id: 2, side: 'b' }] } },
    'pending.promotions must be those owed, in their order: 2. []',
  ],
  [
    PROMOTING,
    { phase: 'promotion', pending: { rolls: [2] } },
    'phase "promotion" does not fit: with this result and pending it is "dice". []',
  ],
  ...(
    [
      ['w', 'checkmate', 'the side to move is in check without a legal turn, and the other side wins'],
      [null, 'checkmate', 'the side to move is in check without a legal turn, and the other side wins'],
      [null, 'stalemate', 'the side to move has no legal turn and is not in check, and there is no winner'],
      ['w', 'stalemate', 'the side to move has no legal turn and is not in check, and there is no winner'],
      [null, 'castling', "the loser's castling in progress is broken or threatened"],
      [null, 'repetition', 'the position has occurred three times, and there is no winner'],
      [null, 'hundredMoves', 'quietCounter is at least 200, and there is no winner'],
      ['b', 'agreement', 'there is no winner'],
      [null, 'resignation', 'the side to move loses'],
      ['w', 'resignation', 'the side to move loses'],
    ] as const
  ).map(
    ([winner, reason, needs]) =>
      [
        PLAIN,
        { result: { winner, reason }, phase: 'over' },
        `result does not fit: by "${reason}" ${needs}. []`,
      ] as const,
  ),
  ['White: Ke1; Black: Kh8, Re8', { result: { winner: 'b', reason: 'checkmate' }, phase: 'over' }, 'it is read'],
  ['White: Ke1; Black: Kh8, Re8', { result: { winner: null, reason: 'checkmate' }, phase: 'over' }, MATE],
  ['White: Ke1; Black: Kh8, Re8', { result: { winner: 'w', reason: 'checkmate' }, phase: 'over' }, MATE],
  [
    'White: Ka1; Black: Kh6, Qb3; links h8=H8; unlinking',
    { result: { winner: null, reason: 'stalemate' }, phase: 'over' },
    'it is read',
  ],
  [PLAIN, { quietCounter: 200, result: { winner: null, reason: 'hundredMoves' }, phase: 'over' }, 'it is read'],
  [
    PLAIN,
    { result: { winner: 'w', reason: 'kingCaptured' }, phase: 'over' },
    'Black has 1 King, but the result says that it has none. [g7]',
  ],
  [
    PLAIN,
    { result: { winner: null, reason: 'kingExploded' }, phase: 'over' },
    'White has 1 King, but the result says that it has none. [b1]',
  ],
  [
    PLAIN,
    { result: { winner: 'b', reason: 'kingCaptured' }, phase: 'over', men: [man(1, 'b', 'K', 'e1')] },
    'result does not fit: by "kingCaptured" the side to move wins. []',
  ],
  [
    PLAIN,
    { result: { winner: null, reason: 'agreement' }, phase: 'over', men: [man(1, 'w', 'K', 'e1')] },
    'Black has no King. It must have exactly 1. []',
  ],
];

describe('position files', () => {
  it.each(FILES.map(([text, more, said]) => [said, text, more] as const))('refused: %s', (said, text, more) => {
    const file = GAME.read(JSON.stringify(positionFields(text, more)));
    expect(file.ok ? 'it is read' : `${file.error.text} [${(file.error.squares ?? []).map(nameOf).join(' ')}]`).toBe(
      said,
    );
  });

  it.each([
    ['{', 'This is not a position file: '],
    ['', 'This is not a position file: '],
    ['5', 'A position file must be an object with the fields variant, sideToMove, men and so on.'],
    ['[]', 'A position file must be an object with the fields variant, sideToMove, men and so on.'],
    ['null', 'A position file must be an object with the fields variant, sideToMove, men and so on.'],
  ])('%s is no position', (text, said) => {
    const file = GAME.read(text);
    expect(file.ok ? 'it is read' : file.error.text).toContain(said);
  });

  it('IW-BOOM-6: dice dictated in a file fall next', () => {
    const state = read(
      positionFields('White: Kb1, Pe4; Black: Kg8', { random: { kind: 'seeded', state: 1, dictated: [11] } }),
    );
    expect(described(must(GAME.play(state, must(GAME.readAction(state, 'e4-e5')).picks)).state as State)).toBe(
      'White: Kb1; Black: Kg8',
    );
  });

  it('IW-END-5: occurrences in a file count, the present one at any place', () => {
    const plain = positionFields('White: Kb1; Black: Kg8');
    const [now] = read(plain).history as readonly [string];
    const other = now.replace('kg8', 'kh8');
    for (const history of [
      { [now]: 4, [other]: 2 },
      { [other]: 2, [now]: 4 },
    ]) {
      const state = read({ ...plain, history });
      expect(JSON.parse(GAME.write(state)).history).toEqual(history);
      expect(GAME.view(state).turn.notes.map(({ label }) => label)).toContain(
        'A draw can be claimed: this position has occurred 4 times',
      );
    }
    const said = GAME.read(JSON.stringify({ ...plain, history: { [other]: 2 } }));
    expect(said.ok || said.error.text).toBe(`history does not count the present position, ${JSON.stringify(now)}.`);
  });

  it('IW-END-5: a repetition in a file can still be claimed', () => {
    const back = ['Nb1~c3', 'Nb8~c6', 'Nc3>b1', 'Nc6>b8'];
    const state = play(GAME.setup(1) as State, ...back, ...back);
    const again = must(GAME.read(GAME.write(state)));
    expect(GAME.explain(again, [], { kind: 'option', option: 'repetition' })).toBeNull();
    expect(GAME.view(again).turn.notes).toEqual(GAME.view(state).turn.notes);
  });

  it('counts at their limits are exact', () => {
    const most = 1_000_000_000_000;
    const men = [man(1, 'w', 'K', 'b1'), man(2, 'b', 'K', 'g8'), man(3, 'b', 'P', 'a6'), man(most, 'w', 'R', 'a1')];
    const state = play(read(positionFields(PLAIN, { men, turnNumber: most, quietCounter: most })), 'Ra1~xa6=P (7)');
    const { turnNumber, sideToMove, men: after } = JSON.parse(GAME.write(state));
    expect([turnNumber, sideToMove, after.map(({ id }: { id: number }) => id)]).toEqual([
      most,
      'b',
      [1, 2, most, most + 1],
    ]);
  });

  it('128 men on one square are handled, 20,000 refused', () => {
    const crowd = (count: number) => [
      man(1, 'w', 'K', 'b1'),
      man(2, 'b', 'K', 'g8'),
      ...Array.from({ length: count - 2 }, (_, index) => man(index + 3, 'w', 'P', 'e2')),
    ];
    const state = read(positionFields(PLAIN, { men: crowd(128) }));
    expect(open(state, 'e2')).toBe(inOrder('e3 e4'));
    const many = GAME.read(JSON.stringify(positionFields(PLAIN, { men: crowd(20_000) })));
    expect(many.ok || many.error.text).toBe('men must be a list of at most 128 men, not 20,000.');
  });

  it.each([
    ['a game that waits for a promotion', 'White: Kb1, Pe7; Black: Kh6', 'e7-e8 (7)'],
    ['a King that exploded', 'White: Kb1, Pe4; Black: Kd6', 'e4-e5 (12)'],
    ['a captured King', 'White: Ka1, Rd7; Black: Kd8', 'Rd7~xd8'],
    ['a Pawn that may be taken in passing', 'White: Kb1, Pe2; Black: Kg7, Pd4; links e3=H3', 'e2-e4 (7)'],
    ['a castling begun', 'White: Ke1, Rh1; Black: Kb8; rights K', 'O-O~'],
    ['quiet turns', 'White: Kb1, Nd4; Black: Kg7; quiet 8', 'Nd4~e6'],
  ])('%s survives a round trip', (_what, text, turn) => {
    const state = play(read(positionFields(text)), turn);
    const back = must(GAME.read(GAME.write(state))) as State;
    expect([GAME.write(back), ending(back)]).toEqual([GAME.write(state), ending(state)]);
    expect(back).toEqual(state);
  });
});
