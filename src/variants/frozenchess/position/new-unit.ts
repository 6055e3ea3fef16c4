import type { UnitId } from '../../../kernel/asking/target.ts';
import { initialOf } from '../../../kernel/editing/codec.ts';
import type { Side } from '../../../kernel/side.ts';
import { ahead } from './board.ts';
import { changeUnit } from './changed.ts';
import type { Kind } from './kinds.ts';
import { UNIT } from './schema.ts';
import type { Component, Stack } from './state.ts';

export const newUnit = (id: UnitId, kind: Kind, side: Side): Component =>
  changeUnit({ ...initialOf(UNIT), id, kind, aim: ahead(side), cargo: [] }, {});

export const singleUnitStack = (unit: Component, side: Side): Stack => ({
  side,
  units: [unit],
  acting: 0,
  paralysis: 0,
  paralysedBy: 'FC-PAR-1',
  shock: 0,
  since: 0,
  shade: null,
  monad: null,
});
