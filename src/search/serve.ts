/**
 * The worker's part: searches for as long as it may, with a report of its progress now and then. The games
 * come from the files that the page has, too: their addresses are in this file, and the worker reads this
 * file from the page's own (see `vite.config.ts`, `modulePreload`).
 */
import { spell } from '../kernel/asking/target.ts';
import type { Game } from '../kernel/game.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Demos } from '../kernel/learning/demo.ts';
import type { Report, SearchRequest } from './messages.ts';
import { type SearchProgress, seek } from './seek.ts';
import { goalFor } from './similarity.ts';

const rules = import.meta.glob<{ readonly GAME: Game }>('../variants/*/index.ts');
const demonstrations = import.meta.glob<{ readonly DEMOS: Demos }>('../variants/*/demos/index.ts');

/** Fetches a game and its demonstrations. */
const fetchGame = async (id: string): Promise<{ readonly game: Game; readonly demos: Demos }> => {
  const [rulesOf, demosOf] = [
    rules[`../variants/${id}/index.ts`],
    demonstrations[`../variants/${id}/demos/index.ts`],
  ];
  invariant(rulesOf && demosOf, `there is no game called ${id}`);
  const [{ GAME: game }, { DEMOS: demos }] = await Promise.all([rulesOf(), demosOf()]);
  return { game, demos };
};

/** Milliseconds between two reports. */
const TICK = 200;

/** Searches until a line is found, the time is over or nothing is left; reports on the way and at the end. */
const serve = async (
  { game: id, position, rule, within, seed, time }: SearchRequest,
  report: (report: Report) => void,
): Promise<void> => {
  const { game, demos } = await fetchGame(id);
  const demo = demos[rule];
  invariant(demo, `${rule} has no demonstration`);
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
    if (next.done || now - begun >= time) return say(next.value, true);
    if (now - said < TICK) continue;
    said = now;
    say(next.value, false);
  }
};

/** The worker's entry into this file, and the file's address. */
export const SERVER = { address: import.meta.url, serve };
