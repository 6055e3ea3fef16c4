/** Phrases for compressing links. Old links need these phrases unchanged. */
export const LINK_WORDS = '"lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0 1"]]';
