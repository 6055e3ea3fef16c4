/** Tests demonstrations as scenes: picks, previews, events and refusals, each on a board of its own. */
import { expect, test } from 'vitest';
import { recordFrom, scenesOfDemo } from '../../src/app/boards/clause-demo.ts';
import { positionOf } from '../../src/app/model/table.ts';
import type { Demo } from '../../src/kernel/learning/demo.ts';
import { GAME as INCHWORM } from '../../src/variants/inchworm/index.ts';
import { GAMES } from '../../src/variants/index.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { must } from '../support/scenario.ts';

const film = (rule: string, demo: Omit<Demo, 'says'>) => must(scenesOfDemo(CHESS, rule, { says: 'See.', ...demo }));
const told = (scenes: ReturnType<typeof film>) => scenes.map(({ lines }) => lines.map(({ rule }) => rule).join(' '));

const EN_PASSANT = { at: 'k7/3p4/8/4P3/8/8/8/K7 b - - 0 1', play: 'd7 d5; e5 d6' };

test('an action is picked, then shown with its clause', () => {
  const scenes = film('CH-PAWN-2', EN_PASSANT);
  expect(scenes.length).toBeGreaterThanOrEqual(5);
  expect(scenes.filter(({ shown }) => shown.proposed)).toEqual([]);
  expect(scenes.filter(({ shown }) => shown.playback).length).toBeGreaterThanOrEqual(2);
  expect(told(scenes).filter((rules) => rules.includes('CH-PAWN-2')).length).toBeGreaterThan(0);
});

test('an action with dice is first shown with its odds', () => {
  const scenes = must(scenesOfDemo(INCHWORM, 'IW-MAG-3', { says: 'See.', play: 'e2 e4' }));
  expect(scenes.find(({ shown }) => shown.proposed)?.lines.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/1 in 12/),
  );
});

test('a refusal is the last scene, with its squares', () => {
  const last = film('CH-MOVE-2', { tries: 'a1 a2' }).at(-1);
  expect(last?.shown.table.refused?.refusal).toMatchObject({
    rule: 'CH-MOVE-2',
    squares: [expect.any(Number)],
  });
});

test('a position that already shows the clause is one scene', () => {
  expect(film('CH-END-2', { at: 'k7/2Q5/8/8/8/8/8/K7 b - - 0 1' })).toHaveLength(1);
});

test('play can continue from any scene', () => {
  for (const { shown } of film('CH-PAWN-2', EN_PASSANT)) {
    const record = recordFrom(shown.table);
    expect(record.start).toBe(EN_PASSANT.at);
    expect(record.actions).toHaveLength(shown.table.cursor);
    expect(CHESS.write(positionOf(shown.table))).toBeTruthy();
  }
});

test('a refused try gives its reason, without notation', async () => {
  for (const entry of GAMES) {
    const game = await entry.load();
    for (const [rule, demo] of Object.entries((await entry.demos?.()) ?? {}).filter(
      ([, { tries }]) => tries !== undefined,
    ))
      for (const { lines } of must(scenesOfDemo(game, rule, demo)))
        expect(lines.map(({ text }) => text).join(' '), rule).not.toMatch(/\bWrite\b|\bis not a move\b/);
  }
});
