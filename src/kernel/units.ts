/** Helpers for games with one unit per square and one move per turn. */
import { type Menu, makeQuestion, open, type Refusal, refusal, refuse } from './asking/menu.ts';
import { square, type Target } from './asking/target.ts';
import { firstOccupied } from './board/attacks.ts';
import type { Square } from './board/board.ts';
import type { Reaches } from './board/movement.ts';
import { type Squares, type Unit, unitsOf } from './board/placement.ts';
import type { Rectangle } from './board/rectangle.ts';
import type { BoardEvent } from './event.ts';
import type { PieceInfo, PositionBase } from './game.ts';
import type { RuleId } from './learning/rulebook.ts';
import { sideName } from './side.ts';
import { capitalize } from './words.ts';

/** Makes a function that names units: "the Knight on c3", or "nothing on c3" for an empty square. */
export const unitNamer =
  <Type extends string>(board: Rectangle, pieces: Readonly<Record<Type, Pick<PieceInfo, 'name'>>>) =>
  (squares: Squares<Type>, at: Square): string => {
    const unit = squares[at];
    return `${unit ? `the ${pieces[unit.type].name}` : 'nothing'} on ${board.nameOf(at)}`;
  };

interface PlacedPosition<Type extends string> extends Pick<PositionBase, 'toMove'> {
  readonly squares: Squares<Type>;
}

const whyNotOwnUnit = (
  { nameOf }: Rectangle,
  { squares, toMove }: PlacedPosition<string>,
  rule: RuleId,
  target: Target,
): Refusal => {
  if (target.kind !== 'square') return refusal(rule, `${sideName(toMove)} must choose a piece by its square.`);
  const at = target.square;
  if (!squares[at]) return refusal(rule, `${nameOf(at)} is empty.`, [at]);
  return refusal(rule, `It is ${sideName(toMove)}'s turn.`, [at]);
};

/** Asks which unit to move. Refusals cite the given clause. */
export const askUnit = <Type extends string, Act>(
  board: Rectangle,
  standing: PlacedPosition<Type>,
  rule: RuleId,
  then: (from: Square, unit: Unit<Type>) => Menu<Act>,
): Menu<Act> =>
  makeQuestion(
    `${sideName(standing.toMove)}: choose a piece.`,
    unitsOf(standing.squares, standing.toMove).map(([from, unit]) =>
      open(square(from), 'plain', () => then(from, unit)),
    ),
    (target) => whyNotOwnUnit(board, standing, rule, target),
  );

/** A square on a unit's path. `bar` is the square of the unit in the way; null if there is none. */
interface PathSquare {
  readonly to: Square;
  readonly bar: Square | null;
}

/** Returns all squares on a unit's paths, also blocked ones, so that a refusal can say what is in the way. */
export const pathSquaresFrom = <Type extends string>(
  squares: Squares<Type>,
  reaches: Reaches<Type>,
  from: Square,
): readonly PathSquare[] => {
  const unit = squares[from];
  if (!unit) return [];
  const bars = new Map<Square, Square | null>();
  const note = (to: Square, bar: Square | null) => {
    if (bar === null || !bars.has(to)) bars.set(to, bar);
  };
  const { move, capture } = reaches[unit.side][unit.type];
  for (const path of move[from] ?? []) {
    const first = firstOccupied(squares, path);
    for (const [index, to] of path.entries()) note(to, first < 0 || index < first ? null : (path[first] as Square));
  }
  for (const path of capture[from] ?? []) {
    const first = firstOccupied(squares, path);
    if (first < 0) continue;
    const at = path[first] as Square;
    note(at, squares[at]?.side === unit.side ? at : null);
    for (const to of path.slice(first + 1)) note(to, at);
  }
  return [...bars].map(([to, bar]) => ({ to, bar }));
};

interface MoveTables<Type extends string> {
  readonly board: Rectangle;
  readonly pieces: Readonly<Record<Type, Pick<PieceInfo, 'name'>>>;
  readonly reaches: Reaches<Type>;
  readonly rules: { readonly move: RuleId; readonly bar: RuleId };
}

/** Asks for the square to which a unit moves. `whyNot` may refuse squares within reach, such as for check. */
export const askSquare = <Type extends string, Act>(
  { board, pieces, reaches, rules }: MoveTables<Type>,
  squares: Squares<Type>,
  from: Square,
  then: (to: Square) => Menu<Act>,
  whyNot: (to: Square) => Refusal | null = () => null,
): Menu<Act> => {
  const name = unitNamer(board, pieces);
  const who = name(squares, from);
  const prompt = `${sideName(squares[from]?.side ?? 'white')}: move ${who}.`;
  const choices = pathSquaresFrom(squares, reaches, from).map(({ to, bar }) => {
    if (bar !== null)
      return refuse(square(to), () => refusal(rules.bar, `${capitalize(name(squares, bar))} is in the way.`, [bar]));
    const no = whyNot(to);
    if (no) return refuse(square(to), () => no);
    return open(square(to), squares[to] ? 'capture' : 'move', () => then(to));
  });
  return makeQuestion(prompt, choices, (target) =>
    refusal(
      rules.move,
      target.kind === 'square'
        ? `${capitalize(who)} cannot reach ${board.nameOf(target.square)}.`
        : `${capitalize(who)} moves to a square.`,
      [from],
    ),
  );
};

/** Returns the events of a move. A unit on `to` is captured first, since a square holds only one unit. */
export const moveEvents = (squares: Squares, from: Square, to: Square): readonly BoardEvent[] => {
  const [unit, taken] = [squares[from], squares[to]];
  if (!unit) return [];
  const moved = { kind: 'moved', unit: unit.id, path: [from, to], at: [to] } as const;
  return taken ? [{ kind: 'captured', unit: taken.id, by: unit.id }, moved] : [moved];
};
