import { describe, expect, it } from 'vitest';
import { deepEqual } from '../../src/kernel/deep-equal.ts';
import { derivedSteps } from '../../src/kernel/derived-steps.ts';
import { type BoardEvent, makeStep } from '../../src/kernel/event.ts';
import { foldView } from '../../src/kernel/fold.ts';
import { type Badge, type BoardView, type Mark, type UnitView, unitsOn } from '../../src/kernel/view.ts';

const badge = (kind: string, rule = 'T-1'): Badge => ({ kind, label: kind, rule });
const mark = (kind: string, rule = 'T-2'): Mark => ({ kind, label: kind, rule });

const unit = (id: number, at: readonly number[], extra: Partial<UnitView> = {}): UnitView => ({
  id,
  type: 'rook',
  side: 'white',
  at,
  body: 'whole',
  badges: [],
  ...extra,
});

const view = (units: readonly UnitView[], extra: Partial<BoardView> = {}): BoardView => ({
  units: Object.fromEntries(units.map((each) => [each.id, each])),
  marks: {},
  turn: {
    toMove: 'white',
    number: 1,
    phases: [],
    players: { white: [], black: [] },
    notes: [],
    outcome: null,
  },
  ...extra,
});

const folded = (start: BoardView, ...events: readonly BoardEvent[]) => foldView(start, [makeStep('T-0', events)]);
const OUTCOME = { winner: 'white', rule: 'T-9', text: 'White wins.' } as const;

describe('folding events over a view', () => {
  const start = view([unit(1, [0]), unit(2, [5, 6, 7], { body: 'chain', facing: 'n' })], {
    marks: { 9: [mark('trap')] },
  });

  it('moves', () => {
    expect(folded(start, { kind: 'moved', unit: 2, path: [5, 4], at: [4, 5, 6] }).units[2]?.at).toEqual([4, 5, 6]);
  });

  it('applies captures and arrivals', () => {
    const after = folded(start, { kind: 'captured', unit: 1, by: 2 }, { kind: 'appeared', unit: unit(3, [8]) });
    expect(Object.keys(after.units)).toEqual(['2', '3']);
  });

  it('applies changes, and removes optional fields', () => {
    const after = folded(start, {
      kind: 'changed',
      unit: 2,
      to: { type: 'worm', badges: [badge('held')] },
      without: ['facing'],
    });
    expect(after.units[2]).toEqual(unit(2, [5, 6, 7], { body: 'chain', type: 'worm', badges: [badge('held')] }));
    expect(after.units[2]).not.toHaveProperty('facing');
  });

  it('applies marks, and removes them by empty lists', () => {
    expect(folded(start, { kind: 'marked', square: 3, marks: [mark('wall')] }).marks).toEqual({
      3: [mark('wall')],
      9: [mark('trap')],
    });
    expect(folded(start, { kind: 'marked', square: 9, marks: [] }).marks).toEqual({});
  });

  it('turns and ends', () => {
    const turn = { ...start.turn, toMove: 'black', number: 2 } as const;
    expect(folded(start, { kind: 'turned', turn }, { kind: 'ended', outcome: OUTCOME }).turn).toEqual({
      ...turn,
      outcome: OUTCOME,
    });
  });

  it('ignores events without effect', () => {
    const after = folded(
      start,
      { kind: 'burst', centre: 1, squares: [0, 2] },
      { kind: 'traced', what: 'line', line: [0, 7] },
      { kind: 'rolled', what: 'die', chance: [1, 6], came: true, squares: [1] },
    );
    expect(after).toBe(start);
  });

  it('does not mutate the old view, and ignores unknown units', () => {
    const before = JSON.stringify(start);
    folded(
      start,
      { kind: 'moved', unit: 1, path: [0, 1], at: [1] },
      { kind: 'changed', unit: 2, to: { badges: [] }, without: ['facing'] },
    );
    expect(JSON.stringify(start)).toBe(before);
    expect(() => folded(start, { kind: 'moved', unit: 7, path: [], at: [] })).toThrow('unit 7');
  });

  it('finds all units on a square', () => {
    expect(unitsOn(view([unit(1, [0]), unit(2, [0, 1]), unit(3, [2])]), 0).map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe('steps added by the kernel', () => {
  const start = view([unit(1, [0])]);
  const steps = (before: BoardView, after: BoardView) =>
    derivedSteps(before, after, 'T-TURN').map(({ rule, events }) => [rule, ...events.map(({ kind }) => kind)]);

  it('are none if all was told', () => {
    expect(steps(start, structuredClone(start))).toEqual([]);
  });

  it('are badges, under the clause of the new one or the old one', () => {
    const held = view([unit(1, [0], { badges: [badge('held', 'T-5')] })]);
    expect(steps(start, held)).toEqual([['T-5', 'changed']]);
    expect(steps(held, start)).toEqual([['T-5', 'changed']]);
    const both = view([unit(1, [0], { badges: [badge('held', 'T-5'), badge('check', 'T-6')] })]);
    expect(steps(held, both)).toEqual([['T-6', 'changed']]);
  });

  it('are marks, together by clause', () => {
    const marked = view([unit(1, [0])], { marks: { 3: [mark('wall')], 4: [mark('wall')] } });
    expect(steps(start, marked)).toEqual([['T-2', 'marked', 'marked']]);
    expect(foldView(marked, derivedSteps(marked, start, 'T-TURN'))).toEqual(start);
  });

  it('are the turn and finally the end', () => {
    const turn = { ...start.turn, toMove: 'black', outcome: OUTCOME } as const;
    const over = { ...start, turn };
    expect(steps(start, over)).toEqual([
      ['T-TURN', 'turned'],
      ['T-9', 'ended'],
    ]);
    expect(foldView(start, derivedSteps(start, over, 'T-TURN'))).toEqual(over);
  });

  it('are never moves, which a game must tell itself', () => {
    const elsewhere = view([unit(1, [1])]);
    expect(steps(start, elsewhere)).toEqual([]);
    expect(foldView(start, derivedSteps(start, elsewhere, 'T-TURN'))).not.toEqual(elsewhere);
  });

  it('are none after the end', () => {
    const over = { ...start, turn: { ...start.turn, outcome: OUTCOME } };
    expect(() => derivedSteps(over, start, 'T-TURN')).toThrow('goes on');
  });
});

describe('sameness', () => {
  it('compares values, ignoring key order', () => {
    expect(deepEqual({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
  });

  it.each([
    [1, 2],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1 }, { b: 1 }],
    [[1], { 0: 1 }],
    [null, {}],
    [
      [1, 2],
      [2, 1],
    ],
    ['1', 1],
    [{ a: undefined }, {}],
  ])('%j is not %j', (a, b) => {
    expect(deepEqual(a, b)).toBe(false);
    expect(deepEqual(b, a)).toBe(false);
  });
});
