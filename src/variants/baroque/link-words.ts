/** Words of this game's positions in links (src/variants/link-words.ts). None may change. */
export const LINK_WORDS = '"clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC w standard play - history b';
