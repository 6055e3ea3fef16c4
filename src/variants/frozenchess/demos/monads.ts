/** Demonstrations of monads. */
import type { DemosOf } from '../../../kernel/demo.ts';
import type { RULES } from '../rules/index.ts';
import { fileOf } from './line.ts';

const PLAN = '-a9,DS,-h9';

export const MONADS = {
  'FC-MONAD-1': {
    says: 'A plan of three steps is sealed; both players see it.',
    at: fileOf('w sRa5@7'),
    play: 'sRa5 MN -a9, DS, -h9',
    look: 'a9',
  },
  'FC-MONAD-2': { says: 'Its player does not move it any more.', at: fileOf(`w sRa5@7 / monads sRa5:${PLAN}`), tries: 'a5 a6', look: 'a5' },
  'FC-MONAD-3': {
    says: 'The Pawn on its square is struck: an enemy shadow is there now, and the monad is active.',
    at: fileOf(`w sRa5@7 sQc7 / b Pa5 / monads sRa5:${PLAN}`),
    play: 'sQc7 SS a5',
    look: 'a5',
  },
  'FC-MONAD-4': {
    says: 'Two steps in one go after the move of its enemy; then it waits until it has paid for its return.',
    at: fileOf(`w sRa5@7 / b Pc13 / monads sRa5:${PLAN}:active / turn b`),
    play: 'c13-c12',
    look: 'a9',
  },
  'FC-MONAD-5': {
    says: 'The wall has kept it from its last step three times: it dies.',
    at: fileOf('w sRa5@7 / b Pc13 / walls a7 / monads sRa5:-a9:active:stuck=2 / turn b'),
    play: 'c13-c12',
    look: 'a5',
  },
  'FC-MONAD-6': {
    says: 'It was turned from e5 to f5: it goes back first.',
    at: fileOf('w sRf5@7 / b Pc13 / monads sRf5:-e9,-h9:active:at=e5 / turn b'),
    play: 'c13-c12',
    look: 'h9',
  },
  'FC-MONAD-7': {
    says: 'Its plan is done: it is an ordinary shadow again.',
    at: fileOf('w sRa5@7 / b Pc13 / monads sRa5:-a9:active / turn b'),
    play: 'c13-c12; sRa9-h9',
    look: 'h9',
  },
} satisfies Partial<DemosOf<typeof RULES>>;
