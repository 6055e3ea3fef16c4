/**
 * A move as picks. Its square alone means everybody who may move from there; units picked one by one mean only them.
 * Then the target, and after it nothing but what the rules leave open.
 */

import type { Square } from '../../kernel/board.ts';
import {
  ask,
  type Choice,
  type Menu,
  type OpenChoice,
  open,
  type Refusal,
  refused,
  sameTarget,
  square,
  type Tone,
  unit,
} from '../../kernel/menu.ts';
import { type Side, sideName } from '../../kernel/side.ts';
import { listed } from '../../kernel/words.ts';
import type { Act } from './action.ts';
import { nameOf } from './board.ts';
import { castlingLoss } from './castling.ts';
import { areAlike, movableOn } from './crowd.ts';
import { menOf } from './field.ts';
import { capturedBy, carried, type Fates, type Going, goingsFrom } from './going.ts';
import { hintFor } from './hints.ts';
import { allowedFor, canGo, someLegal } from './legal.ts';
import type { LinkStep } from './linking.ts';
import { type Man, otherHalf, TYPE_NAMES } from './men.ts';
import { castleChoices } from './menu-castle.ts';
import { decisionsFor, settle } from './menu-manner.ts';
import type { State } from './state.ts';
import { withTwin } from './twin.ts';
import { whyExposed, whyNoCompany, whyNoTarget, whyStuck } from './why.ts';

/** Everything the questions about one from-square need. */
export interface Table {
  readonly state: State;
  readonly side: Side;
  readonly from: Square;
  readonly link: LinkStep | null;
  readonly units: readonly Man[];
  readonly goings: readonly Going[];
}

/** A question without an answer, whose reason the kernel gives for the choice that led to it. */
const dead = (why: () => Refusal): Menu<Act> => ask('', [], why);

/** Does somebody among the members lead there, and does somebody extend, rejoin or walk as a Pawn? */
const leads = ({ leads: led, units, from, target }: Going, members: readonly Man[]): boolean =>
  members.some((man) => led[units.indexOf(man)] || otherHalf(man, from) === target);
const mayMove = ({ from, target }: Going, members: readonly Man[]): boolean =>
  members.some((man) => man.at.length === 1 || otherHalf(man, from) === target);

/** Would this move, made the usual way, break or expose the mover's own castling? */
const losesCastling = (going: Going, fates: Fates): boolean => {
  const { field } = carried(going, fates);
  return castlingLoss({ ...going.state, men: menOf(field) }, going.side) !== null;
};

const toneOf = (going: Going, members: readonly Man[]): Tone => {
  if (going.state.castling[going.side]) {
    const fates = someLegal(going, allowedFor(going, members));
    if (fates && losesCastling(going, fates)) return 'danger';
  }
  return capturedBy(going, members).length > 0 ? 'capture' : 'move';
};

const targetChoice = ({ link }: Table, going: Going, members: readonly Man[]): Choice<Act> => {
  const target = square(going.target);
  if (!mayMove(going, members)) return refused(target, () => whyStuck(going, members));
  return open(
    target,
    toneOf(going, members),
    () => {
      const allowed = allowedFor(going, members);
      if (!someLegal(going, allowed)) return dead(() => whyExposed(going, members));
      const setting = { going, members, link };
      return settle(setting, allowed, decisionsFor(setting));
    },
    { hint: () => hintFor(going, someLegal(going, allowedFor(going, members)) ?? [], members) },
  );
};

/** Somebody joins those already picked. Picked in the order of the tray it is a new crowd, in another order one spelled before. */
const companyChoice = (table: Table, members: readonly Man[], man: Man): Choice<Act> => {
  const { units, goings } = table;
  const company = units.filter((each) => each === man || members.includes(each));
  const last = Math.max(-1, ...members.map((each) => units.indexOf(each)));
  const again = units.indexOf(man) < last || company.length === units.length;
  const later = units.filter((each) => !company.includes(each) && (again || units.indexOf(each) > units.indexOf(man)));
  const choice: OpenChoice<Act> = open(
    unit(man.id),
    'plain',
    () => (goings.some((going) => canGo(going, company, later)) ? memberMenu(table, company) : dead(() => whyNoCompany(table, company))),
    { label: TYPE_NAMES[man.type] },
  );
  return again ? { ...choice, again } : choice;
};

const companyChoices = (table: Table, members: readonly Man[]): readonly Choice<Act>[] => {
  const left = table.units.filter((man) => !members.includes(man));
  return table.units.length === 1
    ? []
    : left.filter((man) => left.find((each) => areAlike(table.state, each, man)) === man).map((man) => companyChoice(table, members, man));
};

const namesIn = (members: readonly Man[]): string => listed(members.map(({ type }) => TYPE_NAMES[type]));

/** Where these members go, or who comes along. */
const memberMenu = (table: Table, members: readonly Man[]): Menu<Act> => {
  const { state, side, from, units, goings } = table;
  const everybody = members.length === 0 ? units : members;
  const choices: Choice<Act>[] = [];
  for (const going of goings) {
    if (leads(going, everybody)) choices.push(...withTwin(state, targetChoice(table, going, everybody), going.target));
  }
  const castling = members.length === 0 ? castleChoices(state, side, from, table.link) : [];
  return ask(
    `${sideName(side)}: where ${everybody.length === 1 ? 'does' : 'do'} the ${namesIn(everybody)} on ${nameOf(from)} go?`,
    [
      ...choices,
      ...castling.filter(({ target }) => !choices.some((each) => sameTarget(each.target, target))),
      ...companyChoices(table, members),
    ],
    (target) => whyNoTarget(table, everybody, target),
  );
};

/** Everything that may be done from a square of the side to move. */
export const fromMenu = (state: State, side: Side, from: Square, link: LinkStep | null): Menu<Act> => {
  const units = movableOn(state, side, from);
  return memberMenu({ state, side, from, link, units, goings: goingsFrom(state, side, from, units) }, []);
};
