/** The court: King, Jester, Chancellor. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const COURT = {
  title: 'King, Jester, Chancellor',
  clauses: [
    {
      id: 'FC-KING-1',
      title: 'King: move',
      text: 'One step in any direction, moving and capturing. It may move twice, and more often by awards; no square in between may be in check.',
    },
    {
      id: 'FC-KING-2',
      title: "King's Check",
      text: "A King that is not in check may step to a square where it is in check right after the step: then all checking units die, and a checking Queen's Shadow dissolves. Not if the enemy King is among them. If others check it then, the move is illegal.",
      ruling: 'One round only: units unmasked by the deaths do not die.',
    },
    {
      id: 'FC-KING-3',
      title: "King's Exchange",
      text: 'Also in check: the King goes to the square of a friend that no enemy threatens, and the friend dies there under the King. The old square becomes wall.',
    },
    {
      id: 'FC-KING-4',
      title: "King's Portal",
      text: 'Also in check: the King goes to an empty square next to an own Queen that no enemy threatens.',
    },
    {
      id: 'FC-KING-5',
      title: 'Royal Guards',
      text: 'Friends next to the King cannot be paralysed by others; the prices of their own actions they pay.',
      ruling: '"Units near king" are the guards of this King, so friends only.',
    },
    {
      id: 'FC-KING-6',
      title: 'King: immunity',
      text: 'Kings are immune to all special actions and abilities except rotation of the board, explosions and Teleswap. They are never fused, carried, guarded, empowered, paralysed, sieged or trapped; an enemy trap under them dissolves.',
    },
    { id: 'FC-KING-7', title: 'King: loss', text: 'A King that is captured, checkmated or blown up loses the game.' },
    {
      id: 'FC-JEST-1',
      title: 'Jester: move',
      text: 'Leaps 2 or 3 squares diagonally, optionally 1 straight beyond. It does not capture.',
      ruling:
        'Two diagonal squares, optionally a third, then optionally one straight square onward in either direction of the diagonal; a leaper, so nothing blocks.',
    },
    {
      id: 'FC-JEST-2',
      title: 'Power Steal',
      text: 'For its turn the Jester also moves like every enemy that threatens its square, with their range. It captures nothing by that.',
    },
    {
      id: 'FC-JEST-3',
      title: 'Traps',
      text: 'Each empty square a Jester leaves gets an armed trap of its side instead of wall, while it has fewer than 5 on the board; a square with a trap of its side keeps that. An enemy that arrives there is paralysed for 4 moves; the trap goes when it is free or gone. Jesters step on it without effect; under a King or a unit next to its King it dissolves.',
    },
    {
      id: 'FC-JEST-4',
      title: "Jester's presence",
      text: 'Enemies next to a Jester are paralysed, except Kings, units next to their own King, Jesters and Chancellors.',
      ruling: 'Enemies only, or eight own units would be frozen at the start.',
    },
    {
      id: 'FC-JEST-5',
      title: "Jester's explosion",
      text: 'When a Jester is captured in any way, its square explodes 3x3 after the capture, and a capturer there dies. Conversion does not explode it.',
    },
    {
      id: 'FC-JEST-6',
      title: 'Walltrap',
      text: "All empty squares around an enemy on a square of the Jester's leaps become walls of the Jester, after its old wall dissolved. They dissolve when it next walls.",
    },
    {
      id: 'FC-JEST-7',
      title: 'Detonate',
      text: 'A Jester that stayed on its square for 10 own turns may die there, and its 3x3 explodes.',
    },
    {
      id: 'FC-JEST-9',
      title: 'Decoherence',
      text: "A fused unit of either side on a square of the Jester's leaps is taken apart: its base stays, the others go, in the order in which they were fused, to the first empty squares around it in a spiral from the Jester's left, each as paralysed as the stack. Who finds no place stays fused. Price 5.",
      ruling: 'The spiral is that of the Tornado, outward instead of inward.',
    },
    {
      id: 'FC-JEST-10',
      title: 'Spin',
      text: 'The units around a Jester go on by the same number of places on a ring, clockwise. The ring is made of the squares next to it without those with walls, closed tombs or corruption, and without the places of Kings, Ships, Jesters, Wonders and units on walls.',
    },
    {
      id: 'FC-CHAN-1',
      title: 'Chancellor: move',
      text: 'One step in any direction or a leap of 2 by 3 squares, moving and capturing.',
      ruling: 'One straight and two diagonal squares onward make 2 by 3.',
    },
    {
      id: 'FC-CHAN-2',
      title: 'Teleswap',
      text: 'The Chancellor swaps places with any friend on the board, the King included, but no Chancellor. What awaits them there takes effect, on the Chancellor first.',
    },
    {
      id: 'FC-CHAN-3',
      title: 'Paralyse',
      text: 'Instead of capturing it, the Chancellor paralyses an enemy on a square of its pattern for 3 moves. No price.',
    },
    {
      id: 'FC-CHAN-4',
      title: 'Mirror Portal',
      text: 'The Chancellor goes to the square opposite through the middle of the board, if that is empty or a closed tomb, which explodes.',
      ruling: '"Rotated 180deg" fixes the formula.',
    },
    {
      id: 'FC-CHAN-6',
      title: 'Portal Protector',
      text: 'A friend that protects an own Chancellor may use the Mirror Portal from its own square, unless it is a King or immobile.',
    },
    {
      id: 'FC-CHAN-7',
      title: 'Chancellor: immunities',
      text: "Neither an enemy's SwapShot nor a Jester's presence affects a Chancellor.",
    },
  ],
} as const satisfies Chapter;
