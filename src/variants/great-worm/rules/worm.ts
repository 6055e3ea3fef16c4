import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const WORM = [
  {
    title: 'Worm Titan',
    clauses: [
      {
        id: 'GW-TITAN-1',
        title: 'Royal',
        text: 'Each side has one Titan: its Worm Titan, the worm. It cannot end its move in Check. If your worm is captured, you lose.',
      },
      {
        id: 'GW-TITAN-2',
        title: 'How the worm moves',
        text: 'Your worm moves 1 or 2 squares along a rank or file, to an empty square or capturing. It does not leap: to move 2 squares, the square between must be empty and outside its trail.',
        other: {
          by: 'GW-TRAIL-3',
          text: 'Your worm moves 1 or 2 squares along a rank or file, to an empty square or capturing. It does not leap: to move 2 squares, the square between must be empty and outside both trails.',
        },
      },
      {
        id: 'GW-TITAN-3',
        title: 'Immutable',
        text: 'Nothing changes the kind or side of a Worm Titan, and no piece becomes one. It can be captured.',
        ruling:
          "In Titan's Battalion the word protects a piece from effects that convert, transform or freeze it. The only such effect here is a Claw's promotion, so the word changes nothing else.",
      },
    ],
  },
  {
    title: 'The Boundless: the trail',
    clauses: [
      {
        id: 'GW-TRAIL-1',
        title: 'Never back into the trail',
        text: 'A worm can never end on a square of its own trail or pass through one, not even to capture.',
        other: {
          by: 'GW-TRAIL-3',
          title: 'Never into a trail',
          text: 'A worm can never end on a square of either trail or pass through one, not even to capture.',
        },
      },
      {
        id: 'GW-TRAIL-2',
        title: 'What joins the trail',
        text: 'The trail starts with the Lair. Each Encroachment adds the square the worm ends on and every square it passes through, corner squares included. No square ever leaves the trail.',
        ruling: 'The starting square counts, because the worm has already been on it.',
      },
      {
        id: 'GW-TRAIL-3',
        title: 'A trail binds only its own worm',
        text: 'For every other piece, the enemy worm included, a trail square is an ordinary square. Legs can be created on it. The two trails may overlap.',
        ruling:
          'The inventor bars the spaces that the worm itself has been on, so each worm has its own trail. In a later version of the page all trails bind all worms.',
        other: {
          title: 'A trail binds both worms',
          text: 'No worm may enter or cross a square of either trail. For every other piece a trail square is an ordinary square. Legs can be created on it.',
        },
      },
      {
        id: 'GW-TRAIL-4',
        title: 'Trails are shown',
        text: 'The board always shows both trails, and whose they are.',
      },
    ],
  },
  {
    title: 'Check',
    clauses: [
      {
        id: 'GW-CHECK-1',
        title: 'What Check is',
        text: 'Your worm is in Check if your opponent, starting a turn now, could capture it. Their first move could do so. So could their worm, after a first move and with its boost, or after a skipped regular Phase. For their worm only lines, pieces in the way and its own trail count, not its own safety.',
        ruling:
          'The inventor uses the word without defining it. As in chess, Check is the threat to capture on the next turn, and here a turn has two Phases. Otherwise a worm could be captured that was never in Check.',
        other: {
          by: 'GW-TRAIL-3',
          text: 'Your worm is in Check if your opponent, starting a turn now, could capture it. Their first move could do so. So could their worm, after a first move and with its boost, or after a skipped regular Phase. For their worm only lines, pieces in the way and both trails count, not its own safety.',
        },
      },
      {
        id: 'GW-CHECK-2',
        title: 'Through Check, not into it',
        text: 'Your worm may pass through attacked squares, but it cannot end its move in Check, even when it captures. Capturing the enemy worm is always allowed and wins.',
      },
      {
        id: 'GW-CHECK-3',
        title: 'Tested before the Leg',
        text: 'Check is tested when the worm has moved, before a Leg is created. So a new Leg cannot block an attack. Check never stops you from creating a Leg.',
        ruling:
          'Check limits where the worm moves, and the Leg comes after that. A second test is not needed, because a new Leg never exposes its own worm.',
      },
      {
        id: 'GW-CHECK-4',
        title: 'The first move is free',
        text: 'Check limits no first move and pins no piece. Only the square on which your worm ends its move matters.',
      },
    ],
  },
  {
    title: 'The Nightmarish: new Legs',
    clauses: [
      {
        id: 'GW-NIGHT-1',
        title: 'When a Leg is created',
        text: "Right after your worm's move you may create one friendly Leg, if your wait is over and a square is free for it. Then your turn ends. You cannot create a Leg before your worm has moved, nor if it cannot move.",
      },
      {
        id: 'GW-NIGHT-2',
        title: 'Where it appears',
        text: "The Leg appears on a square next to your own Lair, diagonals included, that is empty after your worm's move. It never appears on the Lair itself. Trails do not matter. If no such square is empty, you cannot use the ability, and no wait begins.",
        ruling:
          'Adjacent includes diagonals: where the inventor means only one kind, the text says so. Creating a Leg needs an empty square, as an earlier version says.',
      },
      {
        id: 'GW-NIGHT-3',
        title: 'Wait of 9 turns',
        text: 'After creating a Leg you must wait for 9 of your own turns. If you create one in your turn 1, you can create the next in your turn 11.',
        ruling:
          'The inventor\'s "9 preceding Turns" are those of the worm\'s player: an earlier version says "their last 9 Turns".',
        other: {
          title: 'Wait of 9 turns of both sides',
          text: "After creating a Leg you must wait for 9 turns, in which your opponent's turns count too. If you create one in your turn 1, you can create the next in your turn 6.",
        },
      },
      {
        id: 'GW-NIGHT-4',
        title: 'The new Leg',
        text: 'A new Leg is an ordinary Leg at once. It blocks, threatens and can be captured, and you can move it from your next turn on. You may have any number of Legs.',
      },
    ],
  },
] as const satisfies Rulebook;
