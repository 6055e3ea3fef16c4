/** Rules in dispute: the wait for a Leg, in one position by both readings. */
import { expect, it } from 'vitest';
import { GAME } from '../../../src/variants/great-worm/index.ts';
import { describeLaws } from '../../support/laws.ts';
import { must } from '../../support/scenario.ts';
import { at, reached, refusal, START } from './support.ts';

/** The position of a line where both sides' turns count. */
const both = (line: string): string => line.replace(/-$/, 'W');

const waits = (line: string, actions: string): string | undefined =>
  GAME.write(reached(line, actions)).split(' ')[5];

it("GW-NIGHT-3: a wait counts the side's turns, or both sides'", () => {
  const created = 'Ce3-e4 / Ke1-e2 +Ld2';
  expect(waits(START, created)).toBe('9/0');
  expect(waits(both(START), created)).toBe('9/0');
  const answered = `${created} Ce6-e5 / Ke8-e7 +Ld7`;
  expect(waits(START, answered)).toBe('9/9');
  expect(waits(both(START), answered)).toBe('8/9');
});

it('GW-NIGHT-3: the next Leg is possible in 10 turns, or in 5', () => {
  const line = (wait: number) => `4k3/7c/8/8/4K3/7C/8/8 w R e1/e8 e1,e2,e3,e4/e8 ${wait}/0 - 9 -`;
  const tried = (start: string) => refusal(start, 'Ch3-h4', 'Ke4-d4 +Ld2').text;
  expect(tried(line(2))).toContain(': White must wait 2 more turns for a Leg.');
  expect(tried(both(line(2)))).toContain(': White must wait 1 more turn for a Leg.');
  const told = (start: string) =>
    must(
      GAME.play(
        reached(start, 'Ce3-e4'),
        must(GAME.readAction(reached(start, 'Ce3-e4'), 'Ke1-e2 +Ld2')).picks,
      ),
    )
      .tell()
      .find(({ rule }) => rule === 'GW-NIGHT-3')?.text;
  expect(told(START)).toBe('The next Leg is possible in 10 turns.');
  expect(told(both(START))).toBe('The next Leg is possible in 5 turns.');
});

it('GW-NIGHT-3: the figure of a wait is the number of turns in which a side has no Leg', () => {
  const line = '4k3/7c/8/8/4K3/7C/8/8 b R e1/e8 e1,e2,e3,e4/e8 9/8 - 9 -';
  const labels = (start: string) => {
    const { white, black } = GAME.view(at(start)).turn.players;
    return [...white, ...black].filter(({ kind }) => kind === 'leg-wait').map(({ label }) => label);
  };
  expect(labels(line)).toEqual(['Next Leg in 9 turns', 'Next Leg in 8 turns']);
  expect(labels(both(line))).toEqual(['Next Leg in 4 turns', 'Next Leg in 4 turns']);
});

it('the text of a position carries the reading that is not ours', () => {
  expect(GAME.write(GAME.setup(1))).toBe(START);
  expect(GAME.write(GAME.setup(1, { wait: 'own' }))).toBe(START);
  expect(GAME.write(GAME.setup(1, { wait: 'both' }))).toBe(both(START));
  expect(GAME.write(GAME.setup(1, { passing: 'on', wait: 'both' }))).toBe(START.replace(/-$/, 'PW'));
  expect(GAME.write(at(both(START)))).toBe(both(START));
  expect(GAME.read(START.replace(/-$/, 'WP'))).toMatchObject({
    ok: false,
    error: { text: expect.stringContaining('Field 9 (options): "WP"') },
  });
});

describeLaws(GAME, { games: 10, plies: 60, seed: 1, options: { wait: 'both' } });
