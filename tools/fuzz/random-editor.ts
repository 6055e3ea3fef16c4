/**
 * Random positions made with the editor's tools on neighbouring squares, as far as the strict reader of position
 * files accepts them. Rarely seen features are used more often.
 */
import { prepareChoices } from '../../src/kernel/asking/legal.ts';
import type { Square } from '../../src/kernel/board/board.ts';
import type { RandomIndex } from '../../src/kernel/chance.ts';
import type { Editor, ValueKind } from '../../src/kernel/editing/edit.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { clausesOf } from '../../src/kernel/learning/rulebook.ts';

/** Regions of a board for emptying; pieces that every position needs stay. */
const PARTS = 16;
/** Radius of an edit around its centre, and retries after edits without effect. */
const EDIT_RADIUS = 3;
const TRIES = 8;
/** Consecutive edits that may leave a draft illegal, before it is reset to its last legal form. */
const MOST_ILLEGAL = 3;

/** Question limit for listing all choices: a side in check may need a million. */
const MOST_ASKED = 400;

/** Whether listing the choices takes too long. */
export const isTooLongToList = (game: Game, position: Position): boolean => {
  let asked = 0;
  return !prepareChoices(game.menu(position), [], () => asked++ < MOST_ASKED);
};

/** A detail's id without its unit's number. */
const idWithoutNumber = (id: string): string => id.replace(/\d+/g, '');

const MOST_COUNT = 1_000_000;

/** Counts of names, used to choose rare ones more often until all are equally common. */
export const createRarityCounter = () => {
  const counts = new Map<string, number>();
  const times = (what: string): number => counts.get(what) ?? 0;
  return {
    times,
    count(what: string): void {
      counts.set(what, times(what) + 1);
    },
    /** A random entry: rarer names are likelier, entries of one name equally likely. */
    choose<T>(die: RandomIndex, list: readonly T[], nameOf: (each: T) => string): T | undefined {
      const named = new Map<string, T[]>();
      for (const each of list) named.set(nameOf(each), [...(named.get(nameOf(each)) ?? []), each]);
      const weights = [...named.keys()].map((name) => Math.ceil(MOST_COUNT / (1 + times(name))));
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
  /** Numbers in the rulebook: thresholds where something starts or ends. */
  const ruled = clausesOf(game.rules).flatMap(({ text, ruling }) => `${text} ${ruling}`.match(/\d+/g) ?? []);
  const thresholds = [...new Set(ruled)].flatMap((each) => [Number(each), 2 * Number(each)]);

  /** Whether the draft can be read and played. */
  const isLegal = (draft: Position): boolean => {
    const read = game.read(editor.write(draft));
    return read.ok && !isTooLongToList(game, read.value) && game.outcome(read.value) === null;
  };

  /** A number at or just below a threshold, a small one, or any. */
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

  /** The squares around a centre on its part of the board, often on the first or last rank, where rays end. */
  const nearby = (): readonly Square[] => {
    const isEdge = ({ rank, region }: (typeof squares)[number]): boolean =>
      rank === 0 || rank === (regions.find(({ id }) => id === region)?.ranks ?? 0) - 1;
    const middle = oneOf(die(3) === 0 ? squares.filter(isEdge) : squares);
    return squares.flatMap(({ square, region, file, rank }) => {
      const steps = middle ? Math.max(Math.abs(file - middle.file), Math.abs(rank - middle.rank)) : 0;
      return region === middle?.region && steps <= EDIT_RADIUS ? [square] : [];
    });
  };

  /** The draft after one random edit, with names to count it by; null if nothing changes. */
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
    /** Empties `share` percent of the board. */
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

    /** A legal position after this many random edits, or the start if none is legal. */
    edit(start: Position, edits: number): Position {
      const near = nearby();
      let [legal, draft, pending] = [start, start, [] as (readonly string[])[]];
      for (let count = 0; count < edits; count++) {
        const [next, names] = editOnce(draft, near) ?? [draft, []];
        if (next === draft) continue;
        draft = next;
        pending.push(names);
        const isDone = isLegal(draft);
        if (!isDone && pending.length <= MOST_ILLEGAL) continue;
        // Refused tools count a little, so that none is tried forever.
        for (const name of pending.flat()) if (isDone || die(4) === 0) rare.count(name);
        if (isDone) legal = draft;
        [draft, pending] = [legal, []];
      }
      return legal;
    },
  };
};
