/**
 * Selectors, which components read. Each is a module constant, and returns the same object while nothing has
 * changed.
 */
import { leadsOn } from '../kernel/asking/legal.ts';
import type { Choice, Hint } from '../kernel/asking/menu.ts';
import { sameTarget, square, type Target } from '../kernel/asking/target.ts';
import type { Square } from '../kernel/board/board.ts';
import type { Position } from '../kernel/game.ts';
import { memoize } from '../kernel/memoize.ts';
import { SIDES } from '../kernel/side.ts';
import type { BoardView, Mark } from '../kernel/view.ts';
import { isComputersTurn, isUnasked } from './seats/computers.ts';
import type { Oddboard } from './state.ts';
import { type CheckHelp, checkHelpOf } from './table/check-help.ts';
import { meaningOf, placesOf } from './table/picking.ts';
import { type Looking, lookedOf, lookingOf, narrowOf, reachNow, type Tones, tonesOf } from './table/reach.ts';
import { grown, isFirstGame, positionOf, questionOf, type Table, viewOf } from './table/table.ts';
import { type LookBack, lookBackOf } from './table/travel.ts';
import { type Difference, differencesSince } from './telling/difference.ts';
import { type LastTurn, lastTurnOf } from './telling/last-turn.ts';
import { viewOn } from './telling/line-timeline.ts';
import { type Lost, lostOf } from './telling/lost.ts';
import { type Preview, previewOf, previewOfPicks, restingPreview } from './telling/preview.ts';
import { TOLD } from './telling/words.ts';

/** The view on the board: a frame of an animation, or the position. */
export const selectView = ({ table, playback }: Oddboard): BoardView | null =>
  table && viewOn({ table, playback });

export const selectIsFirst = ({ table }: Oddboard): boolean => !!table && isFirstGame(table);

/** Is nothing asked: of a person, during an animation, or before it is known what? */
export const isBusy = (room: Oddboard): boolean => room.playback !== null || room.isAsking || isUnasked(room);

/** The question that a person is asked. */
export const selectQuestion = (room: Oddboard) =>
  room.table && !room.isAsking && !isUnasked(room) ? questionOf(room.table) : null;

/** The position that is asked about; null while nothing is asked. */
export const selectAskedPosition = (room: Oddboard): Position | null =>
  room.table && !isBusy(room) ? positionOf(room.table) : null;

export type { SquareTone } from './table/reach.ts';

const NO_TONES: Tones = new Map();

/** The earlier place that is looked at: "turn 3 of 12"; null at the end of the line, and after undo. */
export const selectLookBack = ({ table, replaying, takenBack }: Oddboard): LookBack | null =>
  table && !replaying && !takenBack ? lookBackOf(table) : null;

/** A unit of the other side that is being looked at. */
export const selectLooking = (room: Oddboard): Looking | null =>
  room.table && !isBusy(room) ? lookingOf(room.table) : null;

let diagram: { readonly table: Table; readonly over: Square; readonly tones: Tones | null } | null = null;

/**
 * The reach of the piece pointed at on its side's turn, if it is to be seen and nothing is chosen or looked
 * at; null without a piece.
 */
export const selectDiagram = (room: Oddboard): Tones | null => {
  const { table, hovered } = room;
  if (!room.diagram || !table || hovered === null || isBusy(room)) return null;
  if (table.picks.length > 0 || lookedOf(table)) return null;
  if (diagram?.table !== table || diagram.over !== hovered) {
    const unit = Object.values(viewOf(table).units).find(
      ({ at, inside }) => inside === undefined && at.includes(hovered),
    );
    diagram = { table, over: hovered, tones: (unit && reachNow(table, unit, hovered)?.tones) ?? null };
  }
  return diagram.tones;
};

/** The rescue of a royal piece in peril; null in other turns. */
export const selectCheckHelp = (room: Oddboard): CheckHelp | null =>
  room.table && !isBusy(room) ? checkHelpOf(room.table) : null;

/** The dangerous choice that waits for a second pick. */
export const selectArmed = ({ table }: Oddboard): Target | null => table?.armed?.target ?? null;

/** The squares that can be picked now, or that the unit looked at could move to. */
export const selectTones = (room: Oddboard): Tones => {
  const { table } = room;
  return table && !isBusy(room) ? tonesOf(table) : NO_TONES;
};

/** The one empty list: a selector returns the same object while nothing is there. */
export const NONE: readonly never[] = [];

/** The squares of choices that leave their side hardly anything to do. */
export const selectNarrow = (room: Oddboard): readonly Square[] =>
  room.table && !isBusy(room) ? narrowOf(room.table) : NONE;

/** The squares picked, of the open tray, and of a unit looked at. */
export const pickedSquaresOf = memoize((table: Table): readonly Square[] => {
  const open = table.tray === null ? NONE : [table.tray];
  const squares = table.picks.flatMap((target) =>
    target.kind === 'square'
      ? [target.square]
      : target.kind === 'unit'
        ? placesOf(table, target.unit).slice(0, 1)
        : [],
  );
  const looked = lookedOf(table)?.unit.at ?? NONE;
  return [...new Set([...squares, ...open, ...looked])];
});

export const selectPickedSquares = ({ table }: Oddboard): readonly Square[] =>
  table ? pickedSquaresOf(table) : NONE;

/** The last turn's changes; null while they are unknown or being shown, or others are. */
export const selectLastTurn = ({ table, replaying, playback, comparing }: Oddboard): LastTurn | null =>
  table && !replaying && !playback && !comparing ? lastTurnOf(table) : null;

/** The lost royal piece and its exits; null during an animation. */
export const selectLost = ({ table, playback }: Oddboard): Lost | null =>
  table && !playback ? lostOf(table) : null;

let compared: {
  readonly table: Table;
  readonly since: number;
  readonly lines: readonly Difference[];
} | null = null;

/** The differences since the compared place; null without one, or where the line is shorter. */
export const selectDifferences = ({
  table,
  replaying,
  comparing,
}: Oddboard): readonly Difference[] | null => {
  if (!table || replaying || !comparing || comparing.since > table.line.length) return null;
  const { since } = comparing;
  if (compared?.table !== table || compared.since !== since)
    compared = { table, since, lines: differencesSince(table, since) };
  return compared.lines;
};

const litBy = new WeakMap<readonly Difference[], readonly Square[]>();

/** The squares lit as changed: by the last turn, or since the compared place. */
export const selectLastSquares = (room: Oddboard): readonly Square[] => {
  const { table, replaying, comparing } = room;
  if (!table || replaying) return NONE;
  const lines = selectDifferences(room);
  if (!lines) return lastTurnOf(table).squares;
  const line = comparing?.line ?? null;
  if (line !== null) return lines[line]?.squares ?? NONE;
  const lit = litBy.get(lines) ?? [...new Set(lines.flatMap(({ squares }) => squares))];
  litBy.set(lines, lit);
  return lit;
};

const tiedBy = new WeakMap<readonly Mark[], readonly Square[]>();

/** Squares that a line beside the board speaks of, else those joined by a mark to the one looked at. */
export const selectTied = (room: Oddboard): readonly Square[] => {
  if (room.highlighted.length > 0) return room.highlighted;
  const marks = room.hovered === null ? undefined : selectView(room)?.marks[room.hovered];
  if (!marks) return NONE;
  const known = tiedBy.get(marks) ?? marks.flatMap(({ to }) => to ?? []);
  tiedBy.set(marks, known);
  return known;
};

/** Squares lit as the cause of a refusal or a warning; looking at a piece of the other side is no error. */
export const selectCulprits = ({ table }: Oddboard): readonly Square[] => {
  if (table?.refused) return lookedOf(table) ? NONE : table.refused.refusal.squares;
  return table?.armed?.hint?.squares ?? NONE;
};

/** The choice pointed at. */
export const selectPointedChoice = ({ table, pointed, isAsking }: Oddboard): Choice<unknown> | null => {
  if (!table || !pointed || isAsking) return null;
  const target = meaningOf(table, pointed);
  return questionOf(table)?.choices.find((each) => sameTarget(each.target, target)) ?? null;
};

/** The hint of a unit that can only act where it stands, with its number of ways; null for others. */
const standsStill = (table: Table, target: Target): string | null => {
  if (table.picks.length > 0 || target.kind !== 'square') return null;
  const choices = grown(table, [target])?.choices ?? NONE;
  const ways = choices.filter((choice) => choice.target.kind === 'option');
  // A move is soon found, and all that the unit can do besides would take long.
  if (choices.some((choice) => !ways.includes(choice) && leadsOn(choice))) return null;
  const count = ways.filter(leadsOn).length;
  return count > 0 ? TOLD.standsStill(count) : null;
};

const hints = new WeakMap<Table, { readonly target: Target; readonly hint: Hint | null }>();

/** The hint of the choice pointed at, else of the dangerous choice that waits. */
export const selectHint = (room: Oddboard): Hint | null => {
  const { table, pointed } = room;
  if (!table || isBusy(room)) return null;
  if (!pointed) return table.armed?.hint ?? null;
  const target = meaningOf(table, pointed);
  const known = hints.get(table);
  if (known && sameTarget(known.target, target)) return known.hint;
  const choice = questionOf(table)?.choices.find((each) => sameTarget(each.target, target));
  const said = (choice?.kind === 'open' && choice.hint?.()) || null;
  const still = said && standsStill(table, target);
  const hint = still ? { ...said, text: `${still} ${said.text}` } : said;
  hints.set(table, { target, hint });
  return hint;
};

const ghosts = new WeakMap<Table, { readonly target: Target; readonly ghost: Preview | null }>();
const restingOf = memoize(restingPreview);

/** The board after the picks so far, as far as that is certain. */
export const selectForeseen = (room: Oddboard): BoardView | null =>
  (room.table && !room.isAsking && restingOf(room.table)?.after) || selectView(room);

const proposals = new WeakMap<readonly Target[], { readonly table: Table; readonly ghost: Preview | null }>();

const proposalOf = (table: Table, picks: readonly Target[]): Preview | null => {
  const known = proposals.get(picks);
  const ghost = known?.table === table ? known.ghost : previewOfPicks(table, picks);
  proposals.set(picks, { table, ghost });
  return ghost;
};

/**
 * The preview: of the hovered list entry, else the hovered choice, else the dangerous choice, else the picks
 * so far.
 */
export const selectPreview = (room: Oddboard): Preview | null => {
  const { table, pointed, proposed } = room;
  if (!table || room.playback) return null;
  if (proposed) return proposalOf(table, proposed);
  if (isBusy(room)) return null;
  const target = pointed ? meaningOf(table, pointed) : table.armed?.target;
  if (!target) return restingOf(table);
  const about = lookingOf(table)?.table ?? table;
  const known = ghosts.get(about);
  const ghost = known && sameTarget(known.target, target) ? known.ghost : previewOf(about, target);
  ghosts.set(about, { target, ghost });
  return ghost ?? restingOf(table);
};

/** The preview that the panel shows of the square looked at: it stays when the pointer leaves the board. */
export const selectInspectedPreview = (room: Oddboard): Preview | null => {
  const { pointed, inspected } = room;
  return selectPreview(pointed || inspected === null ? room : { ...room, pointed: square(inspected) });
};

const asidesOf = memoize((table: Table): readonly Choice<unknown>[] => table.game.asides(positionOf(table)));

const sayableBy = new WeakMap<readonly Choice<unknown>[], Map<string, readonly Choice<unknown>[]>>();

/** The asides that a person may use: none of the computer's side, and no claims in its turn. */
export const selectAsides = (room: Oddboard): readonly Choice<unknown>[] => {
  const { table, heading, hotSeat } = room;
  const all = table && hotSeat.fallen === null ? asidesOf(table) : NONE;
  if (!heading?.computers) return all;
  const silent = SIDES.filter((side) => heading.computers?.[side]);
  const own = isComputersTurn(room) ? SIDES.filter((side) => !silent.includes(side)) : null;
  const by = [...silent, own].join();
  const known = sayableBy.get(all) ?? new Map<string, readonly Choice<unknown>[]>();
  const maySay = ({ target }: Choice<unknown>): boolean => {
    const [said = ''] = target.kind === 'option' ? target.option.split('-') : [];
    return own ? own.some((side) => side === said) : !silent.some((side) => side === said);
  };
  const sayable = known.get(by) ?? all.filter(maySay);
  sayableBy.set(all, known.set(by, sayable));
  return sayable;
};

/** The lenses' marks at a position. Returns a new list at each call: the caller caches it. */
export const lensMarks = (
  table: Table,
  lenses: readonly string[],
  focus: Square | null,
): readonly (readonly [Square, Mark])[] =>
  lenses.flatMap((id) => table.game.look(positionOf(table), id, focus));
