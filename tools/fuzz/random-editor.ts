/**
 * Makes random positions with the editor's tools on neighbouring squares. A position is kept only if the strict reader
 * of position files accepts it. Tools that were rarely used are used more often.
 */
import { prepareChoices } from '../../src/kernel/asking/legal.ts';
import type { Square } from '../../src/kernel/board/board.ts';
import type { RandomIndex } from '../../src/kernel/chance.ts';
import type { Editor, ValueKind } from '../../src/kernel/editing/edit.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { clausesOf } from '../../src/kernel/learning/rulebook.ts';

/**
 * The number of parts into which a board is divided for emptying. A part is left as it is if the position needs its
 * pieces.
 */
const PARTS = 16;
/**
 * The greatest distance of edits from their centre, in squares. `TRIES` is how often a brush without effect is tried
 * again.
 */
const EDIT_RADIUS = 3;
const TRIES = 8;
/** The number of edits in a row that may leave a draft illegal, before it is reset to its last legal state. */
const MAX_ILLEGAL = 3;

/** The most questions asked to list all choices: a side in check may need a million. */
const MAX_ASKED = 400;

/** Whether listing all choices of a position takes too many questions. */
export const isTooLongToList = (game: Game, position: Position): boolean => {
  let asked = 0;
  return !prepareChoices(game.menu(position), [], () => asked++ < MAX_ASKED);
};

/** Returns a detail's id without its unit's number, so that all units share a count. */
const idWithoutNumber = (id: string): string => id.replace(/\d+/g, '');

const MAX_COUNT = 1_000_000;

/** Creates a counter of names, which chooses rare ones more often, until all are equally common. */
export const createRarityCounter = () => {
  const counts = new Map<string, number>();
  const times = (what: string): number => counts.get(what) ?? 0;
  return {
    times,
    count(what: string): void {
      counts.set(what, times(what) + 1);
    },
    /**
     * Chooses a random entry: those of rarer names are likelier, and entries of one name equally likely. Undefined if
     * the list is empty.
     */
    choose<T>(die: RandomIndex, list: readonly T[], nameOf: (each: T) => string): T | undefined {
      const named = new Map<string, T[]>();
      for (const each of list) named.set(nameOf(each), [...(named.get(nameOf(each)) ?? []), each]);
      const weights = [...named.keys()].map((name) => Math.ceil(MAX_COUNT / (1 + times(name))));
      let thrown = die(weights.reduce((sum, weight) => sum + weight, 0));
      for (const [index, alike] of [...named.values()].entries()) {
        thrown -= weights[index] ?? 0;
        if (thrown < 0) return alike[die(alike.length)];
      }
      return undefined;
    },
  };
};

type RarityCounter = ReturnType<typeof createRarityCounter>;

export const createRandomEditor = (game: Game, editor: Editor, die: RandomIndex, rare: RarityCounter) => {
  const { squares, regions } = game.board;
  const oneOf = <T>(list: readonly T[]): T | undefined => list[die(list.length)];
  /** The numbers in the rulebook, which are often thresholds where something starts or ends. */
  const ruled = clausesOf(game.rules).flatMap(({ text, ruling }) => `${text} ${ruling}`.match(/\d+/g) ?? []);
  const thresholds = [...new Set(ruled)].flatMap((each) => [Number(each), 2 * Number(each)]);

  /** Whether the draft can be read, and played on. */
  const isLegal = (draft: Position): boolean => {
    const read = game.read(editor.write(draft));
    return read.ok && !isTooLongToList(game, read.value) && game.outcome(read.value) === null;
  };

  /** Returns a number at or just below a threshold, a small one, or any in the range. */
  const numberIn = (from: number, to: number): number => {
    const near = thresholds.map((each) => each - die(5)).filter((each) => each >= from && each <= to);
    const way = die(4);
    if (way < 2) return oneOf(near) ?? from;
    return from + die(way === 2 ? Math.min(12, to - from + 1) : to - from + 1);
  };

  const randomValue = (kind: ValueKind, id: string): string =>
    'of' in kind
      ? (rare.choose(die, kind.of, (each) => `${id}=${each.id}`)?.id ?? '')
      : String(numberIn(kind.from, kind.to));

  /**
   * Returns the squares around a random centre on its region of the board. The centre is often on the first or last
   * rank, where rays end.
   */
  const nearby = (): readonly Square[] => {
    const isEdge = ({ rank, region }: (typeof squares)[number]): boolean =>
      rank === 0 || rank === (regions.find(({ id }) => id === region)?.ranks ?? 0) - 1;
    const middle = oneOf(die(3) === 0 ? squares.filter(isEdge) : squares);
    return squares.flatMap(({ square, region, file, rank }) => {
      const steps = middle ? Math.max(Math.abs(file - middle.file), Math.abs(rank - middle.rank)) : 0;
      return region === middle?.region && steps <= EDIT_RADIUS ? [square] : [];
    });
  };

  /**
   * Makes one random edit. Returns the draft and the names under which the edit is counted; null if none is possible.
   */
  const editOnce = (draft: Position, near: readonly Square[]): readonly [Position, readonly string[]] | null => {
    const standing = [...new Set(Object.values(editor.show(draft).units).flatMap(({ at }) => at))];
    const close = standing.filter((square) => near.includes(square));
    const anywhere = (): Square => (die(8) > 0 ? oneOf(near) : undefined) ?? die(squares.length);
    const occupied = (): Square => oneOf(die(8) > 0 ? close : standing) ?? anywhere();
    const way = die(12);
    if (way === 0) return [editor.carry(draft, occupied(), anywhere()), ['carry']];
    if (way === 1) return [editor.clear(draft, occupied()), ['clear']];
    if (way < 7) {
      const fields = editor.fields
        .filter((field) => field.read(draft) !== null)
        .map(({ id, kind, write }) => ({
          id,
          kind: kind(draft),
          write: (value: string) => write(draft, value),
        }));
      const details = () => editor.details(draft, die(4) > 0 ? occupied() : anywhere());
      const chosen = rare.choose(die, way < 4 ? fields : details(), ({ id }) => idWithoutNumber(id));
      if (!chosen) return null;
      const [id, value] = [idWithoutNumber(chosen.id), randomValue(chosen.kind, idWithoutNumber(chosen.id))];
      return [chosen.write(value) as Position, [id, `${id}=${value}`]];
    }
    const brush = rare.choose(die, editor.brushes, ({ id }) => id);
    for (let each = 0; brush && each < TRIES; each++) {
      const to = brush.joins && die(2) > 0 ? occupied() : anywhere();
      const next = brush.put(draft, to, brush.joins ? occupied() : to);
      if (next !== draft) return [next, [brush.id]];
    }
    return null;
  };

  return {
    /** Empties about `share` percent of the board, as far as the position stays legal. */
    thin(start: Position, share: number): Position {
      const size = Math.ceil(squares.length / PARTS);
      let position = start;
      for (let part = 0; part < PARTS; part++) {
        if (die(100) >= share) continue;
        const cleared = squares.slice(part * size, (part + 1) * size);
        const draft = cleared.reduce((sum, { square }) => editor.clear(sum, square), position);
        if (isLegal(draft)) position = draft;
      }
      return position;
    },

    /** Makes this many random edits; returns the last legal position, or `start` if there is none. */
    edit(start: Position, edits: number): Position {
      const near = nearby();
      let [legal, draft, pending] = [start, start, [] as (readonly string[])[]];
      for (let count = 0; count < edits; count++) {
        const [next, names] = editOnce(draft, near) ?? [draft, []];
        if (next === draft) continue;
        draft = next;
        pending.push(names);
        const isDone = isLegal(draft);
        if (!isDone && pending.length <= MAX_ILLEGAL) continue;
        // Names of edits that were undone sometimes count too, so that none is tried forever.
        for (const name of pending.flat()) if (isDone || die(4) === 0) rare.count(name);
        if (isDone) legal = draft;
        [draft, pending] = [legal, []];
      }
      return legal;
    },
  };
};
