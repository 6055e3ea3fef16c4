/** What the position file says of squares beside their units: tombs, traps, bombs and areas in time. */
import type { Direction } from '../../../../kernel/direction.ts';
import { ok, problem } from '../../../../kernel/result.ts';
import type { Avalanche, Bomb, Distract, Tomb, Tornado, Trap, Tunnel } from '../state.ts';
import { integer, listOf, objectOf, oneOf, type Reader, renamed } from './schema.ts';
import { buriedReader } from './stacks.ts';
import { aimReader, id, maybeId, sideReader, squareReader } from './words.ts';

const statusReader = oneOf<Tomb['status']>({ hidden: 'hidden', closed: 'closed', open: 'open' });

export const tombReader: Reader<Tomb> = (value, where) => {
  const read = objectOf({
    status: { read: statusReader },
    rot: { read: integer(0), otherwise: 0 },
    queue: { read: listOf(buriedReader) },
  })(value, where);
  if (!read.ok) return read;
  const tomb = read.value as Tomb;
  return tomb.queue.length > 0 ? ok(tomb) : problem(`${where}.queue: a tomb holds at least one unit.`);
};

export const trapReader = renamed(
  objectOf({
    sq: { read: squareReader },
    jester: { read: id },
    side: { read: sideReader },
    sprung: { read: integer(0), otherwise: 0 },
  }),
  ({ sq, sprung, ...rest }): Trap => ({ square: sq, ...rest, sprung: sprung || null }),
);

export const plies = integer(1);
const orthogonalReader = oneOf<Direction>({ N: 'n', E: 'e', S: 's', W: 'w' });

export const bombReader = renamed(
  objectOf({ sq: { read: squareReader }, assassin: { read: maybeId, otherwise: null }, side: { read: sideReader } }),
  ({ sq, assassin, side }): Bomb => ({ square: sq, assassin, side }),
);
export const distractReader = renamed(
  objectOf({ sq: { read: squareReader }, jester: { read: id }, dir: { read: aimReader } }),
  ({ sq, jester, dir }): Distract => ({ square: sq, jester, toward: dir }),
);
export const tornadoReader = renamed(
  objectOf({ sq: { read: squareReader }, plies: { read: plies }, side: { read: sideReader } }),
  ({ sq, ...rest }): Tornado => ({ square: sq, ...rest }),
);
export const avalancheReader = renamed(
  objectOf({ squares: { read: listOf(squareReader) }, dir: { read: orthogonalReader }, plies: { read: plies } }),
  ({ squares, dir, plies: left }): Avalanche => ({ squares, toward: dir, plies: left }),
);
export const tunnelReader: Reader<Tunnel> = objectOf({
  entrance: { read: squareReader },
  wall: { read: squareReader },
  exit: { read: squareReader },
  side: { read: sideReader },
});
