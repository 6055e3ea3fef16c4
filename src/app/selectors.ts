/** What components read. Each selector is a module constant and gives the same object while nothing changed. */
import type { Square } from '../kernel/board.ts';
import type { Position } from '../kernel/game.ts';
import { type Choice, type Hint, sameTarget, type Target, type UnitId } from '../kernel/menu.ts';
import { remembered } from '../kernel/remembered.ts';
import type { Side } from '../kernel/side.ts';
import type { BoardView, Mark } from '../kernel/view.ts';
import type { Oddboard } from './store.ts';
import { type Crowd, crowdOf, isOfCrowd } from './table/crowd.ts';
import { meantBy, placesOf } from './table/picking.ts';
import { type Looking, lookingOf, type Tones, tonesIn } from './table/reach.ts';
import { positionAt, positionOf, questionOf, type Table, viewOf } from './table/table.ts';
import { type Ghost, ghostOf, ghostOfPicks, restingGhost } from './telling/preview.ts';

/** What is on the board now: a frame of an animation, or the position. */
export const selectView = ({ table, playback }: Oddboard): BoardView | null =>
  playback?.frames[playback.index]?.view ?? (table && viewOf(table));

/** While something moves, or is only about to be seen, nothing is asked. */
const isBusy = ({ playback, arriving }: Oddboard): boolean => playback !== null || arriving;

export const selectQuestion = ({ table, arriving }: Oddboard) => (table && !arriving ? questionOf(table) : null);

/** The position that is asked about; null while nothing is asked. */
export const selectAskedPosition = (room: Oddboard): Position | null => (room.table && !isBusy(room) ? positionOf(room.table) : null);

export type { SquareTone } from './table/reach.ts';

const tonesOf = remembered((table: Table): Tones => {
  const crowd = crowdOf(table);
  // The tray shows its crowd.
  const choices = (questionOf(table)?.choices ?? []).filter((choice) => !isOfCrowd(crowd, choice));
  return tonesIn(choices, (id) => placesOf(table, id));
});

const NO_TONES: Tones = new Map();

/** Another's unit that is looked at. */
export const selectLooking = (room: Oddboard): Looking | null => (room.table && !isBusy(room) ? lookingOf(room.table) : null);

/** The dangerous choice that waits to be picked again. */
export const selectArmed = ({ table }: Oddboard): Target | null => table?.armed?.target ?? null;

/** The squares that can be picked now, or that the unit looked at could go to. */
export const selectTones = (room: Oddboard): Tones => {
  const { table } = room;
  return table && !isBusy(room) ? (lookingOf(table)?.tones ?? tonesOf(table)) : NO_TONES;
};

const NONE: readonly never[] = [];

const pickedSquaresOf = remembered((table: Table): readonly Square[] => {
  const open = table.tray === null ? NONE : [table.tray];
  const squares = table.picks.flatMap((target) =>
    target.kind === 'square' ? [target.square] : target.kind === 'unit' ? placesOf(table, target.unit).slice(0, 1) : [],
  );
  const looked = lookingOf(table)?.unit.at ?? NONE;
  return [...new Set([...squares, ...open, ...looked])];
});

export const selectPickedSquares = ({ table }: Oddboard): readonly Square[] => (table ? pickedSquaresOf(table) : NONE);

/** Squares that the last turn touched, or the present one so far. */
const lastSquaresOf = remembered((table: Table): readonly Square[] => {
  if (table.cursor === 0) return NONE;
  const { ply } = positionAt(table, table.cursor - 1);
  let from = table.cursor - 1;
  while (from > 0 && positionAt(table, from - 1).ply === ply) from--;
  const steps = table.replayed.turns.slice(from, table.cursor).flatMap((turn) => turn.tell());
  const squares = steps.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.kind === 'moved' ? [event.path[0] ?? -1, event.at[0] ?? -1] : event.kind === 'appeared' ? event.unit.at : [],
    ),
  );
  return [...new Set(squares)];
});

export const selectLastSquares = ({ table, recalling }: Oddboard): readonly Square[] => (table && !recalling ? lastSquaresOf(table) : NONE);

const tiedBy = new WeakMap<readonly Mark[], readonly Square[]>();

/** Squares joined by a mark to the one that is looked at. */
export const selectTied = (room: Oddboard): readonly Square[] => {
  const marks = room.over === null ? undefined : selectView(room)?.marks[room.over];
  if (!marks) return NONE;
  const known = tiedBy.get(marks) ?? marks.flatMap(({ to }) => to ?? []);
  tiedBy.set(marks, known);
  return known;
};

/** Squares lit as the cause of a refusal or a warning. */
export const selectCulprits = ({ table }: Oddboard): readonly Square[] =>
  table?.refused?.refusal.squares ?? table?.armed?.hint?.squares ?? NONE;

const hints = new WeakMap<Table, { readonly target: Target; readonly hint: Hint | null }>();

/** What is worth knowing about the choice pointed at before it is made, or about the dangerous one that was picked once. */
export const selectHint = (room: Oddboard): Hint | null => {
  const { table, pointed } = room;
  if (!table || isBusy(room)) return null;
  if (!pointed) return table.armed?.hint ?? null;
  const target = meantBy(table, pointed);
  const known = hints.get(table);
  if (known && sameTarget(known.target, target)) return known.hint;
  const choice = questionOf(table)?.choices.find((each) => sameTarget(each.target, target));
  const hint = (choice?.kind === 'open' && choice.hint?.()) || null;
  hints.set(table, { target, hint });
  return hint;
};

const ghosts = new WeakMap<Table, { readonly target: Target; readonly ghost: Ghost | null }>();
const restingOf = remembered(restingGhost);
const proposals = new WeakMap<readonly Target[], { readonly table: Table; readonly ghost: Ghost | null }>();

const proposalOf = (table: Table, picks: readonly Target[]): Ghost | null => {
  const known = proposals.get(picks);
  const ghost = known?.table === table ? known.ghost : ghostOfPicks(table, picks);
  proposals.set(picks, { table, ghost });
  return ghost;
};

/** The ghost of the action considered in a list, of the choice pointed at, of the dangerous one that waits to be confirmed, or of what is picked so far. */
export const selectGhost = (room: Oddboard): Ghost | null => {
  const { table, pointed, proposed } = room;
  if (!table || isBusy(room)) return null;
  if (proposed) return proposalOf(table, proposed);
  const target = pointed ? meantBy(table, pointed) : table.armed?.target;
  if (!target) return restingOf(table);
  const about = lookingOf(table)?.table ?? table;
  const known = ghosts.get(about);
  const ghost = known && sameTarget(known.target, target) ? known.ghost : ghostOf(about, target);
  ghosts.set(about, { target, ghost });
  return ghost ?? restingOf(table);
};

/** How the choices of the question are offered, besides on the board. */
export interface Offers {
  /** Buttons under the board: kinds of action, where there are squares to pick too. */
  readonly verbs: readonly Choice<unknown>[];
  /** The crowd on the picked square, of which one says who goes. */
  readonly crowd: Crowd | null;
  /** Other units to be named, and those named already. */
  readonly members: readonly Choice<unknown>[];
  readonly joined: readonly UnitId[];
  /** A list beside the square, where nothing else answers (or only picking the same square once more). */
  readonly chooser: readonly Choice<unknown>[];
  readonly directions: readonly Choice<unknown>[];
}

const NO_OFFERS: Offers = { verbs: NONE, crowd: null, members: NONE, joined: NONE, chooser: NONE, directions: NONE };

/** The square that a question about members or options is about. */
export const besideOf = (table: Table): Square | undefined => table.tray ?? pickedSquaresOf(table).at(-1);

const offersOf = remembered((table: Table): Offers => {
  const choices = questionOf(table)?.choices ?? NONE;
  const { units } = viewOf(table);
  const about = besideOf(table);
  const isHere = (id: UnitId) => about !== undefined && !!units[id]?.at.includes(about);
  const options = choices.filter(({ target }) => target.kind === 'option');
  const members = choices.filter(({ target }) => target.kind === 'unit' && isHere(target.unit));
  const joined = table.picks.flatMap((pick) => (pick.kind === 'unit' && isHere(pick.unit) ? [pick.unit] : []));
  // The same square once more, where that is an answer with words of its own.
  const asBefore = choices.filter(({ target, label }) => label !== undefined && target.kind === 'square' && target.square === about);
  const isElsewhere = ({ target }: Choice<unknown>) =>
    target.kind === 'square' && target.square !== about && !table.picks.some((each) => sameTarget(each, target));
  const crowd = crowdOf(table);
  const beside = about !== undefined && (table.tray !== null || !choices.some(isElsewhere));
  return {
    verbs: crowd || (beside && table.picks.length > 0) ? NONE : options,
    crowd,
    members: beside ? NONE : members.filter((choice) => !isOfCrowd(crowd, choice)),
    joined: crowd ? NONE : joined,
    chooser: beside ? [...(table.picks.length > 0 ? [...options, ...asBefore] : NONE), ...members] : NONE,
    directions: choices.filter(({ target }) => target.kind === 'direction'),
  };
});

const isNumber = ({ label = '' }: Choice<unknown>): boolean => /^\d+$/.test(label);

/** The key that gives each answer: numbers answer for themselves, all else by its place among the first nine. */
export const keysOf = (choices: readonly Choice<unknown>[]): readonly string[] =>
  choices.map((choice, index) => (isNumber(choice) ? (choice.label ?? '') : index < 9 ? `${index + 1}` : ''));

/** The answer that a key gives among the buttons offered now. */
export const answerTo = (room: Oddboard, key: string): Target | null => {
  const { verbs, chooser } = selectOffers({ ...room, arriving: false });
  const buttons = verbs.length > 0 ? verbs : chooser;
  return buttons[keysOf(buttons).indexOf(key)]?.target ?? null;
};

export const selectOffers = (room: Oddboard): Offers => (room.table && !isBusy(room) ? offersOf(room.table) : NO_OFFERS);

const asidesOf = remembered((table: Table): readonly Choice<unknown>[] => table.game.asides(positionOf(table)));

export const selectAsides = ({ table }: Oddboard): readonly Choice<unknown>[] => (table ? asidesOf(table) : NONE);

/** The answers that a side may give to what the other one asked, by their options. */
export const answersOf = (asides: readonly Choice<unknown>[], side: Side): readonly { readonly option: string; readonly label: string }[] =>
  asides.flatMap(({ kind, target, label = '' }) =>
    kind === 'open' && target.kind === 'option' && [`${side}-accepts`, `${side}-refuses`].includes(target.option)
      ? [{ option: target.option, label }]
      : [],
  );

/** The lenses' marks at a position; a new object at each call, to be remembered by who draws it. */
export const lensMarks = (table: Table, lenses: readonly string[], focus: Square | null): readonly (readonly [Square, Mark])[] =>
  lenses.flatMap((id) => table.game.look(positionOf(table), id, focus));
