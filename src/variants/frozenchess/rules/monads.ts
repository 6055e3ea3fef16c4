/** Monads: shadows that carry out a plan their player has written down. */
import type { Chapter } from '../../../kernel/rulebook.ts';

export const MONAD_RULES = {
  title: 'Monads',
  clauses: [
    {
      id: 'FC-MONAD-1',
      title: 'Entering',
      text: 'The player of a shadow writes down a plan of 1 to 16 steps: displacements by its own pattern (moves, or captures), De-shadow, Shadowstrike, or one ability of its kind with its targets. Each displacement fits the pattern from the square planned before, on an empty board. Both players see the plan, and it never changes. The unit is a waiting monad from now on.',
      ruling:
        "A displacement is written as a move or as a capture of whoever will be there; a Knight's Leap and a Dragon's Fire may be part of it. A Pawn's leap fits no empty board. Range counts as it is when the plan is written; Promote may be a step of a Pawn that stands on its far rank.",
    },
    {
      id: 'FC-MONAD-2',
      title: 'Untouchable',
      text: 'A monad is not moved by its player, and until its plan is done nothing captures it, paralyses it or is aimed at it. Tombs, walls and rotation work on it as on others. An active monad, in either form, is moved by tornados and avalanches like a unit, in shadow form only onto squares it may enter, and without meeting what awaits units there.',
      ruling: 'Nobody fuses with it or goes aboard it, for that would be aimed at it. A trap does nothing to it and stays armed.',
    },
    {
      id: 'FC-MONAD-3',
      title: 'Activation',
      text: 'At the end of a ply a waiting monad becomes active for good if an enemy shadow is on its square that was no shadow there when the ply began: a unit on it became a shadow, or a shadow came there by any means. It acts from the next ply of its enemy on.',
    },
    {
      id: 'FC-MONAD-4',
      title: 'Acting',
      text: 'After each ply of its enemy an active monad makes as many of its remaining steps as are legal for it now, in order, as one multimove. Check on its own King does not matter, but the King may not die by it; it never captures a King. Of a stack it captures the first unit from the base that it can; a Pawn becomes a Queen. It pays for its steps, and waits while it is paralysed. In normal form its moves wall.',
      ruling:
        'Promotion does not end its attempt, since each step is looked at by itself. It suffers no shellshock, which is counted in own turns. A Rook stuns after an attempt of one step, or one that ended by a capture.',
    },
    {
      id: 'FC-MONAD-5',
      title: 'Stuck',
      text: 'An attempt in which it made no step is vain. After three times as many vain attempts in a row as steps are left the monad dies and is buried on its square. While it is paralysed there is no attempt.',
      ruling:
        'The inventor counts paralysis by illegal steps; the time its own prices cost is not that. On a quickened square a vain attempt counts twice.',
    },
    {
      id: 'FC-MONAD-6',
      title: 'Moved from its path',
      text: 'An active monad that is not where its next step begins first goes back by the shortest way of its own normal moves, as part of the attempt: of equal ways the first by the order of its pattern, then clockwise from its forward. If there is none, the attempt is vain.',
    },
    {
      id: 'FC-MONAD-7',
      title: 'End',
      text: "After its last step the unit is free: no monad, under its player's control, in the form it has.",
    },
  ],
} as const satisfies Chapter;
