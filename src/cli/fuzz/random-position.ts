/**
 * Positions set up at random: the editor's tools on squares near one another, as far as the strict reader of
 * the position file accepts the result.
 */
import type { Square } from '../../kernel/board/board.ts';
import type { Die } from '../../kernel/chance.ts';
import type { Editor, ValueKind } from '../../kernel/editing/edit.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { clausesOf } from '../../kernel/learning/rulebook.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { RareFirst } from './rare.ts';
import { isPlayable } from './walk.ts';

/** The draft after an edit, and the names to count it by. */
interface Edit {
  readonly draft: Position;
  readonly names: readonly string[];
}

/** The numbers in a rulebook: thresholds where something begins, ends or changes. */
const numbersOf = memoize((game: Game): readonly number[] => [
  ...new Set(
    clausesOf(game.rules).flatMap(({ text, ruling = '' }) =>
      (`${text} ${ruling}`.match(/\d+/g) ?? []).map(Number),
    ),
  ),
]);

/**
 * A random number: one of the rulebook (in turns or in moves of two) or just before it, one of the first, or
 * any.
 */
const numberIn = (game: Game, from: number, to: number, die: Die): number => {
  const ruled = numbersOf(game)
    .flatMap((each) => [each, 2 * each])
    .map((each) => each - die(5))
    .filter((each) => each >= from && each <= to);
  switch (die(4)) {
    case 0:
    case 1:
      return ruled[die(ruled.length)] ?? from;
    case 2:
      return from + die(Math.min(12, to - from + 1));
    default:
      return from + die(to - from + 1);
  }
};

const drawValue = (game: Game, kind: ValueKind, id: string, die: Die, rare: RareFirst): string =>
  'of' in kind
    ? (rare.choose(die, kind.of, (each) => `${id}=${each.id}`)?.id ?? '')
    : String(numberIn(game, kind.from, kind.to, die));

/** A detail's name without the number of its unit. */
const plain = (id: string): string => id.replace(/\d+/g, '');

/** The most steps from the middle of an edit, and the tries after edits without effect. */
const REACH = 3;
const TRIES = 8;

/** The squares near a middle, on its own part of the board. */
const nearby = (game: Game, middle: Square): readonly Square[] => {
  const at = game.board.squares[middle];
  return game.board.squares
    .filter(
      (each) =>
        at?.region === each.region &&
        Math.max(Math.abs(each.file - at.file), Math.abs(each.rank - at.rank)) <= REACH,
    )
    .map(({ square }) => square);
};

/** The middle of an edit: anywhere, or on the first or last rank, where Pawns arrive and rays end. */
const middleIn = (game: Game, die: Die): Square => {
  const edge = game.board.squares.filter(
    ({ rank, region }) =>
      rank === 0 || rank === (game.board.regions.find(({ id }) => id === region)?.ranks ?? 0) - 1,
  );
  const { square } = (die(3) === 0 ? edge[die(edge.length)] : undefined) ?? {
    square: die(game.board.squares.length),
  };
  return square;
};

/** One random edit around a place; null where it changes nothing. */
const edit = (
  game: Game,
  editor: Editor,
  draft: Position,
  near: readonly Square[],
  die: Die,
  rare: RareFirst,
): Edit | null => {
  const { units } = editor.show(draft);
  const standing = [...new Set(Object.values(units).flatMap(({ at }) => at))];
  const close = standing.filter((square) => near.includes(square));
  const anywhere = (): Square =>
    (die(8) > 0 ? near[die(near.length)] : undefined) ?? die(game.board.squares.length);
  const occupied = (): Square =>
    (die(8) > 0 ? close[die(close.length)] : standing[die(standing.length)]) ?? anywhere();
  switch (die(12)) {
    case 0:
      return { draft: editor.carry(draft, occupied(), anywhere()), names: ['carry'] };
    case 1:
      return { draft: editor.clear(draft, occupied()), names: ['clear'] };
    case 2:
    case 3: {
      const field = rare.choose(
        die,
        editor.fields.filter((each) => each.read(draft) !== null),
        ({ id }) => id,
      );
      const value = field && drawValue(game, field.kind(draft), field.id, die, rare);
      return field && value !== undefined
        ? { draft: field.write(draft, value), names: [field.id, `${field.id}=${value}`] }
        : null;
    }
    case 4:
    case 5:
    case 6: {
      const detail = rare.choose(die, editor.details(draft, die(4) > 0 ? occupied() : anywhere()), ({ id }) =>
        plain(id),
      );
      if (!detail) return null;
      const value = drawValue(game, detail.kind, plain(detail.id), die, rare);
      return {
        draft: detail.write(value) as Position,
        names: [plain(detail.id), `${plain(detail.id)}=${value}`],
      };
    }
    default: {
      const brush = rare.choose(die, editor.brushes, ({ id }) => id);
      if (!brush) return null;
      for (let each = 0; each < TRIES; each++) {
        const to = brush.joins && die(2) > 0 ? occupied() : anywhere();
        const next = brush.put(draft, to, brush.joins ? occupied() : to);
        if (next !== draft) return { draft: next, names: [brush.id] };
      }
      return null;
    }
  }
};

/** Can a draft be played from, by the reader of the position file and the end of the game? */
const isLegal = (game: Game, editor: Editor, draft: Position): boolean => {
  const read = game.read(editor.write(draft));
  return read.ok && isPlayable(game, read.value);
};

/** Parts into which a board is divided for clearing; pieces that every position needs stay. */
const PARTS = 16;

/** A position with random parts of its board emptied. */
export const thin = (game: Game, editor: Editor, start: Position, share: number, die: Die): Position => {
  const size = Math.ceil(game.board.squares.length / PARTS);
  let position = start;
  for (let part = 0; part < PARTS; part++) {
    if (die(100) >= share) continue;
    const squares = game.board.squares.slice(part * size, (part + 1) * size).map(({ square }) => square);
    const draft = squares.reduce((sum, square) => editor.clear(sum, square), position);
    if (isLegal(game, editor, draft)) position = draft;
  }
  return position;
};

/** Edits in a row that leave a draft impossible, before it returns to its last possible form. */
const PATIENCE = 3;

/** A legal position after `edits` random edits; the start's own where none of them is legal. */
export const editAtRandom = (
  game: Game,
  editor: Editor,
  start: Position,
  edits: number,
  die: Die,
  rare: RareFirst,
): Position => {
  const near = nearby(game, middleIn(game, die));
  let legal = start;
  let draft = start;
  let pending: string[] = [];
  let tried = 0;
  for (let count = 0; count < edits; count++) {
    const done = edit(game, editor, draft, near, die, rare);
    if (!done || done.draft === draft) continue;
    draft = done.draft;
    pending.push(...done.names);
    tried += 1;
    if (isLegal(game, editor, draft)) {
      for (const name of pending) rare.saw(name);
      legal = draft;
      [pending, tried] = [[], 0];
    } else if (tried > PATIENCE) {
      // Tools that are refused count a little, so that none is tried for ever.
      for (const name of pending) if (die(4) === 0) rare.saw(name);
      draft = legal;
      [pending, tried] = [[], 0];
    }
  }
  return legal;
};
