/** Threat, protection, check and targets: FC-THR, FC-TGT, FC-KIND, FC-NULL. */
import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const THREAT_RULES = {
  title: 'Threat and targets',
  clauses: [
    {
      id: 'FC-THR-1',
      title: 'What depends on what',
      text: 'Each of these is settled before the next. First comes what is where, then what presence paralyses. Threats follow, those of Knights before all others, and then protection. Next come guards and empowerment, then what can be captured, and last check.',
      ruling: 'Threats take no account of guards, immunity, Shield and empowerment, so nothing depends on itself.',
    },
    {
      id: 'FC-THR-2',
      title: 'What a piece threatens',
      text: 'A piece threatens every square, empty or not, on which it could capture now in one step. Slides count up to and including the first piece of either side. Walls do not count. A Bishop threatens the squares where it could convert, a loaded Cannon its blast squares, a stack whatever any of its pieces threatens. A piece threatens nothing if it is paralysed, carried, on a wall, a shadow or a monad. A piece that never captures threatens nothing either, except the Bishop.',
      ruling:
        'Elsewhere the inventor speaks of a single move without bounce (Morph, Shield); that means these squares. So lent patterns, bounces, tunnels and special captures are left out.',
    },
    {
      id: 'FC-THR-3',
      title: 'Threatened',
      text: "A side threatens a square, and a piece on it, if one of its pieces or Queen's Shadows threatens the square. Immunity and guards do not matter here.",
    },
    {
      id: 'FC-THR-4',
      title: 'Protecting',
      text: "A piece protects a friendly piece on a square it threatens, but never itself. A Queen's Shadow protects nothing.",
      ruling: 'A Bishop protects, since its conversion is its capture. Kind immunity does not matter.',
    },
    {
      id: 'FC-THR-5',
      title: 'Check',
      text: "A King is in check from every enemy piece that could capture it in one step, with its own pattern or one lent to it. A loaded Cannon whose blast reaches the King gives check too, and so does a Queen's Shadow that reaches it. Conversion, bounces, later steps of a turn, the Knight's Leap, Fire, explosions, shadows and monads give no check.",
      ruling: 'As in Atomic chess, being in reach of an explosion is not check, although the King may die by it.',
    },
    {
      id: 'FC-THR-7',
      title: 'What can be captured',
      text: 'A piece can be captured only by one in the same form: only shadows capture shadows. Frogs, Ships, guarded pieces, monads, carried pieces and pieces on walls cannot be captured. No piece but a Pawn or King can capture its own kind. No piece can capture a Templar whose Shield keeps it off. A stack can be captured if one of its pieces can.',
    },
    {
      id: 'FC-TGT-1',
      title: 'Abilities and their targets',
      text: "Some pieces are immune to some abilities: Kings, Ships, Frogs, Chancellors, Jesters, pieces next to their own King and pieces of the acting piece's kind. The clause of each ability or immunity says which. Nothing can be aimed at carried pieces, shadows, monads and pieces on walls, except where a clause says so. Explosions spare no piece in normal form except monads.",
      ruling: 'Ships are affected only by what the inventor lists, and by explosions.',
    },
    {
      id: 'FC-TGT-2',
      title: 'Which rule wins',
      text: 'The clause of one ability overrides the general rules. The immunity of Kings and kind immunity override abilities. Immunity to paralysis stops only the paralysis, and never a cost.',
    },
    {
      id: 'FC-KIND-1',
      title: 'Kind immunity',
      text: 'A piece cannot capture, convert, paralyse, swap with, pull, push or control a piece of its own kind, enemy or friendly. It cannot throw, spin, wall in or shadowstrike one either. Presence, traps, Stun, Siege, Swipe and Fire do not affect their own kind. Fuse, Load, Paralysis Transfer, Respawn, rotation, protection, explosions and areas work on any kind.',
      ruling: '"Kind Immunity is now absolute." That does not touch Load, protection, threat and explosions.',
    },
    {
      id: 'FC-KIND-2',
      title: 'Exceptions to kind immunity',
      text: 'Pawns, Kings, Frogs and Ships have no kind immunity among themselves. So the Kings are never next to each other: each would be in check.',
    },
    {
      id: 'FC-NULL-1',
      title: 'Nullmove',
      text: 'Instead of acting you may make a Nullmove: you do nothing. It is a turn like any other, and you cannot make it if your King is in check after it. Two Nullmoves in a row draw the game.',
    },
  ],
} as const satisfies Chapter;
