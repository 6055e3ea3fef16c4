import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const ARTILLERY_RULES = {
  title: 'Trebuchet, Ballista, Ship, Onager, Cannon',
  clauses: [
    {
      id: 'FC-TREB-1',
      title: 'Trebuchet: targets',
      text: "A Trebuchet has 3 target squares, each 6 king's moves away. One lies exactly in its aim. The other 2 are orthogonally next to that one.",
      ruling:
        'The inventor writes "one of 3 wallsquares or tombsquare 6sq forward at Aim Direction", and the picture is lost. The square exactly in its aim and that square\'s two neighbours at the same distance make three.',
    },
    {
      id: 'FC-TREB-2',
      title: 'Trebuchet Shot',
      text: 'A Trebuchet can shoot at a target square that is a wall square without a piece, or a closed tomb. The 3×3 there explodes, whatever lies between. This costs 2 turns.',
    },
    {
      id: 'FC-TREB-3',
      title: 'Trebuchet rotation',
      text: 'A Trebuchet can turn its aim to any of the other 7 directions. This costs 3 turns.',
    },
    {
      id: 'FC-TREB-4',
      title: 'Trebuchet: immobile',
      text: 'A Trebuchet never moves itself and never captures, whatever pattern is lent to it. Other pieces can push, pull, throw and swap with it, and a rotation turns it.',
    },
    {
      id: 'FC-BALL-1',
      title: 'Ballista: move',
      text: 'A Ballista leaps 2 squares forward, or 3 squares forward and 1 to either side.',
      ruling: '"3sq and to side" means 3 forward and 1 to the side.',
    },
    {
      id: 'FC-BALL-2',
      title: 'Ballista Shot',
      text: "A Ballista can shoot the first piece on any of its 8 lines, if it is an enemy. At a distance of d squares this paralyses it for 16/d turns, rounded down, plus 1. Walls and Queen's Shadows stop the line, tombs do not.",
    },
    {
      id: 'FC-BALL-3',
      title: 'Ballista: no capture',
      text: 'A Ballista never captures, threatens or protects.',
    },
    {
      id: 'FC-SHIP-1',
      title: 'Ship: move',
      text: 'A Ship slides up to 16 squares, backward along its file or diagonally forward.',
      ruling: '"Down as rook, up as bishop": only backward along the file, only forward along the diagonals.',
    },
    {
      id: 'FC-SHIP-2',
      title: 'Ship: immunities',
      text: 'A Ship cannot capture or be captured, and it is neither guarded nor empowered. It can be paralysed, walled in, teleswapped, shadowstruck, blown up and rotated with the board. Its own King can exchange with it. No other action affects it.',
    },
    {
      id: 'FC-SHIP-3',
      title: 'Warning Shot',
      text: 'A Ship can shoot the first piece on one of its own lines, if it is an enemy Ship. This paralyses it for 2 turns.',
    },
    {
      id: 'FC-TRAN-1',
      title: 'Load',
      text: 'Any piece but a King can end a normal move of its own pattern on a friendly Ship or Cannon with room. A Ship carries 8 pieces, a Cannon 1. The transport may be paralysed, and a transport may be carried.',
    },
    {
      id: 'FC-TRAN-2',
      title: 'Unload',
      text: 'A transport that is not paralysed can place one carried piece on an empty square next to it. This leaves no wall.',
    },
    {
      id: 'FC-TRAN-3',
      title: 'Cargo',
      text: 'Carried pieces are off the board: they threaten nothing and nothing can be aimed at them. Their paralysis runs down, but their time on a square does not grow. They move, die and change side with their transport.',
    },
    {
      id: 'FC-ONAG-1',
      title: 'Onager: move',
      text: 'An Onager slides to the left and right of its aim, up to 16 squares. It cannot capture.',
    },
    {
      id: 'FC-ONAG-2',
      title: 'Throw',
      text: "An Onager can throw the piece next to it in the direction of its aim, friendly or enemy. That piece flies on to the first square with a piece, wall or Queen's Shadow, or to the edge. The 3×3 there explodes, and the thrown piece dies and is buried there last. If it reaches a corrupted square first, it dies for good and nothing explodes.",
      ruling: 'The ammunition is the piece in front, since the inventor names no other place for it.',
    },
    {
      id: 'FC-ONAG-3',
      title: 'Onager rotation',
      text: 'An Onager can turn its aim to any of the other 3 directions along a rank or file. This costs 3 turns.',
    },
    {
      id: 'FC-CANN-1',
      title: 'Cannon: immobile',
      text: 'A Cannon never moves itself. It holds one friendly piece as ammunition, and captures nothing without it.',
    },
    {
      id: 'FC-CANN-2',
      title: 'Cannon: blast squares',
      text: "The blast squares of a Cannon lie 2, 4 and 6 squares away, forward and diagonally forward. The first of them with a piece, wall or Queen's Shadow ends the line. The squares between never matter.",
      ruling:
        'It skips every second square, has range 6 and three squares a direction: that gives 2, 4 and 6. What it skips never blocks.',
    },
    {
      id: 'FC-CANN-3',
      title: 'Cannon Blast',
      text: "A loaded Cannon can capture an enemy on a blast square, or break a wall or Queen's Shadow there. Then that 3×3 explodes, and the ammunition is on the square. Nothing that lies there affects it.",
      ruling:
        'The ammunition leaves the Cannon last. If an entangled Jester explodes next to the Cannon, the ammunition dies with it.',
    },
    {
      id: 'FC-CANN-4',
      title: 'WallBlast',
      text: "A Cannon can remove a wall square orthogonally next to it, and all wall squares connected to that one, by side or corner. It needs no ammunition, and nothing explodes. Queen's Shadows stay.",
    },
  ],
} as const satisfies Chapter;
