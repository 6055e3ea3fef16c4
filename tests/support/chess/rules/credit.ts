import type { Credit } from '../../../../src/kernel/learning/rulebook.ts';

export const CREDIT: Credit = {
  text: { title: 'Laws of Chess', by: 'FIDE' },
  basis: [],
  version: 'The laws are played here without clocks and arbiters.',
};
