/** Carries out the reference's turns step by step: who goes, captures, mutations, magnetism. */
import {
  advances,
  COMPASS,
  holds,
  isHalf,
  isHall,
  NAMES,
  namesOf,
  otherSquare,
  ownRank,
  type RefMan,
  type RefPosition,
  squareOf,
  stepped,
  strikes,
  UP_DOWN,
  unitsOn,
} from './reference-board.ts';

/** A unit's part in a move: whether it leaves a half behind, and the type it becomes (null if unchanged). */
export interface RefMember {
  readonly id: number;
  readonly half: boolean;
  readonly becomes: string | null;
}

export interface Moved {
  readonly position: RefPosition;
  readonly rolls: readonly number[];
  readonly over: boolean;
}

const inNames = (a: string, b: string): number => NAMES.indexOf(a) - NAMES.indexOf(b);
export const spread = (squares: readonly string[]): readonly string[] => [...new Set(squares)].sort(inNames);
export const withMan = (men: readonly RefMan[], man: RefMan): readonly RefMan[] =>
  men.map((each) => (each.id === man.id ? man : each));

/**
 * IW-MAG-2 to -8, -10: returns the position after one pulse of magnetism. Adds the moved units to `moved`, and moved
 * Pawns to `rolls`.
 */
export const pulsed = (
  start: RefPosition,
  centre: string,
  exempt: readonly number[],
  moved: Set<string>,
  rolls: number[],
): RefPosition => {
  let position = start;
  for (const name of namesOf(start, centre)) {
    for (const direction of isHall(name) ? UP_DOWN : COMPASS) {
      const ray: string[] = [];
      for (let at = stepped(name, direction); at; at = stepped(at, direction)) ray.push(squareOf(position, at));
      const first = ray.findIndex((square) => unitsOn(position, square).length > 0);
      if (first < 0) continue;
      const from = ray[first] as string;
      const pulled = holds(position, from, position.sideToMove);
      let last = pulled ? 0 : first;
      while (!pulled && ray[last + 1] && unitsOn(position, ray[last + 1] as string).length === 0) last += 1;
      const to = ray[last] as string;
      if (to === from) continue;
      for (const man of unitsOn(position, from)) {
        if ((isHalf(man) && exempt.includes(man.id)) || moved.has(`${man.id} ${from}`)) continue;
        const other = otherSquare(man, from);
        position = { ...position, men: withMan(position.men, { ...man, at: other ? [other, to] : [to] }) };
        moved.add(`${man.id} ${to}`);
        if (man.type === 'P') rolls.push(man.id);
      }
    }
  }
  return position;
};

/** IW-EP-1: returns the en passant record of a move; null if it makes none. */
const recordOf = (
  position: RefPosition,
  from: string,
  to: string,
  members: readonly RefMan[],
  captured: boolean,
): RefPosition['enPassant'] => {
  const side = position.sideToMove;
  const pawns = members.filter(({ type }) => type === 'P');
  const way = advances(position, side, from).get(to);
  if (pawns.length === 0 || captured || !way) return null;
  const first = ownRank(side, from) === 1;
  if (way.length < 2 && !first) return null;
  const squares = [...way.slice(0, -1), ...(first ? [from] : [])].flatMap((square) => namesOf(position, square));
  return { men: pawns.map(({ id }) => id).sort((a, b) => a - b), squares: spread(squares) };
};

/** IW-EP-2: returns the Pawns that a Pawn captures en passant by going to `to`. */
export const passedBy = (position: RefPosition, from: string, to: string): readonly RefMan[] => {
  const { enPassant, sideToMove: side } = position;
  if (!enPassant || !strikes(position, side, from).includes(to)) return [];
  return namesOf(position, to).some((name) => enPassant.squares.includes(name))
    ? position.men.filter(({ id, side: owner }) => owner !== side && enPassant.men.includes(id))
    : [];
};

export const capturedBy = (
  position: RefPosition,
  from: string,
  to: string,
  members: readonly RefMan[],
): readonly RefMan[] => {
  const passed = members.some(({ type }) => type === 'P') ? passedBy(position, from, to) : [];
  return position.men.filter(
    (man) => (man.side !== position.sideToMove && man.at.includes(to)) || passed.includes(man),
  );
};

/** Carries an action out up to the rolls of its Pawns; the capture of a King ends the game at once. */
export const moved = (position: RefPosition, from: string, to: string, members: readonly RefMember[]): Moved => {
  const going = position.men.filter(({ id }) => members.some((member) => member.id === id));
  const captured = capturedBy(position, from, to, going);
  const over = captured.some(({ type }) => type === 'K');
  let men: readonly RefMan[] = position.men.filter((man) => !captured.includes(man));
  let next = Math.max(...position.men.map(({ id }) => id));
  for (const man of going) {
    const { half, becomes } = members.find(({ id }) => id === man.id) as RefMember;
    const other = half ? from : otherSquare(man, from);
    const at = other === undefined || other === to ? [to] : [other, to];
    men = withMan(men, { ...man, at, type: becomes && !over ? becomes : man.type });
    if (becomes !== 'P' || man.type === 'P' || over) continue;
    next += 1;
    men = [
      ...withMan(men, { ...man, type: 'P', at: [to] }),
      { id: next, side: man.side, type: 'P', at: [at.length === 2 ? (other as string) : to] },
    ];
  }
  const record = recordOf(position, from, to, going, captured.length > 0);
  const after: RefPosition = { ...position, men, enPassant: record };
  if (over) return { position: after, rolls: [], over };
  const isNew = ({ id }: RefMan) => !position.men.some((man) => man.id === id);
  const now = men.filter((man) => man.at.includes(to) && (isNew(man) || going.some(({ id }) => id === man.id)));
  const rolls = (position.options.rolling === 'turned' ? now : going)
    .filter(({ type }) => type === 'P')
    .map(({ id }) => id);
  const halves = members.map(({ id }) => id).filter((id) => men.some((man) => man.id === id && isHalf(man)));
  const exempt = position.options.half === 'pulled' ? [] : halves;
  return { position: pulsed(after, to, exempt, new Set(), rolls), rolls, over };
};
