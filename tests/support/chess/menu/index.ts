/** The tree of questions: which unit, where to, and what a Pawn becomes. */
import type { Square } from '../../../../src/kernel/board.ts';
import { act, ask, type Choice, type Menu, open, option, refused, square } from '../../../../src/kernel/menu.ts';
import { fileOf, rankOf } from '../../../../src/kernel/ray.ts';
import { sideName } from '../../../../src/kernel/side.ts';
import { type Danger, dangerOf, exposedBy, isBound } from '../moves/attacks.ts';
import { BOARD, FIRST_STEP, GRID, LAST_RANK, PAWN_RANK, PIECES, PROMOTIONS, REACH } from '../moves/tables.ts';
import { type Act, CASTLES, type Chess, type Move, type Unit, unitName } from '../position/state.ts';
import { castleBar, notAPromotion, notMine, occupied, outOfReach, stopped, unsafe } from './refusals.ts';

/** The targets of all squares, made once. */
const TARGETS = BOARD.squares.map((each) => square(each.square));
const targetOf = (at: Square) => TARGETS[at] ?? square(at);

/** Where one unit may go; a list that is filled choice by choice. */
interface Going {
  readonly state: Chess;
  readonly danger: Danger;
  readonly from: Square;
  readonly unit: Unit;
  readonly bound: boolean;
  readonly choices: Choice<Act>[];
}

/** Adds a move, or the reason why it would leave the King attacked. */
const add = ({ state, danger, from, unit, bound, choices }: Going, to: Square, taken: Square | null): void => {
  const target = targetOf(to);
  const move = { kind: 'move', from, to, taken, into: null } as const;
  if (bound && exposedBy(state, danger, move) !== null) choices.push(refused(target, () => unsafe(state, danger, move)));
  else if (unit.type === 'pawn' && rankOf(GRID, to) === LAST_RANK[unit.side])
    choices.push(open(target, 'special', () => promotions(state, move)));
  else choices.push(open(target, taken === null ? 'move' : 'capture', () => act<Act>(move)));
};

const promotions = ({ toMove }: Chess, move: Omit<Move, 'into'>): Menu<Act> =>
  ask(
    `${sideName(toMove)}: what does the Pawn become?`,
    PROMOTIONS.map((into) => open(option(into), 'special', () => act<Act>({ ...move, into }), { label: PIECES[into].name })),
    notAPromotion,
  );

/** Rides and leaps: along every path to the first unit, and onto it if it is an enemy. */
const addPaths = (going: Going): void => {
  const { state, from, unit, choices } = going;
  for (const path of REACH[unit.side][unit.type].capture[from] ?? []) {
    for (const to of path) {
      const there = state.squares[to];
      if (!there) {
        add(going, to, null);
        continue;
      }
      if (there.side !== unit.side) add(going, to, to);
      else choices.push(refused(targetOf(to), () => occupied(state, from, to)));
      break;
    }
  }
};

/** A Pawn's way forward, to whatever stands on it, and its captures. */
const addPawn = (going: Going): void => {
  const { state, from, unit, choices } = going;
  const { squares, passed } = state;
  const { move, capture } = REACH[unit.side].pawn;
  const [forward = []] = (rankOf(GRID, from) === PAWN_RANK[unit.side] ? FIRST_STEP[unit.side].move : move)[from] ?? [];
  let blocker: Square | undefined;
  for (const to of forward) {
    if (squares[to]) blocker ??= to;
    const at = blocker;
    if (at === undefined) add(going, to, null);
    else choices.push(refused(targetOf(to), () => stopped(state, from, at)));
  }
  for (const [to = from] of capture[from] ?? []) {
    const there = squares[to];
    if (there?.side === unit.side) choices.push(refused(targetOf(to), () => occupied(state, from, to)));
    else if (there) add(going, to, to);
    else if (to === passed) add({ ...going, bound: true }, to, behind(from, to));
  }
};

/** The square beside `from` on the file of `to`: where the Pawn stands that is taken en passant. */
const behind = (from: Square, to: Square): Square => rankOf(GRID, from) * GRID.files + fileOf(GRID, to);

const addCastling = ({ state, danger, from, choices }: Going): void => {
  for (const castle of CASTLES) {
    if (castle.king !== from || !state.castling.includes(castle.letter)) continue;
    const bar = castleBar(state, danger, castle);
    choices.push(
      bar ? refused(targetOf(castle.to), bar) : open(targetOf(castle.to), 'special', () => act<Act>({ kind: 'castle', castle })),
    );
  }
};

/** Where the unit on this square may go. */
const destinations = (state: Chess, danger: Danger, from: Square, unit: Unit): Menu<Act> => {
  const choices: Choice<Act>[] = [];
  const going = { state, danger, from, unit, bound: isBound(danger, from), choices };
  if (unit.type === 'pawn') addPawn(going);
  else addPaths(going);
  if (unit.type === 'king') addCastling(going);
  return ask(`${sideName(unit.side)}: where does ${unitName(state.squares, from)} go?`, choices, outOfReach(state, from, unit.type));
};

export const menu = (state: Chess): Menu<Act> => {
  const danger = dangerOf(state);
  const choices: Choice<Act>[] = [];
  state.squares.forEach((unit, from) => {
    if (unit?.side === state.toMove) choices.push(open(targetOf(from), 'plain', () => destinations(state, danger, from, unit)));
  });
  return ask(`${sideName(state.toMove)}: move a unit.`, choices, notMine(state));
};
