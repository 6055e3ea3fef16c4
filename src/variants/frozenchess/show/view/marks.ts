/** Says which squares show a wall, a tomb, a trap or another mark (section 9 of the rules). */
import type { UnitId } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { once } from '../../../../kernel/memoize.ts';
import { other, SIDES, type Side, sideName } from '../../../../kernel/side.ts';
import type { Mark } from '../../../../kernel/view.ts';
import { listWords, MAX_LISTED } from '../../../../kernel/words.ts';
import { checksOn } from '../../moves/attacks.ts';
import { nameOf } from '../../position/board.ts';
import { KIND_NAMES } from '../../position/kinds.ts';
import { formName } from '../../position/names.ts';
import { kingOf } from '../../position/piece-lists.ts';
import type { Stack, State, Tomb } from '../../position/state.ts';
import { mark } from '../../rules/index.ts';
import { comingMarks } from '../next-ply.ts';
import { type Add, addAreas, rotWords } from './areas.ts';
import { addPlans } from './forms.ts';

interface Owner {
  readonly side: Side;
  readonly words: string;
}

/** Returns the names of possible wall owners, by id. The dead count too, since their walls stay (FC-WALL-4). */
const owners = (state: State): ReadonlyMap<UnitId, Owner> => {
  const found = new Map<UnitId, Owner>();
  const add = (stack: Stack, where: string) => {
    const words = `${sideName(stack.side)}'s ${formName(stack)}${where}`;
    for (const { id, cargo } of stack.units) {
      found.set(id, { side: stack.side, words });
      for (const each of cargo) add(each, ' aboard a transport');
    }
  };
  state.stacks.forEach((stack, square) => {
    if (stack) add(stack, ` on ${nameOf(square)}`);
  });
  for (const { square, stack } of state.shadows) add(stack, ` on ${nameOf(square)}`);
  for (const { queue } of Object.values(state.tombs)) {
    for (const { id, side, kind } of queue)
      found.set(id, { side, words: `${sideName(side)}'s dead ${KIND_NAMES[kind]}` });
  }
  return found;
};

const addWalls = (state: State, add: Add): void => {
  const known = once(() => owners(state));
  state.walls.forEach((wall, square) => {
    if (!wall) return;
    const owner = known().get(wall.waller);
    if (wall.shadow) {
      const { side, range } = wall.shadow;
      const label = `${sideName(side)}'s Queen's Shadow, range ${range}`;
      add(square, 'shadow', 'FC-QUEEN-4', label, { side, value: range, news: '' });
    } else {
      const label = owner ? `wall of ${owner.words}` : 'wall';
      add(square, 'wall', 'FC-WALL-1', label, { news: '', ...(owner && { side: owner.side }) });
    }
  });
};

const TOMB_WORDS = { hidden: 'hidden grave', closed: 'tomb', open: 'open tomb' } as const;

const buriedWords = (queue: Tomb['queue']): string => {
  const counts = new Map<string, number>();
  for (const { side, kind } of queue) {
    const name = `${sideName(side).toLowerCase()} ${KIND_NAMES[kind]}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size > MAX_LISTED) return `${queue.length} pieces`;
  return listWords([...counts].map(([name, count]) => (count === 1 ? `a ${name}` : `${count} ${name}s`)));
};

const addTombs = ({ tombs, quickened }: State, add: Add): void => {
  for (const [at, tomb] of Object.entries(tombs)) {
    const { status, queue } = tomb;
    const rot = rotWords(tomb, quickened[Number(at)] ?? 0);
    const label = `${TOMB_WORDS[status]} of ${buriedWords(queue)}${rot}`;
    add(Number(at), status === 'closed' ? 'tomb' : `${status}-tomb`, 'FC-TOMB-2', label, {
      // A single buried piece has no number, which would be read as turns.
      ...(queue.length > 1 && { value: queue.length }),
      news: status === 'closed' ? '{} [becomes a tomb|become tombs]' : '',
    });
  }
};

const addChecks = (state: State, add: Add): void => {
  for (const side of SIDES) {
    const king = kingOf(state, side);
    if (king === null) continue;
    for (const from of checksOn(state)[side])
      add(from, 'attacker', 'FC-THR-5', `checks ${sideName(side)}'s King`, {
        side: other(side),
        to: king,
        news: '',
      });
  }
};

export const marksOn = (state: State): Readonly<Record<Square, readonly Mark[]>> => {
  const marks: Record<Square, Mark[]> = {};
  const put = (square: Square, made: Mark) => {
    const list = marks[square];
    if (list) list.push(made);
    else marks[square] = [made];
  };
  const add: Add = (square, ...made) => put(square, mark(...made));
  addWalls(state, add);
  addTombs(state, add);
  for (const { square, side, sprung } of state.traps) {
    const [name, isArmed] = [`${sideName(side)}'s trap`, sprung === null];
    add(square, isArmed ? 'trap' : 'sprung-trap', 'FC-JEST-3', isArmed ? name : `${name}, sprung`, {
      side,
      news: isArmed ? `${name} now lies on {}` : '',
    });
  }
  addAreas(state, add);
  for (const [square, made] of comingMarks(state)) put(square, made);
  addPlans(state, add);
  addChecks(state, add);
  return marks;
};
