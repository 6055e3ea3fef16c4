/** Part of the link dictionary. It must not change: old links need it. */
export const LINK_WORDS = '"clswksli/pppppppp/8/8/8/8/PPPPPPPP/ILSKWSLC w standard play - history b';
