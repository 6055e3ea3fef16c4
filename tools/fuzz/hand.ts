/**
 * Positions set up at random: the editor's tools on squares near one another, as far as the strict reader of the
 * position file accepts the result. What has come up seldom is used more often.
 */
import { prepare } from '../../src/kernel/asking/legal.ts';
import type { Square } from '../../src/kernel/board/board.ts';
import type { Die } from '../../src/kernel/chance.ts';
import type { Editor, ValueKind } from '../../src/kernel/editing/edit.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { clausesOf } from '../../src/kernel/learning/rulebook.ts';

/** Parts into which a board is divided for clearing; pieces that every position needs stay. */
const PARTS = 16;
/** The most steps from the middle of an edit, and the tries after edits without effect. */
const REACH = 3;
const TRIES = 8;
/** Edits in a row that leave a draft impossible, before it returns to its last possible form. */
const PATIENCE = 3;

/** Most questions asked to find all that can be picked: a side in check with many steps may need a million. */
const MOST_ASKED = 400;

/** Does it take too long to find what can be picked? */
export const isLaborious = (game: Game, position: Position): boolean => {
  let asked = 0;
  return !prepare(game.menu(position), [], () => asked++ < MOST_ASKED);
};

/** A detail's name without the number of its unit. */
const plain = (id: string): string => id.replace(/\d+/g, '');

const MOST_COUNT = 1_000_000;

/** Counts of names, by which rare ones are chosen more often, until they are as common as others. */
export const createRareFirst = () => {
  const counts = new Map<string, number>();
  const times = (what: string): number => counts.get(what) ?? 0;
  return {
    times,
    saw(what: string): void {
      counts.set(what, times(what) + 1);
    },
    /** One of a list; the rarer its name so far, the likelier it is; those of one name are equally likely. */
    choose<T>(die: Die, list: readonly T[], nameOf: (each: T) => string): T | undefined {
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

type RareFirst = ReturnType<typeof createRareFirst>;

export const createHand = (game: Game, editor: Editor, die: Die, rare: RareFirst) => {
  const { squares, regions } = game.board;
  const oneOf = <T>(list: readonly T[]): T | undefined => list[die(list.length)];
  /** The numbers in the rulebook: thresholds where something begins, ends or changes. */
  const ruled = clausesOf(game.rules).flatMap(({ text, ruling }) => `${text} ${ruling}`.match(/\d+/g) ?? []);
  const thresholds = [...new Set(ruled)].flatMap((each) => [Number(each), 2 * Number(each)]);

  /** Can a draft be played from, by the reader of the position file and the end of the game? */
  const isLegal = (draft: Position): boolean => {
    const read = game.read(editor.write(draft));
    return read.ok && !isLaborious(game, read.value) && game.outcome(read.value) === null;
  };

  /** A number at one of the rulebook's thresholds or just before it; one of the first; or any. */
  const numberIn = (from: number, to: number): number => {
    const near = thresholds.map((each) => each - die(5)).filter((each) => each >= from && each <= to);
    const way = die(4);
    if (way < 2) return oneOf(near) ?? from;
    return from + die(way === 2 ? Math.min(12, to - from + 1) : to - from + 1);
  };

  const drawn = (kind: ValueKind, id: string): string =>
    'of' in kind
      ? (rare.choose(die, kind.of, (each) => `${id}=${each.id}`)?.id ?? '')
      : String(numberIn(kind.from, kind.to));

  /** The squares near a middle, on its own part of the board: often on the first or last rank, where rays end. */
  const nearby = (): readonly Square[] => {
    const isEdge = ({ rank, region }: (typeof squares)[number]): boolean =>
      rank === 0 || rank === (regions.find(({ id }) => id === region)?.ranks ?? 0) - 1;
    const middle = oneOf(die(3) === 0 ? squares.filter(isEdge) : squares);
    return squares.flatMap(({ square, region, file, rank }) => {
      const steps = middle ? Math.max(Math.abs(file - middle.file), Math.abs(rank - middle.rank)) : 0;
      return region === middle?.region && steps <= REACH ? [square] : [];
    });
  };

  /** The draft after one random edit, and the names to count it by; null where it changes nothing. */
  const edited = (
    draft: Position,
    near: readonly Square[],
  ): readonly [Position, readonly string[]] | null => {
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
      const chosen = rare.choose(die, way < 4 ? fields : details(), ({ id }) => plain(id));
      if (!chosen) return null;
      const [id, value] = [plain(chosen.id), drawn(chosen.kind, plain(chosen.id))];
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
    /** A position with so many hundredths of its board emptied. */
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

    /** A legal position after so many random edits; the start's own where none of them is legal. */
    edit(start: Position, edits: number): Position {
      const near = nearby();
      let [legal, draft, pending] = [start, start, [] as (readonly string[])[]];
      for (let count = 0; count < edits; count++) {
        const [next, names] = edited(draft, near) ?? [draft, []];
        if (next === draft) continue;
        draft = next;
        pending.push(names);
        const isDone = isLegal(draft);
        if (!isDone && pending.length <= PATIENCE) continue;
        // Tools that are refused count a little, so that none is tried for ever.
        for (const name of pending.flat()) if (isDone || die(4) === 0) rare.saw(name);
        if (isDone) legal = draft;
        [draft, pending] = [legal, []];
      }
      return legal;
    },
  };
};
