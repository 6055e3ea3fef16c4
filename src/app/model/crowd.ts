/** The crowd: the units on a picked square, which move together (Inchworm). */
import type { Choice, Menu } from '../../kernel/asking/menu.ts';
import { option, sameTarget, type Target, type UnitId, unit } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { BoardView, UnitView } from '../../kernel/view.ts';
import { questionAfter, type Table, unprunedQuestion, viewOf } from './table.ts';

/** The units that move together, each with its picked option. Null without an option. */
export type Movers = ReadonlyMap<UnitId, string | null>;

export interface Member {
  readonly unit: UnitView;
  readonly options: readonly Choice<unknown>[];
}

export interface Crowd {
  readonly square: Square;
  readonly members: readonly Member[];
  readonly movers: Movers;
  readonly targetCount: number;
}

const picksBeforeMembers = ({ picks }: Table): readonly Target[] =>
  picks.slice(0, picks.map(({ kind }) => kind).lastIndexOf('square') + 1);

const moversIn = (picks: readonly Target[]): Movers => {
  const named = picks.flatMap((pick, index) => {
    const next = picks[index + 1];
    return pick.kind === 'unit' ? [[pick.unit, next?.kind === 'option' ? next.option : null] as const] : [];
  });
  return new Map(named);
};

/** Whether two units look alike. Of alike units the game offers only one, since any of them does the same. */
const areAlike = (a: UnitView | undefined, b: UnitView): boolean => {
  const looks = ({ type, side, at, badges }: UnitView): unknown => [type, side, at, badges];
  return a !== undefined && deepEqual(looks(a), looks(b));
};

const nextMenu = (choice: Choice<unknown> | undefined): Menu<unknown> | null =>
  choice?.kind === 'open' ? choice.next() : null;
const choicesOf = (menu: Menu<unknown> | null): readonly Choice<unknown>[] =>
  menu?.kind === 'ask' ? menu.choices : [];

const nameMovers = (table: Table, base: readonly Target[], units: readonly UnitView[], movers: Movers) => {
  const seen = viewOf(table).units;
  const picks: Target[] = [];
  const members: Member[] = [];
  let menu: Menu<unknown> | null = unprunedQuestion(table, base);
  for (const member of units) {
    const choice = choicesOf(menu).find(({ target }) => target.kind === 'unit' && areAlike(seen[target.unit], member));
    const after = nextMenu(choice);
    const options = choicesOf(after).filter(({ target }) => target.kind === 'option');
    members.push({ unit: member, options });
    const manner = movers.get(member.id);
    if (manner === undefined) continue;
    picks.push(choice?.target ?? unit(member.id));
    menu = after;
    if (manner === null) continue;
    picks.push(option(manner));
    menu = nextMenu(options.find(({ target }) => sameTarget(target, option(manner))));
  }
  return { picks, members };
};

const unitsAt = (menu: Menu<unknown>, { units, marks }: BoardView, square: Square): readonly UnitView[] => {
  // A linked square has two names, its own and its partner's.
  const isHere = (at: Square) => at === square || !!marks[square]?.some(({ to }) => to === at);
  const listed = choicesOf(menu).flatMap(({ target, ...choice }) => {
    const named = target.kind === 'unit' ? units[target.unit] : undefined;
    return named?.at.some(isHere) && choice.kind === 'open' && choice.tone() === 'plain' ? [named] : [];
  });
  return listed.flatMap((named) => Object.values(units).filter((each) => areAlike(each, named)));
};

/** Returns the crowd that the current question is about. Null if the question is about no crowd. */
export const crowdOf = memoize((table: Table): Crowd | null => {
  const base = picksBeforeMembers(table);
  const about = base.at(-1);
  const menu = about && unprunedQuestion(table, base);
  if (about?.kind !== 'square' || !menu?.choices.some(({ target }) => target.kind === 'square')) return null;
  const units = unitsAt(menu, viewOf(table), about.square);
  const question = units.length > 1 ? questionAfter(table, table.picks) : null;
  if (!question) return null;
  const named = moversIn(table.picks.slice(base.length));
  const movers = named.size > 0 ? named : new Map(units.map(({ id }) => [id, null]));
  const { members } = nameMovers(table, base, units, movers);
  const square = units[0]?.at.find((each) => units.every(({ at }) => at.includes(each))) ?? about.square;
  // Two names of one square lead to one question, so they count once.
  const targets = question.choices.flatMap((each) =>
    each.kind === 'open' && each.target.kind === 'square' ? [each.next] : [],
  );
  return { square, members, movers, targetCount: new Set(targets).size };
});

export const isCrowdMember = (crowd: Crowd | null, { target }: Choice<unknown>): boolean =>
  target.kind === 'unit' && !!crowd?.members.some((each) => each.unit.id === target.unit);

/** Returns the picks that name `movers`. A whole crowd without options needs no names, since all its units move. */
export const picksNaming = (table: Table, { members }: Crowd, movers: Movers): readonly Target[] => {
  const base = picksBeforeMembers(table);
  const isWhole = movers.size === members.length && [...movers.values()].every((manner) => manner === null);
  if (isWhole) return base;
  const units = members.map((member) => member.unit);
  return [...base, ...nameMovers(table, base, units, movers).picks];
};
