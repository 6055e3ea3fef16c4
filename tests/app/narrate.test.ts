import { expect, test } from 'vitest';
import { tableOfRecord } from '../../src/app/model/playing.ts';
import { loggedAt } from '../../src/app/narration/log.ts';
import { narrate, narratePreview } from '../../src/app/narration/narrate.ts';
import { readPicks } from '../../src/kernel/asking/target.ts';
import type { BoardEvent, Step } from '../../src/kernel/event.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import type { Badge, BoardView, Mark, UnitView } from '../../src/kernel/view.ts';
import { GAME as GREAT_WORM } from '../../src/variants/great-worm/index.ts';
import { GAME as INCHWORM } from '../../src/variants/inchworm/index.ts';
import { GAMES } from '../../src/variants/index.ts';
import { GAME as SNAKE } from '../../src/variants/snake/index.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { must } from '../support/scenario.ts';
import { sq } from './room.ts';

const RULE = 'CH-KING-1';
const rook: UnitView = { id: 1, type: 'rook', side: 'white', at: [sq('a1')], body: 'whole', badges: [] };
const pawn: UnitView = { id: 2, type: 'pawn', side: 'black', at: [sq('a7')], body: 'whole', badges: [] };
const before: BoardView = { ...CHESS.view(CHESS.setup(1)), units: { 1: rook, 2: pawn }, marks: {} };
const badge = (label: string, value?: number): Badge => ({
  kind: 'frozen',
  label,
  rule: RULE,
  ...(value !== undefined && { value }),
});
const mark = (label: string): Mark => ({ kind: 'wall', label, rule: RULE });

const told = (steps: readonly Step[], view = before): readonly string[] =>
  narrate(CHESS, view, steps).map(({ text }) => text);
const step = (...events: BoardEvent[]): Step => ({ rule: RULE, events });

test('a capture by the moving unit is one sentence', () => {
  const moved: BoardEvent = { kind: 'moved', unit: 1, path: [sq('a1'), sq('a7')], at: [sq('a7')] };
  expect(told([step({ kind: 'captured', unit: 2, by: 1 }, moved)])).toEqual([
    "White's Rook moves from a1 to a7 and captures Black's Pawn.",
  ]);
});

test('a capture from afar has its own sentence', () => {
  expect(told([step({ kind: 'captured', unit: 2 })])).toEqual(["Black's Pawn on a7 is captured."]);
});

test('a step with its own text is not narrated twice', () => {
  const follows = step({ kind: 'changed', unit: 2, to: { badges: [badge('Paralysed for 3 turns', 3)] } });
  expect(told([{ ...step(), text: 'The Pawn is stunned.' }, follows])).toEqual(['The Pawn is stunned.']);
});

test('a countdown is news at its start only', () => {
  const with_ = (badges: readonly Badge[]): BoardView => ({
    ...before,
    units: { 1: rook, 2: { ...pawn, badges } },
  });
  const to = (badges: readonly Badge[]) => [step({ kind: 'changed', unit: 2, to: { badges } })];
  expect(told(to([badge('Paralysed for 3 turns', 3)]))).toEqual(["Black's Pawn on a7: Paralysed for 3 turns."]);
  expect(told(to([badge('Paralysed for 2 turns', 2)]), with_([badge('Paralysed for 3 turns', 3)]))).toEqual([]);
  expect(told(to([]), with_([badge('Paralysed for 1 turn', 1)]))).toEqual([]);
});

const marked = (name: string, marks: readonly Mark[]): BoardEvent => ({
  kind: 'marked',
  square: sq(name),
  marks,
});

test('the same mark on several squares is one sentence', () => {
  expect(
    told([step(marked('c2', [mark('A wall')]), marked('c3', [mark('A wall')]), marked('d4', [mark('A wall')]))]),
  ).toEqual(['c2, c3 and d4: A wall.']);
});

test('a removed mark is not told', () => {
  expect(told([step(marked('c2', []))], { ...before, marks: { [sq('c2')]: [mark('A wall')] } })).toEqual([]);
});

test('a fact with its own news is told in those words, for one unit or many', () => {
  const guarded: Badge = {
    kind: 'guarded',
    label: 'guarded, so it cannot be captured',
    rule: RULE,
    news: '{} [is|are] now guarded',
  };
  const pawns = [2, 3, 4, 5].map((id, index): UnitView => ({ ...pawn, id, at: [sq('a7') + index] }));
  const changed = (units: readonly UnitView[]) =>
    step(...units.map(({ id }): BoardEvent => ({ kind: 'changed', unit: id, to: { badges: [guarded] } })));
  const view: BoardView = {
    ...before,
    units: Object.fromEntries([rook, ...pawns].map((unit) => [unit.id, unit])),
  };
  const say = (...units: readonly UnitView[]) => told([changed(units)], view);
  expect(say(rook)).toEqual(["White's Rook on a1 is now guarded."]);
  expect(say(...pawns.slice(0, 2))).toEqual(["Black's Pawns on a7 and b7 are now guarded."]);
  expect(say(rook, pawn)).toEqual(["White's Rook on a1 and Black's Pawn on a7 are now guarded."]);
  expect(say(...pawns)).toEqual(['4 black Pawns are now guarded.']);
  expect(told([changed(pawns.slice(0, 1)), changed(pawns.slice(1, 2))], view)).toEqual([
    "Black's Pawns on a7 and b7 are now guarded.",
  ]);
});

test('ticking labels and facts without news are not told', () => {
  const tomb = (left: number): Mark => ({
    kind: 'tomb',
    label: `tomb, ${left} turns left`,
    rule: RULE,
    news: '{} [becomes a tomb|become tombs]',
  });
  const wall: Mark = { kind: 'wall', label: 'wall of a Rook', rule: RULE, news: '' };
  const marked = (name: string, marks: readonly Mark[]): BoardEvent => ({
    kind: 'marked',
    square: sq(name),
    marks,
  });
  const ticking = { ...before, marks: { [sq('c2')]: [tomb(5)] } };
  expect(told([step(marked('c2', [tomb(4)]), marked('c3', [wall]))], ticking)).toEqual([]);
  expect(told([step(marked('c2', [tomb(4)]), marked('c3', [tomb(40)]))], ticking)).toEqual(['c3 becomes a tomb.']);
});

test.each([
  [GREAT_WORM, 'Wa1xa5', ["Black's Worm Titan on a6 is in Check from the Wing on a5."]],
  [
    GREAT_WORM,
    'Kf4-f5',
    ["White's Worm Titan on f7 is in Check from the Worm Titan on f5, after the Claw on f6 moves to g6."],
  ],
  [SNAKE, 'Sb2', ["Black's Snake on g7 is attacked by the Kheshig on f6."]],
  [INCHWORM, 'c3xb4=Q (3,7)+', ["Black's King on f8 is in check from White's Queen on b4."]],
] as const)('a check is told once, in words: %#', (game, notation, words) => {
  const [sample] = game.samples;
  invariant(sample, 'every game has a sample');
  const table = must(tableOfRecord(game, sample.record));
  const said = table.line.flatMap((_, index) => {
    const { notation: name, lines } = loggedAt(table, index);
    return name === notation ? [lines.map(({ text }) => text).filter((text) => /check|attack/i.test(text))] : [];
  });
  expect(said).toContainEqual(words);
});

test('dice are told with odds and result', () => {
  expect(told([step({ kind: 'rolled', what: 'explosion', chance: [1, 12], came: false, squares: [] })])).toEqual([
    'Explosion (1 in 12): no.',
  ]);
});

test('previews tell odds in lowest terms, never the dice that will fall', async () => {
  const entry = GAMES.find(({ id }) => id === 'inchworm');
  invariant(entry, 'the game of dice is in the list');
  const game = await entry.load();
  const picks = readPicks(game.board, 'e2 e4');
  invariant(picks.ok, 'e2 e4');
  const preview = game.preview(game.setup(1), picks.value);
  invariant(preview.ok, 'e2 e4');
  const lines = narratePreview(game, game.view(game.setup(1)), preview.value.tell()).map(({ text }) => text);
  expect(lines.filter((line) => line.startsWith('1 in 12: the Pawn on e4 explodes and destroys ')).length).toBe(1);
  expect(lines.some((line) => / rolls/.test(line))).toBe(false);
});
