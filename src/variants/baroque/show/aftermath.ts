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
import { codeOn, idOf, type Occupancy, titanOf } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { ownedUnit, theUnit } from './names.ts';
import { boardView, checkTexts } from './view.ts';

type BoardParts = Pick<BoardView, 'units' | 'marks'>;

const ofFreezing = (badges: readonly Badge[]): readonly Badge[] => badges.filter(({ kind }) => kind !== 'check');
const ofCheck = (badges: readonly Badge[]): readonly Badge[] => badges.filter(({ kind }) => kind === 'check');
const isFrozenUnit = (unit: UnitView | undefined): boolean => unit?.badges.some(({ kind }) => kind === 'frozen') ?? false;

/** The badges and marks that differ where `of` looks, as they are from now on. */
const badgeChanges = (was: BoardParts, now: BoardParts, of: (badges: readonly Badge[]) => readonly Badge[]): readonly BoardEvent[] => {
  const differ = (a: readonly Badge[] = [], b: readonly Badge[] = []) => !same(of(a), of(b));
  const units = Object.values(now.units).filter(({ id, badges }) => was.units[id] && differ(was.units[id].badges, badges));
  const squares = [...new Set([...Object.keys(was.marks), ...Object.keys(now.marks)].map(Number))];
  const marked = squares.filter((square) => differ(was.marks[square], now.marks[square]));
  return [
    ...units.map(({ id, badges }): BoardEvent => ({ kind: 'changed', unit: id, to: { badges } })),
    ...marked.map((square): BoardEvent => ({ kind: 'marked', square, marks: now.marks[square] ?? [] })),
  ];
};

const withVerb = (units: readonly UnitView[], rest: string): string => `${units.length === 1 ? 'is' : 'are'} ${rest}`;
const nameUnits = (board: Occupancy, units: readonly UnitView[]): string =>
  listed(units.map(({ at }) => ownedUnit(board, at[0] as number)));

/** Who is newly frozen, by whom, and who is free again. */
const thawText = (board: Occupancy, was: BoardParts, now: BoardParts): readonly string[] => {
  const units = Object.values(now.units);
  const held = units.filter((unit) => isFrozenUnit(unit) && !isFrozenUnit(was.units[unit.id]));
  const freed = units.filter((unit) => !isFrozenUnit(unit) && isFrozenUnit(was.units[unit.id]));
  const byWhom = (unit: UnitView) => frozenText(board, unit.at[0] as number);
  const groups = [...new Set(held.map(byWhom))].map((holders) => ({ holders, units: held.filter((unit) => byWhom(unit) === holders) }));
  return [
    ...groups.map((group) => `${nameUnits(board, group.units)} ${withVerb(group.units, group.holders)}.`),
    ...(freed.length > 0 ? [`${nameUnits(board, freed)} ${withVerb(freed, 'free again')}.`] : []),
  ];
};

/** Where Immobilizers freeze now and no longer do, for when nobody is affected yet. */
const zoneText = (before: Occupancy, after: Occupancy): readonly string[] => {
  const idsOn = (board: Occupancy) => immobilizers(board).map((square) => idOf(codeOn(board, square)));
  const arrived = immobilizers(after).filter((square) => codeOn(before, square) !== codeOn(after, square));
  const gone = immobilizers(before).filter((square) => !idsOn(after).includes(idOf(codeOn(before, square))));
  return [
    ...arrived.map((square) => `${capital(theUnit(after, square))} freezes the squares around it.`),
    ...gone.map((square) => `${capital(theUnit(before, square))} freezes nothing any more.`),
  ];
};

/** Who freezes where and who is frozen by whom: if this is unchanged, nothing about freezing is to be told. */
const freezingKey = (board: Occupancy): string =>
  [...immobilizers(board), -1, ...frozenUnits(board).flatMap((square) => [idOf(codeOn(board, square)), ...freezersOf(board, square)])].join(
    ' ',
  );

const freezingSteps = (before: State, after: State): readonly Step[] => {
  if (freezingKey(before.board) === freezingKey(after.board)) return [];
  const [was, now] = [boardView(before), boardView(after)];
  const events = badgeChanges(was, now, ofFreezing);
  if (events.length === 0) return [];
  const causes = events.flatMap((event) => (event.kind === 'changed' ? ofFreezing(event.to.badges ?? []) : []));
  const thaw = thawText(after.board, was, now);
  const texts = thaw.length > 0 ? thaw : zoneText(before.board, after.board);
  return [told(causes[0]?.rule ?? rule('BQ-IMM-2'), events, texts.join(' ') || undefined)];
};

const checkSteps = (before: State, after: State): readonly Step[] => {
  const checks = checkTexts(after);
  const texts = [
    ...(checkTexts(before).length > 0 ? [`${sideName(before.toMove)} is out of check.`] : []),
    ...(checks.length > 0 ? [`${ownedUnit(after.board, titanOf(after.board, after.toMove))} is in check: ${listed(checks)}.`] : []),
  ];
  return texts.length > 0 ? [told(rule('BQ-CHECK-1'), badgeChanges(boardView(before), boardView(after), ofCheck), texts.join(' '))] : [];
};

/** The steps that follow a turn on the board. */
export const aftermath = (before: State, after: State): readonly Step[] => [...freezingSteps(before, after), ...checkSteps(before, after)];
