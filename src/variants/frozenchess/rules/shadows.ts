import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const SHADOW_RULES = {
  title: 'Shadow form',
  clauses: [
    {
      id: 'FC-SHAD-1',
      title: 'Shadowing',
      text: 'A single piece other than a King, Pawn, Egg or Wonder, and not on a wall, can become a shadow on its square. Its turns as a shadow and its squares travelled are counted from then on. Its wall stays.',
      ruling:
        'Only Shadowstrike makes shadows of Pawns. The turn in which a piece becomes a shadow does not count as one of its turns as a shadow, as with every new timer.',
    },
    {
      id: 'FC-SHAD-2',
      title: 'Ethereal',
      text: 'A shadow fills no square and blocks nothing. Any number of shadows can share a square with each other and with whatever has covered them. A shadow does not threaten, protect, guard, empower or give check, and does not count for Siege, presence, Gaze or Pincer. In rotations and material it counts 1.',
    },
    {
      id: 'FC-SHAD-3',
      title: 'How shadows move',
      text: "A shadow moves by its own pattern, once or twice a turn. A Shadow Knight can march, and awards give more moves. Slides and bent paths stop before pieces, walls, Queen's Shadows, closed tombs and corrupted squares. Leaps cross these, but a shadow can never land on one. It can leave a square that was covered. It does not bounce, borrow patterns, use tunnels, make walls or suffer shellshock. Its squares travelled are counted: squares slid, 3 for a knight's leap, 4 for a Ballista's leap of 3 by 1. Other leaps count the greater of files and ranks.",
      ruling:
        'Distract marks do not turn its slides: they are not among what affects shadows. Only its own steps count as squares travelled.',
    },
    {
      id: 'FC-SHAD-4',
      title: 'Among shadows',
      text: "A shadow captures enemy shadows by its own capture pattern, and kind immunity holds. Of several on a square you choose one. It cannot capture on a square with a wall or piece. Lost range, awards, promotion, entanglement, the Knight's Leap, Fire, Swipe, Stun, Run and Poison work among shadows as among pieces. Nothing explodes. The victim is buried on its square, hidden while anything is there. A shadow can also pull, push and swap with other shadows. The path and both end squares must be free for shadows, and shadows in between do not count.",
      ruling:
        'Entanglement does not capture a shadow under a wall or piece either. A Pawn that captures as a shadow gets no extra move: Acceleration is not among what works for shadows.',
    },
    {
      id: 'FC-SHAD-5',
      title: 'What affects shadows',
      text: 'Other shadows, rotation and quickening affect shadows. Walls stop them, and explosions of tombs kill them. Pieces, traps, bombs, marks, all other explosions, tornados and avalanches do not affect them.',
    },
    {
      id: 'FC-SHAD-6',
      title: 'Abilities of shadows',
      text: 'A shadow may use Long Jump, Mirror Portal, March, Unload, De-shadow, Shadowstrike and Monad. Against enemy shadows it may use Conversion, Ballista Shot, Paralyse and Warning Shot at their costs. Their lines stop where shadows stop, but other shadows do not block them.',
      ruling: 'The inventor bars abilities that affect pieces or the board. Those that affect only shadows are left.',
    },
    {
      id: 'FC-SHAD-7',
      title: 'De-shadow',
      text: "A shadow that has been one for 5 of its side's turns and is not paralysed can become a piece again on its square. No enemy may threaten the square, it must not be corrupted, and no piece, wall, Queen's Shadow or trap may be there. This costs half the squares it travelled as a shadow, rounded down. A tomb under it stays hidden.",
    },
    {
      id: 'FC-SHAD-8',
      title: 'Shadowstrike',
      text: "A shadow can strike an unprotected enemy piece that it could capture if both had one form. The piece must be on the shadow's capture pattern, on a square of the same colour as the shadow's. A Ship can be struck too, but no King, Frog, Egg, Wonder, stack or piece of the shadow's own kind. The piece becomes a shadow of its own side. The striking shadow stays and is paralysed for 10 turns.",
      ruling: 'A loaded Shadow Cannon strikes on its blast squares, and keeps its ammunition.',
    },
    {
      id: 'FC-SHAD-9',
      title: 'Shadow transports',
      text: 'A Shadow Ship keeps its cargo and unloads it as usual, one a turn: pieces as pieces, shadows as shadows. Only shadows of its side can load, by moving onto its square, and they stay shadows. A Shadow Cannon holds one.',
    },
    {
      id: 'FC-SHAD-10',
      title: 'Mate from the shadows',
      text: 'A piece that returns from shadow form can give check or mate, and so can a returning guard.',
    },
  ],
} as const satisfies Chapter;
