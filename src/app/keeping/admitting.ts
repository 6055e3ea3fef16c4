/** A saved game from outside on its way to the table: read, played through, and only then put in the place of what was there. */
import { type Problem, problem, type Result } from '../../kernel/result.ts';
import { same } from '../../kernel/same.ts';
import type { Errand } from '../errands.ts';
import type { Sitting, StoreAccess, World } from '../room.ts';
import { NEWS } from '../telling/words.ts';
import type { Keeper } from './keeper.ts';
import { openingOf } from './opening.ts';
import { readHere } from './reader.ts';
import { headingOf } from './saved.ts';
import type { Source } from './source.ts';

interface Door extends Pick<StoreAccess, 'get' | 'set' | 'gameOf'> {
  readonly keeper: Keeper;
  readonly world: World;
  /** Puts the game of a variant on the table that is gone on with. */
  seat(variant: string, takeOver: boolean, errand: Errand): Promise<void>;
  /** Puts another game in the place of the present one, which can be brought back. */
  replaced(next: Sitting, text: string): void;
}

/** Opens what is in a source; the answer is its variant. Until the line it stands on is played through, nothing changes. */
export const admitted = async (
  source: Source,
  errand: Errand,
  { get, set, gameOf, keeper, world, seat, replaced }: Door,
): Promise<Result<string, Problem>> => {
  const { until, finish, signal } = errand;
  const { newId, now, reader = readHere } = world;
  const read = await until(reader(source, { id: newId(), now: now() }, signal));
  if (!read.ok) return read;
  const saved = read.value;
  const game = await until(gameOf(saved.game));
  if (!game) return problem(NEWS.noSuchGame(saved.game));
  const there = await finish(await until(openingOf(game, saved)));
  if (!there.ok) return there;
  const { table, changed } = there.value;
  const known = await until(keeper.find(saved.id));
  const isIts = known.ok && (known.value === null || same(known.value.nodes, saved.nodes)) && !changed;
  const heading = isIts ? headingOf(saved) : { ...headingOf(saved), id: newId() };
  if (get().table?.game.id !== saved.game) await seat(saved.game, false, errand);
  const present = get().table?.tree;
  if (present && same({ ...present, next: 0 }, { ...table.tree, next: 0 })) return { ok: true, value: saved.game };
  replaced({ table, heading, flipped: saved.flipped }, changed?.text ?? NEWS.anotherGame);
  if (changed) set({ notice: { text: changed.text } });
  return { ok: true, value: saved.game };
};
