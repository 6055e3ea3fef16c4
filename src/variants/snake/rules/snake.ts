/** The Snake: what it is made of, and how its Head, its body and its growth work. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const ANATOMY = {
  title: 'The Snake: anatomy',
  clauses: [
    {
      id: 'SN-SNAKE-1',
      title: 'The royal unit',
      text: 'Each player has one Snake, the royal unit: one Head, one Tail and one or more Common Parts between them, each Part on a square of its own. It starts with three Parts and never shrinks; with every enemy piece captured it would have 19.',
    },
    {
      id: 'SN-SNAKE-2',
      title: 'The chain',
      text: 'A Snake is a chain in order from Head to Tail; Parts that follow each other in it stand orthogonally adjacent. Parts that merely touch are not connected: only the order tells how the Parts move and which is the Tail.',
    },
    {
      id: 'SN-SNAKE-3',
      title: 'Every Part occupies and blocks',
      text: "Every Part of either Snake occupies its square as a piece does. No piece stops there, a slide ends in front of it, and a Pawn cannot step onto it. A Part blocks its owner's pieces as well as the enemy's.",
    },
    {
      id: 'SN-SNAKE-4',
      title: 'Leaps pass Parts',
      text: 'Parts never hinder a leap. The quiet moves of Lancer and Archer, the moves and captures of the Kheshig and the captures of the Falcon depend only on where they end.',
    },
    {
      id: 'SN-SNAKE-5',
      title: 'Only the Head can be captured',
      text: 'A Snake is captured only by an enemy unit moving onto the square of its Head. Common Parts and the Tail can never be captured.',
    },
  ],
} as const satisfies Chapter;

export const MOTION = {
  title: 'Moving the Snake',
  clauses: [
    {
      id: 'SN-HEAD-1',
      title: 'Step 1: where the Head may go',
      text: 'The Head moves one square along a file or rank: to an empty square, to the square of its own Tail, or onto an enemy unit it can capture. The player chooses freely among the legal squares; captures are never compulsory.',
    },
    {
      id: 'SN-HEAD-2',
      title: 'Where it may not go',
      text: 'The Head never goes to a square that holds an own piece, an own Common Part, a body Part of the enemy Snake or an invulnerable enemy Head. It never moves diagonally, farther than one square or off the board.',
    },
    {
      id: 'SN-HEAD-3',
      title: 'No quiet step into capture',
      text: 'A step that captures nothing is legal only if the Snake cannot be captured once its whole move has been carried out: every Part on its new square, the old Tail square vacated.',
    },
    {
      id: 'SN-HEAD-4',
      title: 'Onto its own Tail',
      text: 'The Head may step onto the square of its own Tail, which leaves it in the same move. Nothing is captured and the Snake does not grow. It counts as a quiet step, so the Snake must be safe afterwards.',
    },
    {
      id: 'SN-HEAD-5',
      title: 'Capturing a piece with the Head',
      text: 'The Head may capture any enemy piece beside it, protected or not: the Snake becomes invulnerable, so no safety is asked. The Snake then grows.',
    },
    {
      id: 'SN-HEAD-6',
      title: 'Capturing the enemy Snake with the Head',
      text: 'The Head captures the enemy Snake only by moving onto its Head, and only while that Snake is not invulnerable. This wins. In games from the start position it cannot occur.',
    },
    {
      id: 'SN-BODY-1',
      title: 'Step 2: the Parts follow',
      text: 'After the Head every other Part moves once, in order: each goes to the square the Part before it has left. The square of the Tail is vacated. Nothing can block or refuse this.',
    },
    {
      id: 'SN-GROW-1',
      title: 'Step 3: growing after a capture',
      text: 'If the Head has captured, the Snake grows by exactly one Part: the Tail becomes a Common Part, and a new Tail appears on the square the old one stood on before the move. Captures by pieces do not make it grow.',
    },
  ],
} as const satisfies Chapter;
