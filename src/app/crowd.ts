/**
 * The crowd on a picked square: everybody there goes unless some are named. Who goes is a set, whatever the order in
 * which the game wants its members named.
 */
import type { Square } from '../kernel/board.ts';
import { type Ask, isWalked, sameTarget, type Target, type UnitId, unit } from '../kernel/menu.ts';
import { same } from '../kernel/same.ts';
import type { UnitView } from '../kernel/view.ts';
import { asked, type Table, viewOf } from './table.ts';

export interface Crowd {
  /** The picks before anybody is named; the last is the square. */
  readonly base: readonly Target[];
  readonly members: readonly UnitView[];
  readonly going: readonly UnitId[];
  /** How many squares they can go to together. */
  readonly targets: number;
}

const isUnit = ({ kind }: Target): boolean => kind === 'unit';

const baseOf = ({ picks }: Table): readonly Target[] => {
  let named = picks.length;
  while (named > 0 && isUnit(picks[named - 1] as Target)) named--;
  return picks.slice(0, named);
};

/** Alike in all that is seen: a game lists only one of them. */
const looks = ({ type, side, at, badges }: UnitView): unknown => [type, side, at, badges];

const unitsNamed = (question: Ask<unknown>, units: Readonly<Record<UnitId, UnitView>>, at: Square): readonly UnitView[] =>
  question.choices.flatMap(({ target }) => {
    const named = target.kind === 'unit' ? units[target.unit] : undefined;
    return named?.at.includes(at) ? [named] : [];
  });

const goesElsewhere = (question: Ask<unknown>, base: readonly Target[]): number =>
  question.choices.filter(
    (choice) => isWalked(choice) && choice.target.kind === 'square' && !base.some((each) => sameTarget(each, choice.target)),
  ).length;

/** The crowd that is asked about now; null where the question is another. */
export const crowdOf = (table: Table): Crowd | null => {
  const base = baseOf(table);
  const about = base.at(-1);
  const question = about?.kind === 'square' ? asked(table, base) : null;
  const now = question && asked(table, table.picks);
  if (about?.kind !== 'square' || !question || !now || goesElsewhere(question, base) === 0) return null;
  const { units } = viewOf(table);
  const named = unitsNamed(question, units, about.square);
  const members = Object.values(units)
    .filter((each) => each.at.includes(about.square) && named.some((other) => same(looks(each), looks(other))))
    .sort((a, b) => named.findIndex((each) => same(looks(each), looks(a))) - named.findIndex((each) => same(looks(each), looks(b))));
  if (members.length < 2) return null;
  const picked = table.picks.slice(base.length).flatMap((pick) => (pick.kind === 'unit' ? [pick.unit] : []));
  const going = picked.length > 0 ? picked : members.map(({ id }) => id);
  return { base, members, going, targets: goesElsewhere(now, base) };
};

/** The picks that name just these of a crowd. */
export const namesFor = (table: Table, { base, members }: Crowd, going: readonly UnitId[]): readonly Target[] => {
  if (going.length === members.length) return base;
  const picks = [...base];
  const left = members.filter(({ id }) => going.includes(id));
  for (const member of left) {
    const listed = asked(table, picks)?.choices ?? [];
    const isNamed = (id: UnitId) => listed.some(({ target }) => target.kind === 'unit' && target.unit === id);
    const alike = members.find((each) => isNamed(each.id) && same(looks(each), looks(member)));
    picks.push(unit(alike?.id ?? member.id));
  }
  return picks;
};
