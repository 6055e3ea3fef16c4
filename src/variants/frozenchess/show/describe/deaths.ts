import type { Square } from '../../../../kernel/board/board.ts';
import type { Step } from '../../../../kernel/event.ts';
import { sideName } from '../../../../kernel/side.ts';
import { capitalize, listWords, MAX_LISTED, nameOrCount, plural } from '../../../../kernel/words.ts';
import type { DeathFact, Fact } from '../../mechanics/facts.ts';
import { nameOf, near } from '../../position/board.ts';
import { isImmortal } from '../../position/kinds.ts';
import { actorName, formName, kindName, obstacle, unitName } from '../../position/names.ts';
import { isClosedTomb, stackAt, stackOn, unitsOn } from '../../position/squares.ts';
import { actingUnit, holds, idOf, kindOf, unitsAboard } from '../../position/stacks.ts';
import type { Stack, State } from '../../position/state.ts';
import { type ClauseId, step } from '../../rules/index.ts';
import { deathEvents, endEvents, leavingEvents, moveEvents } from '../events.ts';
import { type Describers, endsOf, moveWords, pieceNames } from './words.ts';

type Captured = Extract<Fact, { readonly kind: 'captured' | 'entangled' }>;
type Moved = Extract<Fact, { readonly kind: 'moved' }>;
type Exploded = Extract<Fact, { readonly kind: 'exploded' }>;

const captureEvents = ({ hunter, victims }: Captured) =>
  victims.flatMap(({ stack }) => endEvents(stack, idOf(hunter.stack)));

export const capturingMove = (fact: Extract<Fact, { readonly kind: 'captured' }>, { who, path }: Moved): Step => {
  const { to } = endsOf(path);
  const names = fact.victims.map((victim) =>
    victim.square === to ? `${sideName(victim.stack.side)}'s ${formName(victim.stack)}` : actorName(victim),
  );
  const events = [...captureEvents(fact), ...moveEvents(who.stack, path)];
  return step(fact.rule, events, `${moveWords(who, path)} and captures ${listWords(names)}.`);
};

const stacksOn = (state: State, squares: readonly Square[], fits: (stack: Stack) => boolean): readonly Square[] =>
  squares.filter((square) => {
    const stack = stackOn(state, square);
    return stack !== null && fits(stack);
  });

const tombNames = (squares: readonly Square[]): string =>
  `${squares.length > MAX_LISTED ? '' : `the ${plural(squares.length, 'tomb', 'tombs')} on `}${nameOrCount(squares.map(nameOf), 'tombs')}`;

const changesWords = ({ walled }: Exploded, uncovered: readonly Square[], state: State): string => {
  const [first] = walled;
  return listWords([
    ...(first === undefined
      ? []
      : [
          `removes ${walled.length === 1 ? obstacle({ ...state, stacks: [] }, first) : `${walled.length} wall squares`}`,
        ]),
    ...(uncovered.length > 0 ? [`opens ${tombNames(uncovered)}`] : []),
  ]);
};

const blastNotes = (fact: Exploded, state: State): readonly Step[] => {
  const { centre, dying, walled, opened } = fact;
  const around = dying.filter((square) => square !== centre);
  const immortal = stacksOn(state, dying, ({ units }) => units.some(({ kind }) => isImmortal(kind)));
  const kings = stacksOn(state, dying, (stack) => kindOf(stack) === 'K');
  const jesters = stacksOn(state, around, (stack) => holds(stack, 'J'));
  const closed = opened.filter((square) => square !== centre && isClosedTomb(state, square));
  const uncovered = opened.filter((square) => square !== centre && !isClosedTomb(state, square));
  const namesOf = (squares: readonly Square[]) => pieceNames(unitsOn(state, squares));
  const notes: Step[] = [];
  const note = (clause: ClauseId, words: string) => notes.push(step(clause, [], `The explosion ${words}.`));
  if (walled.length + uncovered.length > 0) note('FC-EXP-1', changesWords(fact, uncovered, state));
  if (immortal.length > 0) note('FC-EXP-2', `kills ${namesOf(immortal)} too, as no piece is immune to it`);
  if (closed.length > 0)
    note('FC-EXP-3', `opens ${tombNames(closed)} without setting ${plural(closed.length, 'it', 'them')} off`);
  if (jesters.length > 0) note('FC-EXP-3', `does not set off ${namesOf(jesters)}`);
  if (kings.length > 0) {
    const words = kings.map((square) => `${sideName(stackAt(state, square).side)}'s King`);
    note('FC-EXP-5', `kills ${listWords(words)}`);
  }
  return notes;
};

export const DEATH_DESCRIBERS: Describers<DeathFact> = {
  captured: (fact) =>
    step(fact.rule, captureEvents(fact), `${actorName(fact.hunter)} captures ${pieceNames(fact.victims)}.`),
  entangled: (fact) => {
    const { victims } = fact;
    const are = plural(victims.length, 'is entangled with it', 'are entangled with it');
    return step('FC-ENT-1', captureEvents(fact), `${capitalize(pieceNames(victims))} ${are} and captured too.`);
  },
  exploded: (fact, state) => {
    const { rule: clause, centre, squares, dying, shadows } = fact;
    const deaths = [
      ...dying.flatMap((square) => deathEvents(state, square)),
      ...shadows.flatMap(({ stack }) => endEvents(stack)),
    ];
    const toll = [...unitsOn(state, dying), ...shadows];
    const killing = toll.length > 0 ? ` and kills ${pieceNames(toll)}` : '';
    return [
      step(clause, [{ kind: 'burst', centre, squares }, ...deaths], `${nameOf(centre)} explodes${killing}.`),
      ...blastNotes(fact, state),
    ];
  },
  iced: ({ square }) => step('FC-STG-7', [], `The piece on ${nameOf(square)} is paralysed, so it explodes.`),
  swallowed: ({ square }, state) =>
    step(
      'FC-CORR-2',
      deathEvents(state, square),
      `${unitName(state, square)} dies for good: ${nameOf(square)} is corrupted.`,
    ),
  slimed: ({ square }, state) =>
    step(
      'FC-FROG-5',
      [{ kind: 'burst', centre: square, squares: near(square) }, ...deathEvents(state, square)],
      `${unitName(state, square)} bursts into slime.`,
    ),
  thrown: ({ ammo, path }, state) =>
    step(
      'FC-ONAG-2',
      [...moveEvents(stackAt(state, ammo), path), ...deathEvents(state, ammo)],
      `${unitName(state, ammo)} is thrown to ${nameOf(endsOf(path).to)}.`,
    ),
  ammoLanded: ({ ammo, from, to }) =>
    step(
      'FC-CANN-3',
      [...leavingEvents(ammo), ...moveEvents(ammo, [from, to])],
      `The ammunition, ${sideName(ammo.side)}'s ${kindName(ammo)}, lands on ${nameOf(to)}.`,
    ),
  exchanged: ({ square }, state) =>
    step('FC-KING-3', deathEvents(state, square), `${unitName(state, square)} dies: its King moves there.`),
  kingsChecked: ({ squares }, state) =>
    step(
      'FC-KING-2',
      squares.flatMap((square) => deathEvents(state, square)),
      `King's Check kills ${listWords(squares.map((square) => obstacle(state, square)))}.`,
    ),
  cargoLost: ({ square }, state) =>
    step(
      'FC-MORPH-1',
      actingUnit(stackAt(state, square)).cargo.flatMap((each) =>
        unitsAboard(each).map(({ id }) => ({ kind: 'captured', unit: id })),
      ),
      `The cargo of ${unitName(state, square)} dies.`,
    ),
  wondersGone: ({ squares }, state) =>
    step(
      'FC-STG-6',
      squares.flatMap((square) => deathEvents(state, square)),
      'Both sides have complete Wonders, so all of these disappear.',
    ),
};
