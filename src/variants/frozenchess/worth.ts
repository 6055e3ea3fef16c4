/**
 * What a search knows of FrozenChess: its pieces, where they stand, and which of thousands of actions to look
 * at, the most promising first.
 */
import type { Square } from '../../kernel/board/board.ts';
import { type Choice, isSearched, type OpenChoice, type Path, paths } from '../../kernel/menu.ts';
import { other, type Side } from '../../kernel/side.ts';
import { type Breadth, ROYAL, type Worth } from '../../kernel/worth.ts';
import { mightReach } from './mechanics/movement/courses.ts';
import { shadowsOn } from './mechanics/shadows/shadows.ts';
import { type Attack, attacksOnAll } from './mechanics/threat/attacks.ts';
import { threatsOf } from './mechanics/threat/threat.ts';
import { menu } from './menu/index.ts';
import { singleSteps } from './menu/turn.ts';
import { checkersOf } from './moves/attacks.ts';
import { pseudoLegalMoves } from './moves/generate.ts';
import type { Act, Move, Special } from './position/action.ts';
import { fileOf, rankOf } from './position/board.ts';
import type { Kind } from './position/kinds.ts';
import { kingOf, squaresOf } from './position/piece-lists.ts';
import { positionKey } from './position/repetition.ts';
import {
  aboard,
  actingUnit,
  isFused,
  kindOf,
  type Stack,
  type State,
  stackAt,
  stackOn,
} from './position/state.ts';

/** Any piece may morph into a stronger one, at the cost of some turns: so they differ less than elsewhere. */
const MATERIAL = {
  P: { value: 100, why: 'It moves 1 square and may promote.' },
  E: { value: 150, why: 'A Dragon hatches from it, after 60 turns.' },
  S: { value: 320, why: 'It carries others and cannot be captured, nor capture.' },
  X: { value: 280, why: 'It never moves, and shoots at 3 squares only.' },
  Z: { value: 280, why: 'It never moves, and fires what is loaded into it.' },
  F: { value: 330, why: 'It leaps and cannot be captured, nor capture.' },
  O: { value: 300, why: 'It throws pieces, and cannot capture.' },
  W: { value: 320, why: 'It wins the game once it is complete.' },
  A: { value: 350, why: 'It paralyses along 8 lines, and cannot capture.' },
  J: { value: 360, why: 'It lays traps, and its capture is an explosion.' },
  C: { value: 380, why: 'It swaps places with any friendly piece.' },
  L: { value: 400, why: 'It slides along diagonals and captures 1 square onward.' },
  N: { value: 410, why: 'It leaps and marches on, and holds enemy Pawns.' },
  M: { value: 430, why: 'It leaps, and captures up to 3 times in a turn.' },
  D: { value: 450, why: 'It slides, leaps and burns what is next to it.' },
  B: { value: 470, why: 'It slides, and converts enemies instead of capturing.' },
  R: { value: 470, why: 'It slides along ranks and files.' },
  T: { value: 500, why: 'It slides along ranks and files behind its shield.' },
  Q: { value: 650, why: 'It slides in all directions, leaps, and poisons its captor.' },
} as const;

const figureOf = (kind: Kind): number => (kind === 'K' ? 0 : MATERIAL[kind].value);

/** A stack and all it carries. */
const stackValue = (stack: Stack): number =>
  stack.comps.length === 1 && stack.comps[0].cargo.length === 0
    ? figureOf(stack.comps[0].kind)
    : aboard(stack).reduce((sum, { kind }) => sum + figureOf(kind), 0);

/** All stacks of a side: on squares, and shadows. */
const eachStack = (state: State, visit: (stack: Stack, square: Square) => void): void => {
  const { stacks, shadows } = state;
  for (let square = 0; square < stacks.length; square++) {
    const stack = stacks[square];
    if (stack) visit(stack, square);
  }
  for (const { stack, square } of shadows) visit(stack, square);
};

/** White's shares less Black's. */
const balance =
  (share: (stack: Stack, square: Square) => number) =>
  (state: State): number => {
    let sum = 0;
    eachStack(state, (stack, square) => {
      const value = share(stack, square);
      sum += stack.side === 'white' ? value : -value;
    });
    return sum;
  };

/** How far ahead a square is, from 0 to 15, as its side sees it. */
const advance = (side: Side, square: Square): number =>
  side === 'white' ? rankOf(square) : 15 - rankOf(square);

/** How near the middle files a square is, from 0 to 7. */
const middle = (square: Square): number => 7 - Math.floor(Math.abs(fileOf(square) - 7.5));

/**
 * Where a piece stands, in hundredths of a Pawn: ahead and in the middle it reaches more. The King stays
 * behind.
 */
const placeOf = ({ side, comps }: Stack, square: Square): number => {
  const [{ kind }] = comps;
  if (kind === 'K') return -6 * advance(side, square);
  const ahead = advance(side, square);
  return kind === 'P'
    ? 2 * ahead + (ahead > 10 ? 15 * (ahead - 10) : 0)
    : 2 * Math.min(ahead, 8) + middle(square);
};

/** What an enemy on a square is worth; nothing else is worth anything. */
const preyOn = (state: State, square: Square, side: Side): number => {
  const stack = stackOn(state, square);
  if (!stack || stack.side === side) return 0;
  return kindOf(stack) === 'K' ? ROYAL : stackValue(stack);
};

const gainOf = (state: State, act: Move | Special): number => {
  const side = state.toMove;
  if (act.kind === 'special') {
    if (act.code === 'CV') return 2 * preyOn(state, act.to, side);
    if (act.code === 'PR') return figureOf(act.promote) - figureOf('P');
    return act.code === 'CB' || act.code === 'SS' ? preyOn(state, act.to, side) : 0;
  }
  let sum = 0;
  for (const leg of act.legs) {
    if (leg.kind !== 'leg') continue;
    if (leg.capture) sum += Math.max(1, preyOn(state, leg.to, side));
    if (leg.promote) sum += figureOf(leg.promote) - figureOf('P');
  }
  return sum;
};

type Found = OpenChoice<Act>;

const isFound = (choice: Choice<Act>): choice is Found => isSearched(choice);

/** The choices that stand below another one; none below a leaf. */
const below = (choice: Found): readonly Found[] => {
  const menu = choice.next();
  return menu.kind === 'ask' ? menu.choices.filter(isFound) : [];
};

/** One way into the tree: the choices that lead there, the last one not grown yet. */
interface Way {
  readonly through: readonly Found[];
  readonly last: Found;
  readonly promise: number;
}

/** Above the promise of whatever captures nothing. */
const CAPTURE = 10_000;

/** What attacks without moving: asked where something may be in its reach. */
const STRIKES: readonly string[] = ['CV', 'CB', 'SS'];
const SHOTS: readonly string[] = ['BS', 'PA'];
/** The strongest piece that one may morph into. */
const STRONGEST: Kind = 'Q';
/**
 * With so many of them no more are wanted: they cannot capture each other, and all are paralysed for long.
 */
const ENOUGH = 4;

const hasEnough = (state: State, side: Side): boolean =>
  squaresOf(state, side).filter((square) => kindOf(stackAt(state, square)) === STRONGEST).length >= ENOUGH;

/**
 * How much better a piece stands on `to` than on `from`, whether it is attacked here or there, and looks at
 * the King.
 */
const promiseOf = (
  state: State,
  stack: Stack,
  from: Square,
  to: Square,
  attacks: readonly (readonly Attack[])[],
  isInCheck: boolean,
): number => {
  const value = stackValue(stack);
  const isThreatened = (square: Square) => (attacks[square] ?? []).some(({ side }) => side !== stack.side);
  if (kindOf(stack) === 'K') return isInCheck ? 5000 : -50;
  const flight = value > 100 && isThreatened(from) ? value / 2 : 0;
  const danger = isThreatened(to) ? value / 2 : 0;
  const king = kingOf(state, other(stack.side));
  const { kind, aim } = actingUnit(stack);
  const threat = king !== null && mightReach(state, kind, aim, to, king) ? 60 : 0;
  return threat + flight - danger + 4 * (placeOf(stack, to) - placeOf(stack, from)) + value / 50;
};

/** Who strikes without moving, and so is asked about all that it can do. */
const STRIKERS: readonly Kind[] = ['B', 'Z', 'A'];

/** What a unit may do: of most of them only the steps, since to list the rest takes longer than all else. */
const choicesOf = (state: State, choice: Found, from: Square, isWhole: boolean): readonly Found[] => {
  const stack = stackOn(state, from);
  if (
    isWhole ||
    !stack ||
    isFused(stack) ||
    STRIKERS.includes(kindOf(stack)) ||
    shadowsOn(state, from).length > 0
  )
    return below(choice);
  const actor = { square: from, stack };
  return singleSteps(state, actor, pseudoLegalMoves(state, actor, true)).filter(isFound);
};

/** Morphing into the strongest piece, the more promising the weaker a piece is now. */
function* morphs(state: State, through: readonly Found[], from: Square): Generator<Way> {
  const stack = stackOn(state, from);
  const parent = through[through.length - 1];
  if (!stack || !parent || hasEnough(state, stack.side)) return;
  for (const last of below(parent))
    if (last.target.kind === 'option' && last.target.option === STRONGEST)
      yield { through, last, promise: (figureOf(STRONGEST) - stackValue(stack)) / 3 };
}

/** The ways of one unit choice, which may first ask which piece of a stack acts. */
function* waysBelow(
  state: State,
  through: readonly Found[],
  from: Square,
  quiet: ((to: Square) => number) | null,
  isWhole: boolean,
): Generator<Way> {
  const side = state.toMove;
  const parent = through[through.length - 1] as Found;
  const choices = through.length === 1 ? choicesOf(state, parent, from, isWhole) : below(parent);
  for (const last of choices) {
    const { target } = last;
    if (target.kind === 'unit') yield* waysBelow(state, [...through, last], from, quiet, isWhole);
    else if (target.kind === 'square') {
      const prey = preyOn(state, target.square, side);
      if (prey > 0) yield { through, last, promise: CAPTURE + prey };
      else if (quiet && last.tone() !== 'danger') yield { through, last, promise: quiet(target.square) };
    } else if (target.kind === 'option') {
      if (STRIKES.includes(target.option)) yield { through, last, promise: CAPTURE + 500 };
      else if (quiet && SHOTS.includes(target.option)) yield { through, last, promise: 40 };
      else if (quiet && target.option === 'MO') yield* morphs(state, [...through, last], from);
    }
  }
}

/** Could the unit there capture something, as far as threats tell? */
const hasPrey = (state: State, from: Square, side: Side): boolean =>
  threatsOf(state, from).some((to) => preyOn(state, to, side) > 0);

/** With room for so many quiet actions, every piece is asked about all that it can do. */
const WHOLE = 40;

/** So many more are tried than are asked for: in check most of them are not legal. */
const TRIES = 12;

/** Captures first, then quiet steps by what they promise, so many as there is room for. */
function* actions(state: State, { forcing, quiet }: Breadth): Generator<Path<Act>> {
  const root = menu(state);
  if (root.kind === 'act') return;
  const side = state.toMove;
  const isInCheck = checkersOf(state, side).length > 0;
  const attacks = forcing ? [] : attacksOnAll(state);
  const ways: Way[] = [];
  for (const choice of root.choices) {
    if (!isFound(choice) || choice.target.kind !== 'square') continue;
    const from = choice.target.square;
    const stack = stackOn(state, from);
    if (forcing && !hasPrey(state, from, side)) continue;
    const promise =
      forcing || !stack ? null : (to: Square) => promiseOf(state, stack, from, to, attacks, isInCheck);
    ways.push(...waysBelow(state, [choice], from, promise, quiet >= WHOLE));
  }
  ways.sort((a, b) => b.promise - a.promise);
  let left = quiet;
  let tries = quiet * TRIES;
  for (const { through, last, promise } of ways) {
    if (promise < CAPTURE && (left <= 0 || tries-- <= 0)) return;
    for (const path of paths(
      last.next(),
      [...through, last].map(({ target }) => target),
    )) {
      yield path;
      if (promise < CAPTURE) left--;
    }
  }
}

export const WORTH: Worth<State, Act> = {
  material: MATERIAL,
  terms: [
    {
      why: 'More and stronger pieces win in the end.',
      says: 'wins material',
      of: balance(stackValue),
    },
    {
      why: 'A paralysed piece can do nothing.',
      says: 'improves the balance of paralysed pieces',
      of: balance((stack) => (stack.par === 0 ? 0 : (-stackValue(stack) * Math.min(40, stack.par)) / 60)),
    },
    {
      why: 'A piece further forward and in the middle reaches more. The King is safer on the first ranks.',
      says: 'improves where its pieces stand',
      of: balance(placeOf),
    },
  ],
  pace: 700,
  key: positionKey,
  gain: (state, act) => (act.kind === 'move' || act.kind === 'special' ? gainOf(state, act) : 0),
  isInCheck: (state) => checkersOf(state, state.toMove).length > 0,
  actions,
};
