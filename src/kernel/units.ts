/**
 * Games in which a square holds one unit and a turn moves one of them: units in words, where a unit can go,
 * the two questions of a turn, and the events of a move.
 */
import { ask, type Menu, open, type Refusal, refusal, refuse } from './asking/menu.ts';
import { square, type Target } from './asking/target.ts';
import { firstOn } from './board/attacks.ts';
import type { Square } from './board/board.ts';
import type { Reaches } from './board/movement.ts';
import { type Squares, type Unit, unitsOf } from './board/placement.ts';
import type { Rectangle } from './board/rectangle.ts';
import type { BoardEvent } from './event.ts';
import type { PieceInfo, PositionBase } from './game.ts';
import type { RuleId } from './learning/rulebook.ts';
import { sideName } from './side.ts';
import { capital } from './words.ts';

/** The unit on a square in words: "the Knight on c3". */
export const nameUnits =
  <Type extends string>(board: Rectangle, pieces: Readonly<Record<Type, Pick<PieceInfo, 'name'>>>) =>
  (squares: Squares<Type>, at: Square): string => {
    const unit = squares[at];
    return `${unit ? `the ${pieces[unit.type].name}` : 'nothing'} on ${board.nameOf(at)}`;
  };

interface Standing<Type extends string> extends Pick<PositionBase, 'toMove'> {
  readonly squares: Squares<Type>;
}

/** The refusal of a pick that begins no turn: it is no square, or empty, or the other side's. */
const whyNotMine = (
  { nameOf }: Rectangle,
  { squares, toMove }: Standing<string>,
  rule: RuleId,
  target: Target,
): Refusal => {
  if (target.kind !== 'square')
    return refusal(rule, `${sideName(toMove)} must choose a piece by its square.`);
  const at = target.square;
  if (!squares[at]) return refusal(rule, `${nameOf(at)} is empty.`, [at]);
  return refusal(rule, `It is ${sideName(toMove)}'s turn.`, [at]);
};

/** The question for the moving unit, by `rule`, the clause of the turn; `then` is the one about that unit. */
export const askUnit = <Type extends string, Act>(
  board: Rectangle,
  standing: Standing<Type>,
  rule: RuleId,
  then: (from: Square, unit: Unit<Type>) => Menu<Act>,
): Menu<Act> =>
  ask(
    `${sideName(standing.toMove)}: choose a piece.`,
    unitsOf(standing.squares, standing.toMove).map(([from, unit]) =>
      open(square(from), 'plain', () => then(from, unit)),
    ),
    (target) => whyNotMine(board, standing, rule, target),
  );

/** A square on the paths of a unit: `bar` is where the unit stands that keeps it from there, or null. */
interface Reached {
  readonly to: Square;
  readonly bar: Square | null;
}

/**
 * The squares that the unit on `from` has on its paths: empty ones, enemies it captures, and those barred by
 * the first unit of a path. A square on which it could only capture is left out while it is empty.
 */
export const reachedFrom = <Type extends string>(
  squares: Squares<Type>,
  reaches: Reaches<Type>,
  from: Square,
): readonly Reached[] => {
  const unit = squares[from];
  if (!unit) return [];
  const bars = new Map<Square, Square | null>();
  const note = (to: Square, bar: Square | null) => {
    if (bar === null || !bars.has(to)) bars.set(to, bar);
  };
  const { move, capture } = reaches[unit.side][unit.type];
  for (const path of move[from] ?? []) {
    const first = firstOn(squares, path);
    for (const [index, to] of path.entries())
      note(to, first < 0 || index < first ? null : (path[first] as Square));
  }
  for (const path of capture[from] ?? []) {
    const first = firstOn(squares, path);
    if (first < 0) continue;
    const at = path[first] as Square;
    note(at, squares[at]?.side === unit.side ? at : null);
    for (const to of path.slice(first + 1)) note(to, at);
  }
  return [...bars].map(([to, bar]) => ({ to, bar }));
};

/** What the second question of a turn is asked by; the clauses are of how units move and of what bars them. */
interface Moving<Type extends string> {
  readonly board: Rectangle;
  readonly pieces: Readonly<Record<Type, Pick<PieceInfo, 'name'>>>;
  readonly reaches: Reaches<Type>;
  readonly rules: { readonly move: RuleId; readonly bar: RuleId };
}

/**
 * The question where the unit on `from` goes. `whyNot` is the game's own no to a square that its paths allow;
 * `then` is what follows a square.
 */
export const askSquare = <Type extends string, Act>(
  { board, pieces, reaches, rules }: Moving<Type>,
  squares: Squares<Type>,
  from: Square,
  then: (to: Square) => Menu<Act>,
  whyNot: (to: Square) => Refusal | null = () => null,
): Menu<Act> => {
  const name = nameUnits(board, pieces);
  const who = name(squares, from);
  const prompt = `${sideName(squares[from]?.side ?? 'white')}: move ${who}.`;
  const choices = reachedFrom(squares, reaches, from).map(({ to, bar }) => {
    if (bar !== null)
      return refuse(square(to), () =>
        refusal(rules.bar, `${capital(name(squares, bar))} is in the way.`, [bar]),
      );
    const no = whyNot(to);
    if (no) return refuse(square(to), () => no);
    return open(square(to), squares[to] ? 'capture' : 'move', () => then(to));
  });
  return ask(prompt, choices, (target) =>
    refusal(
      rules.move,
      target.kind === 'square'
        ? `${capital(who)} cannot reach ${board.nameOf(target.square)}.`
        : `${capital(who)} moves to a square.`,
      [from],
    ),
  );
};

/** What happens when the unit on `from` goes to `to`, and captures what stands there. */
export const moveEvents = (squares: Squares, from: Square, to: Square): readonly BoardEvent[] => {
  const [unit, taken] = [squares[from], squares[to]];
  if (!unit) return [];
  const moved = { kind: 'moved', unit: unit.id, path: [from, to], at: [to] } as const;
  return taken ? [{ kind: 'captured', unit: taken.id, by: unit.id }, moved] : [moved];
};
