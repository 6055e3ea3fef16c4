/** Respawn (FC-RESP-1, FC-RESP-2): the first unit of an open tomb comes back, as an action of its side. */

import type { Square } from '../../../../kernel/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { act, type Refusal } from '../../../../kernel/menu.ts';
import { other, type Side, sideName } from '../../../../kernel/side.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { listed } from '../../../../kernel/words.ts';
import { placed } from '../../mechanics/movement/appearing.ts';
import { influencers } from '../../mechanics/threat/influence.ts';
import { obstacle } from '../../moves/generate.ts';
import { record, withState } from '../../moves/resolution.ts';
import type { PlayersAct } from '../../position/action.ts';
import { ahead, nameOf } from '../../position/board.ts';
import { KIND_NAMES } from '../../position/kinds.ts';
import { type Buried, type Component, type State, stackOn, type Tomb } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { no, pickSquare } from '../ability.ts';
import type { PlayerAction } from '../players.ts';

/** What influences from a square: a unit of that side, or its bomb where none stands. */
const influence = (state: State, square: Square, side: Side): string =>
  stackOn(state, square)?.side !== side && state.bombs.some((bomb) => bomb.square === square && bomb.side === side)
    ? `the bomb on ${nameOf(square)}`
    : obstacle(state, square);

interface Grave {
  readonly square: Square;
  /** Who may come back next. */
  readonly first: Buried;
}

/** The open tombs, in scan order. */
const openTombs = (state: State): readonly Grave[] =>
  Object.entries(state.tombs).flatMap(
    ([
      square,
      {
        status,
        queue: [first],
      },
    ]) => (status === 'open' && first ? [{ square: Number(square), first }] : []),
  );

/** Why the first unit of a tomb cannot come back now; null if it can. */
const whyNoRespawn = (state: State, { square, first }: Grave): Refusal | null => {
  if (first.side !== state.toMove) {
    const text = `The first unit buried on ${nameOf(square)} is ${sideName(first.side)}'s ${KIND_NAMES[first.kind]}: only ${sideName(first.side)} can bring it back.`;
    return no(rule('FC-RESP-1'), [square], text);
  }
  const enemy = other(first.side);
  const by = influencers(state, square, enemy);
  if (by.length === 0) return null;
  const text = `The ${KIND_NAMES[first.kind]} cannot come back: ${nameOf(square)} is influenced by ${by.map((each) => influence(state, each, enemy)).join(' and ')}.`;
  return no(rule('FC-THR-6'), [square, ...by], text);
};

/** What the side to move should know: who may come back now. */
export const respawnNotes = (state: State): readonly Badge[] => {
  const ready = openTombs(state).filter((grave) => !whyNoRespawn(state, grave));
  const [only] = ready;
  if (!only) return [];
  const label =
    ready.length === 1
      ? `The ${KIND_NAMES[only.first.kind]} buried on ${nameOf(only.square)} may come back`
      : `${ready.length} units may come back: those buried on ${listed(ready.map(({ square }) => nameOf(square)))}`;
  return [{ kind: 'respawn', label, rule: rule('FC-RESP-1'), value: ready.length }];
};

/** The tomb without its first unit; none is left when that was the last. */
const withoutFirst = (tombs: State['tombs'], square: Square, { queue }: Tomb): State['tombs'] => {
  const { [square]: _tomb, ...others } = tombs;
  const rest = queue.slice(1);
  return rest.length > 0 ? { ...others, [square]: { status: 'hidden', queue: rest, rot: 0 } } : others;
};

export const RESPAWN: PlayerAction = {
  code: 'RS',
  rule: rule('FC-RESP-1'),
  words: 'The first unit buried in an open tomb comes back.',
  ask: (state) =>
    pickSquare(
      'Respawn: pick an open tomb.',
      openTombs(state).map((grave) => {
        const why = whyNoRespawn(state, grave);
        return { square: grave.square, why: why && (() => why) };
      }),
      (from) => act<PlayersAct>({ kind: 'player', code: 'RS', from }),
      () => no(rule('FC-RESP-1'), [], 'There is no open tomb with a unit to bring back.'),
    ),
  perform: (ply, { from }) => {
    const tomb = ply.state.tombs[from];
    const first = tomb?.queue[0];
    invariant(first, `nobody is buried on ${nameOf(from)}`);
    const { side, ...buried } = first;
    const unit: Component = { ...buried, crr20: 0, aim: ahead(side), cargo: [] };
    const recorded = record(ply, { kind: 'respawned', square: from, unit, side });
    return placed(withState(recorded, { tombs: withoutFirst(ply.state.tombs, from, tomb) }), from, unit, side);
  },
};
