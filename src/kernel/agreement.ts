/**
 * Sayings, the kernel's asides: resigning, draw offers and their answers. A game names their clauses
 * (`agreement` in the spec); the kernel does the rest.
 */
import { act, ask, type Choice, type Menu, open, type Refusal, refusal, refuse } from './asking/menu.ts';
import type { Target } from './asking/target.ts';
import { makeStep, type Step } from './event.ts';
import type { PositionBase } from './game.ts';
import type { RuleId } from './learning/rulebook.ts';
import { pickOf, SAYINGS, type Saying, sayingOf } from './saying.ts';
import { other, SIDES, type Side, sideName } from './side.ts';
import type { Badge, Outcome } from './view.ts';

/** The saying state of a position, absent if nothing was said. */
export interface Talk {
  /** The side whose draw offer stands. */
  readonly offer: Side | null;
  readonly agreed: Outcome | null;
  /** The offer of this turn was declined. Set only in games where an offer must be answered (`asks`). */
  readonly declined?: true;
}

export interface Agreement<S extends PositionBase = PositionBase> {
  readonly resign: RuleId;
  /** Null in a game without draw offers. */
  readonly draw: RuleId | null;
  readonly write?: (saying: Saying) => string;
  /**
   * For games in which an offer must be answered before play goes on, once a turn: whether the side to move
   * may resign or offer a draw here. In other games both sides always may, and an offer lapses when the other
   * side plays on.
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

/** A draw offer, refused if one was declined this turn. */
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

/** Whether a draw offer must be answered before play goes on. */
export const isAsked = <S extends PositionBase>({ talk }: S, { asks }: Agreement<S>): boolean =>
  asks !== undefined && Boolean(talk?.offer);

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

/** The question of a draw offer that must be answered, or null. */
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

/** The refusal of a draw offer or answer under the game's clause. Null if allowed, and for other targets. */
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

/** `resigned` is null when both agree on a draw. */
export const agreedEnd = (resigned: Side | null, rule: RuleId): Outcome =>
  resigned
    ? { winner: other(resigned), rule, text: `${sideName(resigned)} resigns.` }
    : { winner: null, rule, text: 'The players agree on a draw.' };

/** The reducer of `Talk`. */
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

/** The saying at the beginning of a text (in the words of `sayingText`) and the text after it, or null. */
export const readSaying = (
  text: string,
): { readonly picks: readonly Target[]; readonly rest: string } | null => {
  const saying = SAYINGS.find((each) => text.startsWith(sayingText(each)));
  return saying ? { picks: [pickOf(saying)], rest: text.slice(sayingText(saying).length) } : null;
};

export const withoutTalk = <S extends PositionBase>(position: S): S => {
  if (!('talk' in position)) return position;
  const { talk: _forgotten, ...silent } = position;
  return silent as S;
};

const withTalk = <S extends PositionBase>(position: S, talk: Talk): S =>
  talk.offer || talk.agreed || talk.declined ? { ...position, talk } : withoutTalk(position);

/** The side to move after a saying: an offer asks the other side, an answer returns the turn. */
const askedAfter = ({ kind, side }: Saying, { toMove }: PositionBase): Side =>
  kind === 'resign' ? toMove : other(side);

export const withSaying = <S extends PositionBase>(
  position: S,
  saying: Saying,
  agreement: Agreement<S>,
): S => {
  const said = withTalk(position, say(position.talk, saying, agreement));
  return agreement.asks ? { ...said, toMove: askedAfter(saying, position) } : said;
};

const isLapsing = ({ talk, toMove }: PositionBase): boolean => talk?.offer === other(toMove);

/** After an action on the board the mover's offer stands, and the other side's lapses. */
export const withOffer = <S extends PositionBase>(before: PositionBase, after: S): S =>
  after.talk?.agreed || (!before.talk && !after.talk)
    ? after
    : withTalk(after, isLapsing(before) ? SILENCE : { offer: before.talk?.offer ?? null, agreed: null });

export const tellSaying = (
  saying: Saying,
  { resign, draw }: Pick<Agreement, 'resign' | 'draw'>,
): readonly Step[] => [
  makeStep(saying.kind === 'resign' ? resign : (draw ?? resign), [], sayingText(saying)),
];

/** The step of an offer that lapses with an action on the board; none if there is no such offer. */
export const tellLapse = (before: PositionBase, { draw }: Pick<Agreement, 'draw'>): readonly Step[] =>
  draw && isLapsing(before)
    ? [makeStep(draw, [], `${sideName(before.toMove)} plays on. The draw offer ends.`)]
    : [];

export const offerNotes = ({ talk }: PositionBase, { draw }: Pick<Agreement, 'draw'>): readonly Badge[] =>
  draw && talk?.offer ? [{ kind: 'offer', label: `${sideName(talk.offer)} offers a draw`, rule: draw }] : [];
