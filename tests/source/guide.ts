/** The mechanical rules of the style guide; whether a text is clear, a person must judge. */
import type { Said } from './texts.ts';

interface Rule {
  readonly says: string;
  /** Matches texts that break the rule. */
  readonly not: RegExp;
  /** The kinds of texts that are exempt, such as `ruling`. */
  readonly except?: RegExp;
}

const RULES: readonly Rule[] = [
  {
    says: 'a piece is "it", not "who" or "nobody"',
    not: /\b(who|whom|whoever|nobody|everybody|somebody|anybody)\b/i,
  },
  { says: '"own" has an owner', not: /(?<!\b(?:\w+'s|its|their|your|his|her) )\bown\b/i },
  { says: 'nothing is zero', not: /\b0 (?:of|more|squares?|pieces?|turns?)\b/, except: /rulebook/ },
  { says: 'no semicolons', not: /;/, except: /ruling/ },
  { says: 'no drama', not: /\b(illegal|invalid|sorry)\b|\w!/i, except: /ruling/ },
  {
    says: 'a piece moves, and does not go, ride or walk',
    not: /\b(goes(?! on)|going|rides?|riding|walks?)\b/i,
  },
  {
    says: 'a piece captures, and does not take or eat',
    not: /\b(takes(?! over| apart| effect| its place|.* apart)|eats?|eaten)\b/i,
    except: /ruling/,
  },
  { says: 'no "there stands"', not: /\bthere (stands?|stood)\b/i },
  { says: 'a piece, not a unit or a man', not: /(?<!fused )\b(units?|man)\b/, except: /ruling/ },
  { says: 'a turn, not a ply', not: /\b(ply|plies)\b/i },
  { says: 'choose, not pick', not: /\b(picks?|picked|picking)\b/i },
  { says: 'an overlay, not a lens', not: /\b(lens|lenses)\b/i },
  { says: 'next to, not beside', not: /\bbeside\b/i },
  { says: 'forward, not ahead', not: /\bahead\b/i },
  { says: 'last rank, not far rank', not: /\bfar rank\b/i },
  { says: 'kingside and queenside, not wings', not: /\b(King|Queen)'s wing\b/ },
  { says: 'a cost, not a price', not: /\bprices?\b/i },
  {
    says: '"can only" and "must"',
    not: /\b(may only|has to|have to|is to be|are to be)\b/i,
    except: /ruling/,
  },
  { says: 'undo or back, not take back', not: /\btak(?:e|es|en) back\b/i },
  { says: 'no "all the same", no "any more"', not: /\b(all the same|any more)\b/i },
];

/** Returns the most words that a sentence may have. */
const mostWords = (kind: string): number => (/ruling/.test(kind) ? 40 : /rulebook/.test(kind) ? 25 : 20);

/** Splits a text into sentences. A sentence may begin with a capital letter, a number or a square. */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?:])\s+(?=[\p{Lu}\d]|[a-p]\d)/u);

/** Returns the rules that a text breaks, in words. */
export const brokenBy = ({ kind, text }: Pick<Said, 'kind' | 'text'>): readonly string[] => [
  ...RULES.filter(({ not, except }) => not.test(text) && !except?.test(kind)).map(({ says }) => says),
  ...(sentencesOf(text).some((sentence) => sentence.split(/\s+/).length > mostWords(kind))
    ? [`at most ${mostWords(kind)} words a sentence`]
    : []),
];
