import { spell } from '../kernel/asking/target.ts';
import type { Game } from '../kernel/game.ts';
import type { Demo } from '../kernel/learning/demo.ts';
import type { Report, SearchRequest } from './messages.ts';
import { type SearchProgress, seek } from './seek.ts';
import { goalFor } from './similarity.ts';

const TICK = 200;

/** Searches for at most `time` milliseconds, and reports about 5 times a second and at the end. */
export const find = (
  game: Game,
  demo: Demo,
  { position, rule, within, seed, time }: Omit<SearchRequest, 'game'>,
  report: (report: Report) => void,
): void => {
  const begun = performance.now();
  const work = seek({ game, start: position, goal: goalFor(game, rule, demo), within, seed });
  const say = ({ found, ...effort }: SearchProgress, isDone: boolean) =>
    report({
      ...effort,
      found: found && {
        ...found,
        actions: found.actions.map((picks) => spell(game.board, picks)),
        refused: found.refused && spell(game.board, found.refused),
      },
      used: Math.min(1, (performance.now() - begun) / time),
      isDone,
    });
  let said = begun;
  for (;;) {
    const next = work.next();
    const now = performance.now();
    const isDone = next.done === true || now - begun >= time;
    if (!isDone && now - said < TICK) continue;
    said = now;
    say(next.value, isDone);
    if (isDone) return;
  }
};
