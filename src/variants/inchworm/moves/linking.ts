/**
 * The link step: what makes and removes a link, and who is where afterwards. It is no move: nothing is magnetic, nobody
 * rolls, no castling right is lost by it.
 */
import type { Square } from '../../../kernel/board.ts';
import type { Side } from '../../../kernel/side.ts';
import { boardSquare, fileOf, hallway, rankOf } from '../position/board.ts';
import { linkCount } from '../position/links.ts';
import { fieldOf, unitsOn } from '../position/occupancy.ts';
import type { State } from '../position/state.ts';
import { halvesOn, type Man, manAt } from '../position/units.ts';
import { areAlike } from './crowd.ts';

export type LinkStep =
  | { readonly kind: 'link'; readonly square: Square }
  /** `away` are the ids of the men whose units go into the hallway. */
  | { readonly kind: 'unlink'; readonly square: Square; readonly away: readonly number[] };

const BOARD_FILES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const withLink = (state: State, rank: number, file: number | null): Pick<State, 'links' | 'mode'> => {
  const links = state.links.map((old, index) => (index === rank ? file : old));
  const count = linkCount(links);
  return { links, mode: count === 8 ? 'unlinking' : count === 0 ? 'linking' : state.mode };
};

/** Why a board square cannot be linked now: `taken` its rank is linked, `enemies` stand on `on`; null if it can. */
export const linkBar = (state: State, side: Side, square: Square): { readonly bar: 'taken' | 'enemies'; readonly on: Square } | null => {
  const rank = rankOf(square);
  const file = state.links[rank] as number | null;
  if (file !== null) return { bar: 'taken', on: boardSquare(file, rank) };
  const { cells } = fieldOf(state);
  const isHeld = (name: Square): boolean => cells[name]?.some((man) => man.side !== side) ?? false;
  if (isHeld(square)) return { bar: 'enemies', on: square };
  return isHeld(hallway(rank)) ? { bar: 'enemies', on: hallway(rank) } : null;
};

/** A man whose units on one name stand on another: a whole goes with both halves, halves that meet are a whole. */
const renamed = (man: Man, from: Square, to: Square): Man => {
  const [first, second] = man.at.map((square) => (square === from ? to : square)) as [Square, Square?];
  return manAt(man.id, man.side, man.type, second === undefined || first === second ? [first] : halvesOn(first, second));
};

const linked = (state: State, square: Square): State => {
  const rank = rankOf(square);
  const from = hallway(rank);
  const anyone = unitsOn(fieldOf(state), from).length > 0;
  const men = anyone ? state.men.map((man) => (man.at.includes(from) ? renamed(man, from, square) : man)) : state.men;
  return { ...state, ...withLink(state, rank, fileOf(square)), men };
};

const unlinked = (state: State, square: Square, away: readonly number[]): State => {
  const rank = rankOf(square);
  const men = away.length > 0 ? state.men.map((man) => (away.includes(man.id) ? renamed(man, square, hallway(rank)) : man)) : state.men;
  return { ...state, ...withLink(state, rank, null), men };
};

/** Every way of putting some of these units away, those that are alike counted once. */
function* divisions(state: State, [first, ...others]: readonly Man[]): Generator<readonly Man[]> {
  if (!first) {
    yield [];
    return;
  }
  const alike = [first, ...others.filter((man) => areAlike(state, man, first))];
  const rest = others.filter((man) => !alike.includes(man));
  for (const away of divisions(state, rest)) for (let some = 0; some <= alike.length; some++) yield [...alike.slice(0, some), ...away];
}

/** Every link step that is open to a side, one after the other. */
export function* linkStepsOf(state: State, side: Side): Generator<LinkStep> {
  for (const [rank, file] of state.links.entries()) {
    if (state.mode === 'linking') {
      for (const at of BOARD_FILES) {
        const square = boardSquare(at, rank);
        if (!linkBar(state, side, square)) yield { kind: 'link', square };
      }
    } else if (file !== null) {
      const square = boardSquare(file, rank);
      for (const away of divisions(state, unitsOn(fieldOf(state), square))) {
        yield { kind: 'unlink', square, away: away.map(({ id }) => id).sort((a, b) => a - b) };
      }
    }
  }
}

/** The position after a link step; without one, the position itself. */
export const afterLink = (state: State, step: LinkStep | null): State => {
  if (!step) return state;
  return step.kind === 'link' ? linked(state, step.square) : unlinked(state, step.square, step.away);
};
