/**
 * How everything that a piece can do besides a plain move is offered: in groups, in the same order for every
 * piece, each by a key of its own and in a few words. No piece has two of one key; digits are shared by what
 * only one kind has.
 */
import type { Offer } from '../../../kernel/menu.ts';
import { CODES, type Code } from '../position/action.ts';

/** Nullmove has no unit; a bounce and a turn of several steps are no special actions. */
type Offered = Code | 'bounce' | 'steps' | '00';

type Row = readonly [what: Offered, key: string, brief: string, name?: string];

const TABLE: Readonly<Record<string, readonly Row[]>> = {
  Move: [
    ['steps', 's', 'continues after a step'],
    ['bounce', 'z', 'turns where it is stopped', 'Bounce'],
    ['LJ', '1', 'jumps to another Frog'],
    ['MJ', '5', 'lets Frogs leap away'],
    ['TS', '1', 'swaps with any friend'],
    ['MP', '8', 'crosses to the mirrored square'],
    ['KX', '1', 'replaces a friendly piece'],
    ['KP', '2', 'moves to its Queen'],
    ['LD', 'd', 'boards a transport'],
    ['WC', '1', 'climbs a wall'],
    ['WJ', '2', 'leaves the wall'],
  ],
  Attack: [
    ['PA', '7', 'paralyses instead of capturing'],
    ['BS', '1', 'paralyses along a line'],
    ['WS', '9', 'paralyses a Ship'],
    ['CV', '1', 'converts an enemy'],
    ['MC', 'v', 'moves an enemy piece'],
    ['SS', '6', 'makes an enemy a shadow'],
    ['TB', '1', 'explodes 6 squares away'],
    ['CB', '1', 'fires its ammunition'],
    ['OT', '1', 'throws a piece'],
    ['WT', '1', 'walls an enemy in'],
    ['DT', '2', 'dies and explodes'],
    ['DC', '3', 'scatters a stack'],
    ['SL', '2', 'dies and paralyses around'],
    ['BO', '4', 'leaves a bomb'],
  ],
  'Move others': [
    ['PL', 'u', 'pulls a piece nearer'],
    ['PU', 'h', 'pushes a piece on'],
    ['SW', 'x', 'swaps places'],
    ['UL', 'k', 'sets its cargo down'],
    ['SP', '4', 'spins the pieces around'],
    ['TO', '3', 'pulls pieces inward'],
    ['AV', '4', 'pushes pieces away'],
  ],
  Change: [
    ['PR', '1', 'becomes another kind'],
    ['MO', 't', 'becomes another kind'],
    ['SN', 'y', 'makes a paralysed twin'],
    ['FU', 'j', 'joins a friendly piece'],
    ['DF', 'e', 'leaves its stack'],
    ['PT', '6', 'bears paralysis for another'],
    ['SH', 'q', 'becomes a shadow'],
    ['DS', 'q', 'becomes a piece again'],
    ['MN', '5', 'follows a plan later'],
    ['AIM', '3', 'turns its aim'],
    ['WB', '2', 'removes connected walls'],
    ['TU', '3', 'tunnels under a wall'],
    ['DI', '5', 'bends slides'],
    ['QU', '3', 'doubles time on a square'],
    ['EG', '1', 'lays an Egg'],
  ],
  'Late game': [
    ['KS', '3', 'places a Pawn'],
    ['WO', '4', 'begins a Wonder'],
  ],
};

/** What a player does without a piece. */
const PLAYERS: readonly Row[] = [
  ['RS', '1', 'brings a piece back'],
  ['RO', '2', 'turns an area'],
  ['00', '3', 'passes the turn', 'Nullmove'],
  ['TX', '4', 'explodes a tomb'],
];

const NAMES: Readonly<Record<string, string>> = CODES;

const offersIn = (
  group: string | null,
  rows: readonly Row[],
  from: number,
): readonly (readonly [Offered, Offer])[] =>
  rows.map(([what, key, brief, name = NAMES[what] ?? ''], index) => [
    what,
    { place: from + index, group, key, name, brief },
  ]);

const PLACES = 100;

/** The offer of everything that can be offered. */
export const OFFERS = Object.fromEntries([
  ...offersIn(null, PLAYERS, 0),
  ...Object.entries(TABLE).flatMap(([group, rows], index) => offersIn(group, rows, (index + 1) * PLACES)),
]) as Readonly<Record<Offered, Offer>>;
