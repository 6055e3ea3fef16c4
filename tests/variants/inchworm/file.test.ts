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

/** What a file has, its position, its changed fields, and the problem with the squares at fault in brackets. */
const FILES: readonly (readonly [what: string, position: string, more: Record<string, unknown>, said: string])[] = [
  ['no side to move', PLAIN, { sideToMove: undefined }, 'sideToMove is missing. []'],
  ['men that are a word', PLAIN, { men: 'none' }, 'men must be a list, not "none". []'],
  ['a man that is a number', PLAIN, { men: [5] }, 'men[0] must be an object, not 5. []'],
  [
    'the id 0',
    PLAIN,
    { men: [man(0, 'w', 'K', 'e1')] },
    'men[0].id must be a whole number from 1 to 1,000,000,000,000, not 0. []',
  ],
  [
    'the id 1.5',
    PLAIN,
    { men: [man(1.5, 'w', 'K', 'e1')] },
    'men[0].id must be a whole number from 1 to 1,000,000,000,000, not 1.5. []',
  ],
  [
    'a side by its name',
    PLAIN,
    { men: [man(1, 'white', 'K', 'e1')] },
    'men[0].side must be "w" or "b", not "white". []',
  ],
  [
    'a King on no square',
    PLAIN,
    { men: [man(1, 'w', 'K')] },
    'men[0].at must be a list of one square, or of two for halves, not []. []',
  ],
  [
    'a King on 3 squares',
    PLAIN,
    { men: [man(1, 'w', 'K', 'e1', 'e2', 'e3')] },
    'men[0].at must be a list of one square, or of two for halves, not ["e1","e2","e3"]. []',
  ],
  [
    'a number as square',
    PLAIN,
    { men: [man(1, 'w', 'K', 7)] },
    'men[0].at[0] must be a square, a1 to h8 or H1 to H8, not 7. []',
  ],
  [
    'a Pawn on no square',
    PLAIN,
    { men: [man(1, 'w', 'P')] },
    'men[0].at must be a list of one square, or of two for halves, not []. []',
  ],
  [
    'a square without its list',
    PLAIN,
    { men: [{ id: 1, side: 'w', type: 'K', at: 'e1' }] },
    'men[0].at must be a list, not "e1". []',
  ],
  [
    '2 white Kings',
    PLAIN,
    { men: [man(1, 'w', 'K', 'e1'), man(2, 'w', 'K', 'd1'), man(3, 'b', 'K', 'e8')] },
    'White has 2 Kings. It must have exactly 1. [e1 d1]',
  ],
  [
    'men of both sides on e8',
    PLAIN,
    { men: [man(1, 'w', 'K', 'e1'), man(2, 'b', 'K', 'e8'), man(3, 'w', 'P', 'e8')] },
    'e8 holds pieces of both sides. [e8]',
  ],
  [
    'a white Pawn on d8',
    PLAIN,
    { men: [man(1, 'w', 'K', 'e1'), man(2, 'b', 'K', 'e8'), man(3, 'w', 'P', 'd8')] },
    'The Pawn on d8 is on its last rank and would have promoted. [d8]',
  ],
  [
    'a black Pawn on d1',
    PLAIN,
    { men: [man(1, 'w', 'K', 'e1'), man(2, 'b', 'K', 'e8'), man(3, 'b', 'P', 'd1'), man(4, 'w', 'P', 'a8')] },
    'The Pawn on d1 is on its last rank and would have promoted. [d1]',
  ],
  [
    'a black Pawn on H1',
    PLAIN,
    { men: [man(1, 'w', 'K', 'e1'), man(2, 'b', 'K', 'e8'), man(3, 'b', 'P', 'H1')] },
    'The Pawn on H1 is on its last rank and would have promoted. [H1]',
  ],
  ['links that are a word', PLAIN, { links: 'none' }, 'links must be a list, not "none". []'],
  [
    'a link to 2 files',
    PLAIN,
    { links: ['aa', null, null, null, null, null, null, null] },
    'links[0] must be a file, "a" to "h", or null, not "aa". []',
  ],
  [
    'a link to a number',
    PLAIN,
    { links: [3, null, null, null, null, null, null, null] },
    'links[0] must be a file, "a" to "h", or null, not 3. []',
  ],
  [
    'a link to a file off the board',
    PLAIN,
    { links: ['i', null, null, null, null, null, null, null] },
    'links[0] must be a file, "a" to "h", or null, not "i". []',
  ],
  [
    'an unknown mode of links',
    PLAIN,
    { linkMode: 'both' },
    'linkMode must be "linking" or "unlinking", not "both". []',
  ],
  [
    '9 links',
    PLAIN,
    { links: [null, null, null, null, null, null, null, null, null] },
    'links must be a list of eight files or nulls, for H1 to H8, not [null,null,null,null,null,null,null,null,null]. []',
  ],
  [
    '3 castling rights',
    PLAIN,
    { castlingRights: [null, null, null] },
    'castlingRights must be a list of four pairs or nulls, not [null,null,null]. []',
  ],
  ['castling rights that are letters', PLAIN, { castlingRights: 'KQ' }, 'castlingRights must be a list, not "KQ". []'],
  [
    'a castling right of the id 0',
    PLAIN,
    { castlingRights: [[0, 1], null, null, null] },
    'castlingRights[0][0] must be a whole number from 1 to 1,000,000,000,000, not 0. []',
  ],
  [
    'a castling right of an id in quotes',
    PLAIN,
    { castlingRights: [['1', 1], null, null, null] },
    'castlingRights[0][0] must be a whole number from 1 to 1,000,000,000,000, not "1". []',
  ],
  [
    'a castling right that is a number',
    PLAIN,
    { castlingRights: [5, null, null, null] },
    'castlingRights[0] must be a list, not 5. []',
  ],
  [
    'a castling right of Ke1 and Rh1',
    'White: Ke1, Rh1; Black: Kg8',
    { castlingRights: [[1, 2], null, null, null] },
    'it is read',
  ],
  [
    'a castling right of a Knight',
    'White: Ke1, Nh1; Black: Kg8',
    { castlingRights: [[1, 2], null, null, null] },
    'castlingRights[0]: King and Rook must be whole on their starting squares. []',
  ],
  [
    'a queenside right of the Rook on h1',
    'White: Ke1, Rh1; Black: Kg8',
    { castlingRights: [null, [1, 2], null, null] },
    'castlingRights[1]: King and Rook must be whole on their starting squares. []',
  ],
  [
    'a castling right with King and Rook exchanged',
    'White: Ke1, Rh1; Black: Kg8',
    { castlingRights: [[2, 1], null, null, null] },
    'castlingRights[0]: King and Rook must be whole on their starting squares. []',
  ],
  [
    'a castling right with a man of the other side',
    'White: Ke1; Black: Kg8, Rh1',
    { castlingRights: [[1, 3], null, null, null] },
    'castlingRights[0]: King and Rook must be whole on their starting squares. []',
  ],
  [
    'a castling right of an unknown man',
    'White: Ke1, Rh1; Black: Kg8',
    { castlingRights: [[1, 9], null, null, null] },
    'castlingRights[0]: King and Rook must be whole on their starting squares. []',
  ],
  [
    'a castling right of a half Rook',
    'White: Ke1, Rh1/h4; Black: Kg8',
    { castlingRights: [[1, 2], null, null, null] },
    'castlingRights[0]: King and Rook must be whole on their starting squares. []',
  ],
  [
    'a castling right of Ke8 and Rh8',
    'White: Ke1, Rh1; Black: Ke8, Rh8',
    { castlingRights: [null, null, [3, 4], null] },
    'it is read',
  ],
  [
    "a castling right of White for Black's men",
    'White: Ke1, Rh1; Black: Ke8, Rh8',
    { castlingRights: [[3, 4], null, null, null] },
    'castlingRights[0]: King and Rook must be whole on their starting squares. []',
  ],
  [
    'a castling begun on its wing',
    UNDER,
    { castlingInProgress: { w: { wing: 'K', king: 2, rook: 3 }, b: null } },
    'it is read',
  ],
  [
    'a castling begun on the other wing',
    UNDER,
    { castlingInProgress: { w: { wing: 'Q', king: 2, rook: 3 }, b: null } },
    "castlingInProgress: White's castling is broken on e1, c1, a1 and d1. [e1 c1 a1 d1]",
  ],
  [
    'a castling begun on an unknown wing',
    UNDER,
    { castlingInProgress: { w: { wing: 'X', king: 2, rook: 3 }, b: null } },
    'castlingInProgress.w.wing must be "K" or "Q", not "X". []',
  ],
  [
    'a castling begun without its Rook',
    UNDER,
    { castlingInProgress: { w: { wing: 'K', king: 2 }, b: null } },
    'castlingInProgress.w.rook is missing. []',
  ],
  [
    'a castling begun with King and Rook exchanged',
    UNDER,
    { castlingInProgress: { w: { wing: 'K', king: 3, rook: 2 }, b: null } },
    "castlingInProgress.w: king and rook must be the ids of White's King and a Rook. []",
  ],
  [
    'a castling begun that is a number',
    UNDER,
    { castlingInProgress: { w: 7, b: null } },
    'castlingInProgress.w must be an object, not 7. []',
  ],
  [
    'castlings in progress that are null',
    UNDER,
    { castlingInProgress: null },
    'castlingInProgress must be an object, not null. []',
  ],
  [
    "a castling begun by Black with White's men",
    UNDER,
    { castlingInProgress: { w: null, b: { wing: 'K', king: 2, rook: 3 } } },
    "castlingInProgress.b: king and rook must be the ids of Black's King and a Rook. []",
  ],
  [
    'a castling begun and a right left',
    UNDER,
    {
      castlingInProgress: { w: { wing: 'K', king: 2, rook: 3 }, b: null },
      castlingRights: [null, [2, 1], null, null],
    },
    'castlingRights[1]: King and Rook must be whole on their starting squares. []',
  ],
  [
    'a King taken en passant',
    PASSING,
    { enPassant: { men: [3], squares: ['d6'] } },
    'enPassant.men: 3 is not the id of a Pawn of the side not to move. []',
  ],
  [
    'a man taken en passant twice',
    PASSING,
    { enPassant: { men: [3, 3], squares: ['d6'] } },
    'enPassant.men must be in rising order, each once. []',
  ],
  ['a Pawn taken en passant', PASSING, { enPassant: { men: [2], squares: ['d6'] } }, 'it is read'],
  [
    'a King taken en passant on 2 squares',
    PASSING,
    { enPassant: { men: [3], squares: ['d6', 'd7'] } },
    'enPassant.men: 3 is not the id of a Pawn of the side not to move. []',
  ],
  [
    'a square of en passant twice',
    PASSING,
    { enPassant: { men: [3], squares: ['d6', 'd6'] } },
    'enPassant.squares must be in the order a1, b1 to h8, H1 to H8, each once. []',
  ],
  [
    'a square of en passant that is none',
    PASSING,
    { enPassant: { men: [3], squares: ['x'] } },
    'enPassant.squares[0] must be a square, a1 to h8 or H1 to H8, not "x". []',
  ],
  [
    'men taken en passant without their list',
    PASSING,
    { enPassant: { men: 3, squares: ['d6'] } },
    'enPassant.men must be a list, not 3. []',
  ],
  [
    'squares of en passant without their list',
    PASSING,
    { enPassant: { men: [3], squares: 'd6' } },
    'enPassant.squares must be a list, not "d6". []',
  ],
  ['en passant that is a number', PASSING, { enPassant: 5 }, 'enPassant must be an object, not 5. []'],
  [
    'a man taken en passant with an id in quotes',
    PASSING,
    { enPassant: { men: ['3'], squares: ['d6'] } },
    'enPassant.men[0] must be a whole number from 1 to 1,000,000,000,000, not "3". []',
  ],
  [
    'en passant of Black with a man of White',
    PASSING,
    { sideToMove: 'b', enPassant: { men: [3], squares: ['d6'] } },
    'enPassant.men: 3 is not the id of a Pawn of the side not to move. []',
  ],
  [
    'a quiet counter of -1',
    PLAIN,
    { quietCounter: -1 },
    'quietCounter must be a whole number from 0 to 1,000,000,000,000, not -1. []',
  ],
  [
    'a quiet counter that is a word',
    PLAIN,
    { quietCounter: 'x' },
    'quietCounter must be a whole number from 0 to 1,000,000,000,000, not "x". []',
  ],
  [
    'the turn 1.5',
    PLAIN,
    { turnNumber: 1.5 },
    'turnNumber must be a whole number from 1 to 1,000,000,000,000, not 1.5. []',
  ],
  ['another variant', PLAIN, { variant: 5 }, 'variant must be "inchworm", not 5. []'],
  [
    'a position that occurred 0 times',
    PLAIN,
    { history: { x: 0 } },
    'history must be an object of positions and how often each has occurred, not {"x":0}. []',
  ],
  [
    'a history that is a list',
    PLAIN,
    { history: [1] },
    'history must be an object of positions and how often each has occurred, not [1]. []',
  ],
  [
    'a history without the present position',
    PLAIN,
    { history: { x: 2 } },
    'history must be an object of positions and how often each has occurred, not {"x":2}. []',
  ],
  ['a source of dice that is a number', PLAIN, { random: 7 }, 'random must be an object, not 7. []'],
  ['a veiled source of dice', PLAIN, { random: { kind: 'veiled' } }, 'it is read'],
  [
    'a seed of 1.5',
    PLAIN,
    { random: { kind: 'seeded', state: 1.5, dictated: [] } },
    'random.state must be a whole number from -2,147,483,648 to 2,147,483,647, not 1.5. []',
  ],
  [
    'a seed without dictated sums',
    PLAIN,
    { random: { kind: 'seeded', state: 1 } },
    'random must be {"kind": "seeded", "state": a whole number, "dictated": a list of sums}, not {"kind":"seeded","state":1}. []',
  ],
  [
    'a dictated sum that is a word',
    PLAIN,
    { random: { kind: 'seeded', state: 1, dictated: [7, 'x'] } },
    'random.dictated[1] must be a sum of two dice, from 2 to 12, not "x". []',
  ],
  ['a dictated sum', PLAIN, { random: { kind: 'seeded', state: 1, dictated: [7] } }, 'it is read'],
  ['a pending field while acting', PLAIN, { phase: 'act', pending: {} }, 'pending has no place in the phase "act". []'],
  [
    'no dice owed',
    PLAIN,
    { phase: 'dice', pending: { rolls: [] }, options: { dice: 'real' } },
    'pending.rolls must list the Pawns whose dice are owed. []',
  ],
  ['dice owed by a Pawn', PLAIN, { phase: 'dice', pending: { rolls: [3] }, options: { dice: 'real' } }, 'it is read'],
  [
    'dice owed by an unknown man',
    PLAIN,
    { phase: 'dice', pending: { rolls: [9] }, options: { dice: 'real' } },
    'pending.rolls[0]: there is no piece 9. []',
  ],
  [
    'dice owed by an id in quotes',
    PLAIN,
    { phase: 'dice', pending: { rolls: ['3'] }, options: { dice: 'real' } },
    'pending.rolls[0] must be a whole number from 1 to 1,000,000,000,000, not "3". []',
  ],
  [
    'a promotion without a Pawn',
    PLAIN,
    { phase: 'promotion' },
    'No Pawn is on its last rank, so no promotion is owed. []',
  ],
  [
    'a promotion of the Pawn on e8',
    'White: Kb1, Pe8; Black: Kh6',
    { phase: 'promotion', pending: { quiet: false } },
    'it is read',
  ],
  [
    'a Pawn on e8 without a promotion',
    'White: Kb1, Pe8; Black: Kh6',
    {},
    'The Pawn on e8 is on its last rank and would have promoted. [e8]',
  ],
  [
    'an unknown phase',
    PLAIN,
    { phase: 'later' },
    'phase must be one of "act", "dice", "promotion", "over", not "later". []',
  ],
  [
    'a promotion with an empty en passant',
    'White: Kb1, Pe8; Black: Kh6',
    { phase: 'promotion', pending: { enPassant: { men: [], squares: [] } } },
    'pending.enPassant.men must be a list of at least one man, not []. []',
  ],
  ['a resignation', PLAIN, { result: { winner: 'b', reason: 'resignation' }, phase: 'over' }, 'it is read'],
  ['an agreed draw', PLAIN, { result: { winner: null, reason: 'agreement' }, phase: 'over' }, 'it is read'],
  [
    'an unknown winner',
    PLAIN,
    { result: { winner: 'x', reason: 'agreement' }, phase: 'over' },
    'result.winner must be "w" or "b", not "x". []',
  ],
  [
    'a result while acting',
    PLAIN,
    { result: { winner: null, reason: 'agreement' } },
    'phase "act" does not fit: with this result and pending it is "over". []',
  ],
  [
    'a captured King',
    PLAIN,
    { result: { winner: 'w', reason: 'kingCaptured' }, phase: 'over', men: [man(1, 'w', 'K', 'e1')] },
    'it is read',
  ],
  ['a draw offered by White', PLAIN, { drawOffer: 'w' }, 'it is read'],
  ['a declined draw', PLAIN, { drawOffer: 'declined' }, 'it is read'],
  [
    'a draw offered by an unknown side',
    PLAIN,
    { drawOffer: 'x' },
    'drawOffer must be one of "w", "b", "declined", not "x". []',
  ],
  ['options that are a number', PLAIN, { options: 5 }, 'options must be an object, not 5. []'],
  ['real dice', PLAIN, { options: { dice: 'real' } }, 'it is read'],
  [
    'a man on the hallway square of a link',
    'White: Kb1, RH4; Black: Kg7; links e4=H4',
    {},
    'men[1].at: H4 is linked and is called e4. []',
  ],
  ['Pawns of both sides on H5', 'White: Kb1, Re4, PH5; Black: Kg7, PH5', {}, 'H5 holds pieces of both sides. [H5]'],
  ['a half Rook on the enemy King', 'White: Ke1; Black: Ke8, Re1/e4', {}, 'e1 holds pieces of both sides. [e1]'],
  [
    'a castling begun and a right of the same wing',
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
      [
        `the turn ${turnNumber}`,
        PLAIN,
        { turnNumber },
        `turnNumber must be ${COUNT(1)}, not ${JSON.stringify(turnNumber)}. []`,
      ] as const,
  ),
  ...([1_000_000_000_001, 2 ** 52, 1e308] as const).map(
    (quietCounter) =>
      [
        `a quiet counter of ${quietCounter}`,
        PLAIN,
        { quietCounter },
        `quietCounter must be ${COUNT(0)}, not ${JSON.stringify(quietCounter)}. []`,
      ] as const,
  ),
  [
    'a turn and a quiet counter at their limits',
    PLAIN,
    { turnNumber: 1_000_000_000_000, quietCounter: 1_000_000_000_000 },
    'it is read',
  ],
  [
    'an id of 2 ** 53',
    PLAIN,
    { men: [man(2 ** 53, 'w', 'K', 'e1')] },
    `men[0].id must be ${COUNT(1)}, not 9007199254740992. []`,
  ],
  ...([0, 1, 13, 1e20, 7.5] as const).map(
    (sum) =>
      [
        `a dictated sum of ${sum}`,
        PLAIN,
        { random: { kind: 'seeded', state: 1, dictated: [7, sum] } },
        `random.dictated[1] must be a sum of two dice, from 2 to 12, not ${JSON.stringify(sum)}. []`,
      ] as const,
  ),
  [
    'the lowest and the highest sum dictated',
    PLAIN,
    { random: { kind: 'seeded', state: 1, dictated: [2, 12] } },
    'it is read',
  ],
  ['the lowest seed', PLAIN, { random: { kind: 'seeded', state: -(2 ** 31), dictated: [] } }, 'it is read'],
  ...([2 ** 31, -(2 ** 31) - 1, 2 ** 53] as const).map(
    (state) =>
      [
        `a seed of ${state}`,
        PLAIN,
        { random: { kind: 'seeded', state, dictated: [] } },
        `random.state must be a whole number from -2,147,483,648 to 2,147,483,647, not ${state}. []`,
      ] as const,
  ),
  [
    'a position that occurred 100,001 times',
    BARE,
    { history: { [BARE_KEY]: 100_001 } },
    `history["${BARE_KEY}"] must be a whole number from 1 to 100,000, not 100001. []`,
  ],
  ['a position that occurred 100,000 times', BARE, { history: { [BARE_KEY]: 100_000 } }, 'it is read'],
  [
    '100,001 positions in all',
    BARE,
    { history: { [BARE_KEY]: 100_000, [BARE_KEY.replace('w', 'b')]: 1 } },
    `history must be of at most 100,000 positions in all, not {"${BARE_KEY}":100000,"b|Kb1 kg8|--------|l|…. []`,
  ],
  // Wrong types and unknown fields, at every depth.
  [
    'a man with a colour',
    PLAIN,
    { men: [{ ...man(1, 'w', 'K', 'e1'), colour: 'w' }] },
    'men[0].colour is no field of a position file. []',
  ],
  [
    'en passant with an unknown field',
    PASSING,
    { enPassant: { men: [2], squares: ['d6'], by: 1 } },
    'enPassant.by is no field of a position file. []',
  ],
  ['en passant that is a list', PLAIN, { enPassant: [] }, 'enPassant must be an object, not []. []'],
  [
    'castlings in progress that are a list',
    PLAIN,
    { castlingInProgress: [] },
    'castlingInProgress must be an object, not []. []',
  ],
  [
    "castlings in progress without Black's",
    PLAIN,
    { castlingInProgress: { w: null } },
    'castlingInProgress.b is missing. []',
  ],
  [
    'castlings in progress with an unknown field',
    PLAIN,
    { castlingInProgress: { w: null, b: null, white: null } },
    'castlingInProgress.white is no field of a position file. []',
  ],
  [
    'a castling begun with an unknown field',
    UNDER,
    { castlingInProgress: { w: { wing: 'K', king: 2, rook: 3, by: 1 }, b: null } },
    'castlingInProgress.w.by is no field of a position file. []',
  ],
  [
    'a castling right of 3 ids',
    PLAIN,
    { castlingRights: [[1, 2, 3], null, null, null] },
    'castlingRights[0] must be a list of two ids, of the King and the Rook, not [1,2,3]. []',
  ],
  ['options that are null', PLAIN, { options: null }, 'options must be an object, not null. []'],
  ['options that are a list', PLAIN, { options: [] }, 'options must be an object, not []. []'],
  ['no options', PLAIN, { options: {} }, 'it is read'],
  [
    'an unknown option',
    PLAIN,
    { options: { dice: 'seeded', clock: 1 } },
    'options.clock is no field of a position file. []',
  ],
  ['dice that are null', PLAIN, { options: { dice: null } }, 'options.dice must be "seeded" or "real", not null. []'],
  [
    'a result with an unknown field',
    PLAIN,
    { result: { winner: null, reason: 'agreement', by: 'w' }, phase: 'over' },
    'result.by is no field of a position file. []',
  ],
  [
    'a result without a winner',
    PLAIN,
    { result: { reason: 'agreement' }, phase: 'over' },
    'result.winner is missing. []',
  ],
  [
    'a seed with an unknown field',
    PLAIN,
    { random: { kind: 'seeded', state: 1, dictated: [], seed: 1 } },
    'random.seed is no field of a position file. []',
  ],
  [
    'a veiled source of dice with a seed',
    PLAIN,
    { random: { kind: 'veiled', state: 1 } },
    'random must be {"kind": "seeded", "state": a whole number, "dictated": a list of sums}, not {"kind":"veiled","state":1}. []',
  ],
  [
    'a veiled source of dice with dictated sums',
    PLAIN,
    { random: { kind: 'veiled', dictated: [7] } },
    'random must be {"kind": "seeded", "state": a whole number, "dictated": a list of sums}, not {"kind":"veiled","dictated":[7]}. []',
  ],
  ['a source of dice that is null', PLAIN, { random: null }, 'random must be an object, not null. []'],
  [
    'a history with the name of a constructor',
    PLAIN,
    { history: { __proto__: null, constructor: 1 } },
    'history must be an object of positions and how often each has occurred, not {"constructor":1}. []',
  ],
  [
    'pending dice with an unknown field',
    ROLLING,
    { ...DICE, pending: { rolls: [2], dice: 1 } },
    'pending.dice is no field of a position file. []',
  ],
  [
    'pending dice that are quiet in words',
    ROLLING,
    { ...DICE, pending: { rolls: [2], quiet: 'yes' } },
    'pending.quiet must be true or false, not "yes". []',
  ],
  ['a pending field that is a number', ROLLING, { ...DICE, pending: 5 }, 'pending must be an object, not 5. []'],
  // Fields that contradict each other.
  [
    'dice owed by a Pawn twice',
    ROLLING,
    { ...DICE, pending: { rolls: [2, 3, 2] } },
    'pending.rolls[2]: 2 is there twice. []',
  ],
  [
    'dice owed by a King',
    ROLLING,
    { ...DICE, pending: { rolls: [2, 1] } },
    'pending.rolls[1]: 1 is a King and was no Pawn when it moved. [b1]',
  ],
  [
    'dice owed by a half Rook',
    ROLLING,
    { ...DICE, pending: { rolls: [4] } },
    'pending.rolls[0]: 4 is a half Rook and was no Pawn when it moved. [d4 d5]',
  ],
  ['dice owed by a Pawn and a Knight', ROLLING, { ...DICE, pending: { rolls: [2, 3] } }, 'it is read'],
  [
    'dice owed before promotions',
    ROLLING,
    { ...DICE, pending: { rolls: [2], promotions: [] } },
    'pending.promotions has no place in the phase "dice". []',
  ],
  [
    'en passant of a King after pending dice',
    ROLLING,
    { ...DICE, pending: { rolls: [2], enPassant: { men: [6], squares: ['e3'] } } },
    'pending.enPassant.men: 6 is not the id of a Pawn of the side to move. []',
  ],
  [
    'en passant of a Pawn and a man that is gone',
    ROLLING,
    { ...DICE, pending: { rolls: [2], enPassant: { men: [2, 9], squares: ['e3'] } } },
    'it is read',
  ],
  [
    'a draw offered before dice',
    ROLLING,
    { ...DICE, pending: { rolls: [2] }, drawOffer: 'w' },
    'drawOffer: a draw is offered in the phase "act" only, not in "dice". []',
  ],
  [
    'a promotion owed by the Pawn',
    PROMOTING,
    { phase: 'promotion', pending: { promotions: [{ id: 2, side: 'w' }] } },
    'it is read',
  ],
  [
    'a promotion owed by the King',
    PROMOTING,
    { phase: 'promotion', pending: { promotions: [{ id: 1, side: 'w' }] } },
    'pending.promotions must be those owed, in their order: 2. []',
  ],
  [
    'a promotion owed by the other side',
    PROMOTING,
    { phase: 'promotion', pending: { promotions: [{ id: 2, side: 'b' }] } },
    'pending.promotions must be those owed, in their order: 2. []',
  ],
  [
    'a promotion with dice owed',
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
        `the reason ${reason} with the winner ${winner}`,
        PLAIN,
        { result: { winner, reason }, phase: 'over' },
        `result does not fit: by "${reason}" ${needs}. []`,
      ] as const,
  ),
  [
    'a mate that Black gave',
    'White: Ke1; Black: Kh8, Re8',
    { result: { winner: 'b', reason: 'checkmate' }, phase: 'over' },
    'it is read',
  ],
  [
    'a mate that nobody gave',
    'White: Ke1; Black: Kh8, Re8',
    { result: { winner: null, reason: 'checkmate' }, phase: 'over' },
    MATE,
  ],
  [
    'a mate that White gave',
    'White: Ke1; Black: Kh8, Re8',
    { result: { winner: 'w', reason: 'checkmate' }, phase: 'over' },
    MATE,
  ],
  [
    'a stalemate',
    'White: Ka1; Black: Kh6, Qb3; links h8=H8; unlinking',
    { result: { winner: null, reason: 'stalemate' }, phase: 'over' },
    'it is read',
  ],
  [
    'a draw by the 100-move rule',
    PLAIN,
    { quietCounter: 200, result: { winner: null, reason: 'hundredMoves' }, phase: 'over' },
    'it is read',
  ],
  [
    'a captured King that is still there',
    PLAIN,
    { result: { winner: 'w', reason: 'kingCaptured' }, phase: 'over' },
    'Black has 1 King, but the result says that it has none. [g7]',
  ],
  [
    'exploded Kings that are still there',
    PLAIN,
    { result: { winner: null, reason: 'kingExploded' }, phase: 'over' },
    'White has 1 King, but the result says that it has none. [b1]',
  ],
  [
    'a captured King of the side to move',
    PLAIN,
    { result: { winner: 'b', reason: 'kingCaptured' }, phase: 'over', men: [man(1, 'b', 'K', 'e1')] },
    'result does not fit: by "kingCaptured" the side to move wins. []',
  ],
  [
    'an agreed draw without a King',
    PLAIN,
    { result: { winner: null, reason: 'agreement' }, phase: 'over', men: [man(1, 'w', 'K', 'e1')] },
    'Black has no King. It must have exactly 1. []',
  ],
];

describe('position files', () => {
  const verdict = (said: string) => (said === 'it is read' ? 'read' : 'refused');

  it.each(FILES.map(([what, ...row]) => [verdict(row[2]), what, ...row] as const))(
    '%s: %s',
    (_, _what, text, more, said) => {
      const file = GAME.read(JSON.stringify(positionFields(text, more)));
      expect(file.ok ? 'it is read' : `${file.error.text} [${(file.error.squares ?? []).map(nameOf).join(' ')}]`).toBe(
        said,
      );
    },
  );

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
