/** The steps of an action, in the order of BQ-TURN-1. */
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { deepEqual } from '../../../kernel/deep-equal.ts';
import { type BoardEvent, makeStep, type Step } from '../../../kernel/event.ts';
import { sideName } from '../../../kernel/side.ts';
import type { Badge, BoardView, UnitView } from '../../../kernel/view.ts';
import { capitalize, listFew, listWords, plural } from '../../../kernel/words.ts';
import { freezingClause, frozenText } from '../menu/refusals.ts';
import { type CaptureGroup, capturesOf } from '../moves/captures.ts';
import { freezersOf, frozenUnits, immobilizers } from '../moves/freezing.ts';
import { MOVEMENTS } from '../moves/tables.ts';
import type { Act, Move } from '../position/action.ts';
import { nameOf, pathBetween } from '../position/board.ts';
import { ownedUnit, theUnit } from '../position/names.ts';
import { PIECES } from '../position/pieces.ts';
import { codeOn, idOf, type Occupancy, pieceOf, type State, sideOf, titanOf } from '../position/state.ts';
import { type ClauseId, rule, step } from '../rules/index.ts';
import { boardView, checkTexts, unitView } from './view.ts';

const idOn = (board: Occupancy, square: Square): UnitId => idOf(codeOn(board, square));

/** Returns the events of a capture. Captures on the mover's path need no lines, since the move shows them. */
const captureEvents = (board: Occupancy, by: UnitId, { way, lines, victims }: CaptureGroup): readonly BoardEvent[] => [
  ...(way === 'step' || way === 'leap' ? [] : lines.map((line): BoardEvent => ({ kind: 'traced', what: way, line }))),
  ...victims.map((victim): BoardEvent => ({ kind: 'captured', unit: idOn(board, victim), by })),
];

/** Returns the steps of a move. The first step includes captures on the move's path. */
const moveSteps = (board: Occupancy, move: Move): readonly Step[] => {
  const unit = idOn(board, move.from);
  const piece = pieceOf(codeOn(board, move.from));
  const moved: BoardEvent = { kind: 'moved', unit, path: pathBetween(move.from, move.to), at: [move.to] };
  const captures = capturesOf(board, move);
  const onTheWay = captures.filter(({ way }) => way === 'step' || way === 'leap');
  const aside = captures.filter((capture) => !onTheWay.includes(capture));
  const [direct] = onTheWay;
  return [
    direct
      ? step(direct.rule, [moved, ...captureEvents(board, unit, direct)], direct.text)
      : step(
          MOVEMENTS[piece].rule,
          [moved],
          `${sideName(sideOf(codeOn(board, move.from)))}'s ${PIECES[piece].name} moves from ${nameOf(move.from)} to ${nameOf(move.to)}.`,
        ),
    ...aside.map((capture) => step(capture.rule, captureEvents(board, unit, capture), capture.text)),
  ];
};

const removeStep = (board: Occupancy, square: Square): Step => {
  const unit = idOn(board, square);
  const clause = freezingClause(board, square) === 'BQ-IMM-5' ? 'BQ-IMM-5' : 'BQ-IMM-3';
  return step(clause, [{ kind: 'captured', unit, by: unit }], `${ownedUnit(board, square)} removes itself.`);
};

const entrySteps = ({ toMove }: State, squares: readonly Square[], after: State, clause: ClauseId): readonly Step[] => {
  const names = listWords(squares.map((square) => nameOf(square)));
  const text =
    squares.length === 0
      ? `${sideName(toMove)} keeps both Chameleons in reserve.`
      : `${sideName(toMove)} places ${plural(squares.length, 'a Chameleon', 'Chameleons')} on ${names}.`;
  return [
    step(
      clause,
      squares.map((square) => ({ kind: 'appeared', unit: unitView(after.board, square) })),
      text,
    ),
  ];
};

export const tell = (state: State, act: Act, after: State): readonly Step[] => {
  const { board } = state;
  switch (act.kind) {
    case 'move':
      return [...moveSteps(board, act), ...consequenceSteps(state, after)];
    case 'remove':
      return [removeStep(board, act.square), ...consequenceSteps(state, after)];
    case 'drop':
      return [...entrySteps(state, [act.square], after, 'BQ-TWO-5'), ...consequenceSteps(state, after)];
    case 'place':
      return entrySteps(state, act.squares, after, 'BQ-TWO-4');
  }
};

type BoardParts = Pick<BoardView, 'units' | 'marks'>;

const freezingBadges = (badges: readonly Badge[]): readonly Badge[] => badges.filter(({ kind }) => kind !== 'check');
const checkBadges = (badges: readonly Badge[]): readonly Badge[] => badges.filter(({ kind }) => kind === 'check');
const isFrozenUnit = (unit: UnitView | undefined): boolean =>
  unit?.badges.some(({ kind }) => kind === 'frozen') ?? false;

const badgeChanges = (
  was: BoardParts,
  now: BoardParts,
  of: (badges: readonly Badge[]) => readonly Badge[],
): readonly BoardEvent[] => {
  const differ = (a: readonly Badge[] = [], b: readonly Badge[] = []) => !deepEqual(of(a), of(b));
  const units = Object.values(now.units).filter(
    ({ id, badges }) => was.units[id] && differ(was.units[id].badges, badges),
  );
  const squares = [...new Set([...Object.keys(was.marks), ...Object.keys(now.marks)].map(Number))];
  const marked = squares.filter((square) => differ(was.marks[square], now.marks[square]));
  return [
    ...units.map(({ id, badges }): BoardEvent => ({ kind: 'changed', unit: id, to: { badges } })),
    ...marked.map((square): BoardEvent => ({ kind: 'marked', square, marks: now.marks[square] ?? [] })),
  ];
};

const withVerb = (units: readonly UnitView[], rest: string): string => `${plural(units.length, 'is', 'are')} ${rest}`;
const nameUnits = (board: Occupancy, units: readonly UnitView[]): string =>
  listFew(units.map(({ at }) => ownedUnit(board, at[0] as number)));

const freezingTexts = (board: Occupancy, was: BoardParts, now: BoardParts): readonly string[] => {
  const units = Object.values(now.units);
  const held = units.filter((unit) => isFrozenUnit(unit) && !isFrozenUnit(was.units[unit.id]));
  const freed = units.filter((unit) => !isFrozenUnit(unit) && isFrozenUnit(was.units[unit.id]));
  const squareOf = (unit: UnitView) => unit.at[0] as number;
  const byWhat = (unit: UnitView) => frozenText(board, squareOf(unit));
  const groups = [...new Set(held.map(byWhat))].map((holders) => ({
    holders,
    units: held.filter((unit) => byWhat(unit) === holders),
  }));
  const [one, two] = held;
  if (
    one &&
    two &&
    held.length === 2 &&
    freezersOf(board, squareOf(one)).includes(squareOf(two)) &&
    freezersOf(board, squareOf(two)).includes(squareOf(one))
  )
    return [`${capitalize(theUnit(board, squareOf(one)))} and ${theUnit(board, squareOf(two))} freeze each other.`];
  return [
    ...groups.map((group) => `${nameUnits(board, group.units)} ${withVerb(group.units, group.holders)}.`),
    ...(freed.length > 0 ? [`${nameUnits(board, freed)} ${withVerb(freed, 'free again')}.`] : []),
  ];
};

/**
 * Returns sentences on the zones where Immobilizers begin or cease to freeze (BQ-IMM-2). The sentences are used only if
 * no unit became frozen or free.
 */
const freezingZoneTexts = (before: Occupancy, after: Occupancy): readonly string[] => {
  const idsOn = (board: Occupancy) => immobilizers(board).map((square) => idOf(codeOn(board, square)));
  const arrived = immobilizers(after).filter((square) => codeOn(before, square) !== codeOn(after, square));
  const gone = immobilizers(before).filter((square) => !idsOn(after).includes(idOf(codeOn(before, square))));
  return [
    ...arrived.map((square) => `The Immobilizer now freezes enemies next to ${nameOf(square)}.`),
    ...gone.map((square) => `${capitalize(theUnit(before, square))} no longer freezes.`),
  ];
};

/** Returns a key of all freezers and frozen units, for a quick comparison. */
const freezingKey = (board: Occupancy): string =>
  [
    ...immobilizers(board),
    -1,
    ...frozenUnits(board).flatMap((square) => [idOf(codeOn(board, square)), ...freezersOf(board, square)]),
  ].join(' ');

const freezingSteps = (before: State, after: State): readonly Step[] => {
  if (freezingKey(before.board) === freezingKey(after.board)) return [];
  const [was, now] = [boardView(before), boardView(after)];
  const events = badgeChanges(was, now, freezingBadges);
  if (events.length === 0) return [];
  const causes = events.flatMap((event) => (event.kind === 'changed' ? freezingBadges(event.to.badges ?? []) : []));
  const freezings = freezingTexts(after.board, was, now);
  const texts = freezings.length > 0 ? freezings : freezingZoneTexts(before.board, after.board);
  return [makeStep(causes[0]?.rule ?? rule('BQ-IMM-2'), events, texts.join(' ') || undefined)];
};

const checkSteps = (before: State, after: State): readonly Step[] => {
  const checks = checkTexts(after);
  const texts = [
    ...(checkTexts(before).length > 0 ? [`${sideName(before.toMove)} is out of check.`] : []),
    ...(checks.length > 0
      ? [`${ownedUnit(after.board, titanOf(after.board, after.toMove))} is in check: ${listWords(checks)}.`]
      : []),
  ];
  return texts.length > 0
    ? [step('BQ-CHECK-1', badgeChanges(boardView(before), boardView(after), checkBadges), texts.join(' '))]
    : [];
};

const consequenceSteps = (before: State, after: State): readonly Step[] => [
  ...freezingSteps(before, after),
  ...checkSteps(before, after),
];
