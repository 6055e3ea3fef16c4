/** Words for compressing links. They must not change, since old links need them. */
export const LINK_WORDS = '"wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 -"]]';
