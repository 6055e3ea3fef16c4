/**
 * The abilities that can be written into a plan (FC-MONAD-1, FC-SHAD-6): whose, in which form, and what they
 * are aimed at.
 */
import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTIONS, type Direction, ORTHOGONALS } from '../../../kernel/board/direction.ts';
import { shotSquares } from '../abilities/units/artillery.ts';
import type { PlannedSpecial } from '../position/action.ts';
import { beside, near, RAYS, SQUARES } from '../position/board.ts';
import { isPeaceful, type Kind } from '../position/kinds.ts';
import { type ProjectedUnit, patternEnds } from './projected-unit.ts';

export interface Use {
  readonly code: PlannedSpecial['code'];
  readonly isFor: (projected: ProjectedUnit) => boolean;
  /** The squares it can be aimed at, whatever the board holds; null where it needs none. */
  readonly targets: ((projected: ProjectedUnit) => readonly Square[]) | null;
  readonly directions: ((projected: ProjectedUnit) => readonly Direction[]) | null;
  /** What is numbered, and how far: carried units by loading order, places of a Spin. */
  readonly numbered: {
    readonly what: 'cargo' | 'amount';
    readonly most: (projected: ProjectedUnit) => number;
  } | null;
}

type Form = 'shadow' | 'normal' | 'both';

const isIn = (form: Form, { isShadow, isGone }: ProjectedUnit): boolean =>
  !isGone && (form === 'both' || isShadow === (form === 'shadow'));

const isOf =
  (kinds: readonly Kind[], form: Form) =>
  (projected: ProjectedUnit): boolean =>
    kinds.includes(projected.kind) && !projected.isOnWall && isIn(form, projected);

const use = (
  code: Use['code'],
  isFor: Use['isFor'],
  given: Partial<Pick<Use, 'targets' | 'directions' | 'numbered'>> = {},
): Use => ({
  code,
  isFor,
  targets: null,
  directions: null,
  numbered: null,
  ...given,
});

const lines = (
  { square }: ProjectedUnit,
  directions: readonly Direction[],
  range = Infinity,
): readonly Square[] =>
  directions.flatMap((direction) => (RAYS[square] as (typeof RAYS)[number])[direction].slice(0, range));

const pattern = (projected: ProjectedUnit): readonly Square[] =>
  patternEnds(projected, 'move', projected.range);
const captures = (projected: ProjectedUnit): readonly Square[] =>
  patternEnds(projected, 'capture', projected.range);
const besideIt = ({ square }: ProjectedUnit): readonly Square[] => beside(square);
const nearIt = ({ square }: ProjectedUnit): readonly Square[] => near(square);
const straight = (projected: ProjectedUnit): readonly Square[] =>
  lines(projected, ORTHOGONALS, projected.range);
const anywhere = ({ square }: ProjectedUnit): readonly Square[] => SQUARES.filter((each) => each !== square);

/** Whom a Shadowstrike could reach: Bishops by their conversion squares. */
const strikes = (projected: ProjectedUnit): readonly Square[] =>
  isPeaceful(projected.kind) && projected.kind !== 'B' ? [] : captures(projected);

const RING = 8;

export const USES: readonly Use[] = [
  use('DS', (projected) => isIn('shadow', projected)),
  use('SS', (projected) => isIn('shadow', projected) && strikes(projected).length > 0, { targets: strikes }),
  use('LJ', isOf(['F'], 'both'), { targets: anywhere }),
  use('MP', isOf(['C'], 'both')),
  use('UL', (projected) => isOf(['S', 'Z'], 'both')(projected) && projected.cargo > 0, {
    numbered: { what: 'cargo', most: ({ cargo }) => cargo },
    targets: nearIt,
  }),
  use('CV', isOf(['B'], 'both'), { targets: captures }),
  use('BS', isOf(['A'], 'both'), { targets: (projected) => lines(projected, DIRECTIONS) }),
  use('PA', isOf(['C'], 'both'), { targets: pattern }),
  use('WS', isOf(['S'], 'both'), { targets: pattern }),
  use('PR', (projected) => projected.kind === 'P' && isIn('normal', projected)),
  use('AIM', isOf(['P', 'O'], 'normal'), {
    directions: ({ aim }) => ORTHOGONALS.filter((each) => each !== aim),
  }),
  use('AIM', isOf(['X'], 'normal'), { directions: ({ aim }) => DIRECTIONS.filter((each) => each !== aim) }),
  use('TB', isOf(['X'], 'normal'), { targets: ({ square, aim }) => shotSquares(square, aim) }),
  use('CB', isOf(['Z'], 'normal'), { targets: captures }),
  use('WB', isOf(['Z'], 'normal'), { targets: besideIt }),
  use('OT', isOf(['O'], 'normal')),
  use('WT', isOf(['J'], 'normal'), { targets: pattern }),
  use('DT', isOf(['J'], 'normal')),
  use('DI', isOf(['J'], 'normal'), { targets: pattern, directions: () => DIRECTIONS }),
  use('DC', isOf(['J'], 'normal'), { targets: pattern }),
  use('SP', isOf(['J'], 'normal'), { numbered: { what: 'amount', most: () => RING - 1 } }),
  use('SL', isOf(['F'], 'normal')),
  use('EG', isOf(['D'], 'normal'), { targets: nearIt }),
  use('WC', isOf(['M'], 'normal'), { targets: besideIt }),
  use('WJ', (projected) => projected.isOnWall && !projected.isGone, { targets: besideIt }),
  use('TU', isOf(['M'], 'normal'), { targets: besideIt }),
  use('BO', isOf(['M'], 'normal')),
  use('TS', isOf(['C'], 'normal'), { targets: anywhere }),
  use('QU', isOf(['C'], 'normal'), { targets: pattern }),
  use('TO', isOf(['T'], 'normal'), { targets: straight }),
  use('AV', isOf(['T'], 'normal'), { targets: straight }),
];

/** What an ability is aimed at, as far as it needs it. */
interface Aim {
  readonly to: Square;
  readonly aim: Direction;
  /** As it is written: carried units are numbered from 1. */
  readonly number: number;
}

/** The step of a plan that uses an ability so. */
export const plannedUse = (
  { code, targets, directions, numbered }: Use,
  { to, aim, number = 0 }: Partial<Aim>,
): PlannedSpecial =>
  ({
    kind: 'special',
    code,
    ...(targets && { to }),
    ...(directions && { aim }),
    ...(numbered && { [numbered.what]: numbered.what === 'cargo' ? number - 1 : number }),
  }) as PlannedSpecial;

/** Those that fit a unit as it will be. */
export const usesOf = (projected: ProjectedUnit): readonly Use[] =>
  USES.filter(({ isFor }) => isFor(projected));
