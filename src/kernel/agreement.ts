/** Resigning, draw offers and their answers. They are in the kernel, since every game needs them. */
import { act, type Choice, type Menu, makeQuestion, open, type Refusal, refusal, refuse } from './asking/menu.ts';
import type { Target } from './asking/target.ts';
import { DECLARATIONS, type Declaration, declarationOf, pickOf } from './declaration.ts';
import { makeStep, type Step } from './event.ts';
import type { PositionBase } from './game.ts';
import type { RuleId } from './learning/rulebook.ts';
import { other, SIDES, type Side, sideName } from './side.ts';
import type { Badge, Outcome } from './view.ts';

/** The declarations in force. A position stores them as `talk`, so that undo takes them back too. */
export interface AgreementState {
  /** The side whose draw offer is not yet answered, or null. */
  readonly offer: Side | null;
  readonly agreed: Outcome | null;
  /** Whether a draw offer was declined this turn, so that a second offer in the same turn is refused. */
  readonly declined?: true;
}

export interface Agreement<S extends PositionBase = PositionBase> {
  readonly resign: RuleId;
  /** The clause about draw offers; null in a game without them. */
  readonly draw: RuleId | null;
  readonly write?: (declaration: Declaration) => string;
  /** Whether the side to move may offer a draw or resign. Without the function, both sides always may. */
  readonly mayOfferAt?: (position: S) => boolean;
}

export const NO_AGREEMENT: AgreementState = { offer: null, agreed: null };

const WORDS: Readonly<Record<Declaration['kind'], string>> = {
  resign: 'resigns',
  offer: 'offers a draw',
  accept: 'accepts the draw',
  refuse: 'declines the draw',
};

export const isDeclaration = (value: unknown): value is Declaration => DECLARATIONS.includes(value as Declaration);

const choiceOf = (kind: Declaration['kind'], side: Side): Choice<Declaration> => {
  const declaration = DECLARATIONS.find((each) => each.kind === kind && each.side === side) as Declaration;
  return open(pickOf(declaration), kind === 'resign' ? 'danger' : 'plain', () => act(declaration), {
    label: `${sideName(side)} ${WORDS[kind]}`,
  });
};

const offerAnswers = (offer: Side): readonly Choice<Declaration>[] => [
  choiceOf('accept', other(offer)),
  choiceOf('refuse', other(offer)),
];

const offerBy = (side: Side, rule: RuleId, { declined }: AgreementState): Choice<Declaration> => {
  const choice = choiceOf('offer', side);
  return declined
    ? refuse(choice.target, () => refusal(rule, 'A draw was already offered and declined this turn.'), choice.label)
    : choice;
};

export const mustAnswerOffer = <S extends PositionBase>({ talk }: S, { mayOfferAt }: Agreement<S>): boolean =>
  mayOfferAt !== undefined && Boolean(talk?.offer);

export const declarationChoices = <S extends PositionBase>(
  position: S,
  agreement: Agreement<S>,
): readonly Choice<Declaration>[] => {
  const { talk = NO_AGREEMENT, toMove } = position;
  const { draw, mayOfferAt } = agreement;
  if (talk.agreed || mustAnswerOffer(position, agreement)) return [];
  const speakers = mayOfferAt ? (mayOfferAt(position) ? [toMove] : []) : SIDES;
  const offers = draw ? speakers.map((side) => offerBy(side, draw, talk)) : [];
  return [...(talk.offer ? offerAnswers(talk.offer) : offers), ...speakers.map((side) => choiceOf('resign', side))];
};

/** Returns the question whether to accept a draw offer; null if no answer is due. */
export const offerAnswerMenu = <S extends PositionBase>(
  position: S,
  agreement: Agreement<S>,
): Menu<Declaration> | null => {
  const { draw } = agreement;
  const offer = position.talk?.offer;
  if (!offer || !draw || !mustAnswerOffer(position, agreement)) return null;
  const asked = sideName(other(offer));
  return makeQuestion(`${asked}: accept or decline the draw offer.`, offerAnswers(offer), () =>
    refusal(draw, `${asked} must first answer the draw offer.`),
  );
};

/** Returns why a draw offer or its answer cannot be declared now; null if nothing forbids the declaration. */
export const whyNotDeclared = (
  { offer }: AgreementState = NO_AGREEMENT,
  target: Target,
  { draw }: Pick<Agreement, 'draw'>,
): Refusal | null => {
  const declaration = declarationOf(target);
  if (!declaration || declaration.kind === 'resign' || !draw) return null;
  const { kind, side } = declaration;
  if (!offer) return kind === 'offer' ? null : refusal(draw, 'There is no draw offer to answer.');
  if (kind === 'offer') return refusal(draw, 'There is already a draw offer.');
  return side === offer ? refusal(draw, `Only ${sideName(other(offer))} can answer the draw offer.`) : null;
};

/** Returns the outcome of an agreement on a draw, or of a resignation if a side `resigned`. */
export const agreementOutcome = (resigned: Side | null, rule: RuleId): Outcome =>
  resigned
    ? { winner: other(resigned), rule, text: `${sideName(resigned)} resigns.` }
    : { winner: null, rule, text: 'The players agree on a draw.' };

export const agreementAfter = (
  talk: AgreementState = NO_AGREEMENT,
  { kind, side }: Declaration,
  { resign, draw, mayOfferAt }: Pick<Agreement<never>, 'resign' | 'draw' | 'mayOfferAt'>,
): AgreementState => {
  switch (kind) {
    case 'resign':
      return { offer: null, agreed: agreementOutcome(side, resign) };
    case 'offer':
      return { ...talk, offer: side };
    case 'accept':
      return { offer: null, agreed: agreementOutcome(null, draw ?? resign) };
    case 'refuse':
      return mayOfferAt ? { offer: null, agreed: null, declined: true } : { ...talk, offer: null };
  }
};

export const declarationText = ({ kind, side }: Declaration): string => `${sideName(side)} ${WORDS[kind]}.`;

/** Reads a declaration at the beginning of a text. Null if there is none. */
export const readDeclaration = (text: string): { readonly picks: readonly Target[]; readonly rest: string } | null => {
  const declaration = DECLARATIONS.find((each) => text.startsWith(declarationText(each)));
  return declaration ? { picks: [pickOf(declaration)], rest: text.slice(declarationText(declaration).length) } : null;
};

export const withoutTalk = <S extends PositionBase>(position: S): S => {
  if (!('talk' in position)) return position;
  const { talk: _forgotten, ...silent } = position;
  return silent as S;
};

const withTalk = <S extends PositionBase>(position: S, talk: AgreementState): S =>
  talk.offer || talk.agreed || talk.declined ? { ...position, talk } : withoutTalk(position);

const sideAskedAfter = ({ kind, side }: Declaration, { toMove }: PositionBase): Side =>
  kind === 'resign' ? toMove : other(side);

export const withDeclaration = <S extends PositionBase>(
  position: S,
  declaration: Declaration,
  agreement: Agreement<S>,
): S => {
  const said = withTalk(position, agreementAfter(position.talk, declaration, agreement));
  return agreement.mayOfferAt ? { ...said, toMove: sideAskedAfter(declaration, position) } : said;
};

const isLapsing = ({ talk, toMove }: PositionBase): boolean => talk?.offer === other(toMove);

/** Returns `after` with the draw offer of `before`. The offer lapses if the side to answer has played on. */
export const withOffer = <S extends PositionBase>(before: PositionBase, after: S): S =>
  after.talk?.agreed || (!before.talk && !after.talk)
    ? after
    : withTalk(after, isLapsing(before) ? NO_AGREEMENT : { offer: before.talk?.offer ?? null, agreed: null });

export const tellDeclaration = (
  declaration: Declaration,
  { resign, draw }: Pick<Agreement, 'resign' | 'draw'>,
): readonly Step[] => [
  makeStep(declaration.kind === 'resign' ? resign : (draw ?? resign), [], declarationText(declaration)),
];

/** Returns the step by which a draw offer lapses, because the side to answer plays on. */
export const tellLapsedOffer = (before: PositionBase, { draw }: Pick<Agreement, 'draw'>): readonly Step[] =>
  draw && isLapsing(before) ? [makeStep(draw, [], `${sideName(before.toMove)} plays on. The draw offer ends.`)] : [];

export const offerNotes = ({ talk }: PositionBase, { draw }: Pick<Agreement, 'draw'>): readonly Badge[] =>
  draw && talk?.offer ? [{ kind: 'offer', label: `${sideName(talk.offer)} offers a draw`, rule: draw }] : [];
