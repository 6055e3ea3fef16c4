/**
 * Tests a game by its entry in the list of games: laws on random games, demonstrations, the editor, the inspector,
 * reasons of refusals, and the legend. A variant's test file calls it:
 *
 *     describeVariant(entryOf('chess'), { games: 60, plies: 60, seed: 1 });
 */
import { describe, expect, it } from 'vitest';
import { reachOf } from '../../src/app/model/reach.ts';
import { randomIndexFrom } from '../../src/kernel/chance.ts';
import { acceptsValue, type Editor, faultOf, type ValueKind } from '../../src/kernel/editing/edit.ts';
import { disputesOf } from '../../src/kernel/editing/options.ts';
import { canAct, type Game, type GameEntry, type Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { deepFreeze } from '../../src/kernel/laws/laws.ts';
import { demonstrate } from '../../src/kernel/learning/demo.ts';
import { clausesOf } from '../../src/kernel/learning/rulebook.ts';
import { SIDES } from '../../src/kernel/side.ts';
import { GAMES } from '../../src/variants/index.ts';
import { atDepth } from './depth.ts';
import { describeLaws, type WalkOptions } from './laws.ts';
import { describeLegend } from './legend.ts';
import { randomGame } from './random.ts';
import { tryAtRandom } from './reasons.ts';
import { must } from './scenario.ts';

export const entryOf = (id: string): GameEntry => {
  const entry = GAMES.find((each) => each.id === id);
  invariant(entry, `${id} is in the list of games`);
  return entry;
};

/** Returns the position 12 plies into a random game, or the start if that game is over by then. */
const randomPosition = (game: Game, seed: number): Position => {
  const { last } = randomGame(game, seed, 12);
  return game.outcome(last) ? game.setup(seed) : last;
};

const randomValue = (kind: ValueKind, die: (sides: number) => number): string =>
  'of' in kind ? (kind.of[die(kind.of.length)]?.id ?? '') : String(kind.from + die(kind.to - kind.from + 1));

const editAtRandom = (game: Game, editor: Editor, draft: Position, die: (sides: number) => number): Position => {
  const square = die(game.board.squares.length);
  const brush = editor.brushes[die(editor.brushes.length)];
  const field = editor.fields[die(editor.fields.length)];
  const details = editor.details(draft, square);
  const detail = details[die(Math.max(1, details.length))];
  invariant(brush && field, 'an editor has brushes and fields');
  switch (die(5)) {
    case 0:
      return editor.clear(draft, square);
    case 1:
      return editor.carry(draft, square, die(game.board.squares.length));
    case 2:
      return field.read(draft) === null ? draft : field.write(draft, randomValue(field.kind(draft), die));
    case 3:
      return detail ? detail.write(randomValue(detail.kind, die)) : draft;
    default:
      return brush.put(draft, square, die(game.board.squares.length));
  }
};

const checkDraft = (game: Game, editor: Editor, draft: Position): void => {
  deepFreeze(draft);
  const { units, marks } = editor.show(draft);
  for (const { at } of Object.values(units))
    expect(at.every((square) => square >= 0 && square < game.board.squares.length)).toBe(true);
  expect(Object.keys(marks).every((square) => Number(square) < game.board.squares.length)).toBe(true);
  for (const field of editor.fields) {
    const value = field.read(draft);
    if (value === null) continue;
    expect(acceptsValue(field.kind(draft), value), `${field.title}: ${value}`).toBe(true);
    expect(field.read(field.write(draft, value)), field.title).toBe(value);
  }
  if (faultOf(game, editor, draft)) return;
  const position = must(game.read(editor.write(draft)));
  expect(game.view(position).turn.outcome === null).toBe(canAct(game, position));
};

const EDITS = atDepth(40, 150);

/** Tests that every edit can be shown and written, and that what the reader accepts can be played. */
const describeRandomEdits = (game: Game, editor: Editor): void => {
  it.each([1, 2, 3])('survives random edits (%i)', (seed) => {
    const die = randomIndexFrom(seed);
    let draft = seed === 1 ? editor.withoutUnits(game.setup(seed)) : randomPosition(game, seed);
    for (let count = 0; count < EDITS; count++) {
      draft = count % 30 === 29 ? randomPosition(game, seed + count) : editAtRandom(game, editor, draft, die);
      checkDraft(game, editor, draft);
    }
  });

  it('shows an edited position as the game does', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const position = randomPosition(game, seed);
      const shown = editor.show(position).units;
      const seen = game.view(position).units;
      const places = (units: typeof shown) =>
        Object.values(units).map(({ id, type, side, at }) => [id, type, side, at]);
      expect(places(shown)).toEqual(places(seen));
      expect(editor.write(position)).toBe(game.write(position));
    }
  });

  it('can empty the board', () => {
    expect(Object.keys(editor.show(editor.withoutUnits(randomPosition(game, 5))).units)).toEqual([]);
  });
};

const PLIES = 11;
/** Of the squares, one in this many is tried for a piece alone: enough to reach the middle of any board. */
const EVERY = atDepth(13, 7);
/** The number of units inspected at each position. */
const LOOKS = 6;

/** Tests that the inspector answers for units and squares in random games. */
const describeInspector = (game: Game): void => {
  const ids = new Set(clausesOf(game.rules).map(({ id }) => id));

  it("answers for both sides' units, with facts under existing clauses", () => {
    for (let seed = 1; seed <= 3; seed++) {
      for (const [ply, position] of randomGame(game, seed, PLIES).positions.entries()) {
        const units = Object.values(game.view(position).units).filter(({ inside }) => inside === undefined);
        for (let look = 0; look < LOOKS; look++) {
          const unit = units[(look * 7 + ply * 3) % units.length];
          const at = unit?.at[0];
          if (!unit || at === undefined) continue;
          const turned = game.withSideToMove(position, unit.side, at);
          const refusal = turned && reachOf(game, turned, at).refusal;
          if (refusal?.rule) expect(ids).toContain(refusal.rule);
          for (const { rule, label } of [...game.inspectorFacts(position, at), ...game.inspectorFacts(position, null)])
            expect(ids.has(rule) && label !== '', `${rule}: ${label}`).toBe(true);
        }
      }
    }
  });

  it('keeps overlays wherever the pointer is', () => {
    for (const position of randomGame(game, 4, PLIES).positions.slice(-2)) {
      const isEmpty = game.board.squares.map(() => true);
      for (const { at } of Object.values(game.view(position).units)) for (const square of at) isEmpty[square] = false;
      for (const { id, title } of game.lenses) {
        const atRest = game.look(position, id, null).map(([square]) => square);
        for (let square = 0; square < isEmpty.length; square += EVERY) {
          const shown = new Set(game.look(position, id, square).map(([each]) => each));
          // The overlay of the unit pointed at may replace others; pointing at an empty square only adds marks.
          const lost = isEmpty[square] ? atRest.filter((each) => !shown.has(each)) : [];
          expect([lost, shown.size > 0 || atRest.length === 0], `${title}, ${square}`).toEqual([[], true]);
        }
      }
    }
  });

  it('shows every piece by itself on any square', () => {
    for (const type of Object.keys(game.pieces)) {
      const standing = SIDES.flatMap((side) =>
        game.board.squares.flatMap(({ square }) => {
          const alone = square % EVERY === 0 ? game.diagramPosition(type, side, square) : null;
          return alone ? [[square, alone] as const] : [];
        }),
      );
      expect(standing.length, `the ${type} stands by itself`).toBeGreaterThan(0);
      for (const [square, alone] of standing) {
        const stands = Object.values(game.view(alone).units).some(({ at }) => at.includes(square));
        expect(stands, `${type} ${square}`).toBe(true);
        reachOf(game, alone, square);
      }
    }
  });
};

/**
 * Adds all suites of a game. `tries` is the number of random tries whose refusals are checked; `npm run campaign` makes
 * many more.
 */
export const describeVariant = (
  entry: GameEntry,
  { tries = 400, ...walks }: WalkOptions & { readonly tries?: number },
): void => {
  describe(entry.title, async () => {
    const [game, demos = {}, editor, examples] = await Promise.all([
      entry.load(),
      entry.demos?.(),
      entry.editor?.(),
      entry.examples?.(),
    ]);
    describeLaws(game, walks);

    it('demonstrates every clause, and nothing else', () => {
      expect(Object.keys(demos).sort()).toEqual(
        clausesOf(game.rules)
          .map(({ id }) => id)
          .sort(),
      );
    });

    it('names each clause in its demonstration', () => {
      const silent = Object.entries(demos).flatMap(([rule, demo]) => {
        const shown = demonstrate(game, rule, demo);
        return shown.ok ? [] : [`${rule}: ${shown.error.text}`];
      });
      expect(silent).toEqual([]);
    });

    if (editor) describeRandomEdits(game, editor);
    describeInspector(game);
    describeLegend(entry);

    it('names the cause of every refusal, under both readings of each dispute', () => {
      const tried = tryAtRandom(game, editor ?? null, tries, 11, examples);
      expect(tried.broken).toEqual([]);
      const rules = disputesOf(game.options).map(({ rule }) => rule);
      expect(rules.filter((rule) => !tried.met.has(rule))).toEqual([]);
      expect(tried.refused).toBeGreaterThan(tried.tries / 4);
    });
  });
};
