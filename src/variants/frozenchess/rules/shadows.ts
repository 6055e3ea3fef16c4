/** Shadow form: how units become shadows, what they can do and suffer, and how they return. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const SHADOW_RULES = {
  title: 'Shadow form',
  clauses: [
    {
      id: 'FC-SHAD-1',
      title: 'Shadowing',
      text: 'A single unit, no King, Pawn, Egg or Wonder and not on a wall, becomes a shadow on its square, with age 0 and no way behind it. Its wall stays.',
      ruling:
        'Only Shadowstrike makes shadows of Pawns. The turn in which it becomes a shadow does not count for its age, as with every counter set in a ply.',
    },
    {
      id: 'FC-SHAD-2',
      title: 'Ethereal',
      text: 'A shadow fills no square and blocks nothing; any number of shadows share a square with each other and with whatever came over them. It threatens, protects, guards, empowers and checks nobody, and counts for no Siege, presence, gaze or pincer. In rotations and material it counts 1.',
    },
    {
      id: 'FC-SHAD-3',
      title: 'Movement of shadows',
      text: "A shadow goes by its own pattern, once or twice a turn (a Knight marches, awards give more). Its rays and bent paths stop before units, walls, Queen's Shadows, closed tombs and corrupted squares, and it lands on none of them; leaps cross them. It may leave a square that was covered. It does not bounce, borrow patterns, use tunnels, wall or suffer shellshock. What it travels is counted: squares slid, 3 for a knight's leap, 4 for a Ballista's (1, 3), for other leaps the greater of files and ranks.",
      ruling: 'Distract marks do not turn its rays: they are not among what touches shadows. Only its own steps are counted as travelled.',
    },
    {
      id: 'FC-SHAD-4',
      title: 'Among shadows',
      text: 'A shadow captures enemy shadows by its own capture pattern, one of several on a square; kind immunity holds. Range reduction, awards, promotion, entanglement, leap-capture, Fire, Swipe, Stun, Run and Poison work among shadows as in normal form; nothing explodes. The victim is buried on its square, hidden while anything is there. Not on squares with a wall or unit. A shadow also pulls, pushes and swaps with other shadows; the way and both end squares must be free for shadows, and shadows in between do not count.',
      ruling: 'A Pawn that captures as a shadow gets no extra move: Acceleration is not among what works for shadows.',
    },
    {
      id: 'FC-SHAD-5',
      title: 'What touches shadows',
      text: 'Other shadows, walls as obstacles, tomb explosions (deadly), rotation and quickening. Units, traps, bombs, marks, all other explosions, tornados and avalanches do not.',
    },
    {
      id: 'FC-SHAD-6',
      title: 'Abilities of shadows',
      text: 'A shadow may use Long Jump, Mirror Portal, March, Unload, De-shadow, Shadowstrike and Monad, and against enemy shadows Conversion, Ballista Shot, Paralyse and Warning Shot at their prices. Their lines stop where shadows stop; other shadows are not in the way.',
      ruling: 'The inventor bars abilities that touch units or the board; those that touch only shadows are left.',
    },
    {
      id: 'FC-SHAD-7',
      title: 'De-shadow',
      text: "A shadow of age 5 or more, not paralysed, becomes a unit again on its square, if no enemy threatens it and no unit, wall, Queen's Shadow or trap is there and it is not corrupted. The price is half the squares it travelled, rounded down. A tomb under it stays hidden.",
    },
    {
      id: 'FC-SHAD-8',
      title: 'Shadowstrike',
      text: 'A shadow strikes an enemy unit on its capture pattern that nobody protects, on a square of its own colour, that it could capture in one form (a Ship too; no King, Frog, Egg, Wonder, fused or same kind): it becomes a shadow of its own side. The striker stays and is paralysed for 10 turns.',
      ruling: 'A loaded Shadow Cannon strikes on its blast squares, and keeps its ammunition.',
    },
    {
      id: 'FC-SHAD-9',
      title: 'Shadow transports',
      text: 'A Shadow Ship keeps its cargo and unloads it as usual: units as units, shadows as shadows, one per turn. Only shadows of its side go aboard, by a move onto its square, and stay shadows. A Shadow Cannon holds one.',
    },
    {
      id: 'FC-SHAD-10',
      title: 'Mate out of the shadow',
      text: 'De-shadowing, of guards too, may give check or mate.',
    },
  ],
} as const satisfies Chapter;
