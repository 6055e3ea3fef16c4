/** Tests that FrozenChess's log is short: even a turn of the busiest samples tells only news. */
import { expect, it } from 'vitest';
import { narrate } from '../../../src/app/narration/narrate.ts';
import { playText, replay } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { must } from '../../support/scenario.ts';
import { at } from './support.ts';

const MEDIAN = 6;
const MAX_LINES = 12;

it.each(GAME.samples.map(({ title, record }) => [title, record] as const))(
  'the log of "%s" is short',
  (_title, record) => {
    const { start, actions } = must(replay(GAME, record));
    let before = start;
    const counts = actions.map(({ position, tell }) => {
      const steps = tell();
      const lines = narrate(GAME, GAME.view(before), steps);
      before = position;
      for (const { text } of lines) expect(text).not.toMatch(/\b0\b/);
      const isBurst = steps.some(({ events }) => events.some(({ kind }) => kind === 'burst'));
      return { count: new Set(lines.map(({ text }) => text)).size, isBurst };
    });
    const sorted = counts.map(({ count }) => count).sort((a, b) => a - b);
    expect(sorted[sorted.length >> 1]).toBeLessThanOrEqual(MEDIAN);
    expect(Math.max(...counts.flatMap(({ count, isBurst }) => (isBurst ? [] : [count])))).toBeLessThanOrEqual(
      MAX_LINES,
    );
  },
);

it('timers are not narrated: beside tombs and areas a Nullmove is one line', () => {
  const position = at('w Rd4*5 Ea3{12} Qa1 / b Pc13 Nk8 / closed e5:p / rot e5:3 / quick b2:9 / turn b');
  const [turn] = must(playText(GAME, position, '00'));
  expect(narrate(GAME, GAME.view(position), turn?.tell() ?? []).map(({ text }) => text)).toEqual([
    'Black plays a Nullmove.',
  ]);
});
