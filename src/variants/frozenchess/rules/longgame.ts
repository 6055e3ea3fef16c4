import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const LONG_GAME_RULES = {
  title: 'Long games',
  clauses: [
    {
      id: 'FC-STG-1',
      title: 'Stages',
      text: 'After 300 completed moves stages 1 and 2 begin, after 600 stage 3, after 900 stage 4, after 1200 stage 5, after 1500 stage 6. Each begins with the next turn of White and adds to the earlier ones.',
    },
    {
      id: 'FC-STG-2',
      title: 'Stage 1: material',
      text: "The side with the greater sum of values is the majority side. With equal sums there is none. Kings, Queens and stacks count 3, Pawns and shadows 1, all others 2, and double on a square of their side's own colour. Paralysed and carried pieces do not count.",
    },
    {
      id: 'FC-STG-3',
      title: 'Stage 2: victory sequence',
      text: 'The majority side wins once it has done three things, in any order. It has captured in 2 of its turns in a row. It has promoted a Pawn. It has ended 2 of its turns in a row with the enemy King in check. Only turns count at whose end it has had the majority without interruption. If it loses the majority, it starts again.',
    },
    {
      id: 'FC-STG-4',
      title: 'Stage 3: tomb control',
      text: 'The majority side may, as its action, explode any closed tomb.',
    },
    {
      id: 'FC-STG-5',
      title: 'Stage 3: captures and spawning',
      text: 'For the majority side the first 2 steps of a turn of several steps may be captures. A capture as second step ends the turn, and only the first step can capture a King. Its Spawn paralyses for only 5 turns.',
      ruling: 'A piece with more moves per turn has them instead of the double move, and should not be worse off.',
    },
    {
      id: 'FC-STG-6',
      title: 'Stage 3: Wonder',
      text: 'A King can place a Wonder on an empty square next to it, if its side then has at most 4 on the board. A Wonder does nothing and dies for good. It is never guarded or converted, and moves only with a rotation. It grows by 1 in each turn of its side in which it is not paralysed. At 50 it is complete. After a turn of Black, a side that alone has complete Wonders wins. If both have, all complete ones disappear.',
      ruling:
        "Both sides may build, and a Wonder is never a Royal Guard. Testing after Black's turn gives both the same number of turns.",
    },
    {
      id: 'FC-STG-7',
      title: 'Stage 4: atomic bonus, permadeath',
      text: 'A captured piece explodes 3×3, and so does a piece that becomes paralysed by a timer, costs included. Dead pieces leave no tombs from now on, but old tombs stay. Deaths by these explosions are not captures.',
      ruling:
        'Pieces killed by the blast do not explode. Pieces paralysed at the same time, like a spawned piece and its spawner, explode in scan order. Paralysis by presence makes nothing explode.',
    },
    {
      id: 'FC-STG-8',
      title: 'Stage 5: Kings',
      text: "Both Kings can make up to 3 steps a turn, each a move or a capture, over attacked squares too. Any step may capture the enemy King. They also leap like knights, slide diagonally up to 16 squares, use the Mirror Portal, and can place a Pawn next to them. Squares they leave become corrupted. King's Check needs a single step.",
      ruling: 'The stages add up: a King that captures anything but the enemy King would explode itself.',
    },
    {
      id: 'FC-STG-9',
      title: 'Stage 6: superior material',
      text: 'From 1500 completed moves on, the majority side wins at once.',
    },
    {
      id: 'FC-END-8',
      title: 'Wins of long games',
      text: 'These are tested after a lost King and before mate, in this order: superior material, Wonder, victory sequence.',
    },
  ],
} as const satisfies Chapter;
