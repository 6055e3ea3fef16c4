/** A rule shown at work: the scenes of its demonstration on a table of its own, one after the other. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Game } from '../../kernel/game.ts';
import { challengeOf } from '../../kernel/learning/challenge.ts';
import type { Demo } from '../../kernel/learning/demo.ts';
import { clausesOf, type RuleId } from '../../kernel/learning/rulebook.ts';
import { scratchStore } from '../scratch-store.ts';
import type { OddboardStore } from '../state.ts';
import { type DemoScene, filmOf } from './film.ts';

interface Standing {
  /** The scene that is shown. */
  readonly index: number;
  /** Does the next scene come by itself? */
  readonly isRunning: boolean;
  /** Do the picks leave the demonstration? */
  readonly isStrayed: boolean;
}

export interface Showing {
  readonly rule: RuleId;
  readonly title: string;
  /** The demonstration's caption. */
  readonly says: string;
  readonly scenes: readonly DemoScene[];
  /** The table; a pick on it leaves the demonstration. */
  readonly room: OddboardStore;
  /** Can the player try the rule? */
  readonly canTry: boolean;
  readonly standing: StoreApi<Standing>;
  /** Shows a scene, and stays there. */
  go(index: number): void;
  /** Shows the next scene, and goes on by itself. */
  goOn(): void;
  /** Begins to run by itself, again from the first scene after the last; or stops. */
  run(): void;
}

/** Shows a rule from the first scene of its demonstration; null where there is none to show. */
export const createShowing = (game: Game, rule: RuleId, demo: Demo, moving: boolean): Showing | null => {
  const film = filmOf(game, rule, demo);
  const clause = clausesOf(game.rules).find(({ id }) => id === rule);
  if (!film.ok || !clause) return null;
  const scenes = film.value;
  const room = scratchStore(moving);
  const standing = createStore<Standing>(() => ({ index: 0, isRunning: moving, isStrayed: false }));
  let isDirected = false;
  const show = (index: number, isRunning: boolean) => {
    isDirected = true;
    room.setState(scenes[index]?.shown ?? {});
    isDirected = false;
    standing.setState({ index, isRunning: isRunning && index < scenes.length - 1, isStrayed: false });
  };
  room.subscribe(({ table }, before) => {
    if (!isDirected && table !== before.table) standing.setState({ isRunning: false, isStrayed: true });
  });
  show(0, moving);
  return {
    rule,
    title: clause.title,
    says: demo.says,
    scenes,
    room,
    canTry: challengeOf(game, clause, demo) !== null,
    standing,
    go: (index) => show(index, false),
    goOn: () => show(standing.getState().index + 1, true),
    run() {
      const { index, isRunning } = standing.getState();
      show(index === scenes.length - 1 ? 0 : index, !isRunning);
    },
  };
};
