/** Copies with changed fields. All fields are listed, since spread copies are slow. */
import type { Side } from '../../../kernel/side.ts';
import type { Buried, Component, Stack, State, Tomb } from './state.ts';

export const changeUnit = (unit: Component, change: Partial<Component>): Component =>
  Object.assign(
    {
      id: unit.id,
      kind: unit.kind,
      lostRange20: unit.lostRange20,
      gainedRange20: unit.gainedRange20,
      nonPawnsCaptured: unit.nonPawnsCaptured,
      pawnsCaptured: unit.pawnsCaptured,
      aim: unit.aim,
      cargo: unit.cargo,
      retained: unit.retained,
      eggsLaid: unit.eggsLaid,
      egg: unit.egg,
      layer: unit.layer,
      growth: unit.growth,
      build: unit.build,
    },
    change,
  );

export const changeStack = (stack: Stack, change: Partial<Stack>): Stack =>
  Object.assign(
    {
      side: stack.side,
      units: stack.units,
      acting: stack.acting,
      paralysis: stack.paralysis,
      paralysedBy: stack.paralysedBy,
      shock: stack.shock,
      since: stack.since,
      shade: stack.shade,
      monad: stack.monad,
    },
    change,
  );

/** Turns a dead unit into a buried one. Carried units are buried separately (FC-TRAN-3). */
export const bury = (unit: Component, side: Side): Buried => Object.assign(changeUnit(unit, { cargo: [] }), { side });

export const changeTomb = ({ status, queue, rot }: Tomb, change: Partial<Tomb>): Tomb =>
  Object.assign({ status, queue, rot }, change);

export const changeState = (state: State, change: Partial<State>): State =>
  Object.assign(
    {
      toMove: state.toMove,
      ply: state.ply,
      rng: state.rng,
      turns: state.turns,
      lastNull: state.lastNull,
      nextId: state.nextId,
      stacks: state.stacks,
      shadows: state.shadows,
      walls: state.walls,
      tombs: state.tombs,
      exploded: state.exploded,
      corrupted: state.corrupted,
      traps: state.traps,
      bombs: state.bombs,
      distracts: state.distracts,
      quickened: state.quickened,
      tornados: state.tornados,
      avalanches: state.avalanches,
      tunnels: state.tunnels,
      pursuit: state.pursuit,
      seen: state.seen,
      decided: state.decided,
      options: state.options,
    },
    change,
  );
