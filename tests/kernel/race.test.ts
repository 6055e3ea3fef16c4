/** Tests kernel features that chess lacks: dice, previews that never reveal the future, and perft by whole actions. */
import { describe, expect, it } from 'vitest';
import { act } from '../../src/kernel/asking/menu.ts';
import { readPicks, type Target } from '../../src/kernel/asking/target.ts';
import { defineGame } from '../../src/kernel/define.ts';
import type { Position } from '../../src/kernel/game.ts';
import { recordOf, replay, withAction } from '../../src/kernel/record.ts';
import { describeLaws } from '../support/laws.ts';
import { RACE, GAME as race } from '../support/race.ts';
import { must } from '../support/scenario.ts';

const picks = (text: string): readonly Target[] => must(readPicks(race.board, text));
const start = race.setup(1);

/** Whether the runner's roll succeeds, in play or in a preview. */
const came = (position: Position, how: 'play' | 'preview'): boolean | undefined => {
  const events = must(race[how](position, picks('a1 =run')))
    .tell()
    .flatMap((step) => step.events);
  return events.flatMap((event) => (event.kind === 'rolled' ? [event.came] : []))[0];
};

const withRolls = (...dictated: readonly number[]): Position => ({
  ...start,
  rng: { kind: 'seeded', state: 0, dictated },
});

describeLaws(race, { games: 40, plies: 40, seed: 1 });

describe('dice in a game', () => {
  it('are fair over seeds', () => {
    const hits = Array.from({ length: 3000 }, (_, seed) => came(race.setup(seed), 'play')).filter(Boolean).length;
    expect(hits).toBeGreaterThan(2400);
    expect(hits).toBeLessThan(2600);
  });

  it('can be dictated', () => {
    expect(came(withRolls(1), 'play')).toBe(false);
    expect(came(withRolls(2), 'play')).toBe(true);
  });

  it('are never revealed by a preview, even if dictated', () => {
    expect(came(withRolls(1), 'preview')).toBe(true);
    for (let seed = 0; seed < 50; seed++) expect(came(race.setup(seed), 'preview')).toBe(true);
  });

  it('are the same on the same line, and new on another', () => {
    const lines = ['a1 =walk', 'a1 =run'].map((first) => must(race.play(start, picks(first))).state);
    const [walked, ran] = lines.map((position) => position.rng);
    expect(walked).not.toEqual(ran);
    const [once, again] = [must(race.play(start, picks('a1 =run'))), must(race.play(start, picks('a1 =run')))];
    expect(again.state).toEqual(once.state);
    expect(again.tell()).toEqual(once.tell());
  });

  it('are restored by replaying a record', () => {
    let record = recordOf(race, 11);
    let position = race.setup(11);
    while (!race.outcome(position)) {
      const [, run] = [...race.actions(position)];
      const action = run?.picks ?? [];
      position = must(race.play(position, action)).state;
      record = withAction(record, race, action);
    }
    expect(must(replay(race, record)).actions.at(-1)?.position).toEqual(position);
    expect(replay(race, { ...record, seed: 12 })).not.toEqual(replay(race, record));
  });
});

describe('counting', () => {
  it('counts every action by default', () => {
    expect([1, 2, 3].map((depth) => race.perft(start, depth))).toEqual([2, 4, 8]);
  });

  it('counts whole plays of several actions', () => {
    const pairs = defineGame({
      ...RACE,
      asking: { counting: { endsPlay: ({ toMove }) => toMove === 'white' } },
    });
    expect([0, 1, 2].map((depth) => pairs.perft(start, depth))).toEqual([1, 4, 16]);
  });

  it('counts as the rules document does, if a game says how', () => {
    const onlyWalking = defineGame({
      ...RACE,
      asking: { counting: { menu: () => act('walk' as const) } },
    });
    expect([1, 2, 3].map((depth) => onlyWalking.perft(onlyWalking.setup(1), depth))).toEqual([1, 1, 1]);
    expect([...onlyWalking.actions(onlyWalking.setup(1))]).toHaveLength(2);
  });

  it('counts nothing after the end', () => {
    expect(race.perft(must(race.read('{"toMove":"white","white":0,"black":11}')), 1)).toBe(0);
  });
});
