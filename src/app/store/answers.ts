/** The answers offered beside the prompt, with groups and keys; and asides. */
import type { Choice } from '../../kernel/asking/menu.ts';
import { sameTarget, type Target, type UnitId } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import { memoize, memoizeLatest } from '../../kernel/memoize.ts';
import { isAnswer, sayingOf } from '../../kernel/saying.ts';
import { type Crowd, crowdOf, isOfCrowd } from '../model/crowd.ts';
import { positionOf, questionOf, type Table, viewOf } from '../model/table.ts';
import { isStory } from '../playback/playback.ts';
import type { Computers } from '../seats/computers.ts';
import { isComputersTurn } from '../session/mode.ts';
import { NONE, pickedSquaresOf, whileAsked } from './selectors.ts';
import type { AppState } from './state.ts';

/** Choices beside the prompt. Squares are chosen on the board. */
export interface Offers {
  /** Buttons: kinds of action, or answers that are not squares. */
  readonly verbs: readonly Choice<unknown>[];
  readonly crowd: Crowd | null;
  readonly members: readonly Choice<unknown>[];
  readonly joined: readonly UnitId[];
  readonly directions: readonly Choice<unknown>[];
}

const NO_OFFERS: Offers = { verbs: NONE, crowd: null, members: NONE, joined: NONE, directions: NONE };

export const besideOf = (table: Table): Square | undefined => table.tray ?? pickedSquaresOf(table).at(-1);

const offersOf = memoize((table: Table): Offers => {
  const choices = questionOf(table)?.choices ?? NONE;
  const { units } = viewOf(table);
  const about = besideOf(table);
  const crowd = crowdOf(table);
  const isHere = (id: UnitId) => about !== undefined && !!units[id]?.at.includes(about);
  const isAbout = ({ target }: Choice<unknown>) => target.kind === 'square' && target.square === about;
  const isPicked = ({ target }: Choice<unknown>) => table.picks.some((each) => sameTarget(each, target));
  const ofKind = (kind: Target['kind']) => choices.filter(({ target }) => target.kind === kind);
  const options = ofKind('option');
  // The square itself, if picking it again is a labelled answer.
  const asBefore = choices.filter((choice) => choice.label !== undefined && isAbout(choice));
  const goesOn = ofKind('square').some((choice) => !isAbout(choice) && !isPicked(choice));
  const isLast = about !== undefined && table.picks.length > 0 && !goesOn;
  const members = choices.filter(({ target }) => target.kind === 'unit' && isHere(target.unit));
  const joined = table.picks.flatMap((pick) =>
    pick.kind === 'unit' && isHere(pick.unit) ? [pick.unit] : [],
  );
  return {
    verbs: isLast ? [...options, ...asBefore] : crowd ? NONE : options,
    crowd,
    members: members.filter((choice) => !isOfCrowd(crowd, choice)),
    joined: crowd ? NONE : joined,
    directions: ofKind('direction'),
  };
});

export const selectOffers = whileAsked(offersOf, NO_OFFERS);

/** The key of each answer: the game's, a number for itself, else the next free digit. */
export const keysOf = (choices: readonly Choice<unknown>[]): readonly string[] => {
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

export const answerShown = (state: AppState, key: string): Target | null => {
  const { verbs, members } = selectOffers(state);
  const buttons = verbs.length > 0 ? verbs : members;
  return buttons[keysOf(buttons).indexOf(key)]?.target ?? null;
};

/** The state after the animation, since a key need not wait for it. A story is not skipped. */
export const arrived = (state: AppState): AppState => ({
  ...state,
  isAsking: false,
  playback: state.playback && isStory(state.playback) ? state.playback : null,
});

export const answerTo = (state: AppState, key: string): Target | null => answerShown(arrived(state), key);

type Asides = readonly Choice<unknown>[];

const asidesOf = memoize((table: Table): Asides => table.game.asides(positionOf(table)));

const notSaidByComputers = memoizeLatest((all: Asides, computers: Computers) =>
  all.filter(({ target }) => {
    const saying = sayingOf(target);
    return !saying || !computers[saying.side];
  }),
);
const sayingsIn = memoize((all: Asides) => all.filter(({ target }) => sayingOf(target) !== null));

/** The asides that a person may use: none of the computer's sides, and no claims in its turn. */
export const selectAsides = (state: AppState): Asides => {
  const { table, heading, hotSeat } = state;
  const all = table && hotSeat.fallen === null ? asidesOf(table) : NONE;
  if (!heading?.computers) return all;
  const ofPeople = notSaidByComputers(all, heading.computers);
  return isComputersTurn(state) ? sayingsIn(ofPeople) : ofPeople;
};

export const openAsides = (asides: Asides) =>
  asides.flatMap(({ kind, target, label = '' }) =>
    kind === 'open' ? [{ saying: sayingOf(target), target, label }] : [],
  );

export const answersIn = (asides: Asides) =>
  openAsides(asides).flatMap(({ saying, ...aside }) =>
    saying && isAnswer(saying) ? [{ saying, ...aside }] : [],
  );
