/**
 * Tests the legend of a game: each sign that demonstrations, lessons and samples show must have a sentence, and no
 * sentence may be about a sign never shown.
 */
import { expect, it } from 'vitest';
import type { Game, GameEntry, Position } from '../../src/kernel/game.ts';
import { type Demo, demonstrate } from '../../src/kernel/learning/demo.ts';
import type { Legend } from '../../src/kernel/learning/legend.ts';
import { lessonsOf, startOfLesson } from '../../src/kernel/learning/lesson.ts';
import { clausesOf } from '../../src/kernel/learning/rulebook.ts';
import { replayOnce } from './samples.ts';
import { must } from './scenario.ts';

/** The kinds of signs that a game has shown; `drawn` are its badges that are drawn as icons and not as numbers. */
type Seen = Readonly<Record<keyof Legend | 'drawn', Set<string>>>;

const addSigns = (game: Game, position: Position, { marks, badges, drawn }: Seen): void => {
  const view = game.view(position);
  for (const { kind } of Object.values(view.marks).flat()) marks.add(kind);
  for (const { kind, value } of Object.values(view.units).flatMap((unit) => unit.badges)) {
    badges.add(kind);
    if (value === undefined && kind !== 'check') drawn.add(kind);
  }
};

/** The most pieces whose overlays are collected at a position. */
const POINTED = 16;

/** Collects the kinds of marks that the overlays show, at rest and with the pointer on a piece. */
const addOverlays = (game: Game, position: Position, lenses: readonly string[], { overlays }: Seen): void => {
  const standing = Object.values(game.view(position).units).flatMap(({ at }) => at.slice(0, 1));
  for (const focus of [null, ...standing.slice(0, POINTED)]) {
    for (const lens of lenses) for (const [, { kind }] of game.look(position, lens, focus)) overlays.add(kind);
    if (focus !== null) for (const [, { kind }] of game.attackers(position, focus)) overlays.add(kind);
  }
};

const addDemoSigns = (game: Game, rule: string, demo: Demo, seen: Seen): void => {
  const { start, actions, last } = must(demonstrate(game, rule, demo));
  for (const position of [start, ...actions.map((turn) => turn.position), ...(last ? [last.position] : [])])
    addSigns(game, position, seen);
  if (demo.lens !== undefined) addOverlays(game, actions.at(-1)?.position ?? start, [demo.lens], seen);
};

/** Of a sample's positions, one in this many is examined. */
const EVERY = 20;

const signsShownBy = async (entry: GameEntry, game: Game): Promise<Seen> => {
  const seen: Seen = { marks: new Set(), overlays: new Set(), badges: new Set(), drawn: new Set() };
  for (const [rule, demo] of Object.entries((await entry.demos?.()) ?? {})) addDemoSigns(game, rule, demo, seen);
  const course = await entry.course?.();
  for (const lesson of course ? lessonsOf(course) : []) addSigns(game, must(startOfLesson(game, lesson)), seen);
  const lenses = game.lenses.map(({ id }) => id);
  for (const { record } of game.samples)
    for (const [index, { position }] of replayOnce(game, record).actions.entries()) {
      if (index % EVERY > 0) continue;
      addSigns(game, position, seen);
      addOverlays(game, position, lenses, seen);
    }
  return seen;
};

const kindsIn = (signs: object): readonly string[] => Object.keys(signs).sort();
const without = (kinds: Iterable<string>, others: object): readonly string[] =>
  [...kinds].filter((kind) => !(kind in others)).sort();

const NO_SIGNS: Legend = { marks: {}, overlays: {}, badges: {} };

export const describeLegend = (entry: GameEntry): void => {
  it('has a drawing for every badge, and a legend for exactly its signs', async () => {
    const [game, { marks, overlays, badges } = NO_SIGNS] = await Promise.all([entry.load(), entry.legend?.()]);
    const seen = await signsShownBy(entry, game);
    const { looks } = game;
    expect(
      [...seen.drawn].filter((kind) => !looks.badges[kind]?.icon),
      'badges without an icon',
    ).toEqual([]);
    const drawn = [...seen.marks, ...seen.overlays];
    expect(without(drawn, looks.marks), 'marks without a look').toEqual([]);
    expect(without(seen.badges, looks.badges), 'badges without a look').toEqual([]);
    expect(kindsIn(marks), 'marks in show/legend.ts, and those on squares').toEqual([...seen.marks].sort());
    expect(kindsIn(badges), 'badges in show/legend.ts, and those on pieces').toEqual([...seen.badges].sort());
    expect(without(seen.overlays, { ...marks, ...overlays }), 'overlays without a sentence').toEqual([]);
    const unseen = Object.keys(overlays).filter((kind) => !seen.overlays.has(kind));
    expect(unseen, 'overlays that no demonstration (its `lens`) and no sample shows').toEqual([]);
  });

  it('each sign of the legend has a short sentence, a clause and a piece', async () => {
    const [game, { marks, overlays, badges } = NO_SIGNS] = await Promise.all([entry.load(), entry.legend?.()]);
    const ids = new Set(clausesOf(game.rules).map(({ id }) => id));
    for (const { says, rule, on } of [marks, overlays, badges].flatMap((signs) => Object.values(signs))) {
      expect(says).toMatch(/^[A-Z].*\.$/);
      for (const sentence of says.split(/(?<=\.) /))
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20);
      expect(ids).toContain(rule);
      if (on !== undefined) expect(Object.keys(game.pieces)).toContain(on);
    }
  });
};
