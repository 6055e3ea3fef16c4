import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { positionFile } from './line.ts';

const PLAN = '-a9,DS,-h9';

export const MONAD_DEMOS = {
  'FC-MONAD-1': {
    says: 'White seals a plan of 3 steps, which both players can see.',
    at: positionFile('w sRa5@7'),
    play: 'sRa5 MN -a9, DS, -h9',
    look: 'a9',
  },
  'FC-MONAD-2': {
    says: 'White cannot move its own monad.',
    at: positionFile(`w sRa5@7 / monads sRa5:${PLAN}`),
    tries: 'a5 a6',
    look: 'a5',
  },
  'FC-MONAD-3': {
    says: 'The Pawn on its square becomes an enemy shadow, and the monad becomes active.',
    at: positionFile(`w sRa5@7 sQc7 / b Pa5 / monads sRa5:${PLAN}`),
    play: 'sQc7 SS a5',
    look: 'a5',
  },
  'FC-MONAD-4': {
    says: "The monad makes 2 steps after Black's move, then waits until it has paid for its return.",
    at: positionFile(`w sRa5@7 / b Pc13 / monads sRa5:${PLAN}:active / turn b`),
    play: 'c13-c12',
    look: 'a9',
  },
  'FC-MONAD-5': {
    says: 'The wall has blocked its last step three times in a row, so the monad dies.',
    at: positionFile('w sRa5@7 / b Pc13 / walls a7 / monads sRa5:-a9:active:stuck=2 / turn b'),
    play: 'c13-c12',
    look: 'a5',
  },
  'FC-MONAD-6': {
    says: 'The monad was turned from e5 to f5, so it returns there first.',
    at: positionFile('w sRf5@7 / b Pc13 / monads sRf5:-e9,-h9:active:at=e5 / turn b'),
    play: 'c13-c12',
    look: 'h9',
  },
  'FC-MONAD-7': {
    says: 'The plan is done, and White can move the shadow again.',
    at: positionFile('w sRa5@7 / b Pc13 / monads sRa5:-a9:active / turn b'),
    play: 'c13-c12; sRa9-h9',
    look: 'h9',
  },
} satisfies Partial<DemosOf<typeof RULES>>;
