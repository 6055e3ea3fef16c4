import type { Refusal } from '../../../kernel/asking/menu.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Side } from '../../../kernel/side.ts';
import { countWords, listWords, plural } from '../../../kernel/words.ts';
import { stepsFrom } from '../moves/pawns.ts';
import { isRider, type Rider } from '../moves/tables.ts';
import { AHEAD, isHallway, LINES, nameOf, PAWN_CAPTURES } from '../position/board.ts';
import { canonicalName, holderOf, namesOf, type Occupancy, unitsOn } from '../position/occupancy.ts';
import { namesIn, ownedWords, type PieceType, TYPE_NAMES, type Unit } from '../position/units.ts';
import { refusal } from '../rules/index.ts';

const MOVEMENT_TEXTS: Readonly<Record<PieceType, string>> = {
  king: 'moves 1 square in any direction',
  queen: 'slides like a queen, or along the hallway',
  rook: 'slides along ranks and files, or along the hallway',
  bishop: 'slides along diagonals, or along the hallway',
  knight: 'leaps like a knight, or moves 1 square in the hallway',
  pawn: 'moves forward and captures diagonally forward (in the hallway, directly forward)',
};

const IS_LINE_OF: Readonly<Record<Rider, (line: number) => boolean>> = {
  queen: () => true,
  rook: (line) => line % 2 === 0 || line > 7,
  bishop: (line) => line % 2 === 1 || line > 7,
};

const blockerOf = (occupancy: Occupancy, type: Rider, from: Square, to: Square): Square | null => {
  for (const name of namesOf(occupancy, from)) {
    for (const [line, names] of (LINES[name] ?? []).entries()) {
      const at = IS_LINE_OF[type](line) ? names.findIndex((each) => canonicalName(occupancy, each) === to) : -1;
      const block = names.slice(0, Math.max(0, at)).find((each) => unitsOn(occupancy, each).length > 0);
      if (block !== undefined) return canonicalName(occupancy, block);
    }
  }
  return null;
};

const unitsText = (occupancy: Occupancy, square: Square): string =>
  listWords(unitsOn(occupancy, square).map((unit) => ownedWords(unit, square)));

const isAhead = (occupancy: Occupancy, side: Side, from: Square, to: Square): boolean => {
  for (let at = AHEAD[side][from] ?? null; at !== null; at = AHEAD[side][at] ?? null)
    if (canonicalName(occupancy, at) === to) return true;
  return false;
};

/** Why a Pawn cannot go to a square ahead (IW-PAWN-1) or diagonally ahead (IW-PAWN-3). Null for other squares. */
const whyNoPawn = (occupancy: Occupancy, side: Side, from: Square, to: Square): Refusal | null => {
  const held = holderOf(occupancy, to);
  for (const name of namesOf(occupancy, from)) {
    if (!isHallway(name) && PAWN_CAPTURES[side][name]?.some((each) => canonicalName(occupancy, each) === to))
      return refusal('IW-PAWN-3', `The Pawn cannot move to ${nameOf(to)}, only capture there.`, [from]);
    let at: Square | null = name;
    for (let step = 1; at !== null && step <= 3; step++) {
      at = AHEAD[side][at] ?? null;
      if (at === null) break;
      const square = canonicalName(occupancy, at);
      if (square === to && step > stepsFrom(side, from))
        return refusal(
          'IW-PAWN-2',
          `From ${nameOf(from)} the Pawn can move only ${countWords(stepsFrom(side, from), 'square')} forward.`,
          [from],
        );
      if (square === to && held !== side)
        return refusal('IW-PAWN-1', `${unitsText(occupancy, to)} blocks the Pawn.`, [to]);
      if (unitsOn(occupancy, square).length > 0 && square !== to && isAhead(occupancy, side, at, to))
        return refusal('IW-SHARE-2', `${unitsText(occupancy, square)} blocks the Pawn.`, [square]);
    }
  }
  return null;
};

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
    return refusal(
      'IW-CROWD-1',
      `The ${namesIn(members)} ${plural(members.length, 'is', 'are')} already on ${nameOf(to)}.`,
      [to],
    );
  const riders = members.map(({ type }) => type).filter(isRider);
  for (const type of riders) {
    const block = blockerOf(occupancy, type, from, to);
    if (block !== null)
      return refusal('IW-SHARE-2', `${unitsText(occupancy, block)} blocks the ${TYPE_NAMES[type]}.`, [block]);
  }
  if (members.some(({ type }) => type === 'pawn')) {
    const pawn = whyNoPawn(occupancy, side, from, to);
    if (pawn) return pawn;
  }
  if (isHallway(name) && to === name && !isHallway(from) && namesOf(occupancy, from).length === 1)
    return refusal('IW-HALL-1', `${nameOf(name)} is in the hallway, which can be entered only by a link.`, [name]);
  const types = [...new Set(members.map(({ type }) => type))];
  const [type = 'pawn'] = types;
  return members.length > 1
    ? refusal('IW-CROWD-2', `No piece of the crowd can ${enemy ? 'capture on' : 'move to'} ${nameOf(to)}.`, [from])
    : refusal('IW-GEN-4', `The ${TYPE_NAMES[type]} ${MOVEMENT_TEXTS[type]}. It cannot reach ${nameOf(to)}.`, [from]);
};
