/** A rule shown at work: the scenes of its demonstration, and a table of its own for them. */
import { disputesOf } from '../../kernel/editing/options.ts';
import type { Game, GameEntry } from '../../kernel/game.ts';
import { challengeOf } from '../../kernel/learning/challenge.ts';
import { type Demo, exampleDemo } from '../../kernel/learning/demo.ts';
import { clausesOf, type RuleId } from '../../kernel/learning/rulebook.ts';
import { readingTime, type Timeline, timelineOf } from '../playback/timeline.ts';
import type { OddboardStore } from '../store/state.ts';
import { type DemoScene, filmOf } from './film.ts';
import { scratchStore } from './scratch-store.ts';

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

/** What can be shown of a clause: its demonstration, or the example of a reading, where it is in dispute. */
export type Exhibit = 'show' | 'ours' | 'other';

/** A clause to be shown. */
interface ShownClause {
  readonly game: Game;
  /** Where its demonstrations come from. */
  readonly entry: GameEntry | undefined;
  readonly rule: RuleId;
  readonly exhibit: Exhibit;
}

const demoFor = async ({ game, entry, rule, exhibit }: ShownClause): Promise<Demo | undefined> => {
  if (exhibit === 'show') return (await entry?.demos?.())?.[rule];
  const example = (await entry?.examples?.())?.[rule];
  const option = disputesOf(game.options).find((each) => each.rule === rule);
  return example && option && exampleDemo(game, option, example, exhibit === 'other');
};

/** The demonstration of a rule, at its first scene; null where there is none to show. */
export const createShowing = async (sought: ShownClause, moving: boolean): Promise<Showing | null> => {
  const { game, rule, exhibit } = sought;
  const demo = await demoFor(sought);
  if (!demo) return null;
  const film = filmOf(game, exhibit === 'show' ? rule : null, demo);
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
    canTry: exhibit === 'show' && challengeOf(game, clause, demo) !== null,
  };
};
