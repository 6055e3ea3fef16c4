import * as c from '../../../kernel/editing/codec.ts';
import { MOST } from '../../../kernel/editing/fields.ts';
import { OPTIONS } from '../position/options.ts';
import { bySquare, GROUND, ID, LEAST_RANGE, SEEN, TURN } from '../position/schema.ts';
import { RULES } from '../rules/index.ts';
import { PLACED, TOMB } from './units.ts';

const CLAUSES = RULES.flatMap(({ clauses }) => clauses.map((clause) => clause.id));
const CLAUSE = c.text(
  (text) => CLAUSES.find((id) => id === text) ?? null,
  (id) => id,
  'the id of a clause',
);

export const FILE = c.recordWithOptions(OPTIONS, {
  version: c.whole(1, 1),
  ...TURN,
  nextId: c.maybe(c.whole(1, MOST + 1)),
  stacks: c.list(PLACED),
  walls: bySquare(ID),
  queenShadows: bySquare(c.record({ queen: ID, side: c.side, range: c.whole(LEAST_RANGE) })),
  tombs: bySquare(TOMB),
  ...GROUND,
  ...c.choices(OPTIONS),
  ...SEEN,
  result: c.optional(c.nullable(c.record({ winner: c.nullable(c.side), rule: c.as('by', CLAUSE) })), null),
});
export type PositionFile = c.Of<typeof FILE>;
