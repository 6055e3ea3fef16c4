/** Ways of looking: the worm's reach with each boost, where it would be in Check, the room it has left, a unit's reach. */
import type { Square } from '../../../kernel/board.ts';
import type { Lens } from '../../../kernel/game.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import type { Mark } from '../../../kernel/view.ts';
import { threatTo } from '../moves/attacks.ts';
import { isFree, tracksFrom } from '../moves/generate.ts';
import { obstacle } from '../moves/legality.ts';
import { roomOf } from '../moves/reachable.ts';
import { afterWay, waysOf } from '../moves/worm-moves.ts';
import { nameOf } from '../position/board.ts';
import { type Boost, type Unit, unitName, type WormState, wormOf } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { obstacleRefusal, threatText } from './names.ts';

type Shown = readonly (readonly [Square, Mark])[];

/** Whose worm is looked at: that of the unit in focus, or of the side to move. */
const lookedAt = (state: WormState, focus: Square | null): Side => (focus === null ? undefined : state.units[focus]?.side) ?? state.toMove;

const reach = (state: WormState, side: Side, boost: Boost): Shown => {
  const shown = new Map<Square, Mark>();
  for (const way of waysOf(state, side, boost)) {
    if (shown.get(way.to)?.kind === 'reach') continue;
    const found = obstacle(state, way);
    if (found) {
      const { text, rule } = obstacleRefusal(state, way, found, afterWay(state, way));
      shown.set(way.to, { kind: found.kind === 'check' ? 'check' : 'blocked', label: text, rule, side });
    } else {
      shown.set(way.to, { kind: 'reach', label: `${sideName(side)}'s worm can go to ${nameOf(way.to)}`, rule: way.rule, side });
    }
  }
  return [...shown];
};

const reachLens = (boost: Boost, title: string): Lens<WormState> => ({
  id: `worm-${boost}`,
  title,
  show: (state, focus) => reach(state, lookedAt(state, focus), boost),
});

/** The position with a side's worm put on another square, whatever stood there. */
const withWormOn = (state: WormState, side: Side, square: Square): WormState => {
  const from = wormOf(state, side);
  if (from === null) return state;
  const units = [...state.units];
  units[square] = units[from] as Unit;
  if (square !== from) units[from] = null;
  return { ...state, units };
};

const inCheck = (state: WormState, side: Side): Shown =>
  state.units.flatMap((unit, square) => {
    if (unit && unit.side === side && unit.type !== 'worm') return [];
    if (unit && unit.side !== side && unit.type === 'worm') return [];
    const put = withWormOn(state, side, square);
    const threat = threatTo(put, side);
    if (!threat) return [];
    const label = `On ${nameOf(square)} ${sideName(side)}'s worm is in Check: ${sideName(other(side))} plays ${threatText(put, threat)}`;
    return [[square, { kind: 'check', label, rule: rule('GW-CHECK-1'), side }] as const];
  });

const room = (state: WormState, side: Side): Shown =>
  roomOf(state, side).map((square) => [
    square,
    { kind: 'room', label: `Left to ${sideName(side)}'s worm`, rule: rule('GW-TRAIL-1'), side },
  ]);

/** What a unit reaches now, and what it would reach on an empty board. */
const unitReach = (state: WormState, focus: Square | null): Shown => {
  const unit = focus === null ? null : state.units[focus];
  if (focus === null || !unit) return [];
  if (unit.type === 'worm') return reach(state, unit.side, 'none');
  return tracksFrom(unit, focus).map((track) => {
    const free = isFree(state, unit.side, track);
    const how = track.captures ? '' : ', without capturing';
    const label = `${unitName(unit)} ${free ? 'reaches' : 'would reach'} ${nameOf(track.to)}${free ? '' : ' on an empty board'}${how}`;
    return [track.to, { kind: free ? 'reach' : 'blocked', label, rule: track.rule, side: unit.side }];
  });
};

const perSide = (id: string, title: (whose: string) => string, show: (state: WormState, side: Side) => Shown): readonly Lens<WormState>[] =>
  (['white', 'black'] as const).map((side) => ({
    id: `${id}-${side}`,
    title: title(`${sideName(side)}'s`),
    show: (state) => show(state, side),
  }));

export const LENSES: readonly Lens<WormState>[] = [
  reachLens('none', 'Where the worm goes without a boost'),
  reachLens('arm', 'Where the worm goes after an Arm'),
  reachLens('wing', 'Where the worm goes after a Wing'),
  reachLens('talon', 'Where the worm goes after a Talon'),
  ...perSide('check', (whose) => `Where ${whose} worm would be in Check`, inCheck),
  ...perSide('room', (whose) => `The squares left to ${whose} worm`, room),
  { id: 'unit', title: 'What a unit reaches', show: unitReach },
];
