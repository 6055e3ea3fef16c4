/** Writing the position file (section 10.2), without zero or empty fields. */
import type { Square } from '../../../../kernel/board/board.ts';
import { other, SIDES, type Side } from '../../../../kernel/side.ts';
import type { Outcome } from '../../../../kernel/view.ts';
import type { Monad } from '../../monad/plan.ts';
import { plannedText } from '../../monad/words.ts';
import { rule } from '../../rules/index.ts';
import { ahead, nameOf, SQUARES } from '../board.ts';
import { kingOf } from '../piece-lists.ts';
import { ageOf, idleOf, isOnWall } from '../squares.ts';
import type { Component, Pursuit, Stack, State, Wall } from '../state.ts';

const SIDE_LETTERS: Readonly<Record<Side, string>> = { white: 'w', black: 'b' };

type Json = Readonly<Record<string, unknown>>;

/** The fields that are not zero, false, empty or missing; those in `kept` always stay. */
const trim = (fields: Json, kept: readonly string[] = []): Json =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => {
      if (kept.includes(name)) return true;
      if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
      return value !== undefined && value !== null && value !== 0 && value !== false;
    }),
  );

const unitJson = (state: State, unit: Component, side: Side): Json => {
  const { id, kind, crr20, ext20, capN, capP, aim, cargo, retained, eggsLaid, egg, layer, growth, build } =
    unit;
  return trim(
    {
      id,
      kind,
      crr20,
      ext20,
      capN,
      capP,
      aim: aim === ahead(side) ? undefined : aim.toUpperCase(),
      cargo: cargo.map((each) => stackJson(state, each, null)),
      retained,
      eggsLaid,
      egg: egg ?? 0,
      layer: layer ?? 0,
      growth,
      build,
    },
    ['id'],
  );
};

const monadJson = ({ plan, next, isActive, stuck, at }: Monad): Json =>
  trim({ plan: plan.map(plannedText), next, active: isActive, stuck, at: nameOf(at) });

const stackJson = (state: State, stack: Stack, square: Square | null): Json => {
  const { side, comps, par, shock, shade, monad } = stack;
  return trim({
    sq: square === null ? undefined : nameOf(square),
    side: SIDE_LETTERS[side],
    form: shade && 's',
    comps: comps.map((unit) => unitJson(state, unit, side)),
    par,
    shock,
    idle: square === null ? 0 : idleOf(state, stack),
    onWall: square !== null && !shade && isOnWall(state, square),
    age: ageOf(state, stack),
    dist: shade?.dist,
    monad: monad && monadJson(monad),
  });
};

const bySquare = <T>(entries: readonly (readonly [Square, T])[]): Json =>
  Object.fromEntries(
    [...entries].sort(([a], [b]) => a - b).map(([square, value]) => [nameOf(square), value]),
  );

const entriesOf = <T>(record: Readonly<Record<Square, T>>): readonly (readonly [Square, T])[] =>
  Object.entries(record).map(([square, value]) => [Number(square), value]);

const wallsOf = (state: State): readonly (readonly [Square, Wall])[] =>
  SQUARES.flatMap((square) => {
    const wall = state.walls[square];
    return wall ? [[square, wall] as const] : [];
  });

/** Bombs, marks and temporary areas. */
const areasJson = ({ bombs, distracts, quickened, tornados, avalanches, tunnels }: State): Json => ({
  bombs: bombs.map(({ square, assassin, side }) => ({
    sq: nameOf(square),
    assassin: assassin ?? 0,
    side: SIDE_LETTERS[side],
  })),
  distracts: distracts.map(({ square, jester, toward }) => ({
    sq: nameOf(square),
    jester,
    dir: toward.toUpperCase(),
  })),
  quickened: bySquare(entriesOf(quickened)),
  tornados: tornados.map(({ square, plies, side }) => ({
    sq: nameOf(square),
    plies,
    side: SIDE_LETTERS[side],
  })),
  avalanches: avalanches.map(({ squares, toward, plies }) => ({
    squares: squares.map(nameOf),
    dir: toward.toUpperCase(),
    plies,
  })),
  tunnels: tunnels.map(({ entrance, wall, exit, side }) => ({
    entrance: nameOf(entrance),
    wall: nameOf(wall),
    exit: nameOf(exit),
    side: SIDE_LETTERS[side],
  })),
});

const pursuitJson = (pursuit: Pursuit | null): Json | null =>
  pursuit &&
  trim({
    maj: SIDE_LETTERS[pursuit.side],
    capStreak: pursuit.captures,
    chkStreak: pursuit.checks,
    a: pursuit.hasCaptured,
    b: pursuit.hasPromoted,
    c: pursuit.hasChecked,
  });

/** The end of the game, if it is not visible on the board or a King is missing. */
const resultOf = (state: State): Pick<Outcome, 'winner' | 'rule'> | null => {
  const lost = SIDES.find((side) => kingOf(state, side) === null);
  if (lost) return { winner: other(lost), rule: rule('FC-END-1') };
  return state.talk?.agreed ?? state.decided;
};

export const writePosition = (state: State): string => {
  const walls = wallsOf(state);
  const result = resultOf(state);
  const file = trim(
    {
      version: 1,
      toMove: SIDE_LETTERS[state.toMove],
      plies: state.ply,
      lastNull: state.lastNull,
      nextId: state.nextId,
      stacks: SQUARES.flatMap((square) => {
        const stack = state.stacks[square];
        const shadows = state.shadows
          .filter((shadow) => shadow.square === square)
          .map((shadow) => shadow.stack);
        return [...(stack ? [stack] : []), ...shadows].map((each) => stackJson(state, each, square));
      }),
      walls: bySquare(
        walls.flatMap(([square, { waller, shadow }]) => (shadow ? [] : [[square, waller] as const])),
      ),
      queenShadows: bySquare(
        walls.flatMap(([square, { waller, shadow }]) =>
          shadow
            ? [[square, { queen: waller, side: SIDE_LETTERS[shadow.side], range: shadow.range }] as const]
            : [],
        ),
      ),
      tombs: bySquare(
        entriesOf(state.tombs).map(([square, { status, rot, queue }]) => [
          square,
          trim({
            status,
            rot,
            queue: queue.map((unit) => ({
              ...unitJson(state, unit, unit.side),
              side: SIDE_LETTERS[unit.side],
            })),
          }),
        ]),
      ),
      exploded: bySquare(entriesOf(state.exploded)),
      corrupted: state.corrupted.map(nameOf),
      traps: state.traps.map(({ square, jester, side, sprung }) => ({
        sq: nameOf(square),
        jester,
        side: SIDE_LETTERS[side],
        sprung: sprung ?? 0,
      })),
      ...areasJson(state),
      stage: pursuitJson(state.pursuit),
      rules: state.isFirst ? 'first' : undefined,
      pincer: state.surrounds ? 'all' : undefined,
      march: state.marchCaptures ? 'any' : undefined,
      reps: Object.fromEntries(state.seen),
      result: result && { winner: result.winner && SIDE_LETTERS[result.winner], by: result.rule },
    },
    ['stacks'],
  );
  return JSON.stringify(file);
};
