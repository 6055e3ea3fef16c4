/**
 * Tests the turning points of a line: the corrected advantages before and after its turns, how repeats are joined, and
 * which points are shown.
 */
import { describe, expect, it } from 'vitest';
import type { ShortTurn } from '../../src/app/narration/short.ts';
import { DECIDED, WON_NOW } from '../../src/app/review/advantages.ts';
import {
  correctedAdvantages,
  fallsIn,
  MAX_POINTS,
  mostImportant,
  pointsIn,
} from '../../src/app/review/turning-points.ts';

type Decider = 'choice' | 'dice' | 'ended';

/** Builds turns of White and Black alternately, of one action each. */
const turnsOf = (...deciders: readonly Decider[]): readonly ShortTurn[] =>
  deciders.map((decider, at) => ({
    from: at,
    to: at + 1,
    number: 1 + (at >> 1),
    side: at % 2 === 0 ? 'white' : 'black',
    actions: [{ eventOccurred: decider === 'dice', isAside: decider === 'ended' }] as unknown as ShortTurn['actions'],
  }));

const chosen = (count: number): readonly ShortTurn[] =>
  turnsOf(...Array.from({ length: count }, (): Decider => 'choice'));

const pointsOf = (...standings: readonly number[]) => pointsIn(chosen(standings.length - 1), standings);

describe('settled standings', () => {
  it('follow the line, so that only a loss changes them', () => {
    // White's first turn proved better than the search saw, and so did Black's last.
    expect(correctedAdvantages(chosen(4), [0, 300, 500, 400, 300])).toEqual([300, 300, 500, 300, 300]);
  });

  it('are the mean where estimates alternate with the turn', () => {
    expect(correctedAdvantages(chosen(3), [360, -900, 360, -900])).toEqual([-270, -270, -270, -270]);
    expect(correctedAdvantages(chosen(4), [360, -900, 360, -900, -850])).toEqual([-270, -270, -270, -850, -850]);
    // A chance that was missed only once is no alternation, nor is a proved win.
    for (const kept of [
      [360, -900, 360],
      [360, -DECIDED, 360, -DECIDED],
    ])
      expect(correctedAdvantages(chosen(kept.length - 1), kept)).toEqual(kept);
  });

  it('stay unknown before dice, and where nothing was judged', () => {
    expect(correctedAdvantages(turnsOf('dice', 'ended'), [0, 300, -DECIDED])).toEqual([0, 300, -DECIDED]);
    expect(correctedAdvantages(chosen(2), [0, null, -500])).toEqual([0, null, -500]);
    expect(correctedAdvantages(chosen(2), [0, undefined, -500])).toEqual([0, undefined, -500]);
  });
});

describe('falls', () => {
  it('are wins given or missed, and value lost', () => {
    expect(pointsOf(0, -DECIDED, 0, -160).map(({ kind, loss }) => [kind, loss])).toEqual([
      ['letWin', DECIDED],
      ['missedWin', DECIDED],
      ['lostValue', 160],
    ]);
    expect(pointsOf(0, -149)).toEqual([]);
  });

  it('count less in a decided game, except for an immediate win', () => {
    expect(pointsOf(-700, -1000)).toEqual([]);
    expect(pointsOf(300, 60)).toHaveLength(1);
    expect(pointsOf(-900, -WON_NOW, -900).map(({ kind }) => kind)).toEqual(['letWin', 'missedWin']);
  });

  it('by dice go either way, and a resignation is an end', () => {
    const falls = fallsIn(turnsOf('dice', 'dice', 'ended'), [0, 300, 600, -DECIDED]);
    expect(falls.map(({ kind, loss }) => [kind, loss])).toEqual([
      ['dice', -300],
      ['dice', 300],
      ['ended', 600 + DECIDED],
    ]);
  });
});

describe('turning points', () => {
  it('join turns in which both sides missed the same chance', () => {
    const [won, level] = [DECIDED, 0];
    // Black gives White a win, which White misses three times and Black leaves open twice. Then Black gives it again,
    // and White takes it.
    const points = pointsOf(level, level, won, level, won, level, won, level, won, won);
    expect(points.map(({ kind, turns }) => [kind, turns.map(({ from }) => from)])).toEqual([
      ['letWin', [1]],
      ['missedWin', [2, 3, 4, 5, 6]],
      ['letWin', [7]],
    ]);
    expect(points[1]?.last.turn.from).toBe(6);
  });

  it('do not join other chances', () => {
    expect(pointsOf(400, 0, 400, -400, 0)).toHaveLength(4);
    expect(pointsOf(400, 0, 400, -400, 0, -400).every(({ turns }) => turns.length === 1)).toBe(true);
  });

  it('mark the one that decided the game, if it is over', () => {
    const points = pointsOf(0, -DECIDED, 0, -DECIDED, -DECIDED);
    expect(points.map(({ isDecisive }) => isDecisive)).toEqual([false, false, true]);
    expect(pointsOf(0, -500).some(({ isDecisive }) => isDecisive)).toBe(false);
  });

  it("are shown if they are each side's largest, or decided the game", () => {
    const [fall] = pointsOf(0, -500);
    const points = [200, 700, 600, 500, 400, 300].flatMap((loss) => (fall ? [{ ...fall, loss }] : []));
    const shown = mostImportant(points.map((point) => ({ ...point, isDecisive: point.loss === 200 })));
    expect(MAX_POINTS).toBe(5);
    expect(shown.map(({ loss }) => loss)).toEqual([200, 700, 600, 500, 400]);
  });
});
