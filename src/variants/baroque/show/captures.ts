/**
 * The five ways of capturing, told in words and lines. Which way a victim falls by follows from the types alone: the
 * mover's own way, or, if it is a Chameleon, the victim's (BQ-CHAM-4).
 */

import type { Square } from '../../../kernel/board.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { listed } from '../../../kernel/words.ts';
import type { Move } from '../moves/generate.ts';
import { PIECES } from '../moves/tables.ts';
import { course, fileOf, NAMES, next, rankOf, run, squareAt } from '../position/board.ts';
import {
  CHAMELEON,
  COORDINATOR,
  type Field,
  LEAPER,
  on,
  PAWN,
  pieceOf,
  sideOf,
  TITAN,
  titanOf,
  typeOf,
  WITHDRAWER,
} from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { man } from './names.ts';

const WAYS = ['step', 'leap', 'withdrawal', 'coordination', 'pinch'] as const;
type Way = (typeof WAYS)[number];

const WAY_OF: Readonly<Record<number, Way>> = {
  [TITAN]: 'step',
  [LEAPER]: 'leap',
  [WITHDRAWER]: 'withdrawal',
  [COORDINATOR]: 'coordination',
  [PAWN]: 'pinch',
};

/** One way of capturing at work in a move, with all its victims in the order of the squares. */
export interface Capture {
  readonly way: Way;
  readonly rule: RuleId;
  readonly victims: readonly Square[];
  /** The lines that do it, each a straight run of squares. */
  readonly lines: readonly (readonly Square[])[];
  readonly text: string;
}

const wayBy = (field: Field, { from }: Move, victim: Square): Way => {
  const mover = typeOf(on(field, from));
  return WAY_OF[mover === CHAMELEON ? typeOf(on(field, victim)) : mover] as Way;
};

/** The unit that a pinched victim is pressed against. */
const partnerOf = (to: Square, victim: Square): Square => next(victim, course(to, victim));

const linesOf = (field: Field, { from, to }: Move, way: Way, victims: readonly Square[]): readonly (readonly Square[])[] => {
  switch (way) {
    case 'step':
    case 'leap':
      return [run(from, to)];
    case 'withdrawal':
      return victims.map((victim) => run(victim, to));
    case 'coordination': {
      const titan = titanOf(field, sideOf(on(field, from)));
      return victims.flatMap((victim) => [run(to, victim), run(titan, victim)]);
    }
    case 'pinch':
      return victims.map((victim) => run(to, partnerOf(to, victim)));
  }
};

const CLAUSES = {
  step: rule('BQ-TITAN-1'),
  leap: rule('BQ-LEAP-2'),
  withdrawal: rule('BQ-WITH-2'),
  coordination: rule('BQ-COOR-2'),
  pinch: rule('BQ-PAWN-2'),
} as const satisfies Record<Way, RuleId>;

const BORROWED = {
  step: rule('BQ-CHAM-7'),
  leap: rule('BQ-CHAM-6'),
  withdrawal: rule('BQ-SIDE-5'),
  coordination: rule('BQ-SIDE-5'),
  pinch: rule('BQ-SIDE-5'),
} as const satisfies Record<Way, RuleId>;

const clauseOf = (borrowed: boolean, way: Way, victims: readonly Square[]): RuleId => {
  if (borrowed) return BORROWED[way];
  return way === 'leap' && victims.length > 1 ? rule('BQ-LEAP-3') : CLAUSES[way];
};

const LENDERS: Readonly<Record<Way, string>> = {
  step: PIECES.titan.name,
  leap: PIECES.leaper.name,
  withdrawal: PIECES.withdrawer.name,
  coordination: PIECES.coordinator.name,
  pinch: PIECES.pawn.name,
};

const sentence = (field: Field, { from, to }: Move, way: Way, victims: readonly Square[]): string => {
  const mover = PIECES[pieceOf(on(field, from))].name;
  const caught = listed(victims.map((victim) => man(field, victim)));
  switch (way) {
    case 'step':
      return `The ${mover} steps onto ${caught}`;
    case 'leap':
      return `The ${mover} leaps over ${caught} and lands on ${NAMES[to]}`;
    case 'withdrawal':
      return `The ${mover} withdraws straight from ${caught}`;
    case 'coordination': {
      const titan = titanOf(field, sideOf(on(field, from)));
      return `The ${mover} on ${NAMES[to]} and its Titan on ${NAMES[titan]} coordinate on ${caught}`;
    }
    case 'pinch':
      return `The ${mover} on ${NAMES[to]} pinches ${listed(
        victims.map((victim) => `${man(field, victim)} against ${man(field, partnerOf(to, victim))}`),
      )}`;
  }
};

/** What a move captures, way by way in the order of `WAYS`. */
export const capturesOf = (field: Field, move: Move): readonly Capture[] => {
  const borrowed = typeOf(on(field, move.from)) === CHAMELEON;
  return WAYS.flatMap((way) => {
    const victims = move.victims.filter((victim) => wayBy(field, move, victim) === way).sort((a, b) => a - b);
    if (victims.length === 0) return [];
    return {
      way,
      rule: clauseOf(borrowed, way, victims),
      victims,
      lines: linesOf(field, move, way, victims),
      text: `${sentence(field, move, way, victims)}${borrowed ? `, as a ${LENDERS[way]} does` : ''}.`,
    };
  });
};

/** How a unit would capture the one on `victim`, after its own name: "would leap over it and land on d1". */
export const threatText = (field: Field, move: Move, victim: Square): string => {
  const to = NAMES[move.to];
  switch (wayBy(field, move, victim)) {
    case 'step':
      return 'would step onto it';
    case 'leap':
      return `would leap over it and land on ${to}`;
    case 'withdrawal':
      return `would withdraw from it to ${to}`;
    case 'coordination':
      return `would go to ${to} and coordinate on it with ${man(field, titanOf(field, sideOf(on(field, move.from))))}`;
    case 'pinch':
      return `would go to ${to} and pinch it against ${man(field, partnerOf(move.to, victim))}`;
  }
};

/** The two squares where a Coordinator on `corner` and its Titan would strike; none on one line with it. */
export const cornersOf = (titan: Square, corner: Square): readonly Square[] =>
  fileOf(titan) === fileOf(corner) || rankOf(titan) === rankOf(corner)
    ? []
    : [squareAt(fileOf(titan), rankOf(corner)), squareAt(fileOf(corner), rankOf(titan))];
