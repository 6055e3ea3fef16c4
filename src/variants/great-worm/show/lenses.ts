import type { Square } from '../../../kernel/board/board.ts';
import type { Lens, LensMark } from '../../../kernel/game.ts';
import { type Side, sideName } from '../../../kernel/side.ts';
import type { Mark } from '../../../kernel/view.ts';
import { whyObstructed } from '../menu/refusals.ts';
import { attackOnWorm } from '../moves/attacks.ts';
import { isFree, tracksFrom } from '../moves/generate.ts';
import { obstacleOn } from '../moves/legality.ts';
import { attackText } from '../moves/move-text.ts';
import { reachableSquares } from '../moves/reachable.ts';
import { moveWorm, wormPathsOf } from '../moves/worm-paths.ts';
import { nameOf } from '../position/board.ts';
import { type Boost, type State, type Unit, unitName, wormOf } from '../position/state.ts';
import { mark } from '../rules/index.ts';

const sideInFocus = (state: State, focus: Square | null): Side =>
  (focus === null ? undefined : state.units[focus]?.side) ?? state.toMove;

const wormReachMarks = (state: State, side: Side, boost: Boost): readonly LensMark[] => {
  const shown = new Map<Square, Mark>();
  for (const path of wormPathsOf(state, side, boost)) {
    if (shown.get(path.to)?.kind === 'reach') continue;
    const found = obstacleOn(state, path);
    if (found) {
      const { text, rule } = whyObstructed(state, path, found, moveWorm(state, path));
      shown.set(path.to, mark(found.kind === 'check' ? 'check' : 'blocked', rule, text, { side }));
    } else {
      shown.set(path.to, mark('reach', path.rule, `${sideName(side)}'s worm can move to ${nameOf(path.to)}`, { side }));
    }
  }
  return [...shown];
};

const reachLens = (boost: Boost, title: string): Lens<State> => ({
  id: `worm-${boost}`,
  title,
  show: (state, focus) => wormReachMarks(state, sideInFocus(state, focus), boost),
});

const withWormOn = (state: State, side: Side, square: Square): State => {
  const from = wormOf(state, side);
  if (from === null) return state;
  const units = [...state.units];
  units[square] = units[from] as Unit;
  if (square !== from) units[from] = null;
  return { ...state, units };
};

const checkMarks = (state: State, side: Side): readonly LensMark[] =>
  state.units.flatMap((unit, square) => {
    if (unit && unit.side === side && unit.type !== 'worm') return [];
    if (unit && unit.side !== side && unit.type === 'worm') return [];
    const put = withWormOn(state, side, square);
    const attack = attackOnWorm(put, side);
    if (!attack) return [];
    const label = `${sideName(side)}'s worm would be in Check on ${nameOf(square)} from ${attackText(put, attack)}`;
    return [[square, mark('check', 'GW-CHECK-1', label, { side })] as const];
  });

const roomMarks = (state: State, side: Side): readonly LensMark[] =>
  reachableSquares(state, side).map((square) => [
    square,
    mark('room', 'GW-TRAIL-1', `${sideName(side)}'s worm could still reach this square`, { side }),
  ]);

const unitReachMarks = (state: State, focus: Square | null): readonly LensMark[] => {
  const unit = focus === null ? null : state.units[focus];
  if (focus === null || !unit) return [];
  if (unit.type === 'worm') return wormReachMarks(state, unit.side, 'none');
  return tracksFrom(unit, focus).map((track) => {
    const free = isFree(state, unit.side, track);
    const how = track.captures ? '' : ', without capturing';
    const label = `${unitName(unit)} ${free ? 'can' : 'could'} move to ${nameOf(track.to)}${free ? '' : ' on an empty board'}${how}`;
    return [track.to, mark(free ? 'reach' : 'blocked', track.rule, label, { side: unit.side })];
  });
};

const lensPerSide = (
  id: string,
  title: (whose: string) => string,
  show: (state: State, side: Side) => readonly LensMark[],
): readonly Lens<State>[] =>
  (['white', 'black'] as const).map((side) => ({
    id: `${id}-${side}`,
    title: title(`${sideName(side)}'s`),
    show: (state) => show(state, side),
  }));

export const LENSES: readonly Lens<State>[] = [
  reachLens('none', 'Moves of the worm without a boost'),
  reachLens('arm', 'Moves of the worm after an Arm'),
  reachLens('wing', 'Moves of the worm after a Wing'),
  reachLens('talon', 'Moves of the worm after a Talon'),
  ...lensPerSide('check', (whose) => `Where ${whose} worm would be in Check`, checkMarks),
  ...lensPerSide('room', (whose) => `Squares ${whose} worm could still reach`, roomMarks),
  { id: 'unit', title: 'Moves of the chosen piece', show: unitReachMarks },
];
