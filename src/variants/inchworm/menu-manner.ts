/**
 * The questions after a target: who leaves a half behind, who turns into what. Only what the rules leave open is asked;
 * each question lists the usual answer first, and picking the target again gives the usual answers to all that is left.
 */
import { act, ask, type Choice, type Menu, open, option, square, type Target } from '../../kernel/menu.ts';
import { sideName } from '../../kernel/side.ts';
import { type Act, moveOf } from './action.ts';
import { nameOf } from './board.ts';
import { areAlike } from './crowd.ts';
import { type Fate, type Fates, type Going, typesFor } from './going.ts';
import { type Allowed, someLegal } from './legal.ts';
import type { LinkStep } from './linking.ts';
import { type Man, otherHalf, TYPE_NAMES, TYPES, type Type, unitWords } from './men.ts';
import { rule } from './rules.ts';
import { withTwin } from './twin.ts';
import { whyNotHere } from './why.ts';

/** A move whose members are known, on the way to being told in full. */
export interface Setting {
  readonly going: Going;
  readonly members: readonly Man[];
  readonly link: LinkStep | null;
}

type About = 'manner' | 'type';

/** One thing about one unit that may still be open. */
interface Decision {
  readonly man: Man;
  readonly about: About;
}

const HALF_FIRST: readonly Type[] = ['knight', 'bishop', 'rook', 'queen', 'king'];

const isWhole = ({ from }: Going, man: Man): boolean => man.type !== 'pawn' && otherHalf(man, from) === null;

/** The one unit that leaves a half behind unless the player says otherwise; none where everybody may go whole. */
const usualHalf = ({ going, members }: Setting): Man | undefined => {
  if (members.some((man) => man.type === 'pawn' || otherHalf(man, going.from) === going.target)) return undefined;
  const wholes = members.filter((man) => isWhole(going, man));
  const type = HALF_FIRST.find((each) => wholes.some((man) => man.type === each));
  return wholes.filter((man) => man.type === type).at(-1);
};

/** Everything that may have to be asked, in order. */
export const decisionsFor = ({ going, members }: Setting): readonly Decision[] => {
  const wholes = members.length > 1 ? members.filter((man) => isWhole(going, man)) : [];
  const turning = typesFor(going, members).length > 1 ? members.filter(({ type }) => type !== 'king') : [];
  return [...wholes.map((man): Decision => ({ man, about: 'manner' })), ...turning.map((man): Decision => ({ man, about: 'type' }))];
};

type Answer = Fate['manner'] | Type;

const answerIn = (about: About, { manner, becomes }: Fate): Answer => (about === 'manner' || becomes === null ? manner : becomes);

const rank = (about: About, answer: Answer): number =>
  about === 'manner' ? ['stay', 'go', 'half'].indexOf(answer) : TYPES.indexOf(answer as Type);

/** The fates left after an answer. Units that are alike are told apart by order alone, so later ones never go back behind it. */
const answered = ({ going, members }: Setting, allowed: Allowed, { man, about }: Decision, answer: Answer): Allowed => {
  const index = going.units.indexOf(man);
  const manner = allowed[index]?.[0]?.manner;
  return allowed.map((fates, at) => {
    const other = going.units[at] as Man;
    if (at === index) return fates.filter((fate) => answerIn(about, fate) === answer);
    const follows = at > index && members.includes(other) && areAlike(going.state, man, other);
    if (!follows || (about === 'type' && fates[0]?.manner !== manner)) return fates;
    return fates.filter((fate) => rank(about, answerIn(about, fate)) >= rank(about, answer));
  });
};

/** The answers the rules leave to a question, the usual one first. */
const answersTo = (setting: Setting, allowed: Allowed, decision: Decision): readonly Answer[] => {
  const { man, about } = decision;
  const fates = allowed[setting.going.units.indexOf(man)] as Fates;
  const all = [...new Set(fates.map((fate) => answerIn(about, fate)))];
  const left = all.length === 1 ? all : all.filter((answer) => someLegal(setting.going, answered(setting, allowed, decision, answer)));
  const usual = about === 'manner' && usualHalf(setting) === man ? 'half' : left[0];
  return left.sort((a, b) => Number(b === usual) - Number(a === usual));
};

/** The fates left when the usual answers are given to all of these questions. */
const usually = (setting: Setting, start: Allowed, decisions: readonly Decision[]): Allowed =>
  decisions.reduce((allowed, decision) => answered(setting, allowed, decision, answersTo(setting, allowed, decision)[0] as Answer), start);

const finished = ({ going, link }: Setting, allowed: Allowed): Menu<Act> =>
  act(
    moveOf(
      going,
      allowed.map((fates) => fates[0] as Fate),
      link,
    ),
  );

const wordsFor = ({ going }: Setting, allowed: Allowed, { man, about }: Decision, answer: Answer): string => {
  const name = TYPE_NAMES[man.type];
  if (about === 'manner') return answer === 'half' ? `The ${name} leaves a half on ${nameOf(going.from)}` : `The ${name} goes whole`;
  if (answer !== 'pawn' || man.type === 'pawn') return TYPE_NAMES[answer as Type];
  const halved = allowed[going.units.indexOf(man)]?.[0]?.manner === 'half';
  const second = halved ? going.from : (otherHalf(man, going.from) ?? going.target);
  return `Two Pawns, on ${nameOf(going.target)} and ${nameOf(second)}`;
};

const picked = (answer: Answer): Target => option(answer === 'go' ? 'whole' : answer);

/** The picks that answer the questions after the target, for a move that is known already. */
export const answersSpelled = (setting: Setting, start: Allowed, wanted: Fates): readonly Target[] => {
  const picks: Target[] = [];
  let allowed = start;
  for (const decision of decisionsFor(setting)) {
    const answer = answerIn(decision.about, wanted[setting.going.units.indexOf(decision.man)] as Fate);
    if (answersTo(setting, allowed, decision).length > 1) picks.push(picked(answer));
    allowed = answered(setting, allowed, decision, answer);
  }
  return picks;
};

/** The first question that is really open, or the finished move. */
export const settle = (setting: Setting, start: Allowed, decisions: readonly Decision[]): Menu<Act> => {
  const { going } = setting;
  const [decision, ...rest] = decisions;
  if (!decision) return finished(setting, start);
  const answers = answersTo(setting, start, decision);
  if (answers.length === 1) return settle(setting, answered(setting, start, decision, answers[0] as Answer), rest);
  const who = unitWords(decision.man, going.from);
  const choices = answers.map((answer) =>
    open<Act>(picked(answer), 'plain', () => settle(setting, answered(setting, start, decision, answer), rest), {
      label: wordsFor(setting, start, decision, answer),
    }),
  );
  const usual: Choice<Act> = open(square(going.target), 'plain', () => finished(setting, usually(setting, start, decisions)), {
    label: 'All as usual',
    again: true,
  });
  const manner = decision.about === 'manner';
  return ask(
    `${sideName(going.side)}: ${manner ? `how does the ${who} go to ${nameOf(going.target)}` : `what does the ${who} turn into`}?`,
    [...choices, ...withTwin(going.state, usual, going.target)],
    () =>
      whyNotHere(
        rule(manner ? 'IW-CROWD-5' : 'IW-MUT-2'),
        manner
          ? `The ${who} goes to ${nameOf(going.target)} whole or leaves a half behind; pick one, or the target again for the usual way.`
          : `The ${who} turns into one of the captured types; pick one, or the target again for the usual choice.`,
        [going.from, going.target],
      ),
  );
};
