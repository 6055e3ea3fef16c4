/** The schema of the position file (section 10.2): each field with its values and default. */
import * as v from 'valibot';
import { DIRECTIONS, type Direction } from '../../../../kernel/board/direction.ts';
import { MOST } from '../../../../kernel/editing/fields.ts';
import {
  fields,
  flag,
  list,
  meaning,
  oneOf,
  sideLetter,
  sizedList,
  squareOn,
  table,
  whole,
} from '../../../../kernel/editing/schema.ts';
import { MOST_STEPS } from '../../monad/plan.ts';
import { readPlanned } from '../../monad/words.ts';
import { RULES } from '../../rules/index.ts';
import type { Planned } from '../action.ts';
import { BOARD } from '../board.ts';
import { KINDS } from '../kinds.ts';
import { LEAST_RANGE, MOST_EGGS } from '../stacks.ts';
import type { Pursuit, Tomb, Tunnel } from '../state.ts';

const id = whole(1);
/** An id; 0 means none. */
const idOrNone = v.pipe(
  whole(0),
  v.transform((given): number | null => given || null),
);
const noId = v.optional(idOrNone, 0);
const count = (most?: number) => v.optional(whole(0, most), 0);
const no = v.optional(flag, false);
const plies = whole(1);

const kind = oneOf(KINDS);
const directionsNamed = (directions: readonly Direction[]) =>
  meaning<Direction>(Object.fromEntries(directions.map((each) => [each.toUpperCase(), each])));
const aim = directionsNamed(DIRECTIONS);
const square = squareOn(BOARD, 'a square from a1 to p16');
const bySquare = <const Item extends v.GenericSchema>(item: Item) =>
  v.optional(
    v.pipe(
      table(item, (name) => v.is(square, name), 'an object by squares from a1 to p16'),
      v.transform((entries) =>
        Object.entries<v.InferOutput<Item>>(entries).map(
          ([name, value]) => [v.parse(square, name), value] as const,
        ),
      ),
    ),
    {},
  );

const UNIT = {
  id,
  kind,
  crr20: count(),
  ext20: count(),
  capN: count(),
  capP: count(),
  aim: v.optional(aim),
  retained: v.optional(
    list(v.pipe(sizedList(v.unknown(), 2, 2, 'a kind and a range'), v.tuple([kind, whole(LEAST_RANGE)]))),
    [],
  ),
  eggsLaid: count(MOST_EGGS),
  egg: noId,
  layer: noId,
  growth: count(),
  build: count(),
};

const unit = fields(UNIT);
/** A unit of the file, without its cargo. */
export type UnitFile = v.InferOutput<typeof unit>;

const buried = fields({ ...UNIT, side: sideLetter });
export type BuriedFile = v.InferOutput<typeof buried>;

const carrier: v.GenericSchema<unknown, UnitFile & { readonly cargo: readonly StackFile[] }> = fields({
  ...UNIT,
  cargo: v.optional(list(v.lazy(() => stack)), []),
});

const STACK = {
  side: sideLetter,
  comps: sizedList(carrier, 1, MOST, 'a list of at least one piece'),
  par: count(),
  shock: count(),
  form: v.optional(meaning<'shadow'>({ s: 'shadow' })),
  age: count(),
  dist: count(),
};

/** A stack of the file; a carried one has no square and no idle time. */
export interface StackFile {
  readonly side: v.InferOutput<typeof sideLetter>;
  readonly comps: readonly v.InferOutput<typeof carrier>[];
  readonly par: number;
  readonly shock: number;
  readonly form?: 'shadow' | undefined;
  readonly age: number;
  readonly dist: number;
}

const stack: v.GenericSchema<unknown, StackFile> = fields(STACK);

const step = v.pipe(
  v.custom<string>(
    (text) => typeof text === 'string' && readPlanned(text) !== null,
    'a step of a plan, such as "-a9", "xa9", "DS" or "CV g7"',
  ),
  v.transform((text) => readPlanned(text) as Planned),
);

const monad = fields({
  plan: sizedList(step, 1, MOST_STEPS, `a list of 1 to ${MOST_STEPS} steps`),
  next: count(),
  active: no,
  stuck: count(),
  at: v.optional(v.nullable(square), null),
});
export type MonadFile = v.InferOutput<typeof monad>;

const placed = fields({
  ...STACK,
  sq: square,
  idle: count(),
  onWall: no,
  monad: v.optional(v.nullable(monad), null),
});
export type PlacedFile = v.InferOutput<typeof placed>;

const tomb = fields({
  status: oneOf(['hidden', 'closed', 'open'] satisfies Tomb['status'][]),
  rot: count(),
  queue: sizedList(buried, 1, MOST, 'a list of at least one piece'),
});

const trap = v.pipe(
  fields({ sq: square, jester: id, side: sideLetter, sprung: noId }),
  v.transform(({ sq, ...rest }) => ({ square: sq, ...rest })),
);
const bomb = v.pipe(
  fields({ sq: square, assassin: noId, side: sideLetter }),
  v.transform(({ sq, ...rest }) => ({ square: sq, ...rest })),
);
const distract = v.pipe(
  fields({ sq: square, jester: id, dir: aim }),
  v.transform(({ sq, jester, dir }) => ({ square: sq, jester, toward: dir })),
);
const tornado = v.pipe(
  fields({ sq: square, plies, side: sideLetter }),
  v.transform(({ sq, ...rest }) => ({ square: sq, ...rest })),
);
const avalanche = v.pipe(
  fields({
    squares: sizedList(square, 1, BOARD.squares.length, 'a list of at least one square'),
    dir: directionsNamed(['n', 'e', 's', 'w']),
    plies,
  }),
  v.transform(({ squares, dir, plies: left }) => ({ squares, toward: dir, plies: left })),
);
const tunnel: v.GenericSchema<unknown, Tunnel> = fields({
  entrance: square,
  wall: square,
  exit: square,
  side: sideLetter,
});

const pursuit = v.pipe(
  fields({ maj: sideLetter, capStreak: count(), chkStreak: count(), a: no, b: no, c: no }),
  v.transform(
    ({ maj, capStreak, chkStreak, a, b, c }): Pursuit => ({
      side: maj,
      captures: capStreak,
      checks: chkStreak,
      hasCaptured: a,
      hasPromoted: b,
      hasChecked: c,
    }),
  ),
);

const CLAUSES = RULES.flatMap(({ clauses }) => clauses.map((clause) => clause.id));
const any = <const Item extends v.GenericSchema>(item: Item) => v.optional(list(item), []);

/** The whole file. */
export const FILE = fields({
  version: whole(1, 1),
  toMove: sideLetter,
  plies: count(),
  lastNull: no,
  nextId: v.optional(whole(1, MOST + 1)),
  stacks: list(placed),
  walls: bySquare(id),
  queenShadows: bySquare(fields({ queen: id, side: sideLetter, range: whole(LEAST_RANGE) })),
  tombs: bySquare(tomb),
  exploded: bySquare(whole(1)),
  corrupted: any(square),
  traps: any(trap),
  bombs: any(bomb),
  distracts: any(distract),
  quickened: bySquare(plies),
  tornados: any(tornado),
  avalanches: any(avalanche),
  tunnels: any(tunnel),
  stage: v.optional(v.nullable(pursuit), null),
  reps: v.optional(
    v.pipe(
      table(whole(1), () => true, 'an object of positions and how often each has occurred'),
      v.transform((entries) => Object.entries(entries)),
    ),
    {},
  ),
  rules: v.optional(oneOf(['all', 'first'])),
  pincer: v.optional(oneOf(['pair', 'all'])),
  march: v.optional(oneOf(['leap', 'any'])),
  result: v.optional(
    v.nullable(fields({ winner: v.nullable(sideLetter), by: v.picklist(CLAUSES, 'the id of a clause') })),
    null,
  ),
});

/** A position file of valid shape. */
export type PositionFile = v.InferOutput<typeof FILE>;
