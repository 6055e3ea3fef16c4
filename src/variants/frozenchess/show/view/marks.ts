/** What the board shows on its squares (section 9): walls and whose they are, tombs with their queues, traps, areas, checks. */
import type { Square } from '../../../../kernel/board.ts';
import type { UnitId } from '../../../../kernel/menu.ts';
import { other, SIDES, type Side, sideName } from '../../../../kernel/side.ts';
import type { Mark } from '../../../../kernel/view.ts';
import { checksOn } from '../../moves/attacks.ts';
import { nameOf, SQUARES } from '../../position/board.ts';
import { KIND_NAMES } from '../../position/kinds.ts';
import { kingOf } from '../../position/piece-lists.ts';
import { formName, type Stack, type State, type Tomb } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { addAreas, explodedWords, rotWords } from './areas.ts';
import { addPlans } from './monads.ts';

interface Owner {
  readonly side: Side;
  readonly words: string;
}

/** Who owns a wall, dead or alive. */
const owners = (state: State): ReadonlyMap<UnitId, Owner> => {
  const found = new Map<UnitId, Owner>();
  const add = (stack: Stack, where: string) => {
    const words = `the ${sideName(stack.side).toLowerCase()} ${formName(stack)}${where}`;
    for (const { id, cargo } of stack.comps) {
      found.set(id, { side: stack.side, words });
      for (const each of cargo) add(each, ' aboard a transport');
    }
  };
  state.stacks.forEach((stack, square) => {
    if (stack) add(stack, ` on ${nameOf(square)}`);
  });
  for (const { square, stack } of state.shadows) add(stack, ` on ${nameOf(square)}`);
  for (const { queue } of Object.values(state.tombs)) {
    for (const { id, side, kind } of queue) found.set(id, { side, words: `a buried ${sideName(side).toLowerCase()} ${KIND_NAMES[kind]}` });
  }
  return found;
};

const wallMark = (state: State, square: Square, known: () => ReadonlyMap<UnitId, Owner>): Mark | null => {
  const wall = state.walls[square];
  if (!wall) return null;
  const owner = known().get(wall.waller);
  if (wall.shadow) {
    const { side, range } = wall.shadow;
    return { kind: 'shadow', label: `${sideName(side)}'s Queen's Shadow, range ${range}`, rule: rule('FC-QUEEN-4'), side, value: range };
  }
  return { kind: 'wall', label: `wall of ${owner?.words ?? 'nobody'}`, rule: rule('FC-WALL-1'), ...(owner && { side: owner.side }) };
};

const TOMB_WORDS = { hidden: 'hidden grave', closed: 'closed tomb, explodes when stepped on', open: 'open tomb, harmless' } as const;

const tombMark = (tomb: Tomb, exploded: number): Mark => {
  const { status, queue } = tomb;
  const buried = queue.map(({ side, kind }) => `${sideName(side).toLowerCase()} ${KIND_NAMES[kind]}`).join(', ');
  return {
    kind: status === 'closed' ? 'tomb' : `${status}-tomb`,
    label: `${TOMB_WORDS[status]}: ${buried}${rotWords(tomb)}${explodedWords(exploded)}`,
    rule: rule('FC-TOMB-2'),
    value: queue.length,
  };
};

/** From where a King is in check. */
const addChecks = (state: State, add: (square: Square, mark: Mark) => void): void => {
  for (const side of SIDES) {
    const king = kingOf(state, side);
    if (king === null) continue;
    for (const from of checksOn(state)[side])
      add(from, { kind: 'attacker', label: `checks ${sideName(side)}'s King`, rule: rule('FC-THR-5'), side: other(side), to: king });
  }
};

/** All marks of a position, by square. */
export const marksOn = (state: State): Readonly<Record<Square, readonly Mark[]>> => {
  const marks: Record<Square, Mark[]> = {};
  const add = (square: Square, mark: Mark) => {
    const list = marks[square];
    if (list) list.push(mark);
    else marks[square] = [mark];
  };
  let known: ReadonlyMap<UnitId, Owner> | null = null;
  const ownersOnce = () => {
    known ??= owners(state);
    return known;
  };
  for (const square of SQUARES) {
    const wall = wallMark(state, square, ownersOnce);
    if (wall) add(square, wall);
  }
  for (const [square, tomb] of Object.entries(state.tombs)) add(Number(square), tombMark(tomb, state.exploded[Number(square)] ?? 0));
  for (const { square, side, sprung } of state.traps) {
    const label = `${sideName(side)}'s trap, ${sprung === null ? 'armed' : 'sprung'}`;
    add(square, { kind: sprung === null ? 'trap' : 'sprung-trap', label, rule: rule('FC-JEST-3'), side });
  }
  addAreas(state, add);
  addPlans(state, add);
  addChecks(state, add);
  return marks;
};
