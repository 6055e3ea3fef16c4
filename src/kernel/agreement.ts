/**
 * What players say beside the board: resign, offer a draw, answer an offer. A game names its two clauses
 * (`agreement` in the spec) and the kernel does the rest: who may say what, what is remembered, how long an
 * offer stands, the steps and the end.
 */
import { makeStep, type Step } from './event.ts';
import type { PositionBase } from './game.ts';
import { act, type Choice, open, option, type Refusal, refusal, type Target } from './menu.ts';
import type { RuleId } from './rulebook.ts';
import { other, SIDES, type Side, sideName } from './side.ts';
import type { Badge, Outcome } from './view.ts';

export interface Saying {
  readonly kind: 'resign' | 'offer' | 'accept' | 'refuse';
  readonly side: Side;
}

/** The part of a position that remembers what was said; a position in which nothing was said has none. */
export interface Talk {
  /** Whose draw offer stands. */
  readonly offer: Side | null;
  /** An end that was said, not played. */
  readonly agreed: Outcome | null;
}

/** The clauses of resigning and of draws, and how a saying is written where it is not written as its pick. */
export interface Agreement {
  readonly resign: RuleId;
  readonly draw: RuleId;
  readonly write?: (saying: Saying) => string;
}

export const SILENCE: Talk = { offer: null, agreed: null };

const WORDS: Readonly<Record<Saying['kind'], string>> = {
  resign: 'resigns',
  offer: 'offers a draw',
  accept: 'accepts the draw',
  refuse: 'declines the draw',
};

const KINDS = Object.keys(WORDS) as readonly Saying['kind'][];

/** Everything that can be said, each saying once: an act of a game is one of these or no saying. */
const ALL: readonly Saying[] = SIDES.flatMap((side) => KINDS.map((kind) => ({ kind, side })));

export const isSaying = (value: unknown): value is Saying => ALL.includes(value as Saying);

const optionOf = ({ kind, side }: Saying): Target => option(`${side}-${kind}s`);

const choiceOf = (kind: Saying['kind'], side: Side): Choice<Saying> => {
  const saying = ALL.find((each) => each.kind === kind && each.side === side) as Saying;
  return open(optionOf(saying), kind === 'resign' ? 'danger' : 'plain', () => act(saying), {
    label: `${sideName(side)} ${WORDS[kind]}`,
  });
};

/**
 * What may be said now; `speakers` are the sides that may resign or offer (both, unless a game says
 * otherwise).
 */
export const sayings = (
  talk: Talk = SILENCE,
  speakers: readonly Side[] = SIDES,
): readonly Choice<Saying>[] =>
  talk.agreed
    ? []
    : [
        ...(talk.offer
          ? [choiceOf('accept', other(talk.offer)), choiceOf('refuse', other(talk.offer))]
          : speakers.map((side) => choiceOf('offer', side))),
        ...speakers.map((side) => choiceOf('resign', side)),
      ];

/**
 * Why a draw cannot be offered or answered now, by the game's clause; null for a target that says neither, or
 * may be said.
 */
export const whyUnsaid = ({ offer }: Talk = SILENCE, target: Target, rule: RuleId): Refusal | null => {
  const [, side, kind] =
    (target.kind === 'option' && /^(white|black)-(offer|accept|refuse)s$/.exec(target.option)) || [];
  if (!kind) return null;
  if (!offer) return kind === 'offer' ? null : refusal(rule, 'There is no draw offer to answer.');
  if (kind === 'offer') return refusal(rule, 'There is already a draw offer.');
  return side === offer ? refusal(rule, `Only ${sideName(other(offer))} can answer the draw offer.`) : null;
};

/** What is remembered after something was said. */
export const say = (talk: Talk = SILENCE, { kind, side }: Saying, { resign, draw }: Agreement): Talk => {
  switch (kind) {
    case 'resign':
      return {
        offer: null,
        agreed: { winner: other(side), rule: resign, text: `${sideName(side)} resigns.` },
      };
    case 'offer':
      return { ...talk, offer: side };
    case 'accept':
      return { offer: null, agreed: { winner: null, rule: draw, text: 'The players agree on a draw.' } };
    case 'refuse':
      return { ...talk, offer: null };
  }
};

export const sayingText = ({ kind, side }: Saying): string => `${sideName(side)} ${WORDS[kind]}.`;

/** What is said at the beginning of a text, in the words of `sayingText`; null if nothing is. */
export const readSaying = (
  text: string,
): { readonly picks: readonly Target[]; readonly rest: string } | null => {
  const saying = ALL.find((each) => text.startsWith(sayingText(each)));
  return saying ? { picks: [optionOf(saying)], rest: text.slice(sayingText(saying).length) } : null;
};

/** The position with this remembered; silence leaves no trace in it. */
const withTalk = <S extends PositionBase>(position: S, talk: Talk): S => {
  if (talk.offer || talk.agreed) return { ...position, talk };
  if (!('talk' in position)) return position;
  const { talk: _forgotten, ...silent } = position;
  return silent as S;
};

/** The position after something was said. */
export const withSaying = <S extends PositionBase>(position: S, saying: Saying, agreement: Agreement): S =>
  withTalk(position, say(position.talk, saying, agreement));

/** An offer that ends because the other side plays on. */
const isLapsing = ({ talk, toMove }: PositionBase): boolean => talk?.offer === other(toMove);

/**
 * The position after an action on the board: the mover's own offer stands, the other side's is gone; an end
 * that the action claims stays.
 */
export const withOffer = <S extends PositionBase>(before: PositionBase, after: S): S =>
  after.talk?.agreed || (!before.talk && !after.talk)
    ? after
    : withTalk(after, isLapsing(before) ? SILENCE : { offer: before.talk?.offer ?? null, agreed: null });

/** What is told of a saying. */
export const tellSaying = (saying: Saying, { resign, draw }: Agreement): readonly Step[] => [
  makeStep(saying.kind === 'resign' ? resign : draw, [], sayingText(saying)),
];

/** What is told of an offer that ends with an action on the board. */
export const tellLapse = (before: PositionBase, { draw }: Agreement): readonly Step[] =>
  isLapsing(before) ? [makeStep(draw, [], `${sideName(before.toMove)} plays on. The draw offer ends.`)] : [];

/** The note of a standing offer. */
export const offerNotes = ({ talk }: PositionBase, { draw }: Agreement): readonly Badge[] =>
  talk?.offer ? [{ kind: 'offer', label: `${sideName(talk.offer)} offers a draw`, rule: draw }] : [];
