import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const ANATOMY = {
  title: 'The Snake: what it is',
  clauses: [
    {
      id: 'SN-SNAKE-1',
      title: 'The royal Snake',
      text: 'You have one Snake, and it is royal. It has one Head, one Tail and one or more Common Parts between them, each Part on a square of its own. It starts with 3 Parts and never shrinks. If it captured every enemy piece, it would have 19.',
    },
    {
      id: 'SN-SNAKE-2',
      title: 'The chain',
      text: 'A Snake is a chain of Parts in order from Head to Tail. Each Part is Directly Connected to the next one, which is orthogonally next to it. Parts that only touch are not connected. The order alone decides how the Parts follow and which one is the Tail.',
    },
    {
      id: 'SN-SNAKE-3',
      title: 'Every Part blocks',
      text: "Every Part of either Snake occupies its square as a piece does. No piece can stop there, except to capture a Head. Slides end in front of it, and a Pawn cannot step onto it. A Part blocks its owner's pieces as well as the enemy's.",
    },
    {
      id: 'SN-SNAKE-4',
      title: 'Leaps cross Parts',
      text: 'Parts never block a leap. Where the Lancer and Archer move, where the Kheshig moves or captures, and where the Falcon captures depends only on the square they land on.',
    },
    {
      id: 'SN-SNAKE-5',
      title: 'Only the Head can be captured',
      text: 'A Snake is captured only by an enemy piece or Head that moves onto its Head. Common Parts and the Tail can never be captured.',
    },
  ],
} as const satisfies Chapter;

export const MOTION = {
  title: 'Moving the Snake',
  clauses: [
    {
      id: 'SN-HEAD-1',
      title: 'Step 1: the Head moves',
      text: 'The Head moves 1 square along a rank or file: to an empty square, onto its own Tail, or onto an enemy it can capture. It cannot turn back on itself, because a Common Part is there. You choose freely among the legal squares and need not capture.',
    },
    {
      id: 'SN-HEAD-2',
      title: 'Where the Head cannot move',
      text: "The Head cannot move onto a friendly piece, its own Common Parts, the enemy Snake's body (its Tail included) or an invulnerable Head. It never moves diagonally, farther than 1 square or off the board.",
    },
    {
      id: 'SN-HEAD-3',
      title: 'A step without a capture must be safe',
      text: 'A step that captures nothing is legal only if your Snake cannot be captured afterwards. The test is made after the whole move: every Part on its new square, and the Tail away from its old one.',
    },
    {
      id: 'SN-HEAD-4',
      title: 'Onto its own Tail',
      text: 'The Head may move onto its own Tail, because the Tail leaves that square in the same move. Nothing is captured and the Snake does not grow. Like any step without a capture, it must be safe.',
    },
    {
      id: 'SN-HEAD-5',
      title: 'The Head captures a piece',
      text: 'The Head may capture any enemy piece orthogonally next to it, protected or not. The step need not be safe, because the Snake becomes invulnerable. The Snake then grows.',
    },
    {
      id: 'SN-HEAD-6',
      title: 'Head captures Head',
      text: 'The Head captures the enemy Snake only by moving onto its Head, and only while that Snake is not invulnerable. This wins the game. It cannot happen in a game from the start position.',
    },
    {
      id: 'SN-BODY-1',
      title: 'Step 2: the body follows',
      text: 'After the Head has moved, every other Part moves once, in order, to the square the Part before it has just left. So the Tail leaves its old square. Nothing can stop this.',
    },
    {
      id: 'SN-GROW-1',
      title: 'Step 3: growing',
      text: 'If the Head captured, the Snake grows by exactly 1 Part. Its Tail becomes a Common Part, and a new Tail appears on the square the old one was on before the move. Captures by your pieces do not make the Snake grow.',
    },
  ],
} as const satisfies Chapter;
