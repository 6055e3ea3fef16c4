import type { Chapter } from '../../../kernel/learning/rulebook.ts';

export const MONAD_RULES = {
  title: 'Monads',
  clauses: [
    {
      id: 'FC-MONAD-1',
      title: 'Writing a plan',
      text: 'As your action you can write down a plan of 1 to 16 steps for one of your shadows. A step is a move or capture by its own pattern, De-shadow, Shadowstrike, or one ability of its kind with its targets. Each move or capture must fit the pattern from the square planned before, on an empty board. Both players see the plan, and it never changes. From now on the shadow is a waiting monad.',
      ruling:
        "A step is written as a move, or as a capture of whatever will be there. A Knight's Leap and a Dragon's Fire may be part of it. A Pawn's leap fits no empty board. Range counts as it is when you write the plan, for moves and for what abilities are aimed at. Promote may be a step of a Pawn that stands on its last rank.",
    },
    {
      id: 'FC-MONAD-2',
      title: 'Untouchable',
      text: 'You cannot move a monad. Until its plan is done, no piece can capture it, paralyse it or aim anything at it. Tombs, walls and rotation affect it as they affect others. Tornados and avalanches move an active monad, in either form, like a piece. In shadow form they move it only onto squares it may enter, and it does not meet what awaits pieces there.',
      ruling:
        'No piece fuses with it or loads into it, for that would be aimed at it. A trap does nothing to it and stays armed.',
    },
    {
      id: 'FC-MONAD-3',
      title: 'Activation',
      text: 'A waiting monad becomes active for good when, at the end of a turn, a new enemy shadow is on its square. Either a piece on it became a shadow in that turn, or a shadow arrived there by any means. The monad acts from the next turn of its enemy on.',
    },
    {
      id: 'FC-MONAD-4',
      title: 'Acting',
      text: 'After each turn of its enemy an active monad makes as many of its remaining steps as are legal now, in order, as one multimove. Check on its own King does not matter, but that King may not die by it. It never captures a King. Of a stack it captures the first piece from the base that it can. A Pawn becomes a Queen on its last rank. It pays the costs of its steps, and waits while it is paralysed. In normal form its moves make walls.',
      ruling:
        "Promotion does not end its attempt, since each step is judged by itself. It suffers no shellshock, which is counted in its own side's turns. A Rook stuns after an attempt of one step, or one that ended by a capture.",
    },
    {
      id: 'FC-MONAD-5',
      title: 'Stuck',
      text: 'An attempt in which the monad made no step has failed. After 3 failed attempts in a row for each step left in its plan, the monad dies and is buried on its square. While it is paralysed it makes no attempt.',
      ruling:
        'The inventor counts paralysis by illegal steps. The time that its own costs take is not that. On a quickened square a failed attempt counts twice.',
    },
    {
      id: 'FC-MONAD-6',
      title: 'Moved off its path',
      text: 'An active monad that is not where its next step begins first returns there, as part of the attempt. It uses the shortest path of its own normal moves. Of equally short paths, the order of its pattern decides, then clockwise from its forward. If there is none, the attempt has failed.',
    },
    {
      id: 'FC-MONAD-7',
      title: 'The end of the plan',
      text: 'After its last step the piece is free: no longer a monad, under your control again, in the form it has.',
    },
  ],
} as const satisfies Chapter;
