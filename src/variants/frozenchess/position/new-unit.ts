/** New units: all fields initial, in a stack of one. */
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Side } from '../../../kernel/side.ts';
import { ahead } from './board.ts';
import type { Kind } from './kinds.ts';
import type { Component, Stack } from './state.ts';

/** A unit with all fields initial. */
export const newUnit = (id: UnitId, kind: Kind, side: Side): Component => ({
  id,
  kind,
  crr20: 0,
  ext20: 0,
  capN: 0,
  capP: 0,
  aim: ahead(side),
  cargo: [],
  retained: [],
  eggsLaid: 0,
  egg: null,
  layer: null,
  growth: 0,
  build: 0,
});

/** A stack of one, without timers. */
export const single = (unit: Component, side: Side): Stack => ({
  side,
  comps: [unit],
  acting: 0,
  par: 0,
  parBy: 'FC-PAR-1',
  shock: 0,
  since: 0,
  shade: null,
  monad: null,
});
