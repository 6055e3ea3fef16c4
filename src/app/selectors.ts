/** What components read. Each selector is a module constant and gives the same object while nothing changed. */
import type { Square } from '../kernel/board.ts';
import { type Choice, type Hint, sameTarget, type Target, type Tone } from '../kernel/menu.ts';
import { remembered } from '../kernel/remembered.ts';
import type { BoardView, Mark } from '../kernel/view.ts';
import { type Ghost, ghostOf } from './preview.ts';
import type { Oddboard } from './store.ts';
import { positionAt, positionOf, questionOf, type Table, viewOf } from './table.ts';

/** What is on the board now: a frame of an animation, or the position. */
export const selectView = ({ table, playback }: Oddboard): BoardView | null =>
  playback?.frames[playback.index]?.view ?? (table && viewOf(table));

export const selectQuestion = ({ table }: Oddboard) => table && questionOf(table);

export const selectGame = ({ table }: Oddboard) => table?.game ?? null;

/** What a choice looks like on a square. */
export type SquareTone = Tone | 'refused';

const tonesOf = remembered((table: Table): ReadonlyMap<Square, SquareTone> => {
  const tones = new Map<Square, SquareTone>();
  const { units } = viewOf(table);
  for (const { target, ...choice } of questionOf(table)?.choices ?? []) {
    const squares = target.kind === 'square' ? [target.square] : target.kind === 'unit' ? (units[target.unit]?.at ?? []) : [];
    for (const square of squares) {
      const known = tones.get(square);
      if (choice.kind === 'open') tones.set(square, !known || known === 'refused' ? choice.tone : 'special');
      else if (!known) tones.set(square, 'refused');
    }
  }
  return tones;
});

const NO_TONES: ReadonlyMap<Square, SquareTone> = new Map();

/** The dangerous choice that waits to be picked again. */
export const selectArmed = ({ table }: Oddboard): Target | null => table?.armed?.target ?? null;

/** The squares that can be picked now, and how each is marked. While something moves, none is. */
export const selectTones = ({ table, playback }: Oddboard): ReadonlyMap<Square, SquareTone> =>
  table && !playback ? tonesOf(table) : NO_TONES;

const NONE: readonly never[] = [];

const pickedSquaresOf = remembered((table: Table): readonly Square[] => {
  const { units } = viewOf(table);
  return table.picks.flatMap((target) => {
    if (target.kind === 'square') return [target.square];
    return target.kind === 'unit' ? (units[target.unit]?.at.slice(0, 1) ?? []) : [];
  });
});

export const selectPickedSquares = ({ table }: Oddboard): readonly Square[] => (table ? pickedSquaresOf(table) : NONE);

/** Squares that the last turn touched, or the present one so far. */
const lastSquaresOf = remembered((table: Table): readonly Square[] => {
  if (table.cursor === 0) return NONE;
  const { ply } = positionAt(table, table.cursor - 1);
  let from = table.cursor - 1;
  while (from > 0 && positionAt(table, from - 1).ply === ply) from--;
  const steps = table.replayed.turns.slice(from, table.cursor).flatMap((turn) => turn.steps);
  const squares = steps.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.kind === 'moved' ? [event.path[0] ?? -1, event.at[0] ?? -1] : event.kind === 'appeared' ? event.unit.at : [],
    ),
  );
  return [...new Set(squares)];
});

export const selectLastSquares = ({ table }: Oddboard): readonly Square[] => (table ? lastSquaresOf(table) : NONE);

const tiedBy = new WeakMap<readonly Mark[], readonly Square[]>();

/** Squares joined by a mark to the one that is looked at. */
export const selectTied = (room: Oddboard): readonly Square[] => {
  const marks = room.looked === null ? undefined : selectView(room)?.marks[room.looked];
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
export const selectHint = ({ table, pointed, playback }: Oddboard): Hint | null => {
  if (!table || playback) return null;
  if (!pointed) return table.armed?.hint ?? null;
  const known = hints.get(table);
  if (known && sameTarget(known.target, pointed)) return known.hint;
  const choice = questionOf(table)?.choices.find((each) => sameTarget(each.target, pointed));
  const hint = (choice?.kind === 'open' && choice.hint?.()) || null;
  hints.set(table, { target: pointed, hint });
  return hint;
};

const ghosts = new WeakMap<Table, { readonly target: Target; readonly ghost: Ghost | null }>();

/** The ghost of the choice pointed at, or of the dangerous one that waits to be confirmed. */
export const selectGhost = ({ table, pointed, playback }: Oddboard): Ghost | null => {
  const target = pointed ?? table?.armed?.target;
  if (!table || !target || playback) return null;
  const known = ghosts.get(table);
  if (known && sameTarget(known.target, target)) return known.ghost;
  const ghost = ghostOf(table, target);
  ghosts.set(table, { target, ghost });
  return ghost;
};

/** How the choices of the question are offered, besides on the board. */
export interface Offers {
  /** Buttons under the board: kinds of action, where there are squares to pick too. */
  readonly verbs: readonly Choice<unknown>[];
  /** A list beside the square, where only options answer (or picking the same square once more). */
  readonly chooser: readonly Choice<unknown>[];
  readonly directions: readonly Choice<unknown>[];
  /** Members of the stack that is laid out. */
  readonly members: readonly Choice<unknown>[];
}

const NO_OFFERS: Offers = { verbs: NONE, chooser: NONE, directions: NONE, members: NONE };

const offersOf = remembered((table: Table): Offers => {
  const choices = questionOf(table)?.choices ?? NONE;
  const options = choices.filter(({ target }) => target.kind === 'option');
  const directions = choices.filter(({ target }) => target.kind === 'direction');
  const { units } = viewOf(table);
  const { tray } = table;
  const inTray = ({ target }: Choice<unknown>) => target.kind === 'unit' && tray !== null && !!units[target.unit]?.at.includes(tray);
  const confirms = ({ target }: Choice<unknown>) => table.picks.some((each) => sameTarget(each, target));
  const onlyOptions = table.picks.length > 0 && choices.every((choice) => choice.target.kind === 'option' || confirms(choice));
  return {
    verbs: onlyOptions ? NONE : options,
    chooser: onlyOptions ? options : NONE,
    directions,
    members: choices.filter(inTray),
  };
});

export const selectOffers = ({ table, playback }: Oddboard): Offers => (table && !playback ? offersOf(table) : NO_OFFERS);

const asidesOf = remembered((table: Table): readonly Choice<unknown>[] => table.game.asides(positionOf(table)));

export const selectAsides = ({ table }: Oddboard): readonly Choice<unknown>[] => (table ? asidesOf(table) : NONE);

/** The lenses' marks at a position; a new object at each call, to be remembered by who draws it. */
export const lensMarks = (table: Table, lenses: readonly string[], focus: Square | null): readonly (readonly [Square, Mark])[] =>
  lenses.flatMap((id) => table.game.look(positionOf(table), id, focus));
