/**
 * Games in which a square holds one unit and a turn moves one of them: units in words, and the first
 * question.
 */
import { ask, type Menu, open, type Refusal, refusal } from './asking/menu.ts';
import { square, type Target } from './asking/target.ts';
import type { Square } from './board/board.ts';
import { type Squares, type Unit, unitsOf } from './board/placement.ts';
import type { Rectangle } from './board/rectangle.ts';
import type { PieceInfo, PositionBase } from './game.ts';
import type { RuleId } from './learning/rulebook.ts';
import { sideName } from './side.ts';

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
