import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { other, SIDES, type Side } from '../../kernel/side.ts';
import type { ShortTurn } from '../narration/short.ts';
import { type Advantage, betterFor, DECIDED, lossBetween, WON_NOW } from './advantages.ts';

/** The smallest loss of a turning point, in hundredths of a Pawn. */
export const MIN_LOSS = 150;
const SHARE_OF_LEAD = 1 / 3;
export const MAX_POINTS = 5;

/** Kinds of turning points. `ended`: by an agreement, a claim or a resignation. */
export type PointKind = 'letWin' | 'missedWin' | 'lostValue' | 'dice' | 'ended';

export interface Fall {
  readonly turn: ShortTurn;
  readonly kind: PointKind;
  /** White's advantage before the turn, in hundredths of a Pawn. */
  readonly before: number;
  readonly after: number;
  /** The mover's loss, in hundredths of a Pawn; negative for lucky dice. */
  readonly loss: number;
}

export interface BetterTurn {
  /** The cursor at which the better turn first differs from the played one. */
  readonly from: number;
  /** The better turn's actions from the cursor `from` on, in notation. Earlier actions equal those played. */
  readonly names: readonly string[];
  /** Spelled actions after the cursor `from`: those of the better turn, then of the turns that follow. */
  readonly actions: readonly string[];
  readonly reason: { readonly text: string; readonly rule: RuleId | null } | null;
  readonly advantage: number;
}

/** One fall, or several in a row that missed the same chance, since repeats would tell the player nothing new. */
export interface JoinedFall extends Fall {
  readonly turns: readonly ShortTurn[];
  readonly last: Fall;
  readonly isDecisive: boolean;
}

export interface TurningPoint extends JoinedFall {
  /** How many turns of the winning side lead to the win; null without a proved win. */
  readonly winsIn: number | null;
  readonly better: BetterTurn | null;
  readonly told: readonly string[];
}

type Advantages = readonly (Advantage | undefined)[];

const deciderOf = ({ actions }: ShortTurn): 'choice' | 'dice' | 'ended' => {
  if (actions.some(({ eventOccurred }) => eventOccurred)) return 'dice';
  return actions.at(-1)?.isAside ? 'ended' : 'choice';
};

/** Whether four evaluations go up and down like noise of a search. */
const isZigzag = (four: Advantages): boolean => {
  const [a = null, b = null, c = null, d = null] = four;
  if (a === null || b === null || c === null || d === null) return false;
  const isOpen = Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d)) < DECIDED;
  const isSame = Math.max(Math.abs(a - c), Math.abs(b - d)) < MIN_LOSS;
  return isOpen && isSame && Math.abs(a - b) >= MIN_LOSS;
};

/** Averages alternating evaluations, since a search favours the side to move. */
const averageAlternations = (turns: readonly ShortTurn[], advantages: Advantages): Advantages => {
  const partners = new Map<number, number>();
  for (let at = 0; at + 3 < advantages.length; at++) {
    const isChoice = turns.slice(at, at + 3).every((turn) => deciderOf(turn) === 'choice');
    if (!isChoice || !isZigzag(advantages.slice(at, at + 4))) continue;
    for (let place = at; place < at + 4; place++) partners.set(place, place === at + 3 ? place - 1 : place + 1);
  }
  return advantages.map((advantage, at) => {
    const partner = advantages[partners.get(at) ?? at];
    return advantage == null || partner == null ? advantage : Math.round((advantage + partner) / 2);
  });
};

const isProved = (advantage: Advantage | undefined): advantage is number =>
  advantage != null && Math.abs(advantage) >= DECIDED;

/**
 * Propagates evaluations from turn to turn, because a player's choice cannot improve that player's true evaluation.
 * So if a side's loss is proved before its turn, the loss also counts as proved after the turn. If a side stands better
 * after its turn than before, the evaluation after the turn replaces the evaluation before.
 * Turns that dice decide are skipped.
 */
const propagateEvaluations = (turns: readonly ShortTurn[], judged: Advantages): Advantages => {
  const advantages = [...judged];
  for (const [at, turn] of turns.entries()) {
    const before = advantages[at];
    if (!isProved(before) || isProved(advantages[at + 1]) || deciderOf(turn) !== 'choice') continue;
    if (lossBetween(turn.side, before, 0) < 0) advantages[at + 1] = Math.sign(before) * DECIDED;
  }
  for (let at = turns.length - 1; at >= 0; at--) {
    const [turn, before, after] = [turns[at] as ShortTurn, advantages[at] ?? null, advantages[at + 1] ?? null];
    if (before === null || after === null || deciderOf(turn) !== 'choice') continue;
    advantages[at] = betterFor(turn.side, before, after);
  }
  return advantages;
};

export const correctedAdvantages = (turns: readonly ShortTurn[], judged: Advantages): Advantages =>
  propagateEvaluations(turns, averageAlternations(turns, propagateEvaluations(turns, judged)));

const kindOf = (side: Side, before: number, after: number): PointKind => {
  if (lossBetween(side, after, 0) <= -DECIDED) return 'letWin';
  return lossBetween(side, before, 0) >= DECIDED ? 'missedWin' : 'lostValue';
};

/** The smallest loss that counts as a fall, in hundredths of a Pawn. A side with a large lead can spare more. */
const minLossFor = (before: number, after: number): number => {
  const isWon = Math.max(Math.abs(before), Math.abs(after)) === WON_NOW;
  const kept = before * after > 0 ? Math.min(Math.abs(before), Math.abs(after)) : 0;
  return MIN_LOSS + (isWon ? 0 : kept * SHARE_OF_LEAD);
};

export const fallsIn = (turns: readonly ShortTurn[], advantages: Advantages): readonly Fall[] =>
  turns.flatMap((turn, at) => {
    const [before, after] = [advantages[at] ?? null, advantages[at + 1] ?? null];
    if (before === null || after === null) return [];
    const loss = lossBetween(turn.side, before, after);
    const decider = deciderOf(turn);
    const kind = decider === 'choice' ? kindOf(turn.side, before, after) : decider;
    const size = decider === 'dice' ? Math.abs(loss) : loss;
    return size >= minLossFor(before, after) ? [{ turn, kind, before, after, loss }] : [];
  });

const isChosen = ({ kind }: Fall): boolean => kind !== 'dice' && kind !== 'ended';

const consecutiveFalls = (falls: readonly Fall[]): readonly (readonly Fall[])[] => {
  const chains: Fall[][] = [];
  for (const fall of falls) {
    const chain = chains.at(-1);
    const [last, sooner] = [chain?.at(-1), chain?.at(-2)];
    const isNext =
      last?.turn.to === fall.turn.from &&
      isChosen(last) &&
      isChosen(fall) &&
      (!sooner || Math.abs(sooner.before - fall.before) < MIN_LOSS);
    if (isNext) chain?.push(fall);
    else chains.push([fall]);
  }
  return chains;
};

const singlePoint = (fall: Fall): Omit<JoinedFall, 'isDecisive'> => ({
  ...fall,
  turns: [fall.turn],
  last: fall,
});

/** Returns the turning points in a chain of falls. Three or more that missed the same chance become one point. */
const pointsInChain = (chain: readonly Fall[]): readonly Omit<JoinedFall, 'isDecisive'>[] => {
  const from = chain[0]?.kind === 'missedWin' ? 0 : 1;
  const after = chain.length - ((chain.length - from) % 2 === 0 ? 1 : 0);
  const repeated = chain.slice(from, after);
  const [first, last] = [repeated[0], repeated.at(-1)];
  if (!first || !last || repeated.length < 3) return chain.map(singlePoint);
  return [
    ...chain.slice(0, from).map(singlePoint),
    { ...first, turns: repeated.map(({ turn }) => turn), last },
    ...chain.slice(after).map(singlePoint),
  ];
};

const loserOf = ({ turn: { side }, loss }: Fall): Side => (loss > 0 ? side : other(side));

/** Returns all turning points of a game, repeats joined. The losing side's last turning point is decisive. */
export const pointsIn = (turns: readonly ShortTurn[], advantages: Advantages): readonly JoinedFall[] => {
  const points = consecutiveFalls(fallsIn(turns, advantages)).flatMap(pointsInChain);
  const end = advantages.at(-1) ?? 0;
  const isOver = Math.abs(end) >= DECIDED;
  const loser = end > 0 ? 'black' : 'white';
  const lost = isOver ? points.filter((each) => each.kind !== 'ended' && loserOf(each) === loser) : [];
  return points.map((point) => ({ ...point, isDecisive: point === lost.at(-1) }));
};

/** Sorts turning points by importance. Keeps at most MAX_POINTS of each side, so that a review stays short. */
export const mostImportant = (points: readonly JoinedFall[]): readonly JoinedFall[] => {
  const ranked = [...points].sort(
    (a, b) => Number(b.isDecisive) - Number(a.isDecisive) || Math.abs(b.loss) - Math.abs(a.loss),
  );
  const ofSide = (side: Side) => ranked.filter(({ turn }) => turn.side === side);
  const shown = new Set(SIDES.flatMap((side) => ofSide(side).slice(0, MAX_POINTS)));
  return ranked.filter((point) => shown.has(point));
};
