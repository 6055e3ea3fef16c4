import * as c from '../../../kernel/editing/codec.ts';
import { MAX_NUMBER } from '../../../kernel/editing/fields.ts';
import { OPTIONS } from '../position/options.ts';
import { bySquare, GROUND, ID, MIN_RANGE, SEEN, TURN } from '../position/schema.ts';
import { RULES } from '../rules/index.ts';
import { PLACED_STACK, TOMB } from './units.ts';

const CLAUSE_IDS = RULES.flatMap(({ clauses }) => clauses.map((clause) => clause.id));
const CLAUSE = c.text(
  (text) => CLAUSE_IDS.find((id) => id === text) ?? null,
  (id) => id,
  'the id of a clause',
);

export const FILE = c.recordWithOptions(OPTIONS, {
  version: c.whole(1, 1),
  ...TURN,
  nextId: c.maybe(c.whole(1, MAX_NUMBER + 1)),
  stacks: c.list(PLACED_STACK),
  walls: bySquare(ID),
  queenShadows: bySquare(c.record({ queen: ID, side: c.side, range: c.whole(MIN_RANGE) })),
  tombs: bySquare(TOMB),
  ...GROUND,
  ...c.optionCodecs(OPTIONS),
  ...SEEN,
  result: c.optional(c.nullable(c.record({ winner: c.nullable(c.side), rule: c.named('by', CLAUSE) })), null),
});
export type PositionFile = c.ValueOf<typeof FILE>;
