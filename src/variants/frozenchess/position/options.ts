import { optionsOf } from '../../../kernel/editing/options.ts';
import { rule } from '../rules/index.ts';

export const OPTIONS = optionsOf({
  rules: {
    title: 'Rules',
    values: { all: 'All rules', first: 'First game: no special actions' },
  },
  pincer: {
    rule: rule('FC-PAWN-5'),
    title: 'A pincer needs Pawns',
    values: { pair: '2 opposite ones', all: 'On all sides' },
  },
  march: {
    rule: rule('FC-KNIG-3'),
    title: "A Knight's second step captures",
    values: { leap: 'Only with a leap', any: 'With or without a leap' },
  },
});
