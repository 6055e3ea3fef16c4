/** Spoken names of squares: "e4, White Rook, can be captured, paralysed for 3". */
import type { SquareTone } from '../../app/model/reach.ts';
import { spokenText, squareName } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import { memoize } from '../../kernel/memoize.ts';
import { sideName } from '../../kernel/side.ts';
import type { Badge, Mark, UnitView } from '../../kernel/view.ts';
import { INSPECTED_TONE_LABELS, SQUARE_LABELS, TONE_LABELS } from '../words.ts';

const nameOf = (game: Game, unit: UnitView, square: number): string => {
  const { body, at, side, type } = unit;
  const name = `${sideName(side).toLowerCase()} ${game.pieces[type]?.name ?? type}`;
  if (body === 'whole') return name;
  const index = at.indexOf(square);
  if (body === 'halves') {
    const rest = at.find((each) => each !== square);
    return rest === undefined ? name : SQUARE_LABELS.halfOf(name, squareName(game.board, rest));
  }
  return `${name} ${index === 0 ? 'head' : index === at.length - 1 ? 'tail' : 'body'}`;
};

const badgeKey = (type: string, { label }: Badge): string => `${type} ${label}`;

/** Returns the keys of badges that show a number in the starting position. Spoken labels omit these usual badges. */
const initialBadgeKeys = memoize((game: Game): ReadonlySet<string> => {
  const bearing = ({ type, badges }: UnitView) =>
    badges.flatMap((badge) => (badge.value === undefined ? [] : [badgeKey(type, badge)]));
  return new Set(Object.values(game.view(game.setup(1)).units).flatMap(bearing));
});

/** Returns a unit's states: the labels of its badges, each cut at a colon or at ", so", since speech must be brief. */
const statesOf = (game: Game, { type, body, at, badges }: UnitView, square: number): readonly string[] =>
  body === 'chain' && at[0] !== square
    ? []
    : badges
        .filter((badge) => !initialBadgeKeys(game).has(badgeKey(type, badge)))
        .map(({ label }) => label.split(/: |, so /)[0] as string);

export const unitLabel = (game: Game, unit: UnitView, square: number): string =>
  spokenText(game.board, [nameOf(game, unit, square), ...statesOf(game, unit, square)].join(', '));

/** Whether a mark concerns the units on its square. Other marks are not spoken, to be brief. */
const concerns = ({ looks }: Game, { kind, side }: Mark, units: readonly UnitView[]): boolean =>
  !looks.marks[kind]?.sparesOwn || units.length === 0 || units.some((unit) => unit.side !== side);

interface SquareChoice {
  readonly tone: SquareTone | undefined;
  readonly looking?: boolean;
  readonly fewMoves?: boolean;
}

const choiceWords = ({ tone, looking, fewMoves }: SquareChoice, isEmpty: boolean): readonly string[] => {
  const word = !tone
    ? ''
    : looking
      ? INSPECTED_TONE_LABELS[tone]
      : tone === 'capture' && isEmpty
        ? SQUARE_LABELS.fromAfar
        : TONE_LABELS[tone];
  return [...(word ? [word] : []), ...(fewMoves ? [SQUARE_LABELS.narrow] : [])];
};

export const squareLabel = (
  game: Game,
  name: string,
  square: number,
  units: readonly UnitView[],
  marks: readonly Mark[],
  doing: SquareChoice,
): string => {
  const markLabels = marks.filter((mark) => concerns(game, mark, units)).map(({ label }) => label);
  const parts = [
    name,
    ...units.map((unit) => nameOf(game, unit, square)),
    ...choiceWords(doing, units.length === 0),
    ...units.flatMap((unit) => statesOf(game, unit, square)),
    ...new Set(markLabels),
  ];
  return spokenText(game.board, parts.join(', '));
};
