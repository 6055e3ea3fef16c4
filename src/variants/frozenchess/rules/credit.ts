import type { Credit } from '../../../kernel/learning/rulebook.ts';

export const CREDIT: Credit = {
  text: { title: 'FrozenChess', by: null },
  basis: [],
  version: 'Version 11.0 is played here, all of it. Where the text still describes version 10, version 11 wins.',
};
