import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const COURT_RULES = {
  title: 'King, Jester, Chancellor',
  clauses: [
    {
      id: 'FC-KING-1',
      title: 'King: move',
      text: 'A King moves and captures 1 square in any direction. It can move twice in a turn, and more often by awards, but it cannot be in check on a square in between.',
    },
    {
      id: 'FC-KING-2',
      title: "King's Check",
      text: "A King that is not in check may, as its whole turn, step to a square where it is in check right after the step. Then all checking pieces die, and a checking Queen's Shadow disappears. You cannot do this if the enemy King is one of them, or if another piece then gives check.",
      ruling: 'There is one round only: pieces unmasked by the deaths do not die.',
    },
    {
      id: 'FC-KING-3',
      title: "King's Exchange",
      text: "A King, even in check, can move to the square of a friendly piece that no enemy threatens. That piece dies there under the King. The King's old square becomes wall.",
    },
    {
      id: 'FC-KING-4',
      title: "King's Portal",
      text: 'A King, even in check, can move to an empty square next to a friendly Queen, if no enemy threatens that square.',
    },
    {
      id: 'FC-KING-5',
      title: 'Royal Guards',
      text: 'Friendly pieces next to the King cannot be paralysed by others. They still pay the costs of their own actions.',
      ruling: '"Units near king" are the guards of this King, so only friendly pieces.',
    },
    {
      id: 'FC-KING-6',
      title: 'King: immunity',
      text: 'Kings are immune to all special moves and abilities except rotation of the board, explosions and Teleswap. They are never fused, carried, guarded, empowered, paralysed, under Siege or trapped. An enemy trap under a King disappears.',
    },
    {
      id: 'FC-KING-7',
      title: 'Losing the King',
      text: 'A side whose King is captured, checkmated or blown up loses the game.',
    },
    {
      id: 'FC-JEST-1',
      title: 'Jester: move',
      text: 'A Jester leaps 2 or 3 squares diagonally, and optionally 1 square onward along a rank or file. It cannot capture.',
      ruling:
        'Two diagonal squares, optionally a third, then optionally one square along a rank or file, in either direction of the diagonal. It is a leaper, so nothing blocks it.',
    },
    {
      id: 'FC-JEST-2',
      title: 'Power Steal',
      text: "For its turn a Jester also moves like every enemy that threatens its square, with that enemy's range. It neither captures nor bounces by these patterns.",
    },
    {
      id: 'FC-JEST-3',
      title: 'Traps',
      text: 'On each empty square that a Jester was on and left in its turn, it leaves an armed trap of its side instead of wall. While 5 of its traps are on the board, it leaves wall there as usual. A square that has a trap of its side keeps that trap and gets no wall. An enemy that arrives there is paralysed for 4 turns. The trap disappears when that piece is free or no longer there. Jesters step on it without effect. Under a King or a piece next to its own King it disappears.',
    },
    {
      id: 'FC-JEST-4',
      title: "Jester's presence",
      text: 'Enemies next to a Jester are paralysed, except Kings, pieces next to their own King, Jesters and Chancellors.',
      ruling: "Only enemies, or 8 of each side's own pieces would be paralysed at the start.",
    },
    {
      id: 'FC-JEST-5',
      title: "Jester's explosion",
      text: 'When a Jester is captured in any way, its square explodes 3×3 after the capture, and a capturing piece there dies. Conversion does not make it explode.',
    },
    {
      id: 'FC-JEST-6',
      title: 'Walltrap',
      text: 'A Jester can wall in an enemy on a square of its leaps. Its old wall disappears, and all empty squares without shadows next to that enemy become its wall. They disappear when it next makes a wall.',
    },
    {
      id: 'FC-JEST-7',
      title: 'Detonate',
      text: 'A Jester that has stayed on its square for 10 of its turns may die there, and its 3×3 explodes.',
    },
    {
      id: 'FC-JEST-9',
      title: 'Decoherence',
      text: "A Jester can take apart a stack of either side on a square of its leaps. The base stays. The others move, in the order in which they fused, to the first empty squares within 2 squares of it. These are tried in a spiral that starts on the left, as the Jester's side sees it. Each piece is as paralysed as the stack was. A piece that finds no place stays fused. This costs 5 turns.",
      ruling: 'The spiral is that of the Tornado, outward instead of inward.',
    },
    {
      id: 'FC-JEST-10',
      title: 'Spin',
      text: "A Jester can move all pieces next to it clockwise along a ring, by the same number of places. The ring is the squares next to the Jester. Squares with a wall, Queen's Shadow, closed tomb or corruption are left out. So are the places of Kings, Ships, Jesters, Wonders, monads and pieces on walls.",
    },
    {
      id: 'FC-CHAN-1',
      title: 'Chancellor: move',
      text: 'A Chancellor moves and captures 1 square in any direction, or by a leap of 2 by 3 squares.',
      ruling: 'One square along a rank or file and two diagonal squares onward make 2 by 3.',
    },
    {
      id: 'FC-CHAN-2',
      title: 'Teleswap',
      text: 'A Chancellor can swap places with any friendly piece on the board, its King included, except a Chancellor or a Wonder. What awaits them there affects them, the Chancellor first.',
    },
    {
      id: 'FC-CHAN-3',
      title: 'Paralyse',
      text: 'Instead of capturing, a Chancellor can paralyse an enemy on a square of its pattern for 3 turns. This has no cost.',
    },
    {
      id: 'FC-CHAN-4',
      title: 'Mirror Portal',
      text: 'A Chancellor can move to the square opposite through the middle of the board, such as from e4 to l13. That must be empty or a closed tomb, which then explodes.',
      ruling: 'The inventor\'s "rotated 180deg" settles which square that is.',
    },
    {
      id: 'FC-CHAN-6',
      title: 'Portal Protector',
      text: 'A piece that protects a friendly Chancellor may use the Mirror Portal from its own square, unless it is a King or immobile.',
    },
    {
      id: 'FC-CHAN-7',
      title: 'Chancellor: immunities',
      text: "Neither an enemy's SwapShot nor a Jester's presence affects a Chancellor.",
    },
  ],
} as const satisfies Chapter;
