/** The whole position file (section 10.2), field by field. */
import type { Square } from '../../../../kernel/board.ts';
import { MOST } from '../../../../kernel/number.ts';
import { ok } from '../../../../kernel/result.ts';
import type { Side } from '../../../../kernel/side.ts';
import { RULES } from '../../rules/index.ts';
import type { Avalanche, Bomb, Distract, Pursuit, Tomb, Tornado, Trap, Tunnel } from '../state.ts';
import { avalancheReader, bombReader, distractReader, plies, tombReader, tornadoReader, trapReader, tunnelReader } from './marks.ts';
import { flag, integer, listOf, mapOf, objectOf, oneOf, orNull, renamed } from './schema.ts';
import { type Placed, placedReader } from './stacks.ts';
import { id, sideReader, squareReader } from './words.ts';

const pursuitReader = renamed(
  objectOf({
    maj: { read: sideReader },
    capStreak: { read: integer(0), otherwise: 0 },
    chkStreak: { read: integer(0), otherwise: 0 },
    a: { read: flag, otherwise: false },
    b: { read: flag, otherwise: false },
    c: { read: flag, otherwise: false },
  }),
  ({ maj, capStreak, chkStreak, a, b, c }): Pursuit => ({
    side: maj,
    captures: capStreak,
    checks: chkStreak,
    hasCaptured: a,
    hasPromoted: b,
    hasChecked: c,
  }),
);

const CLAUSES = Object.fromEntries(RULES.flatMap(({ clauses }) => clauses.map((clause) => [clause.id, clause.id])));

export const FILE = objectOf({
  version: { read: integer(1, 1) },
  toMove: { read: sideReader },
  plies: { read: integer(0), otherwise: 0 },
  lastNull: { read: flag, otherwise: false },
  nextId: { read: integer(1, MOST + 1), otherwise: null },
  stacks: { read: listOf(placedReader) },
  walls: { read: mapOf(squareReader, id), otherwise: [] },
  queenShadows: {
    read: mapOf(squareReader, objectOf({ queen: { read: id }, side: { read: sideReader }, range: { read: integer(3) } })),
    otherwise: [],
  },
  tombs: { read: mapOf(squareReader, tombReader), otherwise: [] },
  exploded: { read: mapOf(squareReader, integer(1)), otherwise: [] },
  corrupted: { read: listOf(squareReader), otherwise: [] },
  traps: { read: listOf(trapReader), otherwise: [] },
  bombs: { read: listOf(bombReader), otherwise: [] },
  distracts: { read: listOf(distractReader), otherwise: [] },
  quickened: { read: mapOf(squareReader, plies), otherwise: [] },
  tornados: { read: listOf(tornadoReader), otherwise: [] },
  avalanches: { read: listOf(avalancheReader), otherwise: [] },
  tunnels: { read: listOf(tunnelReader), otherwise: [] },
  stage: { read: orNull(pursuitReader), otherwise: null },
  reps: { read: mapOf<string, number>((name) => ok(String(name)), integer(1)), otherwise: [] },
  result: { read: orNull(objectOf({ winner: { read: orNull(sideReader) }, by: { read: oneOf(CLAUSES) } })), otherwise: null },
});

export interface File {
  readonly toMove: Side;
  readonly plies: number;
  readonly lastNull: boolean;
  readonly nextId: number | null;
  readonly stacks: readonly Placed[];
  readonly walls: readonly (readonly [Square, number])[];
  readonly queenShadows: readonly (readonly [Square, { readonly queen: number; readonly side: Side; readonly range: number }])[];
  readonly tombs: readonly (readonly [Square, Tomb])[];
  readonly exploded: readonly (readonly [Square, number])[];
  readonly corrupted: readonly Square[];
  readonly traps: readonly Trap[];
  readonly bombs: readonly Bomb[];
  readonly distracts: readonly Distract[];
  readonly quickened: readonly (readonly [Square, number])[];
  readonly tornados: readonly Tornado[];
  readonly avalanches: readonly Avalanche[];
  readonly tunnels: readonly Tunnel[];
  readonly stage: Pursuit | null;
  readonly reps: readonly (readonly [string, number])[];
  readonly result: { readonly winner: Side | null; readonly by: string } | null;
}
