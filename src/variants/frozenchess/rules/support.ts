/** What units do for each other, and what idling and danger do to their range: guards, empowerment, extension, shellshock. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const SUPPORT_RULES = {
  title: 'Guards, empowerment, range',
  clauses: [
    {
      id: 'FC-GUARD-1',
      title: 'Guarded',
      text: 'A valid protector of a unit is a friend, no Pawn, that protects it and is itself not threatened by the enemy. A unit with two or more valid protectors is guarded: it cannot be captured. Kings, Ships and Wonders are never guarded, but a King may guard. A guarded unit captures as usual.',
      ruling: 'Protectors that are threatened do not count at all, neither as one of two nor as the one.',
    },
    {
      id: 'FC-EMP-1',
      title: 'Empowered',
      text: "A unit with exactly one valid protector also moves and captures by that protector's pattern, with the protector's range. It gets no abilities and no bounce. A loaded Cannon gives nothing, a Bishop no captures. Trebuchets and Cannons still do not move, and those who never capture still do not.",
      ruling: "A Bishop's conversion is an ability and no capture, so it is not lent.",
    },
    {
      id: 'FC-EMP-2',
      title: 'Not Pawns and Kings',
      text: 'Kings and Pawns neither give nor get empowerment, and Ships do not get it. A unit protected by Pawns alone or by its King alone is neither empowered nor guarded; with its King and one more valid protector it is guarded.',
    },
    {
      id: 'FC-RANGE-1',
      title: 'Range extension',
      text: 'Rook, Queen, Templar, Dragon, Lancer and Bishop win a twentieth of a square of range at the end of each own turn in which they did not change their square. What captures took is subtracted after that. There is no upper limit.',
    },
    {
      id: 'FC-RANGE-2',
      title: 'When it is lost',
      text: 'Range won by waiting outlasts death. It is lost by promotion and by turning into a kind without rays.',
    },
    {
      id: 'FC-SHOCK-1',
      title: 'Shellshock',
      text: "A unit with rays that goes by itself counts every square it slid through or stopped on, its first and last left out, as it was at the start of the turn: 3 next to or on a closed tomb or in the blast of an enemy Cannon; otherwise 2 if an enemy threatens it by a leap, a Queen's Shadow included, a step, a bent path, as a Pawn or as a Lancer; otherwise 1 if an enemy threatens it along a ray. The sum is its shellshock: so many squares of range are missing.",
      ruling:
        'One amount for each square, the highest. The inventor counts 1 for "normal diag/ortho rider" and 2 for "other moves", and the leap of a Queen\'s Shadow is one of those.',
    },
    {
      id: 'FC-SHOCK-2',
      title: 'Limits of shellshock',
      text: "No range falls below 3 by shellshock. It holds for the enemy's turn and the unit's next own turn; then the new sum replaces it, or it is gone.",
    },
  ],
} as const satisfies Chapter;
