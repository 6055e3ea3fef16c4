/** A rule shown at work: the scenes of its demonstration, and a table of its own for them. */
import type { Game } from '../../kernel/game.ts';
import { challengeOf } from '../../kernel/learning/challenge.ts';
import type { Demo } from '../../kernel/learning/demo.ts';
import { clausesOf, type RuleId } from '../../kernel/learning/rulebook.ts';
import { readingTime } from '../playback/durations.ts';
import { type Timeline, timelineOf } from '../playback/timeline.ts';
import { scratchStore } from '../scratch-store.ts';
import type { OddboardStore } from '../state.ts';
import { type DemoScene, filmOf } from './film.ts';

export interface Showing {
  readonly rule: RuleId;
  /** The demonstration's caption. */
  readonly says: string;
  readonly scenes: readonly DemoScene[];
  readonly timeline: Timeline<DemoScene | null>;
  /** The table, on which the player can pick something else. */
  readonly store: OddboardStore;
  /** Can the player try the rule? */
  readonly canTry: boolean;
}

/** The demonstration of a rule, at its first scene; null where there is none to show. */
export const createShowing = (game: Game, rule: RuleId, demo: Demo, moving: boolean): Showing | null => {
  const film = filmOf(game, rule, demo);
  const clause = clausesOf(game.rules).find(({ id }) => id === rule);
  if (!film.ok || !clause) return null;
  const scenes = film.value;
  const store = scratchStore(moving);
  store.setState(scenes[0]?.shown ?? {});
  return {
    rule,
    says: demo.says,
    scenes,
    timeline: timelineOf(scenes, ({ lines }) =>
      readingTime(lines.map(({ text }) => text).join(' '), 'scene'),
    ),
    store,
    canTry: challengeOf(game, clause, demo) !== null,
  };
};
