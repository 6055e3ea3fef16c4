/** Opens a saved game from outside: reads it, plays its line through, and only then puts it on the table. */
import { type Problem, problem, type Result } from '../../kernel/result.ts';
import { same } from '../../kernel/same.ts';
import type { Errand } from '../errands.ts';
import type { StoreAccess } from '../room.ts';
import { NEWS } from '../telling/words.ts';
import { openingOf } from './opening.ts';
import { readHere } from './reader.ts';
import { headingOf } from './saved.ts';
import type { Chair } from './seat.ts';
import type { Source } from './source.ts';
import { takeIn } from './taking-in.ts';

/** In a variant's place: where the games of a file of all games are found. */
const LIBRARY = 'games';

/** Opens a source and returns its variant, or the library's name. Nothing changes before the line is played through. */
export const admit = async (
  source: Source,
  errand: Errand,
  access: StoreAccess,
  { seat, replace }: Chair,
): Promise<Result<string, Problem>> => {
  const { get, set, gameOf, keeper, world } = access;
  const { until, finish, signal } = errand;
  const { newId, now, reader = readHere } = world;
  const read = await until(reader(source, { id: newId(), now: now() }, signal));
  if (!read.ok) return read;
  if ('progress' in read.value) {
    await takeIn(read.value, errand, access);
    return { ok: true, value: LIBRARY };
  }
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
  if (present && same({ ...present, next: 0 }, { ...table.tree, next: 0 }))
    return { ok: true, value: saved.game };
  replace({ table, heading, flipped: saved.flipped }, changed?.text ?? NEWS.anotherGame);
  if (changed) set({ notice: { text: changed.text } });
  return { ok: true, value: saved.game };
};
