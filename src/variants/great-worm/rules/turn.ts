/** The turn and its two phases. */
import type { Rulebook } from '../../../kernel/rulebook.ts';

export const TURN = [
  {
    title: 'The turn',
    clauses: [
      {
        id: 'GW-TURN-1',
        title: 'Two phases',
        text: 'A turn is a regular Phase and then an Encroachment Phase. Both players always have a Worm Titan, so every turn has both.',
      },
      {
        id: 'GW-TURN-2',
        title: 'One regular action',
        text: 'In the regular Phase the player makes exactly one Move or Capture with one unit other than the Worm Titan. It cannot be skipped. Any such action may be chosen, also one after which the worm cannot move.',
        ruling: 'Passing is an ability a player may or may not have, and nothing in this army gives it: so skipping is not allowed.',
      },
      {
        id: 'GW-TURN-3',
        title: 'Waived regular Phase',
        text: 'A player without any regular action goes straight to the Encroachment Phase: no unit was used, there is no boost, and the en passant mark goes.',
        ruling:
          'The inventor is silent. The variant this game is adapted from waives this part of the turn in exactly this case, and that keeps the game finite and decisive.',
      },
      {
        id: 'GW-TURN-4',
        title: 'Passing',
        text: 'Nobody may pass unless the option Passing is on. Then a player may pass instead of making a regular action: no unit is used, there is no boost, the en passant mark goes, and the worm must still move.',
        ruling:
          'The inventor rules for players who can pass, but no unit of this army gives that ability: the option, off by default, covers that sentence.',
      },
      {
        id: 'GW-TURN-5',
        title: 'The worm waits for its phase',
        text: "The Worm Titan never makes the regular action. In the Encroachment Phase only the player's own Worm Titan acts.",
      },
      {
        id: 'GW-TURN-6',
        title: 'The worm must move',
        text: 'In the Encroachment Phase the Worm Titan makes exactly one Move or Capture. It may not stay where it is. Only after it has moved may it create a Leg.',
        ruling: 'The inventor speaks of each Worm Titan a player controls: here that is always exactly one.',
      },
      {
        id: 'GW-TURN-7',
        title: 'Unable to complete the turn',
        text: 'A player whose worm has no legal movement after the regular Phase loses at once, whatever the regular action did. Trail, blocking units, the edge and Check all count.',
      },
      {
        id: 'GW-TURN-8',
        title: 'End of the turn',
        text: 'The turn ends when the Encroachment is complete, with a Leg or without. Then the wait for the next Leg goes down, the boost ends, and the other side is to move.',
      },
    ],
  },
] as const satisfies Rulebook;
