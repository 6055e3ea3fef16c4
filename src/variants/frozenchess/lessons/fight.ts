import type { LessonChapter } from '../../../kernel/learning/lesson.ts';
import type { IdOf } from '../../../kernel/learning/rulebook.ts';
import { fileOf } from '../demos/line.ts';
import type { RULES } from '../rules/index.ts';

export const FIGHT: readonly LessonChapter<IdOf<typeof RULES>>[] = [
  {
    title: 'A small fight',
    lessons: [
      {
        id: 'mate',
        title: 'Walled in',
        says: "White's King is walled in on all sides. The Knight leaps over walls.",
        asks: 'Checkmate White.',
        at: fileOf('w Pa3 / b Nf4 Ra9 / walls h1 h2 i2 j1 j2 g1 i3 k1 / turn b'),
        goal: { kind: 'won' },
        within: 1,
        solution: ['Nf4-h3'],
        tempts: 'Ki16-i15',
        learned: 'Walls take away squares as well as any piece.',
        teaches: ['FC-END-2'],
      },
      {
        id: 'fight',
        title: 'Two turns to win',
        says: 'The tomb on i15 is next to the black King. A Chancellor moves 1 square or leaps 2 by 3, and it may move twice.',
        asks: 'Blow up the black King in 2 turns.',
        at: fileOf('w Cc5 / b Pa9 / closed i15:p'),
        goal: { kind: 'won' },
        within: 2,
        replies: ['a9-a8', 'a8-a7'],
        solution: ['Cc5-e8-g11', 'Cg11-i14-i15'],
        tempts: 'Cc5-c6-c7',
        learned: 'A tomb next to a King is a target: count the moves to it.',
        teaches: ['FC-EXP-5', 'FC-CHAN-1'],
      },
    ],
  },
];
