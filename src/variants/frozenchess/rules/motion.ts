/** Moving others, and turning the board. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const FORCES = {
  title: 'Pull, Push',
  clauses: [
    {
      id: 'FC-PULL-1',
      title: 'Pull',
      text: 'The first unit on a capturing ray of its own, friend or enemy, comes any number of squares straight nearer. The price is a third of the squares, rounded down.',
      ruling: '"Can capture" means that the ray reaches it; a Bishop pulls along its diagonals.',
    },
    {
      id: 'FC-PULL-2',
      title: 'What cannot be pulled',
      text: "King, Ship, guarded units, units in sprung traps, units of the puller's own kind.",
    },
    {
      id: 'FC-PULL-3',
      title: 'Pull into tombs and traps',
      text: 'A unit pulled onto a closed tomb or a trap meets it; what it passes on the way does nothing.',
    },
    {
      id: 'FC-PULL-4',
      title: 'Pull-through',
      text: 'A unit behind other units, but not behind walls, is pulled up to the square before the next unit, or into it if that is a transport of its side with room. The price is two thirds of the squares, rounded down.',
    },
    {
      id: 'FC-PUSH-1',
      title: 'Push',
      text: 'A unit right beside, friend or enemy, goes one square straight on if that holds neither unit nor wall, and the pusher takes its square and walls its own. Not Kings, Ships, Templars, nor its own kind.',
    },
    {
      id: 'FC-PUSH-2',
      title: 'Push of a wall',
      text: "A wallsquare right beside is pushed in the same way and stays the wall of its waller. A grave it alone covered explodes under the pusher. Price 5. Queen's Shadows stay.",
    },
  ],
} as const satisfies Chapter;

export const TURNING = {
  title: 'Rotation of the board',
  clauses: [
    {
      id: 'FC-ROT-1',
      title: 'Rotation of the board',
      text: 'As his action the player turns an area of 2 to 8 squares a side that does not touch the edge by 90, 180 or 270 degrees.',
    },
    {
      id: 'FC-ROT-2',
      title: 'Majority',
      text: "His units in it must be worth more than the enemy's: King, Queen and fused units 3, Pawns 1, all others 2, double on a square of the side's own colour (White light, Black dark). Paralysed and carried units do not count.",
    },
    {
      id: 'FC-ROT-3',
      title: 'What turns',
      text: 'Everything on the squares goes along: units, walls, tombs, traps. Aims do not turn. Nothing arrives and nothing walls.',
    },
    {
      id: 'FC-ROT-4',
      title: 'Kings in a rotation',
      text: 'Kings turn like others; afterwards the own King must not be in check.',
    },
  ],
} as const satisfies Chapter;
