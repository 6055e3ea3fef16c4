/**
 * Positions built so that wins in two can be proved: a King at the edge of the board, some of its own pieces next
 * to it, and a few pieces that hunt it.
 */
import type { Square } from '../../../src/kernel/board/board.ts';
import { type Die, thrower } from '../../../src/kernel/chance.ts';
import type { Editor } from '../../../src/kernel/editing/edit.ts';
import type { Evaluation } from '../../../src/kernel/evaluation.ts';
import type { Game, Position } from '../../../src/kernel/game.ts';
import { other, type Side } from '../../../src/kernel/side.ts';

/** What stands on the boards of a game that are built. */
interface Plan {
  readonly king: string;
  /** The pieces that hunt, and how many at most. */
  readonly hunters: readonly string[];
  readonly mostHunters: number;
  /** The pieces that stand next to the hunted King, and how many at most. */
  readonly guards: readonly string[];
  readonly mostGuards: number;
  /** What may be written on a guard and on the other King, by the beginning of the detail's name. */
  readonly held: readonly [detail: string, value: string] | null;
  /** What is written on the position: one of the values. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** A brush from a square to the hallway square of its rank, used on so many ranks at most. */
  readonly links: { readonly brush: string; readonly most: number } | null;
}

/** Of FrozenChess, with all rules: pieces of which lists are short, as far as any are. */
const FROZENCHESS: Plan = {
  king: 'K',
  hunters: ['M', 'M', 'C', 'L', 'P', 'A', 'R', 'J', 'F'],
  mostHunters: 4,
  guards: ['P', 'P', 'S', 'F', 'O', 'A', 'X', 'E', 'W'],
  mostGuards: 5,
  held: ['paralysed', '12'],
  fields: {},
  links: null,
};

const INCHWORM: Plan = {
  king: 'king',
  hunters: ['queen', 'queen', 'rook', 'bishop', 'knight'],
  mostHunters: 5,
  guards: ['rook', 'bishop', 'knight'],
  mostGuards: 3,
  held: null,
  fields: { mode: ['unlinking'] },
  links: { brush: 'link', most: 8 },
};

/** The plans of a game take turns. */
const PLANS: Readonly<Record<string, readonly Plan[]>> = {
  frozenchess: [
    FROZENCHESS,
    { ...FROZENCHESS, hunters: ['R', 'L', 'M', 'C', 'J', 'B', 'T', 'P'], fields: { first: ['yes'] } },
  ],
  inchworm: [INCHWORM, { ...INCHWORM, fields: { first: ['yes'] }, links: null }],
};

const oneOf = <T>(all: readonly T[], die: Die): T => all[die(all.length)] as T;

/** How far hunters stand from the King they hunt. */
const HUNT = 6;

/** The squares of the main board at most so far from one. */
const within = ({ board }: Game, from: Square, reach: number): readonly Square[] => {
  const centre = board.squares[from];
  return board.squares
    .filter(
      ({ region, file, rank }) =>
        region === centre?.region &&
        Math.max(Math.abs(file - centre.file), Math.abs(rank - centre.rank)) <= reach,
    )
    .map(({ square }) => square);
};

/** The squares at the edge of the main board. */
const edgeOf = ({ board }: Game): readonly Square[] => {
  const [main] = board.regions;
  return board.squares
    .filter(
      ({ region, file, rank }) =>
        region === main?.id &&
        (file === 0 || rank === 0 || file === main.files - 1 || rank === main.ranks - 1),
    )
    .map(({ square }) => square);
};

/** Puts pieces on a draft of a game, and writes on it. */
const createHand = (game: Game, editor: Editor, die: Die) => {
  const put = (draft: Position, piece: string, side: Side, squares: readonly Square[]): Position => {
    const taken = new Set(Object.values(editor.show(draft).units).flatMap(({ at }) => at));
    const free = squares.filter((square) => !taken.has(square));
    const brush = editor.brushes.find(({ id }) => id === `${piece}-${side}`);
    if (!brush || free.length === 0) return draft;
    const to = oneOf(free, die);
    return brush.put(draft, to, to);
  };

  /** Most of what stands there is held. */
  const hold = (draft: Position, squares: readonly Square[], held: Plan['held']): Position =>
    squares.reduce((sum, square) => {
      const detail = held && editor.details(sum, square).find(({ id }) => id.startsWith(held[0]));
      return held && detail && die(4) > 0 ? (detail.write(held[1]) as Position) : sum;
    }, draft);

  const write = (draft: Position, id: string, value: string): Position =>
    editor.fields.find((field) => field.id === id)?.write(draft, value) ?? draft;

  /** Links a square of some ranks with the hallway square of that rank. */
  const link = (draft: Position, { brush, most }: NonNullable<Plan['links']>): Position => {
    const joins = editor.brushes.find(({ id }) => id === brush);
    const [main, hall] = game.board.regions;
    const on = (region: string | undefined, rank: number) =>
      game.board.squares.filter((each) => each.region === region && each.rank === rank);
    let sum = draft;
    for (let rank = 0; rank < (main?.ranks ?? 0); rank++) {
      if (die(8) >= most) continue;
      const [from, to] = [oneOf(on(main?.id, rank), die), oneOf(on(hall?.id, rank), die)];
      sum = joins?.put(sum, to.square, from.square) ?? sum;
    }
    return sum;
  };

  return { put, hold, write, link };
};

const repeat = (times: number, draft: Position, change: (draft: Position) => Position): Position => {
  let sum = draft;
  for (let count = 0; count < times; count++) sum = change(sum);
  return sum;
};

const build = (game: Game, editor: Editor, plan: Plan, number: number): Position => {
  const die = thrower(number);
  const { put, hold, write, link } = createHand(game, editor, die);
  const hunter: Side = die(2) === 0 ? 'white' : 'black';
  const hunted = other(hunter);
  const edge = edgeOf(game);
  const home = oneOf(edge, die);
  let draft = put(editor.bare(game.setup(number)), plan.king, hunted, [home]);
  draft = put(draft, plan.king, hunter, within(game, oneOf(edge, die), 1));
  const others = Object.values(editor.show(draft).units).flatMap(({ at, side }) =>
    side === hunter ? at : [],
  );
  draft = repeat(die(plan.mostGuards + 1), draft, (sum) =>
    put(sum, oneOf(plan.guards, die), hunted, within(game, home, 1)),
  );
  draft = hold(draft, [...others, ...within(game, home, 1).filter((square) => square !== home)], plan.held);
  draft = repeat(2 + die(plan.mostHunters - 1), draft, (sum) =>
    put(sum, oneOf(plan.hunters, die), hunter, within(game, home, HUNT)),
  );
  if (plan.links) draft = link(draft, plan.links);
  for (const [id, values] of Object.entries(plan.fields)) draft = write(draft, id, oneOf(values, die));
  return write(draft, 'turn', hunter);
};

/** Those that somebody can play from, one for each number from `seed` on; none in a game without a plan. */
export function* builtPositions(
  game: Game,
  editor: Editor,
  evaluation: Evaluation,
  seed: number,
): Generator<Position> {
  const plans = PLANS[game.id];
  if (!plans) return;
  for (let number = seed; ; number++) {
    const plan = plans[number % plans.length] as Plan;
    const read = game.read(editor.write(build(game, editor, plan, number)));
    if (read.ok && !game.outcome(read.value) && !evaluation.awaitsDice?.(read.value)) yield read.value;
  }
}
