/**
 * How everything that a piece can do besides a plain move is offered: in groups, in the same order for every
 * piece, each by a key of its own and in a few words. No piece has two of one key; digits are shared by what
 * only one kind has.
 */
import type { Offer, Sign } from '../../../kernel/menu.ts';
import { CODES, type Code } from '../position/action.ts';

/** Nullmove has no unit; a bounce and a turn of several steps are no special actions. */
type Offered = Code | 'bounce' | 'steps' | '00';

type Row = readonly [what: Offered, key: string, sign: Sign, brief: string, name?: string];

/** What changes the board most often comes first, in a group and among groups. */
const TABLE: Readonly<Record<string, readonly Row[]>> = {
  Attack: [
    ['TB', '1', 'blast', 'explodes 6 squares away'],
    ['CB', '1', 'blast', 'fires its ammunition'],
    ['OT', '1', 'blast', 'throws a piece'],
    ['BS', '1', 'freeze', 'paralyses along a line'],
    ['PA', '7', 'freeze', 'paralyses instead of capturing'],
    ['WS', '9', 'freeze', 'paralyses a Ship'],
    ['CV', '1', 'convert', 'converts an enemy'],
    ['MC', 'v', 'control', 'moves an enemy piece'],
    ['SS', '6', 'shadow', 'makes an enemy a shadow'],
    ['WT', '1', 'wall', 'walls an enemy in'],
    ['DC', '3', 'scatter', 'scatters a stack'],
    ['BO', '4', 'blast', 'leaves a bomb'],
    ['DT', '2', 'blast', 'dies and explodes'],
    ['SL', '2', 'freeze', 'dies and paralyses around'],
  ],
  Move: [
    ['steps', 's', 'again', 'continues after a step'],
    ['bounce', 'z', 'bend', 'turns where it is stopped', 'Bounce'],
    ['LJ', '1', 'jump', 'jumps to another Frog'],
    ['MJ', '5', 'jump', 'lets Frogs leap away'],
    ['TS', '1', 'swap', 'swaps with any friend'],
    ['MP', '8', 'swap', 'crosses to the mirrored square'],
    ['KX', '1', 'swap', 'replaces a friendly piece'],
    ['KP', '2', 'jump', 'moves to its Queen'],
    ['LD', 'd', 'load', 'boards a transport'],
    ['WC', '1', 'climb', 'climbs a wall'],
    ['WJ', '2', 'jump', 'leaves the wall'],
  ],
  'Move others': [
    ['SW', 'x', 'swap', 'swaps places'],
    ['PU', 'h', 'push', 'pushes a piece on'],
    ['PL', 'u', 'pull', 'pulls a piece nearer'],
    ['UL', 'k', 'unload', 'sets its cargo down'],
    ['SP', '4', 'aim', 'spins the pieces around'],
    ['TO', '3', 'gather', 'pulls pieces inward'],
    ['AV', '4', 'scatter', 'pushes pieces away'],
  ],
  Change: [
    ['PR', '1', 'morph', 'becomes another kind'],
    ['MO', 't', 'morph', 'becomes another kind'],
    ['FU', 'j', 'fuse', 'joins a friendly piece'],
    ['SH', 'q', 'shadow', 'becomes a shadow'],
    ['DS', 'q', 'shadow', 'becomes a piece again'],
    ['SN', 'y', 'twin', 'makes a paralysed twin'],
    ['DF', 'e', 'part', 'leaves its stack'],
    ['AIM', '3', 'aim', 'turns its aim'],
    ['WB', '2', 'wall', 'removes connected walls'],
    ['TU', '3', 'tunnel', 'tunnels under a wall'],
    ['DI', '5', 'bend', 'bends slides'],
    ['QU', '3', 'time', 'doubles time on a square'],
    ['EG', '1', 'egg', 'lays an Egg'],
    ['MN', '5', 'plan', 'follows a plan later'],
    ['PT', '6', 'freeze', 'bears paralysis for another'],
  ],
  'Late game': [
    ['KS', '3', 'twin', 'places a Pawn'],
    ['WO', '4', 'wonder', 'begins a Wonder'],
  ],
};

/** Besides moving once, what a player learns first. */
const BASIC: ReadonlySet<string | null> = new Set(['Attack', 'Move']);

/** What a player does without a piece. */
const PLAYERS: readonly Row[] = [
  ['RS', '1', 'twin', 'brings a piece back'],
  ['RO', '2', 'aim', 'turns an area'],
  ['TX', '4', 'blast', 'explodes a tomb'],
  ['00', '3', 'pass', 'passes the turn', 'Nullmove'],
];

const NAMES: Readonly<Record<string, string>> = CODES;

const offersIn = (
  group: string | null,
  rows: readonly Row[],
  from: number,
): readonly (readonly [Offered, Offer])[] =>
  rows.map(([what, key, sign, brief, name = NAMES[what] ?? ''], index) => [
    what,
    { place: from + index, group, sign, isBasic: BASIC.has(group), key, name, brief },
  ]);

const PLACES = 100;

/** The offer of everything that can be offered. */
export const OFFERS = Object.fromEntries([
  ...offersIn(null, PLAYERS, 0),
  ...Object.entries(TABLE).flatMap(([group, rows], index) => offersIn(group, rows, (index + 1) * PLACES)),
]) as Readonly<Record<Offered, Offer>>;
