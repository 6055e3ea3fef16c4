/** The Worm Titan: how it goes, what it leaves behind, where it may not end, and the Legs it hatches. */
import type { Rulebook } from '../../../kernel/rulebook.ts';

export const WORM = [
  {
    title: 'Worm Titan',
    clauses: [
      {
        id: 'GW-TITAN-1',
        title: 'Royal',
        text: 'Each side has one Titan, its Worm Titan. It may not end its movement in Check, and the side that loses it loses the game.',
      },
      {
        id: 'GW-TITAN-2',
        title: 'How the worm goes',
        text: 'The worm goes 1 or 2 squares along a rank or file, to an empty square or capturing. It does not leap: for 2 squares the middle square must be empty and outside its trail.',
      },
      {
        id: 'GW-TITAN-3',
        title: 'Immutable',
        text: 'Nothing changes the type or side of a Worm Titan, and nothing becomes one. It can be captured.',
        ruling:
          "In the framework the word exempts a piece from effects that convert or transform it. The only such effect here is a Claw's promotion, so it has no further consequence.",
      },
    ],
  },
  {
    title: 'The Boundless',
    clauses: [
      {
        id: 'GW-TRAIL-1',
        title: 'Never back into the trail',
        text: 'A worm may not end on or pass through any square of its own trail, not even to capture.',
      },
      {
        id: 'GW-TRAIL-2',
        title: 'What enters the trail',
        text: 'The trail starts with the Lair. Every Encroachment adds the destination and all squares passed through, the corner square included. Nothing ever leaves it.',
        ruling: 'The starting square counts: the worm has already been on it.',
      },
      {
        id: 'GW-TRAIL-3',
        title: 'A trail binds only its own worm',
        text: 'For every other unit, the enemy worm included, a trail square is an ordinary square. Legs may be created on it. The two trails may overlap.',
        ruling:
          'The inventor bars spaces the worm itself has been on, so each has its own trail. A later revision, in which all trails bind all worms, is not used.',
      },
      {
        id: 'GW-TRAIL-4',
        title: 'Trails are shown',
        text: 'The board always shows both trails and tells them apart.',
      },
    ],
  },
  {
    title: 'Check',
    clauses: [
      {
        id: 'GW-CHECK-1',
        title: 'What Check is',
        text: 'A worm is in Check if the opponent, starting a turn now, could capture it: with a regular action, or with their own worm after some regular action and the boost it gives. For the enemy worm only lines, blocking and its own trail count, not its own safety.',
        ruling:
          'The inventor uses the word without defining it. As in chess it is the threat to capture on the next turn, and here a turn has two phases. Otherwise worms could be captured that were never in Check.',
      },
      {
        id: 'GW-CHECK-2',
        title: 'Through Check, not into it',
        text: 'The worm may pass through attacked squares but not end in Check, also when it captures. Capturing the enemy worm is always allowed and wins.',
      },
      {
        id: 'GW-CHECK-3',
        title: 'Tested before the Leg',
        text: 'Check is tested when the worm has moved and before a Leg is created: a new Leg cannot block an attack. Creating a Leg is never restricted by Check.',
        ruling:
          'What is restricted is where the worm moves, and the Leg comes after. A second test is not needed: a new Leg never exposes its own worm.',
      },
      {
        id: 'GW-CHECK-4',
        title: 'Regular actions are free',
        text: "Check restricts no regular action and pins no unit. Only the end of the worm's own movement matters.",
      },
    ],
  },
  {
    title: 'The Nightmarish',
    clauses: [
      {
        id: 'GW-NIGHT-1',
        title: 'When a Leg is created',
        text: "Right after the worm's movement, before the turn ends, the player may create one friendly Leg if the wait is 0 and a square is free for it. Never before the worm has moved, and not if it cannot move.",
      },
      {
        id: 'GW-NIGHT-2',
        title: 'Where',
        text: "The Leg appears on an empty square next to the player's own Lair, diagonally too, as the board stands after the worm's movement. Never on the Lair itself. Trails do not matter. If no such square is empty, the ability stays unused.",
        ruling:
          'Adjacent includes diagonals: the inventor says so in words where one kind only is meant. Creating needs an empty square, as an earlier revision said.',
      },
      {
        id: 'GW-NIGHT-3',
        title: 'Wait of nine turns',
        text: 'After creating a Leg, a player waits nine of their own turns: a Leg of turn 1 allows the next one in turn 11.',
        ruling: 'The nine turns are those of the worm\'s own player: an earlier revision says "their last 9 Turns".',
      },
      {
        id: 'GW-NIGHT-4',
        title: 'The new Leg',
        text: "A created Leg is an ordinary Leg from that moment. It blocks, can be captured, and acts from the player's next turn on. There is no limit on Legs.",
      },
    ],
  },
] as const satisfies Rulebook;
