/** Paralysis, capture, explosions and tombs: FC-PAR, FC-CAP, FC-EXP, FC-TOMB. */
import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const PARALYSIS_RULES = {
  title: 'Paralysis',
  clauses: [
    {
      id: 'FC-PAR-1',
      title: 'What paralysis does',
      text: 'A paralysed piece cannot move, capture, use abilities, threaten, protect, guard or empower. It still fills its square and can be captured, and whatever it does by mere presence continues.',
      ruling:
        'Paralysis ends whatever the inventor ties to "capture range", but not effects of mere presence. It begins at once: a piece that is paralysed during a turn no longer threatens an Egg or a tomb at the end of it.',
    },
    {
      id: 'FC-PAR-2',
      title: 'How long',
      text: '"Paralysed for N turns" means that the piece misses its side\'s next N turns. If it is paralysed again, the longer time counts. The two are not added.',
    },
    {
      id: 'FC-PAR-3',
      title: 'Costs',
      text: 'Some actions paralyse the piece that uses them. A Trebuchet Shot and a Conversion cost 2 turns, and turning a Trebuchet or Onager costs 3. Paralysis Transfer costs 4. Pushing a wall, Quickening and Decoherence cost 5. Avalanche and Shadowstrike cost 10, Morph 18 and Tornado 20. Spawn costs 40, or 15 for a Pawn. A Pull costs a third of the squares pulled, or two thirds if it pulls past other pieces. De-shadow costs half the squares travelled. These shares are rounded down. Every piece pays, next to its own King too, and so do monads. Only a King never pays.',
    },
    {
      id: 'FC-PAR-4',
      title: 'Immunity to paralysis',
      text: 'Kings, monads, and pieces next to their own King cannot be paralysed by other pieces, areas, traps, tombs, Poison or presence. A Wonder gains nothing from its King. A timer that already runs continues. All but Kings still pay the costs of their own actions.',
      ruling:
        "A cost belongs to a piece's own action; immunity is against effects. Otherwise shots and conversions next to the King would be free every turn.",
    },
    {
      id: 'FC-PAR-5',
      title: 'Paralysis by presence',
      text: "A Jester's presence, a Queen's Gaze and a Pincer have no timer: they paralyse a piece exactly as long as they last. What counts is the position at the start of the turn.",
    },
  ],
} as const satisfies Chapter;

export const DEATH_RULES = {
  title: 'Capture, explosion, tomb',
  clauses: [
    {
      id: 'FC-CAP-1',
      title: 'The order of a capture',
      text: 'A capture happens in this order. 1. The victims are buried on their squares, each followed by the pieces entangled with it. 2. The capturing piece moves. 3. Captures are counted and range is lost. 4. A capturing Pawn promotes. 5. Captured Jesters explode. 6. Swipe, Stun and Poison take effect.',
      ruling: 'Promotion comes before the explosion, so a Pawn that captures a Jester dies as a Jester.',
    },
    {
      id: 'FC-CAP-2',
      title: 'How pieces capture',
      text: 'A piece captures by moving onto its victim, unless its own clauses say otherwise. No piece captures a friendly piece.',
    },
    {
      id: 'FC-CAP-3',
      title: 'Range lost by captures',
      text: 'A Rook, Queen, Templar, Dragon, Lancer or Bishop loses 3 squares of range for each piece it captures or converts, 1 for a Pawn. The loss stops at a range of 3, whatever waiting has won, and later waiting adds to that. Entangled pieces cost nothing. Promotion, Morph and Respawn undo the loss.',
    },
    {
      id: 'FC-CAP-4',
      title: 'Capturing the King',
      text: 'Only the first step of a turn can capture a King, and only by a capture that gives check. The game ends at once.',
      ruling: 'So a King that is not in check cannot be captured in the next turn.',
    },
    {
      id: 'FC-EXP-1',
      title: 'What an explosion does',
      text: "An explosion covers the 3×3: its square and all squares next to it. All walls and Queen's Shadows there disappear and all pieces die, each buried on its own square. Tombs that were already there are opened, new ones are closed. Traps, bombs, marks and areas remain.",
      ruling: 'All causes work alike: a tomb is destroyed by being opened.',
    },
    {
      id: 'FC-EXP-2',
      title: 'What an explosion kills',
      text: 'An explosion kills every piece of either side, whatever its kind: immortal and guarded pieces, Eggs, Wonders and Kings too. Only the explosion of a tomb kills shadows and monads. These deaths are not captures. They cost no range, win no moves and bring no promotion, Poison or entanglement.',
      ruling:
        "The inventor says that a Jester's explosion also kills what cannot be captured. That holds here for all explosions, since none of them is a capture.",
    },
    {
      id: 'FC-EXP-3',
      title: 'No chain reactions',
      text: 'A piece killed by an explosion does not explode. A tomb in the area is opened, not exploded, and no bomb is set off. Explosions with the same centre in one step happen once.',
    },
    {
      id: 'FC-EXP-4',
      title: 'What explodes',
      text: 'A closed tomb explodes when a piece steps on it, a Trebuchet shoots at it, it rots, or tomb control explodes it. Explosions also come from a captured Jester, Detonate, the Trebuchet Shot, the Cannon Blast, the Throw and a bomb. A Pawn Fusion Bomb explodes 5×5: all squares within 2. From stage 4 on, a piece explodes when it is captured or paralysed by a timer. Slime kills only its Frog, and Fire is a capture.',
    },
    {
      id: 'FC-EXP-5',
      title: 'Kings in an explosion',
      text: 'A King in the area dies, and its side loses. You cannot take an action that kills your own King, even if both Kings die.',
    },
    {
      id: 'FC-TOMB-1',
      title: 'How a tomb is made',
      text: 'A piece that dies is buried on its square. The grave becomes a tomb as soon as no piece, shadow or wall is on the square. Eggs and Wonders leave no tomb, nor does any piece that dies on a corrupted square or from stage 4 on.',
    },
    {
      id: 'FC-TOMB-2',
      title: 'Hidden, closed, open',
      text: "A tomb is hidden while a piece, shadow, wall or Queen's Shadow is on it. Otherwise it is closed or open. A tomb that is uncovered is closed. Only explosions open a tomb.",
    },
    {
      id: 'FC-TOMB-3',
      title: 'Passing over a tomb',
      text: 'A piece that slides over a closed tomb is paralysed for 1 turn after its move. Leaping over it costs nothing, and neither does passing an open tomb.',
    },
    {
      id: 'FC-TOMB-4',
      title: 'Stepping on a tomb',
      text: 'A piece that arrives on a closed tomb dies and is buried there last, and the 3×3 explodes. The tomb is then open.',
    },
    {
      id: 'FC-TOMB-5',
      title: 'The queue in a tomb',
      text: 'Pieces of both sides enter a tomb at the end of its queue. Of a stack, the piece that fused last enters first and the base last. A transport enters first, then its cargo in loading order. Death ends paralysis. Counts of captures are kept, but not those of a stack.',
    },
    {
      id: 'FC-TOMB-6',
      title: 'When a tomb ends',
      text: 'A square with an empty queue is no tomb. A tomb that is covered again is hidden, and closed once it is uncovered.',
    },
  ],
} as const satisfies Chapter;
