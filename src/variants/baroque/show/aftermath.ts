/**
 * What follows from where the units now stand, told in a sentence each instead of square by square: who is frozen or free
 * (BQ-IMM-2, BQ-IMM-5), who is in check or out of it (BQ-CHECK-1).
 */

import { type BoardEvent, type Step, told } from '../../../kernel/event.ts';
import { same } from '../../../kernel/same.ts';
import { sideName } from '../../../kernel/side.ts';
import type { Badge, BoardView, UnitView } from '../../../kernel/view.ts';
import { capital, listed } from '../../../kernel/words.ts';
import { frozenText } from '../menu/refusals.ts';
import { freezersOf, frozenUnits, immobilizers } from '../moves/freezing.ts';
import type { State } from '../position/state.ts';
import { type Field, idOf, on, titanOf } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { man, owned } from './names.ts';
import { checkTexts, shown } from './view.ts';

type Shown = Pick<BoardView, 'units' | 'marks'>;

const ofFreezing = (badges: readonly Badge[]): readonly Badge[] => badges.filter(({ kind }) => kind !== 'check');
const ofCheck = (badges: readonly Badge[]): readonly Badge[] => badges.filter(({ kind }) => kind === 'check');
const isFrozenUnit = (unit: UnitView | undefined): boolean => unit?.badges.some(({ kind }) => kind === 'frozen') ?? false;

/** The badges and marks that differ where `of` looks, as they are from now on. */
const changes = (was: Shown, now: Shown, of: (badges: readonly Badge[]) => readonly Badge[]): readonly BoardEvent[] => {
  const differ = (a: readonly Badge[] = [], b: readonly Badge[] = []) => !same(of(a), of(b));
  const units = Object.values(now.units).filter(({ id, badges }) => was.units[id] && differ(was.units[id].badges, badges));
  const squares = [...new Set([...Object.keys(was.marks), ...Object.keys(now.marks)].map(Number))];
  const marked = squares.filter((square) => differ(was.marks[square], now.marks[square]));
  return [
    ...units.map(({ id, badges }): BoardEvent => ({ kind: 'changed', unit: id, to: { badges } })),
    ...marked.map((square): BoardEvent => ({ kind: 'marked', square, marks: now.marks[square] ?? [] })),
  ];
};

const are = (units: readonly UnitView[], rest: string): string => `${units.length === 1 ? 'is' : 'are'} ${rest}`;
const named = (field: Field, units: readonly UnitView[]): string => listed(units.map(({ at }) => owned(field, at[0] as number)));

/** Who is newly frozen, by whom, and who is free again. */
const thawText = (field: Field, was: Shown, now: Shown): readonly string[] => {
  const units = Object.values(now.units);
  const held = units.filter((unit) => isFrozenUnit(unit) && !isFrozenUnit(was.units[unit.id]));
  const freed = units.filter((unit) => !isFrozenUnit(unit) && isFrozenUnit(was.units[unit.id]));
  const byWhom = (unit: UnitView) => frozenText(field, unit.at[0] as number);
  const groups = [...new Set(held.map(byWhom))].map((holders) => ({ holders, units: held.filter((unit) => byWhom(unit) === holders) }));
  return [
    ...groups.map((group) => `${named(field, group.units)} ${are(group.units, group.holders)}.`),
    ...(freed.length > 0 ? [`${named(field, freed)} ${are(freed, 'free again')}.`] : []),
  ];
};

/** Where Immobilizers freeze now and no longer do, for when nobody is affected yet. */
const zoneText = (before: Field, after: Field): readonly string[] => {
  const idsOn = (field: Field) => immobilizers(field).map((square) => idOf(on(field, square)));
  const arrived = immobilizers(after).filter((square) => on(before, square) !== on(after, square));
  const gone = immobilizers(before).filter((square) => !idsOn(after).includes(idOf(on(before, square))));
  return [
    ...arrived.map((square) => `${capital(man(after, square))} freezes the squares around it.`),
    ...gone.map((square) => `${capital(man(before, square))} freezes nothing any more.`),
  ];
};

/** Who freezes where and who is frozen by whom: if this is unchanged, nothing about freezing is to be told. */
const hold = (field: Field): string =>
  [...immobilizers(field), -1, ...frozenUnits(field).flatMap((square) => [idOf(on(field, square)), ...freezersOf(field, square)])].join(
    ' ',
  );

const freezingSteps = (before: State, after: State): readonly Step[] => {
  if (hold(before.field) === hold(after.field)) return [];
  const [was, now] = [shown(before), shown(after)];
  const events = changes(was, now, ofFreezing);
  if (events.length === 0) return [];
  const causes = events.flatMap((event) => (event.kind === 'changed' ? ofFreezing(event.to.badges ?? []) : []));
  const thaw = thawText(after.field, was, now);
  const texts = thaw.length > 0 ? thaw : zoneText(before.field, after.field);
  return [told(causes[0]?.rule ?? rule('BQ-IMM-2'), events, texts.join(' ') || undefined)];
};

const checkSteps = (before: State, after: State): readonly Step[] => {
  const checks = checkTexts(after);
  const texts = [
    ...(checkTexts(before).length > 0 ? [`${sideName(before.toMove)} is out of check.`] : []),
    ...(checks.length > 0 ? [`${owned(after.field, titanOf(after.field, after.toMove))} is in check: ${listed(checks)}.`] : []),
  ];
  return texts.length > 0 ? [told(rule('BQ-CHECK-1'), changes(shown(before), shown(after), ofCheck), texts.join(' '))] : [];
};

/** The steps that follow a turn on the board. */
export const aftermath = (before: State, after: State): readonly Step[] => [...freezingSteps(before, after), ...checkSteps(before, after)];
