/** Why a square is out of reach: what blocks the way to it, or how the members move instead. */

import type { Square } from '../../../kernel/board.ts';
import type { Refusal } from '../../../kernel/menu.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import type { Side } from '../../../kernel/side.ts';
import { listed } from '../../../kernel/words.ts';
import { stepsFrom } from '../moves/pawns.ts';
import { isRider, type Rider } from '../moves/tables.ts';
import { AHEAD, isHallway, LINES, nameOf, STRIKES } from '../position/board.ts';
import { canonicalName, holderOf, namesOf, type Occupancy, unitsOn } from '../position/occupancy.ts';
import { namesIn, ownedWords, type PieceType, TYPE_NAMES, type Unit } from '../position/units.ts';
import { rule } from '../rules/index.ts';

const HOW: Readonly<Record<PieceType, string>> = {
  king: 'goes one square in any direction',
  queen: 'rides along files, ranks and diagonals, and along the hallway',
  rook: 'rides along files and ranks, and along the hallway',
  bishop: 'rides along diagonals, and along the hallway',
  knight: 'leaps two squares and one, and one square in the hallway',
  pawn: 'steps ahead and captures diagonally ahead, in the hallway straight ahead',
};

const LINES_OF: Readonly<Record<Rider, (line: number) => boolean>> = {
  queen: () => true,
  rook: (line) => line % 2 === 0 || line > 7,
  bishop: (line) => line % 2 === 1 || line > 7,
};

const SQUARES = ['one square', 'two squares', 'three squares'] as const;

const no = (id: RuleId, text: string, squares: readonly Square[]): Refusal => ({ rule: id, text, squares });

/** What stands in a rider's straight way to a square; null where it has none. */
const blocker = (occupancy: Occupancy, type: Rider, from: Square, to: Square): Square | null => {
  for (const name of namesOf(occupancy, from)) {
    for (const [line, names] of (LINES[name] ?? []).entries()) {
      const at = LINES_OF[type](line) ? names.findIndex((each) => canonicalName(occupancy, each) === to) : -1;
      const block = names.slice(0, Math.max(0, at)).find((each) => unitsOn(occupancy, each).length > 0);
      if (block !== undefined) return canonicalName(occupancy, block);
    }
  }
  return null;
};

const unitsWords = (occupancy: Occupancy, square: Square): string =>
  listed(unitsOn(occupancy, square).map((unit) => ownedWords(unit, square)));

/** Does a Pawn that goes straight on from there come to a square, however far it is? */
const isAhead = (occupancy: Occupancy, side: Side, from: Square, to: Square): boolean => {
  for (let at = AHEAD[side][from] ?? null; at !== null; at = AHEAD[side][at] ?? null) if (canonicalName(occupancy, at) === to) return true;
  return false;
};

/** Why a Pawn does not go there, where it looks as if it might. */
const whyNoPawn = (occupancy: Occupancy, side: Side, from: Square, to: Square): Refusal | null => {
  const held = holderOf(occupancy, to);
  for (const name of namesOf(occupancy, from)) {
    if (!isHallway(name) && STRIKES[side][name]?.some((each) => canonicalName(occupancy, each) === to))
      return no(rule('IW-PAWN-3'), `The Pawn on ${nameOf(from)} goes to ${nameOf(to)} only to capture, and there is no enemy.`, [from]);
    let at: Square | null = name;
    for (let step = 1; at !== null && step <= 3; step++) {
      at = AHEAD[side][at] ?? null;
      if (at === null) break;
      const square = canonicalName(occupancy, at);
      if (square === to && step > stepsFrom(side, from))
        return no(
          rule('IW-PAWN-2'),
          `The Pawn on ${nameOf(from)} may go ${SQUARES[stepsFrom(side, from) - 1]} ahead; ${nameOf(to)} is ${SQUARES[step - 1]} away.`,
          [from],
        );
      if (square === to && held !== side)
        return no(rule('IW-PAWN-1'), `A Pawn does not step onto enemies: ${unitsWords(occupancy, to)} stands on ${nameOf(to)}.`, [to]);
      if (unitsOn(occupancy, square).length > 0 && square !== to && isAhead(occupancy, side, at, to))
        return no(rule('IW-SHARE-2'), `The Pawn on ${nameOf(from)} does not pass ${unitsWords(occupancy, square)}.`, [square]);
    }
  }
  return null;
};

/** Why none of the members leads to a square. */
export const whyOutOfPattern = (
  occupancy: Occupancy,
  side: Side,
  from: Square,
  members: readonly Unit[],
  name: Square,
  enemy: boolean,
): Refusal => {
  const to = canonicalName(occupancy, name);
  if (to === from)
    return no(rule('IW-CROWD-1'), `The ${namesIn(members)} ${members.length === 1 ? 'stands' : 'stand'} on ${nameOf(to)} already.`, [to]);
  const riders = members.map(({ type }) => type).filter(isRider);
  for (const type of riders) {
    const block = blocker(occupancy, type, from, to);
    if (block !== null)
      return no(rule('IW-SHARE-2'), `The ${TYPE_NAMES[type]} on ${nameOf(from)} does not pass ${unitsWords(occupancy, block)}.`, [block]);
  }
  if (members.some(({ type }) => type === 'pawn')) {
    const pawn = whyNoPawn(occupancy, side, from, to);
    if (pawn) return pawn;
  }
  if (isHallway(name) && to === name && !isHallway(from) && namesOf(occupancy, from).length === 1)
    return no(
      rule('IW-HALL-1'),
      `${nameOf(name)} is in the hallway, which is entered at linked squares only: no open way leads there from ${nameOf(from)}.`,
      [name],
    );
  const types = [...new Set(members.map(({ type }) => type))];
  const how = types.map((type) => `a ${TYPE_NAMES[type]} ${HOW[type]}`).join('; ');
  const crowd = members.length > 1;
  return no(
    crowd ? rule('IW-CROWD-2') : rule('IW-GEN-4'),
    `${nameOf(to)} is out of reach from ${nameOf(from)}${crowd ? ` for every member${enemy ? ' that captures' : ''}` : ''}: ${how}.`,
    [from],
  );
};
