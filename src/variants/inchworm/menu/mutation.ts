/**
 * The question after a target: who turns into what. It is asked only where several types fell and the rules leave it
 * open; the usual answer comes first, and picking the target again gives it to everybody that is left.
 */
import { act, ask, type Choice, type Hint, type Menu, open, option, square, type Target } from '../../../kernel/menu.ts';
import { sideName } from '../../../kernel/side.ts';
import { areAlike } from '../moves/crowd.ts';
import { capturedBy, type Fate, type Fates, type Going, typesFor } from '../moves/generate.ts';
import { type Allowed, someLegal } from '../moves/legality.ts';
import type { LinkStep } from '../moves/linking.ts';
import { type Act, moveOf } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { type Man, namesIn, otherHalf, TYPE_NAMES, TYPES, type Type, unitWords } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { whyNotHere } from './refusals.ts';
import { withTwin } from './square-alias.ts';

/** A move whose members are known and how they go, on the way to being told in full. */
export interface Setting {
  readonly going: Going;
  readonly members: readonly Man[];
  readonly link: LinkStep | null;
}

/** Who may have to say what it turns into, in order. */
const turningIn = ({ going, members }: Setting): readonly Man[] =>
  typesFor(going, members).length > 1 ? members.filter(({ type }) => type !== 'king') : [];

const rank = ({ becomes }: Fate): number => TYPES.indexOf(becomes as Type);

/** The fates left after an answer. Units that are alike are told apart by order alone, so later ones never go back behind it. */
const answered = ({ going, members }: Setting, allowed: Allowed, man: Man, type: Type): Allowed => {
  const index = going.units.indexOf(man);
  const manner = allowed[index]?.[0]?.manner;
  return allowed.map((fates, at) => {
    const other = going.units[at] as Man;
    if (at === index) return fates.filter(({ becomes }) => becomes === type);
    const follows = at > index && members.includes(other) && areAlike(going.state, man, other) && fates[0]?.manner === manner;
    return follows ? fates.filter((fate) => rank(fate) >= TYPES.indexOf(type)) : fates;
  });
};

/** The types the rules leave to a member, the usual one first. */
const answersTo = (setting: Setting, allowed: Allowed, man: Man): readonly Type[] => {
  const types = (allowed[setting.going.units.indexOf(man)] as Fates).flatMap(({ becomes }) => becomes ?? []);
  return types.length === 1 ? types : types.filter((type) => someLegal(setting.going, answered(setting, allowed, man, type)));
};

/** The fates left when these members turn into what is usual. */
const usually = (setting: Setting, start: Allowed, turning: readonly Man[]): Allowed =>
  turning.reduce((allowed, man) => answered(setting, allowed, man, answersTo(setting, allowed, man)[0] as Type), start);

const finished = ({ going, link }: Setting, allowed: Allowed): Menu<Act> =>
  act(
    moveOf(
      going,
      allowed.map((fates) => fates[0] as Fate),
      link,
    ),
  );

const wordsFor = ({ going }: Setting, allowed: Allowed, man: Man, type: Type): string => {
  if (type !== 'pawn' || man.type === 'pawn') return TYPE_NAMES[type];
  const halved = allowed[going.units.indexOf(man)]?.[0]?.manner === 'half';
  const second = halved ? going.from : (otherHalf(man, going.from) ?? going.target);
  return `Two Pawns, on ${nameOf(going.target)} and ${nameOf(second)}`;
};

/** The picks that answer the questions after the target, for a move that is known already. */
export const turnsSpelled = (setting: Setting, start: Allowed, wanted: Fates): readonly Target[] => {
  const picks: Target[] = [];
  let allowed = start;
  for (const man of turningIn(setting)) {
    const type = wanted[setting.going.units.indexOf(man)]?.becomes as Type;
    if (answersTo(setting, allowed, man).length > 1) picks.push(option(type));
    allowed = answered(setting, allowed, man, type);
  }
  return picks;
};

/** The first question that is really open, or the finished move. */
const settled = (setting: Setting, start: Allowed, turning: readonly Man[]): Menu<Act> => {
  const { going } = setting;
  const [man, ...rest] = turning;
  if (!man) return finished(setting, start);
  const types = answersTo(setting, start, man);
  const next = (type: Type) => settled(setting, answered(setting, start, man, type), rest);
  if (types.length === 1) return next(types[0] as Type);
  const who = unitWords(man, going.from);
  const captured = capturedBy(going, setting.members);
  const hint = (): Hint => ({
    rule: rule('IW-CAPT-3'),
    text: `Captured: ${namesIn(captured)}.`,
    squares: captured.flatMap(({ at }) => at),
  });
  const choices = types.map((type) =>
    open<Act>(option(type), 'plain', () => next(type), { label: wordsFor(setting, start, man, type), hint }),
  );
  const usual: Choice<Act> = open(square(going.target), 'plain', () => finished(setting, usually(setting, start, turning)), {
    label: 'All as usual',
    again: true,
  });
  return ask(`${sideName(going.side)}: what does the ${who} turn into?`, [...choices, ...withTwin(going.state, usual, going.target)], () =>
    whyNotHere(rule('IW-MUT-2'), `The ${who} turns into one of the captured types; pick one, or the target again for the usual choice.`, [
      going.from,
      going.target,
    ]),
  );
};

export const turningMenu = (setting: Setting, allowed: Allowed): Menu<Act> => settled(setting, allowed, turningIn(setting));
