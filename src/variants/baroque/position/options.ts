import { optionsOf } from '../../../kernel/editing/options.ts';
import { rule } from '../rules/index.ts';

export const OPTIONS = optionsOf({
  version: {
    title: 'Version',
    values: { standard: 'Standard', twoplayer: 'Two-Player version' },
    isWritten: true,
  },
  leap: {
    rule: rule('BQ-LEAP-2'),
    title: 'A Long Leaper lands',
    values: { behind: 'Directly behind', beyond: 'On any empty square beyond' },
  },
  frozen: {
    rule: rule('BQ-IMM-3'),
    title: 'A frozen piece',
    values: { removes: 'May remove itself', locked: 'Stays' },
  },
  chameleon: {
    rule: rule('BQ-SIDE-1'),
    title: 'A leaping Chameleon',
    values: { sides: 'Has its side effects', plain: 'Captures Long Leapers only' },
  },
});
