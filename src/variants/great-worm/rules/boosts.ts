/** What the unit used in the regular Phase lets the worm do afterwards. */
import type { Rulebook } from '../../../kernel/rulebook.ts';

export const BOOSTS = [
  {
    title: 'Boosts',
    clauses: [
      {
        id: 'GW-BOOST-1',
        title: 'Which unit was used',
        text: 'The unit of the regular action boosts the worm for this turn: an Arm gives the corner move, a Wing the slide, a Talon both; Claw, Leg, a waived Phase and a pass give nothing. Moves, captures and leaps all count as use.',
        ruling: 'A Claw that promotes to a Talon was used as a Claw: no boost.',
      },
      {
        id: 'GW-BOOST-2',
        title: 'Arm: the corner move',
        text: 'The worm may step 1 square along a rank or file to an empty corner square outside its trail, turn, and step 1 square further, moving or capturing. The corner square joins the trail. Where both corners are free, the player chooses.',
        ruling:
          'The first step moves without capturing, so nothing is captured on the corner; and it is one step, so it is not combined with longer movements.',
      },
      {
        id: 'GW-BOOST-3',
        title: 'Wing: the slide',
        text: 'The worm may go any number of squares along a rank or file, moving or capturing, without leaping. Every square on the way must be empty and outside its trail, and joins the trail.',
      },
      {
        id: 'GW-BOOST-4',
        title: 'Talon: both',
        text: 'The worm may make a corner move or a slide, one of them. They are not combined into one movement.',
      },
      {
        id: 'GW-BOOST-5',
        title: 'The regular ability stays',
        text: 'A boost only adds. The worm may still go 1 or 2 squares along a rank or file.',
        ruling:
          'The inventor\'s "only go 1 Space" here stems from a revision in which the worm\'s regular reach was 1; what holds is that the regular ability is not replaced.',
      },
      {
        id: 'GW-BOOST-6',
        title: 'For one turn',
        text: 'A boost exists only in the Encroachment Phase of the same turn.',
      },
    ],
  },
] as const satisfies Rulebook;
