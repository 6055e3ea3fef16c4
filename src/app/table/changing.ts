/** Changes of the table: by a pure function, and then as far as its line is played. */
import { runInSlices, runSync } from '../resumable.ts';
import type { StoreAccess } from '../state.ts';
import { MESSAGES } from '../telling/words.ts';
import { replaying } from './line.ts';
import { aheadOf, lengthenLine } from './playing.ts';
import type { Table } from './table.ts';

type Access = Pick<StoreAccess, 'get' | 'set' | 'put' | 'world'>;

/** Plays the rest of a line while the player looks at the board: then redo goes on along it. */
const lengthen = async ({ get, set, world }: Access, from: Table): Promise<void> => {
  const isLeft = () => get().table?.line !== from.line;
  const pause = async () => {
    const mayGoOn = await world.pause?.();
    return isLeft() ? new Promise<never>(() => undefined) : (mayGoOn ?? (() => true));
  };
  const work = replaying(from.game, from.tree, [...from.line, ...aheadOf(from)]);
  const ahead = world.pause ? await runInSlices(work, pause, () => undefined) : runSync(work);
  const { table } = get();
  if (table) set({ table: lengthenLine(table) });
  if (!ahead.ok) set({ notice: { text: MESSAGES.noWayAhead(ahead.error.text) } });
};

/** `skip` ends the animation of a table that stays as it is. */
export const changing =
  (access: Access, skip: () => void): StoreAccess['change'] =>
  (by, changes = {}) => {
    const { table } = access.get();
    if (!table) return;
    const next = by(table);
    if (next === table) return skip();
    access.put(next, changes);
    if (next.line !== table.line && aheadOf(next).length > 0) void lengthen(access, next);
  };
