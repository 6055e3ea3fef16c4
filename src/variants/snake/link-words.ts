/** Part of the dictionary for compressing links (src/variants/link-words.ts). Must not change: old links need it. */
export const LINK_WORDS = '"lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0 1"]]';
