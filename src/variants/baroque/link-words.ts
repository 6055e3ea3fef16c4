/** This game's part of the preset dictionary that deflates links (src/variants/link-words.ts). It may never change. */
export const LINK_WORDS = '"clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC w standard play - history b';
