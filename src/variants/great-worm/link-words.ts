/** Words of this game's positions in links (src/variants/link-words.ts). None may change. */
export const LINK_WORDS = '"wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 -"]]';
