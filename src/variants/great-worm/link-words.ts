/** This game's part of the preset dictionary that deflates links (src/variants/link-words.ts). It may never change. */
export const LINK_WORDS = '"wlatkalw/8/cccccccc/8/8/CCCCCCCC/8/WLATKALW w R e1/e8 e1/e8 0/0 - 1 -"]]';
