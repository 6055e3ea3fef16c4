import type { Credit } from '../../../kernel/learning/rulebook.ts';

export const CREDIT: Credit = {
  text: {
    title: 'Baroque Battalion',
    by: 'PraseodymiumSpike',
    page: 'https://github.com/PraseodymiumSpike/Battalion-Ideas/blob/main/Battalions/Baroque%20Battalion.md',
  },
  basis: [{ title: 'Ultima', by: 'Robert Abbott', page: 'https://www.chessvariants.com/other.dir/ultima.html' }],
  version:
    "Baroque Battalion is the army of Ultima, rewritten for Titan's Battalion. Here both sides play it. The Two-Player version of the text is an option.",
};
