import type { Rulebook } from '../../../kernel/learning/rulebook.ts';

export const BOOST_RULES = [
  {
    title: 'Boosts',
    clauses: [
      {
        id: 'GW-BOOST-1',
        title: 'Which piece was used',
        text: 'The piece that makes your first move boosts your worm for this turn. An Arm gives the corner move, a Wing the slide, a Talon both. A Claw, a Leg, a skipped regular Phase and a pass give nothing. Moving, capturing and leaping all count as use.',
        ruling: 'A Claw that promotes to a Talon was used as a Claw, so it gives no boost.',
      },
      {
        id: 'GW-BOOST-2',
        title: 'Arm: the corner move',
        text: 'Your worm may step 1 square along a rank or file, turn 90° and step 1 square farther. It may capture only with the second step. The corner square must be empty and outside its trail, and joins the trail. If it can turn on either of two corner squares, you choose.',
        ruling:
          'The worm makes the first step without capturing, so it captures nothing on the corner square. That is a single step, so it cannot be combined with a longer move.',
        other: {
          by: 'GW-TRAIL-3',
          text: 'Your worm may step 1 square along a rank or file, turn 90° and step 1 square farther. It may capture only with the second step. The corner square must be empty and outside both trails, and joins its own. If it can turn on either of two corner squares, you choose.',
        },
      },
      {
        id: 'GW-BOOST-3',
        title: 'Wing: the slide',
        text: 'Your worm may slide any number of squares along a rank or file, moving or capturing, without leaping. Every square it passes through must be empty and outside its trail, and joins the trail.',
        other: {
          by: 'GW-TRAIL-3',
          text: 'Your worm may slide any number of squares along a rank or file, moving or capturing, without leaping. Every square it passes through must be empty and outside both trails, and joins its own.',
        },
      },
      {
        id: 'GW-BOOST-4',
        title: 'Talon: both',
        text: 'Your worm may make a corner move or a slide. It cannot combine them in one move.',
      },
      {
        id: 'GW-BOOST-5',
        title: 'The usual move stays',
        text: 'A boost only adds. Your worm may still move 1 or 2 squares along a rank or file.',
        ruling:
          'The inventor\'s "only go 1 Space" comes from a version in which the worm moved exactly 1 square. What holds is that a boost does not replace the regular ability.',
      },
      {
        id: 'GW-BOOST-6',
        title: 'For one turn',
        text: 'A boost lasts only for the Encroachment Phase of the same turn.',
      },
    ],
  },
] as const satisfies Rulebook;
