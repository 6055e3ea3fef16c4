/** Threat, protection, check and who may be a target: FC-THR, FC-TGT, FC-KIND, FC-NULL. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const THREAT_RULES = {
  title: 'Threat and targets',
  clauses: [
    {
      id: 'FC-THR-1',
      title: 'Order of evaluation',
      text: 'First what stands where, then who is held by presence, then what Knights threaten, then what all others threaten, then who protects whom, then who is guarded and empowered, then who can be captured, last check.',
      ruling: 'Threats are defined without regard to guards, immunity, Shield and empowerment, so nothing is asked in a circle.',
    },
    {
      id: 'FC-THR-2',
      title: 'What a unit threatens',
      text: 'All squares, empty or not, that it could capture on now in one step: rays up to and including the first unit of either side, walls left out. For a Bishop its conversion squares, for a loaded Cannon its blast squares. A stack threatens what any of its units does. A unit that is paralysed, carried, on a wall, a shadow, a monad or of a kind that never captures threatens nothing.',
      ruling:
        'What is asked of a single move without bounce elsewhere (Morph, Shield) is this set, so lent patterns, bounces, tunnels and special captures are left out.',
    },
    {
      id: 'FC-THR-3',
      title: 'Threatened',
      text: "A square and a unit on it are threatened by a side if one of its units or Queen's Shadows threatens the square. Immunity and guards do not matter here.",
    },
    {
      id: 'FC-THR-4',
      title: 'Protects',
      text: "A unit protects a friend on a square it threatens, never itself. A Queen's Shadow protects nothing.",
      ruling: 'A Bishop protects, since its conversion is its capture; kind immunity does not matter.',
    },
    {
      id: 'FC-THR-5',
      title: 'Check',
      text: "A King is in check from every enemy unit that could capture it in one step, by its own pattern or by one that is lent to it, from a loaded Cannon whose blast reaches it, and from a Queen's Shadow. Conversion, bounces, later steps of a turn, Leap, Fire, explosions, shadows and monads are no check.",
      ruling: 'As in Atomic chess, being in reach of an explosion is not check; the King may die by it.',
    },
    {
      id: 'FC-THR-7',
      title: 'Capturable',
      text: 'A unit, or one unit of a stack, can be captured by one in the same form unless it is a Frog or a Ship, of the same kind as its capturer (Pawns and Kings excepted), guarded, a Templar behind its Shield, a monad, carried, or on a wall.',
    },
    {
      id: 'FC-TGT-1',
      title: 'Abilities and targets',
      text: "Kings, Ships, Frogs, units of the actor's kind, units next to their own King, Chancellors and Jesters are each immune to some abilities; the clause of each ability or immunity says which. Carried units, shadows, monads and units on walls are targets of nothing but where a clause says so. Explosions spare nobody in normal form but monads.",
      ruling: 'Ships are touched only by what the inventor lists, and by explosions.',
    },
    {
      id: 'FC-TGT-2',
      title: 'Precedence',
      text: 'The clause of one ability beats the general list. Immunity of Kings and of the own kind beats abilities; immunity to paralysis stops only the paralysis, never a price.',
    },
    {
      id: 'FC-KIND-1',
      title: 'Kind immunity',
      text: 'A unit cannot capture, convert, freeze, swap, pull, push, control, throw, spin, wall in or strike into shadow form a unit of its own kind, enemy or friend; presence, traps, Stun, Siege, Swipe and Fire do not affect the same kind either. Fuse, Load, Paralysis Transfer, Respawn, rotation, protection, explosions and areas know no kinds.',
      ruling: '"Kind Immunity is now absolute." It does not touch Load, protection, threat and explosions.',
    },
    {
      id: 'FC-KIND-2',
      title: 'Exceptions',
      text: 'Pawns, Kings, Frogs and Ships have no kind immunity among themselves. So two Kings never stand next to each other: each would be in check.',
    },
    {
      id: 'FC-NULL-1',
      title: 'Nullmove',
      text: 'Instead of an action a player may do nothing. It is a ply like any other, and illegal if the own King is in check after it. Two in a row draw the game.',
    },
  ],
} as const satisfies Chapter;
