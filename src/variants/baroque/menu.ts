/**
 * The questions of a turn (BQ-TURN-1): which unit, then where to; for a frozen one, whether to remove it. In the
 * Two-Player version also which squares the reserve fills.
 */
import type { Square } from '../../kernel/board.ts';
import { act, ask, type Choice, type Hint, type Menu, open, option, type Refusal, refused, type Target } from '../../kernel/menu.ts';
import { other, sideName } from '../../kernel/side.ts';
import { isFrozen } from './freezing.ts';
import { drawHint, hintOf } from './hints.ts';
import { isInCheck, isSafe, mayDrop, mayRemove, type Royals, royalsOf } from './legal.ts';
import { along, headingsOf, type Move } from './reach.ts';
import {
  frozenText,
  no,
  whyExposed,
  whyFrozen,
  whyNoDrop,
  whyNoRemoval,
  whyNoReserve,
  whyNotThere,
  whyNotToPlace,
  whyNotYours,
} from './refusals.ts';
import { rule } from './rules/index.ts';
import { backRank, NAMES, ray, TARGETS } from './squares.ts';
import { type Action, fieldAfter, nextFromReserve, placementOf, type State, stoodTwice, withCode } from './state.ts';
import { EMPTY, on, squaresOf, TITAN, typeOf } from './units.ts';
import { all, capital, man } from './words.ts';

const at = (square: Square): Target => TARGETS[square] as Target;

/** The squares of a unit's pattern in one direction. */
const pattern = (type: number, from: Square, heading: number): readonly Square[] =>
  type === TITAN ? ray(from, heading).slice(0, 1) : ray(from, heading);

/** What the questions of one turn share. */
interface Turn {
  readonly state: State;
  readonly royals: Royals;
  /** A copy of the board for trying moves on. */
  readonly trial: number[];
  /** Positions that would be drawn if they stood again. */
  readonly twice: readonly string[];
}

const isDrawn = ({ state, twice }: Turn, move: Move): boolean =>
  twice.length > 0 && twice.includes(placementOf({ ...state, field: fieldAfter(state.field, move), toMove: other(state.toMove) }));

const moveChoice = (turn: Turn, move: Move): Choice<Action> => {
  const { state, royals, trial } = turn;
  const { field } = state;
  const target = at(move.to);
  if (!isSafe(field, trial, royals, move)) return refused(target, () => whyExposed(state, fieldAfter(field, move)));
  const leaf = () => act<Action>(move);
  if (isDrawn(turn, move)) return open(target, 'danger', leaf, { hint: () => drawHint(move) });
  return open(target, move.victims.length > 0 ? 'capture' : 'move', leaf, hintOf(field, move));
};

/** Where a unit may go. What check forbids stands before what is in the way: it is the better reason. */
const moveMenu = (turn: Turn, from: Square): Menu<Action> => {
  const { state, royals } = turn;
  const { field } = state;
  const type = typeOf(on(field, from));
  const choices: Choice<Action>[] = [];
  const blocked: Choice<Action>[] = [];
  for (const heading of headingsOf(type)) {
    const moves = along(field, royals.own, from, heading);
    let found = 0;
    for (const to of pattern(type, from, heading)) {
      const move = moves[found];
      if (move?.to === to) {
        choices.push(moveChoice(turn, move));
        found++;
      } else blocked.push(refused(at(to), () => whyNotThere(state, from, to)));
    }
  }
  return ask(`Where does ${man(field, from)} go?`, [...choices, ...blocked], (target) =>
    target.kind === 'square' ? whyNotThere(state, from, target.square) : whyNoRemoval(state, from),
  );
};

const REMOVE = option('remove');

const frozenMenu = ({ state, royals }: Turn, from: Square): Menu<Action> => {
  const { field } = state;
  const type = typeOf(on(field, from));
  const label = `Remove ${man(field, from)}`;
  const hint = (): Hint => no(rule('BQ-IMM-3'), `${capital(man(field, from))} leaves the board for good; nothing else happens.`, [from]);
  const removal = mayRemove(state, royals, from)
    ? open(REMOVE, 'danger', () => act<Action>({ kind: 'remove', square: from }), { label, hint })
    : refused(REMOVE, () => whyExposed(state, withCode(field, from, EMPTY)), label);
  const held = headingsOf(type)
    .flatMap((heading) => pattern(type, from, heading))
    .map((to) => refused(at(to), () => whyFrozen(state, from)));
  return ask(
    `${capital(man(field, from))} is ${frozenText(field, from)}.`,
    type === TITAN ? held : [removal, ...held],
    (target): Refusal => (target.kind === 'square' ? whyFrozen(state, from) : whyNoRemoval(state, from)),
  );
};

const DROP = option('drop');

const dropMenu = ({ state, royals }: Turn): Menu<Action> => {
  const { field, reserve, toMove } = state;
  const choices = backRank(toMove).map((square): Choice<Action> => {
    if (on(field, square) !== EMPTY) return refused(at(square), () => whyNoDrop(state, square));
    return mayDrop(state, royals, square)
      ? open(at(square), 'special', () => act<Action>({ kind: 'drop', square }))
      : refused(at(square), () => whyExposed(state, withCode(field, square, nextFromReserve(reserve, toMove))));
  });
  return ask('Where does the Chameleon enter?', choices, (target) =>
    target.kind === 'square' ? whyNoDrop(state, target.square) : no(rule('BQ-TWO-3'), 'Pick a square of your Back Rank.', backRank(toMove)),
  );
};

const turnMenu = (state: State): Menu<Action> => {
  const { field, toMove, reserve, version } = state;
  const turn: Turn = { state, royals: royalsOf(state), trial: field.slice(), twice: stoodTwice(state) };
  const choices: Choice<Action>[] = squaresOf(field, toMove).map((from) =>
    open(at(from), 'plain', () => (isFrozen(field, from) ? frozenMenu(turn, from) : moveMenu(turn, from))),
  );
  if (version === 'twoplayer') {
    const label = `Drop a Chameleon (${reserve[toMove]} in reserve)`;
    choices.push(
      reserve[toMove] > 0 ? open(DROP, 'special', () => dropMenu(turn), { label }) : refused(DROP, () => whyNoReserve(state), label),
    );
  }
  const warning = isInCheck(state) ? ' The Titan is in check.' : '';
  return ask(`${sideName(toMove)}: pick a unit.${warning}`, choices, (target) =>
    target.kind === 'square' ? whyNotYours(state, target.square) : whyNoReserve(state),
  );
};

const DONE = option('done');

/** Which squares the reserve fills before the first turn: a set, picked in any order and counted in one. */
const placeMenu = (state: State, picked: readonly Square[]): Menu<Action> => {
  const { field, toMove } = state;
  const free = backRank(toMove).filter((square) => on(field, square) === EMPTY && !picked.includes(square));
  const names = all(picked.map((square) => NAMES[square] as string));
  const next = free.map((square) => {
    const extras = picked.some((earlier) => earlier > square) ? { again: true as const } : {};
    return open(
      at(square),
      'special',
      () =>
        placeMenu(
          state,
          [...picked, square].sort((a, b) => a - b),
        ),
      extras,
    );
  });
  const label = picked.length > 0 ? `Place on ${names}` : 'Keep both in reserve';
  return ask(
    picked.length > 0
      ? `${sideName(toMove)}: Chameleons on ${names}. Another, or done?`
      : `${sideName(toMove)}: place none, one or two of your Chameleons.`,
    [...next, open(DONE, 'special', () => act<Action>({ kind: 'place', squares: picked }), { label })],
    (target) => whyNotToPlace(state, target),
  );
};

export const menu = (state: State): Menu<Action> => (state.phase === 'place' ? placeMenu(state, []) : turnMenu(state));
