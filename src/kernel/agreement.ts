/**
 * What players may say beside the board: resign, offer a draw, answer an offer. The same in every game; when it may be
 * said and what ends an offer is each game's own.
 */
import type { ReadAction } from './game.ts';
import { act, type Choice, open, option, type Refusal, type Target } from './menu.ts';
import type { RuleId } from './rulebook.ts';
import { other, SIDES, type Side, sideName } from './side.ts';
import type { Outcome } from './view.ts';

export type Saying = { readonly kind: 'resign' | 'offer' | 'accept' | 'refuse'; readonly side: Side };

/** The part of a position that remembers what was said. */
export interface Talk {
  /** Whose draw offer stands. */
  readonly offer: Side | null;
  /** An end that was said, not played. */
  readonly agreed: Outcome | null;
}

export const SILENCE: Talk = { offer: null, agreed: null };

const WORDS: Readonly<Record<Saying['kind'], string>> = {
  resign: 'resigns',
  offer: 'offers a draw',
  accept: 'accepts the draw',
  refuse: 'refuses the draw',
};

const saying = (kind: Saying['kind'], side: Side): Choice<Saying> =>
  open(option(`${side}-${kind}s`), kind === 'resign' ? 'danger' : 'plain', () => act<Saying>({ kind, side }), {
    label: `${sideName(side)} ${WORDS[kind]}`,
  });

/** What may be said now; `speakers` are the sides that may resign or offer (both, unless a game says otherwise). */
export const sayings = (talk: Talk, speakers: readonly Side[] = SIDES): readonly Choice<Saying>[] =>
  talk.agreed
    ? []
    : [
        ...(talk.offer
          ? [saying('accept', other(talk.offer)), saying('refuse', other(talk.offer))]
          : speakers.map((side) => saying('offer', side))),
        ...speakers.map((side) => saying('resign', side)),
      ];

/** Why a draw cannot be offered or answered now, by the game's clause; null for a target that says neither, or may be said. */
export const unsaid = ({ offer }: Talk, target: Target, rule: RuleId): Refusal | null => {
  const [, side, kind] = (target.kind === 'option' && /^(white|black)-(offer|accept|refuse)s$/.exec(target.option)) || [];
  if (!kind) return null;
  const no = (text: string): Refusal => ({ rule, text, squares: [] });
  if (!offer) return kind === 'offer' ? null : no('No draw offer stands.');
  if (kind === 'offer') return no('A draw offer stands already.');
  return side === offer ? no(`${sideName(other(offer))} answers the offer, not ${sideName(offer)}.`) : null;
};

/** What was said, put into the position's memory. */
export const said = (talk: Talk, { kind, side }: Saying, rules: { readonly resign: RuleId; readonly draw: RuleId }): Talk => {
  switch (kind) {
    case 'resign':
      return { offer: null, agreed: { winner: other(side), rule: rules.resign, text: `${sideName(side)} resigns.` } };
    case 'offer':
      return { ...talk, offer: side };
    case 'accept':
      return { offer: null, agreed: { winner: null, rule: rules.draw, text: 'The players agree on a draw.' } };
    case 'refuse':
      return { ...talk, offer: null };
  }
};

export const sayingText = ({ kind, side }: Saying): string => `${sideName(side)} ${WORDS[kind]}.`;

/** What is said at the beginning of a text, in the words of `sayingText`; null if nothing is. */
export const readSaying = (text: string): ReadAction | null => {
  for (const side of SIDES) {
    for (const kind of Object.keys(WORDS) as readonly Saying['kind'][]) {
      const words = sayingText({ kind, side });
      if (text.startsWith(words)) return { picks: [option(`${side}-${kind}s`)], rest: text.slice(words.length) };
    }
  }
  return null;
};
