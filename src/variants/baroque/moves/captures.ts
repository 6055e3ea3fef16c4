/** Describes captures. A Chameleon captures like its victim's type (BQ-CHAM-4). */
import type { Square } from '../../../kernel/board/board.ts';
import { listFew } from '../../../kernel/words.ts';
import type { Move } from '../position/action.ts';
import { fileOf, headingTo, nameOf, pathBetween, rankOf, squareAhead, squareAt } from '../position/board.ts';
import { theUnit } from '../position/names.ts';
import { PIECES } from '../position/pieces.ts';
import {
  CHAMELEON,
  COORDINATOR,
  codeOn,
  LEAPER,
  type Occupancy,
  PAWN,
  pieceOf,
  sideOf,
  TITAN,
  titanOf,
  typeOf,
  WITHDRAWER,
} from '../position/state.ts';
import type { ClauseId } from '../rules/index.ts';

const CAPTURE_WAYS = ['step', 'leap', 'withdrawal', 'coordination', 'pinch'] as const;
type CaptureWay = (typeof CAPTURE_WAYS)[number];

const WAY_OF: Readonly<Record<number, CaptureWay>> = {
  [TITAN]: 'step',
  [LEAPER]: 'leap',
  [WITHDRAWER]: 'withdrawal',
  [COORDINATOR]: 'coordination',
  [PAWN]: 'pinch',
};

/**
 * The captures that one move makes in one way, such as by a leap. Captures are grouped by way, because the clause
 * depends on the way.
 */
export interface CaptureGroup {
  readonly way: CaptureWay;
  readonly rule: ClauseId;
  readonly victims: readonly Square[];
  readonly lines: readonly (readonly Square[])[];
  readonly text: string;
}

const wayBy = (board: Occupancy, { from }: Move, victim: Square): CaptureWay => {
  const mover = typeOf(codeOn(board, from));
  return WAY_OF[mover === CHAMELEON ? typeOf(codeOn(board, victim)) : mover] as CaptureWay;
};

/** Returns the square of the Pawn's partner, behind the pinched victim (BQ-PAWN-2). */
const partnerOf = (to: Square, victim: Square): Square => squareAhead(victim, headingTo(to, victim));

const linesOf = (
  board: Occupancy,
  { from, to }: Move,
  way: CaptureWay,
  victims: readonly Square[],
): readonly (readonly Square[])[] => {
  switch (way) {
    case 'step':
    case 'leap':
      return [pathBetween(from, to)];
    case 'withdrawal':
      return victims.map((victim) => pathBetween(victim, to));
    case 'coordination': {
      const titan = titanOf(board, sideOf(codeOn(board, from)));
      return victims.flatMap((victim) => [pathBetween(to, victim), pathBetween(titan, victim)]);
    }
    case 'pinch':
      return victims.map((victim) => pathBetween(to, partnerOf(to, victim)));
  }
};

const OWN_CLAUSES = {
  step: 'BQ-TITAN-1',
  leap: 'BQ-LEAP-2',
  withdrawal: 'BQ-WITH-2',
  coordination: 'BQ-COOR-2',
  pinch: 'BQ-PAWN-2',
} as const satisfies Record<CaptureWay, ClauseId>;

const CHAMELEON_CLAUSES = {
  step: 'BQ-CHAM-7',
  leap: 'BQ-CHAM-6',
  withdrawal: 'BQ-SIDE-5',
  coordination: 'BQ-SIDE-5',
  pinch: 'BQ-SIDE-5',
} as const satisfies Record<CaptureWay, ClauseId>;

const clauseOf = (isChameleon: boolean, way: CaptureWay, victims: readonly Square[]): ClauseId => {
  if (isChameleon) return CHAMELEON_CLAUSES[way];
  return way === 'leap' && victims.length > 1 ? 'BQ-LEAP-3' : OWN_CLAUSES[way];
};

const COPIED_PIECES: Readonly<Record<CaptureWay, string>> = {
  step: PIECES.titan.name,
  leap: PIECES.leaper.name,
  withdrawal: PIECES.withdrawer.name,
  coordination: PIECES.coordinator.name,
  pinch: PIECES.pawn.name,
};

/** Returns the text of a capture without its first article, since a Chameleon's text begins with "Like a". */
const captureText = (board: Occupancy, { from, to }: Move, way: CaptureWay, victims: readonly Square[]): string => {
  const mover = PIECES[pieceOf(codeOn(board, from))].name;
  const caught = listFew(victims.map((victim) => theUnit(board, victim)));
  switch (way) {
    case 'step':
      return `${mover} on ${nameOf(from)} captures ${caught}`;
    case 'leap':
      return `${mover} leaps over ${victims.length > 1 ? `the pieces on ${listFew(victims.map(nameOf))}` : caught} to ${nameOf(to)}`;
    case 'withdrawal':
      return `${mover} withdraws to ${nameOf(to)} and captures ${caught}`;
    case 'coordination': {
      const titan = titanOf(board, sideOf(codeOn(board, from)));
      return `${mover} on ${nameOf(to)} and the Titan on ${nameOf(titan)} coordinate on ${caught}`;
    }
    case 'pinch':
      return `${mover} on ${nameOf(to)} pinches ${listFew(
        victims.map((victim) => `${theUnit(board, victim)} against ${nameOf(partnerOf(to, victim))}`),
      )}`;
  }
};

export const capturesOf = (board: Occupancy, move: Move): readonly CaptureGroup[] => {
  const isChameleon = typeOf(codeOn(board, move.from)) === CHAMELEON;
  return CAPTURE_WAYS.flatMap((way) => {
    const victims = move.victims.filter((victim) => wayBy(board, move, victim) === way).sort((a, b) => a - b);
    if (victims.length === 0) return [];
    return {
      way,
      rule: clauseOf(isChameleon, way, victims),
      victims,
      lines: linesOf(board, move, way, victims),
      text: `${isChameleon ? `Like a ${COPIED_PIECES[way]}, the` : 'The'} ${captureText(board, move, way, victims)}.`,
    };
  });
};

export const threatText = (board: Occupancy, move: Move, victim: Square): string => {
  const to = nameOf(move.to);
  switch (wayBy(board, move, victim)) {
    case 'step':
      return 'could step onto it';
    case 'leap':
      return `could leap over it to ${to}`;
    case 'withdrawal':
      return `could withdraw from it to ${to}`;
    case 'coordination':
      return `could coordinate on it from ${to}`;
    case 'pinch':
      return `could pinch it against ${nameOf(partnerOf(move.to, victim))}`;
  }
};

/**
 * Returns the corners where a Titan and its Coordinator capture enemies (BQ-COOR-2). The squares of both units and the
 * returned corners form a rectangle.
 */
export const cornersOf = (titan: Square, coordinator: Square): readonly Square[] =>
  fileOf(titan) === fileOf(coordinator) || rankOf(titan) === rankOf(coordinator)
    ? []
    : [squareAt(fileOf(titan), rankOf(coordinator)), squareAt(fileOf(coordinator), rankOf(titan))];
