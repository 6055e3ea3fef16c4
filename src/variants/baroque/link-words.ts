/** Part of the dictionary for compressing links (src/variants/link-words.ts). Must not change: old links need it. */
export const LINK_WORDS = '"clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC w standard play - history b';
