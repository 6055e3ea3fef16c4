import type { Credit } from '../../../kernel/learning/rulebook.ts';

export const CREDIT: Credit = {
  text: {
    title: 'Hobgoblin Chess',
    by: 'Simon Vertigo (text by Jack Masters)',
    page: 'https://www.chessvariants.com/other.dir/hobgoblin-chess.html',
  },
  basis: [
    {
      title: 'Inchworm Chess',
      by: 'Ralph Betza',
      page: 'https://www.chessvariants.com/diffmove.dir/inchworm-chess.html',
    },
  ],
  version: '"Inchworm hybrid" is our name for it. The whole text is played here.',
};
