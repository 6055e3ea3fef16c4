/**
 * Sayings, the kernel's asides: resigning, draw offers and their answers. A game names their clauses
 * (`agreement` in the spec) and the kernel does the rest: those that are open, the memory of them, the life
 * of an offer, the steps and the end.
 */
import { act, ask, type Choice, type Menu, open, type Refusal, refusal, refuse } from './asking/menu.ts';
import type { Target } from './asking/target.ts';
import { makeStep, type Step } from './event.ts';
import type { PositionBase } from './game.ts';
import type { RuleId } from './learning/rulebook.ts';
import { pickOf, SAYINGS, type Saying, sayingOf } from './saying.ts';
import { other, SIDES, type Side, sideName } from './side.ts';
import type { Badge, Outcome } from './view.ts';

/** The part of a position that remembers sayings; a position without any has none. */
export interface Talk {
  /** The side whose draw offer stands. */
  readonly offer: Side | null;
  /** An end by a saying. */
  readonly agreed: Outcome | null;
  /** This turn's offer was declined; only where an offer must be answered (`asks`). */
  readonly declined?: true;
}

/** The clauses of resigning and of draws, and how a saying is written where it is not written as its pick. */
export interface Agreement<S extends PositionBase = PositionBase> {
  readonly resign: RuleId;
  /** Null in a game without draw offers. */
  readonly draw: RuleId | null;
  readonly write?: (saying: Saying) => string;
  /**
   * For games in which an offer is a question: may the side to move resign or offer a draw here? Play does
   * not go on before the answer, and an offer is made once a turn. In other games both sides may resign or
   * offer at any time, and an offer ends when the other side plays on.
   */
  readonly asks?: (position: S) => boolean;
}

export const SILENCE: Talk = { offer: null, agreed: null };

const WORDS: Readonly<Record<Saying['kind'], string>> = {
  resign: 'resigns',
  offer: 'offers a draw',
  accept: 'accepts the draw',
  refuse: 'declines the draw',
};

export const isSaying = (value: unknown): value is Saying => SAYINGS.includes(value as Saying);

const choiceOf = (kind: Saying['kind'], side: Side): Choice<Saying> => {
  const saying = SAYINGS.find((each) => each.kind === kind && each.side === side) as Saying;
  return open(pickOf(saying), kind === 'resign' ? 'danger' : 'plain', () => act(saying), {
    label: `${sideName(side)} ${WORDS[kind]}`,
  });
};

const answersOf = (offer: Side): readonly Choice<Saying>[] => [
  choiceOf('accept', other(offer)),
  choiceOf('refuse', other(offer)),
];

/** A draw offer, refused where this turn's offer was declined. */
const offerBy = (side: Side, rule: RuleId, { declined }: Talk): Choice<Saying> => {
  const choice = choiceOf('offer', side);
  return declined
    ? refuse(
        choice.target,
        () => refusal(rule, 'A draw was already offered and declined this turn.'),
        choice.label,
      )
    : choice;
};

/** Does a draw offer wait for an answer before play goes on? */
export const isAsked = <S extends PositionBase>({ talk }: S, { asks }: Agreement<S>): boolean =>
  asks !== undefined && Boolean(talk?.offer);

/** The sayings that are open now. */
export const sayings = <S extends PositionBase>(
  position: S,
  agreement: Agreement<S>,
): readonly Choice<Saying>[] => {
  const { talk = SILENCE, toMove } = position;
  const { draw, asks } = agreement;
  if (talk.agreed || isAsked(position, agreement)) return [];
  const speakers = asks ? (asks(position) ? [toMove] : []) : SIDES;
  const offers = draw ? speakers.map((side) => offerBy(side, draw, talk)) : [];
  return [
    ...(talk.offer ? answersOf(talk.offer) : offers),
    ...speakers.map((side) => choiceOf('resign', side)),
  ];
};

/** The question of a draw offer that must be answered; null where none stands. */
export const answerMenu = <S extends PositionBase>(
  position: S,
  agreement: Agreement<S>,
): Menu<Saying> | null => {
  const { draw } = agreement;
  const offer = position.talk?.offer;
  if (!offer || !draw || !isAsked(position, agreement)) return null;
  const asked = sideName(other(offer));
  return ask(`${asked}: accept or decline the draw offer.`, answersOf(offer), () =>
    refusal(draw, `${asked} must first answer the draw offer.`),
  );
};

/**
 * The refusal of a draw offer or an answer now, by the game's clause; null for other targets, or where it is
 * open.
 */
export const whyUnsaid = (
  { offer }: Talk = SILENCE,
  target: Target,
  { draw }: Pick<Agreement, 'draw'>,
): Refusal | null => {
  const saying = sayingOf(target);
  if (!saying || saying.kind === 'resign' || !draw) return null;
  const { kind, side } = saying;
  if (!offer) return kind === 'offer' ? null : refusal(draw, 'There is no draw offer to answer.');
  if (kind === 'offer') return refusal(draw, 'There is already a draw offer.');
  return side === offer ? refusal(draw, `Only ${sideName(other(offer))} can answer the draw offer.`) : null;
};

/** The end of a game in which a side resigns, or (null) both agree on a draw, by that clause. */
export const agreedEnd = (resigned: Side | null, rule: RuleId): Outcome =>
  resigned
    ? { winner: other(resigned), rule, text: `${sideName(resigned)} resigns.` }
    : { winner: null, rule, text: 'The players agree on a draw.' };

/** The memory after a saying. */
export const say = (
  talk: Talk = SILENCE,
  { kind, side }: Saying,
  { resign, draw, asks }: Pick<Agreement<never>, 'resign' | 'draw' | 'asks'>,
): Talk => {
  switch (kind) {
    case 'resign':
      return { offer: null, agreed: agreedEnd(side, resign) };
    case 'offer':
      return { ...talk, offer: side };
    case 'accept':
      return { offer: null, agreed: agreedEnd(null, draw ?? resign) };
    case 'refuse':
      return asks ? { offer: null, agreed: null, declined: true } : { ...talk, offer: null };
  }
};

export const sayingText = ({ kind, side }: Saying): string => `${sideName(side)} ${WORDS[kind]}.`;

/** Reads the saying at the beginning of a text, in the words of `sayingText`; null if there is none. */
export const readSaying = (
  text: string,
): { readonly picks: readonly Target[]; readonly rest: string } | null => {
  const saying = SAYINGS.find((each) => text.startsWith(sayingText(each)));
  return saying ? { picks: [pickOf(saying)], rest: text.slice(sayingText(saying).length) } : null;
};

/** The position without memory of sayings: silence leaves no trace. */
export const withoutTalk = <S extends PositionBase>(position: S): S => {
  if (!('talk' in position)) return position;
  const { talk: _forgotten, ...silent } = position;
  return silent as S;
};

/** The position with this memory of sayings. */
const withTalk = <S extends PositionBase>(position: S, talk: Talk): S =>
  talk.offer || talk.agreed || talk.declined ? { ...position, talk } : withoutTalk(position);

/** The side to move after a saying: an offer asks the other side, an answer gives the turn back. */
const askedAfter = ({ kind, side }: Saying, { toMove }: PositionBase): Side =>
  kind === 'resign' ? toMove : other(side);

/** The position after a saying. */
export const withSaying = <S extends PositionBase>(
  position: S,
  saying: Saying,
  agreement: Agreement<S>,
): S => {
  const said = withTalk(position, say(position.talk, saying, agreement));
  return agreement.asks ? { ...said, toMove: askedAfter(saying, position) } : said;
};

/** Does an offer end because the other side plays on? */
const isLapsing = ({ talk, toMove }: PositionBase): boolean => talk?.offer === other(toMove);

/**
 * The position after an action on the board: the mover's own offer stands, the other side's is gone; an end
 * that the action claims stays.
 */
export const withOffer = <S extends PositionBase>(before: PositionBase, after: S): S =>
  after.talk?.agreed || (!before.talk && !after.talk)
    ? after
    : withTalk(after, isLapsing(before) ? SILENCE : { offer: before.talk?.offer ?? null, agreed: null });

/** The steps of a saying. */
export const tellSaying = (
  saying: Saying,
  { resign, draw }: Pick<Agreement, 'resign' | 'draw'>,
): readonly Step[] => [
  makeStep(saying.kind === 'resign' ? resign : (draw ?? resign), [], sayingText(saying)),
];

/** The steps of an offer that ends with an action on the board. */
export const tellLapse = (before: PositionBase, { draw }: Pick<Agreement, 'draw'>): readonly Step[] =>
  draw && isLapsing(before)
    ? [makeStep(draw, [], `${sideName(before.toMove)} plays on. The draw offer ends.`)]
    : [];

/** The note of a standing offer. */
export const offerNotes = ({ talk }: PositionBase, { draw }: Pick<Agreement, 'draw'>): readonly Badge[] =>
  draw && talk?.offer ? [{ kind: 'offer', label: `${sideName(talk.offer)} offers a draw`, rule: draw }] : [];
