/** Artillery and transports: Trebuchet, Ballista, Ship, Onager, Cannon. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const ARTILLERY = {
  title: 'Trebuchet, Ballista, Ship, Onager, Cannon',
  clauses: [
    {
      id: 'FC-TREB-1',
      title: 'Trebuchet: targets',
      text: 'By its aim it has three target squares at distance 6: the one straight in aim and its two neighbours on the ring of that distance.',
      ruling:
        'One of three squares 6 squares ahead: the one straight ahead at distance 6 and its two neighbours on the ring of that distance.',
    },
    {
      id: 'FC-TREB-2',
      title: 'Trebuchet Shot',
      text: 'A target square that is a wallsquare without a unit or a closed tomb explodes 3x3, whatever lies between. Price 2.',
    },
    { id: 'FC-TREB-3', title: 'Trebuchet rotation', text: 'It turns its aim to any of the other seven directions. Price 3.' },
    {
      id: 'FC-TREB-4',
      title: 'Trebuchet: immobile',
      text: 'It never moves by itself and never captures, whatever is lent to it. Others can push, pull, swap, turn or throw it.',
    },
    {
      id: 'FC-BALL-1',
      title: 'Ballista: move',
      text: 'Leaps 2 squares ahead, or 3 ahead and 1 to either side.',
      ruling: '"3sq and to side" is three forward and one aside.',
    },
    {
      id: 'FC-BALL-2',
      title: 'Ballista Shot',
      text: "The first unit on one of its eight lines, if it is an enemy, is paralysed: at distance d for 16/d moves, rounded down, and 1 more. Walls and Queen's Shadows stop the line, tombs do not.",
    },
    { id: 'FC-BALL-3', title: 'Ballista: no capture', text: 'It never captures, threatens or protects.' },
    {
      id: 'FC-SHIP-1',
      title: 'Ship: move',
      text: 'Slides straight back or diagonally ahead, up to 16 squares.',
      ruling: 'Down as a rook, up as a bishop: straight backward only, diagonally forward only.',
    },
    {
      id: 'FC-SHIP-2',
      title: 'Ship: immunities',
      text: 'It captures nobody and nobody captures it; it is neither guarded nor empowered. It can be paralysed, walled in, teleswapped, struck into shadow form, blown up and turned with the board; nothing else affects it.',
    },
    {
      id: 'FC-SHIP-3',
      title: 'Warning Shot',
      text: 'The first unit on one of its own lines, if it is an enemy Ship, is paralysed for 2 moves.',
    },
    {
      id: 'FC-TRAN-1',
      title: 'Load',
      text: 'A friend other than a King may end a normal move of its own pattern on an own Ship or Cannon with room: a Ship carries 8, a Cannon 1. The transport may be paralysed, and a transport may be carried.',
    },
    {
      id: 'FC-TRAN-2',
      title: 'Unload',
      text: 'A transport that is not paralysed places one carried unit on an empty square next to it. That leaves no wall.',
    },
    {
      id: 'FC-TRAN-3',
      title: 'Cargo',
      text: 'Carried units are off the board: they threaten nothing and are no target. Their paralysis ticks, their idle time does not. They go, die and change side with the transport.',
    },
    {
      id: 'FC-ONAG-1',
      title: 'Onager: move',
      text: 'Slides to the left and right of its aim, up to 16 squares. It does not capture.',
    },
    {
      id: 'FC-ONAG-2',
      title: 'Throw',
      text: "The unit right before it in its aim, friend or enemy, flies on to the first square with a unit, wall or Queen's Shadow, or to the edge. There the 3x3 explodes; the thrown unit dies and is buried there last.",
      ruling: 'The ammunition is the unit in front, since no other place for it is named.',
    },
    { id: 'FC-ONAG-3', title: 'Onager rotation', text: 'It turns its aim to one of the other three straight directions. Price 3.' },
    {
      id: 'FC-CANN-1',
      title: 'Cannon: immobile',
      text: 'It never moves by itself. It holds one friend as ammunition; without it, it captures nobody.',
    },
    {
      id: 'FC-CANN-2',
      title: 'Cannon: blast squares',
      text: "Straight ahead and diagonally ahead, the squares at distance 2, 4 and 6. The first of them with a unit, wall or Queen's Shadow ends the line; the squares between never matter.",
      ruling:
        'It skips every second square, has range 6 and three squares a direction: that gives 2, 4 and 6. What is skipped never blocks.',
    },
    {
      id: 'FC-CANN-3',
      title: 'Cannon Blast',
      text: "A loaded Cannon captures an enemy on a blast square, or breaks a wall or Queen's Shadow there. Then that 3x3 explodes, and the ammunition stands on the square.",
      ruling: 'The ammunition leaves the Cannon last. Where an entangled Jester explodes beside the Cannon, it dies with it.',
    },
    {
      id: 'FC-CANN-4',
      title: 'WallBlast',
      text: 'A wallsquare right beside the Cannon and all wallsquares connected to it, by side or corner, are removed. No ammunition is needed and nothing explodes.',
    },
  ],
} as const satisfies Chapter;
