import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const SUPPORT_RULES = {
  title: 'Guards, empowerment, range',
  clauses: [
    {
      id: 'FC-GUARD-1',
      title: 'Guarded',
      text: 'A valid protector of a piece is a friendly non-Pawn that protects it and that no enemy threatens. A piece with two or more valid protectors is guarded: it cannot be captured. It can still capture. Kings, Ships and Wonders are never guarded, but a King can be a protector.',
      ruling: 'A threatened protector does not count at all, neither as one of two nor as the only one.',
    },
    {
      id: 'FC-EMP-1',
      title: 'Empowered',
      text: "A piece with exactly one valid protector is empowered: it also moves and captures like that protector, with the protector's range. It gains no abilities and no bounce. A loaded Cannon lends nothing, and a Bishop lends no captures. Trebuchets and Cannons still cannot move, and pieces that never capture still cannot capture.",
      ruling: "A Bishop's conversion is an ability, not a capture, so it is not lent.",
    },
    {
      id: 'FC-EMP-2',
      title: 'No empowerment for Pawns and Kings',
      text: 'Kings and Pawns neither give nor gain empowerment, and Ships do not gain it. A piece protected only by Pawns, or only by its King, is neither empowered nor guarded. With its King and one more valid protector it is guarded.',
    },
    {
      id: 'FC-RANGE-1',
      title: 'Range won by waiting',
      text: 'A Rook, Queen, Templar, Dragon, Lancer or Bishop can win range by waiting. It wins a twentieth of a square at the end of each of its turns in which it did not change square. What captures have cost is subtracted after that. There is no upper limit.',
    },
    {
      id: 'FC-RANGE-2',
      title: 'When that range is lost',
      text: 'Range won by waiting outlasts death. A piece loses it by promotion, or by becoming a kind that does not slide.',
    },
    {
      id: 'FC-SHOCK-1',
      title: 'Shellshock',
      text: "When a Rider, or a stack with one, moves itself, each square it slid through or stopped on may cost it range. Its first and last squares of the turn do not count. The position at the start of the turn decides. A square costs 3 on or next to a closed tomb or an enemy bomb, or in the blast of a loaded enemy Cannon. Otherwise it costs 2 if an enemy threatens it by a leap, a step, a bent path, as a Pawn or as a Lancer. Otherwise it costs 1 if an enemy threatens it along a slide. A Queen's Shadow threatens by leaps and slides too. The sum is the piece's shellshock: its range is that much shorter.",
      ruling:
        'Each square costs one amount, the highest. The inventor counts 1 for "normal diag/ortho rider" and 2 for "other moves", and the leap of a Queen\'s Shadow is one of those.',
    },
    {
      id: 'FC-SHOCK-2',
      title: 'Limits of shellshock',
      text: "Shellshock never makes a range less than 3. It lasts through the enemy's turn and the piece's next turn. Then the new sum replaces it, or it ends.",
    },
  ],
} as const satisfies Chapter;
