/** Units die or are captured, squares explode. */
import type { Square } from '../../../../kernel/board.ts';
import { type Step, told } from '../../../../kernel/event.ts';
import { sideName } from '../../../../kernel/side.ts';
import { capital, listed } from '../../../../kernel/words.ts';
import type { DeathFact, Fact } from '../../moves/facts.ts';
import { obstacle } from '../../moves/generate.ts';
import { nameOf, near } from '../../position/board.ts';
import { isImmortal } from '../../position/kinds.ts';
import {
  aboard,
  actingUnit,
  called,
  calledActor,
  holds,
  idOf,
  isClosedTomb,
  kindOf,
  type Stack,
  type State,
  stackOn,
  theUnit,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { deathEvents, endEvents, leavingEvents, moveEvents } from '../events.ts';
import { type Describers, endsOf, stackOf, the } from './words.ts';

type Captured = Extract<Fact, { readonly kind: 'captured' | 'entangled' }>;
type Exploded = Extract<Fact, { readonly kind: 'exploded' }>;

const captureEvents = ({ hunter, victims }: Captured, state: State) =>
  victims.flatMap((victim) => endEvents(stackOf(state, victim), idOf(stackOf(state, hunter))));

const victimWords = ({ hunter, victims }: Captured, state: State): string => {
  const names = victims.map((victim) => (typeof victim === 'number' ? theUnit(state, victim, 'inner') : calledActor(victim)));
  return typeof hunter === 'number' ? names.join(', ') : listed(names);
};

const stacksOn = (state: State, squares: readonly Square[], fits: (stack: Stack) => boolean): readonly Square[] =>
  squares.filter((square) => {
    const stack = stackOn(state, square);
    return stack !== null && fits(stack);
  });

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** What vanishes and what opens in an explosion. */
const changesWords = ({ walled, opened }: Exploded, state: State): string =>
  capital(
    listed([
      ...(walled.length > 0
        ? [`${listed(walled.map((square) => obstacle({ ...state, stacks: [] }, square)))} ${plural(walled.length, 'vanishes', 'vanish')}`]
        : []),
      ...(opened.length > 0
        ? [`the ${plural(opened.length, 'tomb', 'tombs')} on ${listed(opened.map(nameOf))} ${plural(opened.length, 'is', 'are')} open now`]
        : []),
    ]),
  );

/** What an explosion does besides killing, clause by clause: what it opens, whom it does not spare, what it does not set off. */
const blastNotes = (fact: Exploded, state: State): readonly Step[] => {
  const { centre, dying, walled, opened } = fact;
  const around = dying.filter((square) => square !== centre);
  const immortal = stacksOn(state, dying, ({ comps }) => comps.some(({ kind }) => isImmortal(kind))).map((square) => called(state, square));
  const kings = stacksOn(state, dying, (stack) => kindOf(stack) === 'K');
  const inert = [
    ...stacksOn(state, around, (stack) => holds(stack, 'J')).map((square) => called(state, square)),
    ...opened.filter((square) => square !== centre && isClosedTomb(state, square)).map((square) => `the tomb on ${nameOf(square)}`),
  ];
  const notes: Step[] = [];
  if (walled.length + opened.length > 0) notes.push(told(rule('FC-EXP-1'), [], `${changesWords(fact, state)}.`));
  if (immortal.length > 0) {
    const words = `Also ${listed(immortal)} ${plural(immortal.length, 'dies', 'die')}: explosions spare nobody.`;
    notes.push(told(rule('FC-EXP-2'), [], words));
  }
  if (inert.length > 0) {
    notes.push(told(rule('FC-EXP-3'), [], `${capital(listed(inert))} ${plural(inert.length, 'does', 'do')} not explode in turn.`));
  }
  if (kings.length > 0) {
    const words = kings.map((square) => `${sideName(stackOf(state, square).side)}'s King`);
    notes.push(told(rule('FC-EXP-5'), [], `${listed(words)} dies in it.`));
  }
  return notes;
};

export const DEATHS: Describers<DeathFact> = {
  captured: (fact, state) =>
    told(fact.rule, captureEvents(fact, state), `${the(state, fact.hunter)} captures ${victimWords(fact, state)}.`),
  entangled: (fact, state) => told(rule('FC-ENT-1'), captureEvents(fact, state), `Entangled with it: ${victimWords(fact, state)}.`),
  exploded: (fact, state) => {
    const { rule: clause, centre, squares, dying, shadows } = fact;
    const deaths = [...dying.flatMap((square) => deathEvents(state, square)), ...shadows.flatMap(({ stack }) => endEvents(stack))];
    const toll = dying.length + shadows.length;
    const killing = toll > 0 ? ` and kills ${toll === 1 ? 'one unit' : `${toll} units`}` : '';
    return [
      told(clause, [{ kind: 'burst', centre, squares }, ...deaths], `${nameOf(centre)} explodes${killing}.`),
      ...blastNotes(fact, state),
    ];
  },
  iced: ({ square }) => told(rule('FC-STG-7'), [], `The unit on ${nameOf(square)} is paralysed: that makes it explode.`),
  swallowed: ({ square }, state) =>
    told(rule('FC-CORR-2'), deathEvents(state, square), `${theUnit(state, square)} dies for good: the square is corrupted.`),
  slimed: ({ square }, state) =>
    told(
      rule('FC-FROG-5'),
      [{ kind: 'burst', centre: square, squares: near(square) }, ...deathEvents(state, square)],
      `${theUnit(state, square)} bursts into slime.`,
    ),
  thrown: ({ ammo, path }, state) =>
    told(
      rule('FC-ONAG-2'),
      [...moveEvents(stackOf(state, ammo), path), ...deathEvents(state, ammo)],
      `${theUnit(state, ammo)} is thrown to ${nameOf(endsOf(path).to)}.`,
    ),
  ammoLanded: ({ ammo, from, to }) =>
    told(rule('FC-CANN-3'), [...leavingEvents(ammo), ...moveEvents(ammo, [from, to])], `The ammunition lands on ${nameOf(to)}.`),
  exchanged: ({ square }, state) =>
    told(rule('FC-KING-3'), deathEvents(state, square), `The King takes the place of ${called(state, square)}, who dies.`),
  kingsChecked: ({ squares }, state) =>
    told(
      rule('FC-KING-2'),
      squares.flatMap((square) => deathEvents(state, square)),
      `King's Check kills ${squares.map((square) => obstacle(state, square)).join(' and ')}.`,
    ),
  cargoLost: ({ square }, state) =>
    told(
      rule('FC-MORPH-1'),
      actingUnit(stackOf(state, square)).cargo.flatMap((each) => aboard(each).map(({ id }) => ({ kind: 'captured', unit: id }))),
      `What ${theUnit(state, square, 'inner')} carries dies there.`,
    ),
  wondersGone: ({ squares }, state) =>
    told(
      rule('FC-STG-6'),
      squares.flatMap((square) => deathEvents(state, square)),
      'Both sides have complete Wonders: all of them disappear.',
    ),
};
