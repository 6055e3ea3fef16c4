/** From what is wanted to the picks that spell it: a link step, a move, a castling stage. */
import type { Square } from '../../../kernel/board.ts';
import { option, type Refusal, square, type Target, unit } from '../../../kernel/menu.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { placesOf } from '../moves/castling.ts';
import { inOrder, movableOn } from '../moves/crowd.ts';
import { type Fates, goingsFrom, STAY, typesFor } from '../moves/generate.ts';
import { someLegal } from '../moves/legality.ts';
import type { LinkStep } from '../moves/linking.ts';
import { allowedFor, anyManner, asUsual, type Company, isWhole, usualHalves } from '../moves/member-selection.ts';
import { fieldOf, unitsOn } from '../position/occupancy.ts';
import { type State, turnSide, type Wing } from '../position/state.ts';
import type { Man, Type } from '../position/units.ts';
import { turnsSpelled } from './mutation.ts';
import { whyNoCrowd, whyNoHalf, whyNotSaidSo, whyNotSo } from './refusals.ts';

/** A move as somebody wants it; `becomes` is null for who is not said to turn. */
export interface Wish {
  readonly from: Square;
  /** Is it said to be a crowd's, is it said to capture? */
  readonly crowd: boolean;
  readonly takes: boolean;
  readonly target: Square;
  readonly members: readonly { readonly man: Man; readonly half: boolean; readonly becomes: Type | null }[];
}

export const linkPicks = (state: State, link: LinkStep | null): readonly Target[] => {
  if (!link) return [];
  if (link.kind === 'link') return [option('link'), square(link.square)];
  const units = inOrder(state, unitsOn(fieldOf(state), link.square), link.square);
  const away = units.filter(({ id }) => link.away.includes(id));
  const start = [option('unlink'), square(link.square)];
  if (units.length === 0) return start;
  if (away.length === 0) return [...start, option('board')];
  if (away.length === units.length) return [...start, option('hallway')];
  return [...start, ...away.map(({ id }) => unit(id)), option('done')];
};

const isSame = (a: readonly Man[], b: readonly Man[]): boolean => a.length === b.length && a.every((man) => b.includes(man));

/** Those who go, named as shortly as it can be said. */
const namesOf = (units: readonly Man[], { members, halves }: Company): readonly Target[] =>
  halves.length === 0 && members.length === units.length
    ? []
    : members.flatMap((man) => [unit(man.id), ...(halves.includes(man) ? [option('half')] : [])]);

/** The picks of a move. Where nothing of it can go there the menu says why; where only its manner is wrong it is said here. */
export const movePicks = (state: State, { crowd, from, takes, target, members }: Wish): Result<readonly Target[], Refusal> => {
  const side = turnSide(state);
  const units = movableOn(state, side, from);
  const men = units.filter((man) => members.some((each) => each.man === man));
  const halves = men.filter((man) => members.some((each) => each.man === man && each.half));
  const split = halves.find((man) => !isWhole(man));
  if (split) return err(whyNoHalf(split, from));
  const said = isSame(halves, usualHalves({ from, target }, men)) ? asUsual(men) : { members: men, halves };
  const start = [square(from), ...namesOf(units, said), square(target)];
  const going = goingsFrom(state, side, from, units).find((each) => each.target === target);
  if (!going) return ok(start);
  const types = typesFor(going, men);
  const fates: Fates = units.map((man) => {
    const wish = members.find((each) => each.man === man);
    if (!wish) return STAY;
    const becomes = man.type === 'king' || types.length === 0 ? null : (wish.becomes ?? types[0] ?? null);
    return { manner: wish.half ? 'half' : 'go', becomes };
  });
  if (!someLegal(going, anyManner(going, men))) return ok(start);
  const turns = members.some(({ becomes }) => becomes !== null);
  const bar = whyNotSaidSo(going, men, { takes, turns }) ?? whyNotSo(going, men, fates) ?? (crowd ? whyNoCrowd(going, men) : null);
  return bar ? err(bar) : ok([...start, ...turnsSpelled({ going, members: men, link: null }, allowedFor(going, said), fates)]);
};

/** The picks of a castling stage on a wing, whichever is due. */
export const castlePicks = (state: State, wing: Wing): readonly Target[] => {
  const side = turnSide(state);
  const [start, end] = placesOf(side, wing).king;
  const king = state.castling[side]?.king;
  const chip = king !== undefined && movableOn(state, side, start).length > 0 ? [unit(king)] : [];
  return [square(start), ...chip, square(end)];
};
