import type { Choice } from '../../kernel/asking/menu.ts';
import { sameTarget, type Target, type UnitId } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import { declarationOf, isOfferAnswer } from '../../kernel/declaration.ts';
import { memoize, memoizeLatest } from '../../kernel/memoize.ts';
import { type Crowd, crowdOf, isCrowdMember } from '../model/crowd.ts';
import { positionOf, questionOf, type Table, viewOf } from '../model/table.ts';
import { isStory } from '../playback/playback.ts';
import type { Computers } from '../seats/computers.ts';
import { isComputersTurn } from '../session/mode.ts';
import { NONE, pickedSquaresOf, whileAsked } from './selectors.ts';
import type { AppState } from './state.ts';

/** The choices offered beside the prompt. Squares are picked on the board. */
export interface Offers {
  /** The options, each as a button. If no other square can be picked, one more may offer the latest square again. */
  readonly buttons: readonly Choice<unknown>[];
  readonly crowd: Crowd | null;
  readonly unitChoices: readonly Choice<unknown>[];
  readonly joined: readonly UnitId[];
  readonly directions: readonly Choice<unknown>[];
}

const NO_OFFERS: Offers = { buttons: NONE, crowd: null, unitChoices: NONE, joined: NONE, directions: NONE };

export const squareBeside = (table: Table): Square | undefined => table.tray ?? pickedSquaresOf(table).at(-1);

const offersOf = memoize((table: Table): Offers => {
  const choices = questionOf(table)?.choices ?? NONE;
  const { units } = viewOf(table);
  const about = squareBeside(table);
  const crowd = crowdOf(table);
  const isHere = (id: UnitId) => about !== undefined && !!units[id]?.at.includes(about);
  const isSquareBeside = ({ target }: Choice<unknown>) => target.kind === 'square' && target.square === about;
  const isPicked = ({ target }: Choice<unknown>) => table.picks.some((each) => sameTarget(each, target));
  const ofKind = (kind: Target['kind']) => choices.filter(({ target }) => target.kind === kind);
  const options = ofKind('option');
  // The square that the answers are about, if picking it again is an answer with a label.
  const labelledSquares = choices.filter((choice) => choice.label !== undefined && isSquareBeside(choice));
  const goesOn = ofKind('square').some((choice) => !isSquareBeside(choice) && !isPicked(choice));
  const isLast = about !== undefined && table.picks.length > 0 && !goesOn;
  const members = choices.filter(({ target }) => target.kind === 'unit' && isHere(target.unit));
  const joined = table.picks.flatMap((pick) => (pick.kind === 'unit' && isHere(pick.unit) ? [pick.unit] : []));
  return {
    buttons: isLast ? [...options, ...labelledSquares] : crowd ? NONE : options,
    crowd,
    unitChoices: members.filter((choice) => !isCrowdMember(crowd, choice)),
    joined: crowd ? NONE : joined,
    directions: ofKind('direction'),
  };
});

export const selectOffers = whileAsked(offersOf, NO_OFFERS);

/** Returns the key for each answer: its own key, else a free digit; '' if no digit is left. */
export const answerKeys = (choices: readonly Choice<unknown>[]): readonly string[] => {
  const own = choices.map(({ offer, label = '' }) => offer?.key ?? (/^\d+$/.test(label) ? label : null));
  const free = [...'123456789'].filter((digit) => !choices.some(({ offer }) => offer?.key === digit));
  const others = choices.filter((_choice, index) => own[index] === null);
  return choices.map((choice, index) => own[index] ?? free[others.indexOf(choice)] ?? '');
};

export interface AnswerGroup {
  readonly group: string | null;
  readonly choices: readonly Choice<unknown>[];
}

export const groupsOf = (choices: readonly Choice<unknown>[]): readonly AnswerGroup[] => {
  const groups = new Map<string | null, Choice<unknown>[]>();
  for (const choice of [...choices].sort((a, b) => (a.offer?.place ?? 0) - (b.offer?.place ?? 0))) {
    const group = choice.offer?.group ?? null;
    groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  return [...groups].map(([group, choices]) => ({ group, choices }));
};

export const shownTargetForKey = (state: AppState, key: string): Target | null => {
  const { buttons, unitChoices } = selectOffers(state);
  const choices = buttons.length > 0 ? buttons : unitChoices;
  return choices[answerKeys(choices).indexOf(key)]?.target ?? null;
};

/** Returns the state as if a short animation were over, so that keys work at once. A narrated animation is kept. */
export const afterAnimation = (state: AppState): AppState => ({
  ...state,
  isAsking: false,
  playback: state.playback && isStory(state.playback) ? state.playback : null,
});

export const targetForKey = (state: AppState, key: string): Target | null =>
  shownTargetForKey(afterAnimation(state), key);

type Asides = readonly Choice<unknown>[];

const asidesOf = memoize((table: Table): Asides => table.game.asides(positionOf(table)));

const asidesOfPeople = memoizeLatest((all: Asides, computers: Computers) =>
  all.filter(({ target }) => {
    const declaration = declarationOf(target);
    return !declaration || !computers[declaration.side];
  }),
);
const declarationsIn = memoize((all: Asides) => all.filter(({ target }) => declarationOf(target) !== null));

/** The asides that people may use. In the computer's turn, only declarations, since claims are for the side to move. */
export const selectAsides = (state: AppState): Asides => {
  const { table, heading, hotSeat } = state;
  const all = table && hotSeat.outOfTime === null ? asidesOf(table) : NONE;
  if (!heading?.computers) return all;
  const ofPeople = asidesOfPeople(all, heading.computers);
  return isComputersTurn(state) ? declarationsIn(ofPeople) : ofPeople;
};

export const openAsides = (asides: Asides) =>
  asides.flatMap(({ kind, target, label = '' }) =>
    kind === 'open' ? [{ declaration: declarationOf(target), target, label }] : [],
  );

export const offerAnswersIn = (asides: Asides) =>
  openAsides(asides).flatMap(({ declaration, ...aside }) =>
    declaration && isOfferAnswer(declaration) ? [{ declaration, ...aside }] : [],
  );
