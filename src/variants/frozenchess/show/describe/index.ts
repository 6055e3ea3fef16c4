/** Telling a ply: each fact as steps, in words and events, under the clause that it is about. */
import { type Step, told } from '../../../../kernel/event.ts';
import { sideName } from '../../../../kernel/side.ts';
import type { Fact, Happening } from '../../moves/facts.ts';
import { happeningsOf } from '../../moves/make.ts';
import type { Act } from '../../position/action.ts';
import type { State } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { BURDENS } from './burdens.ts';
import { CHANGES } from './changes.ts';
import { DEATHS } from './deaths.ts';
import { GROUND } from './ground.ts';
import { MONADS } from './monads.ts';
import { MOTION } from './motion.ts';
import { TURNS } from './turns.ts';
import type { Describers } from './words.ts';

const DESCRIBERS: Describers<Fact> = { ...MOTION, ...DEATHS, ...CHANGES, ...BURDENS, ...GROUND, ...MONADS, ...TURNS };

/** The table has for each fact the function that describes it, which no type can say of a fact whose kind is not known. */
const describe = DESCRIBERS as Readonly<Record<Fact['kind'], (fact: Fact, state: State) => Step | readonly Step[]>>;

/** What happened, step by step. */
export const described = (happenings: readonly Happening[]): readonly Step[] =>
  happenings.flatMap(({ fact, state }) => describe[fact.kind](fact, state));

/** The steps of an action, which leads from `state` to `after`. */
export const tell = (state: State, act: Act, after: State): readonly Step[] =>
  act.kind === 'resign' ? [told(rule('FC-END-7'), [], `${sideName(act.side)} resigns.`)] : described(happeningsOf(state, act, after));
