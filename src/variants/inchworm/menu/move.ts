/**
 * A move as picks. Its square alone means everybody who may move from there; units named one by one mean only them, and
 * `half` after one that it leaves a half behind. Then the target, and after it only what the rules leave open.
 */

import type { Square } from '../../../kernel/board.ts';
import {
  ask,
  type Choice,
  type Hint,
  type Menu,
  type OpenChoice,
  open,
  option,
  type Refusal,
  refused,
  sameTarget,
  square,
  type Tone,
  unit,
} from '../../../kernel/menu.ts';
import { type Side, sideName } from '../../../kernel/side.ts';
import { castlingLoss } from '../moves/castling.ts';
import { areAlike, movableOn } from '../moves/crowd.ts';
import { capturedBy, carried, type Fates, type Going, goingsFrom } from '../moves/generate.ts';
import { someLegal } from '../moves/legality.ts';
import type { LinkStep } from '../moves/linking.ts';
import { allowedFor, asUsual, type Company, canGo, isWhole, someoneCanGo, usualHalves } from '../moves/member-selection.ts';
import type { Act } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { menOf } from '../position/occupancy.ts';
import type { State } from '../position/state.ts';
import { type Man, namesIn, otherHalf, TYPE_NAMES } from '../position/units.ts';
import { rule } from '../rules/index.ts';
import { castleChoices, finishWords } from './castling.ts';
import { hintFor } from './hints.ts';
import { turningMenu } from './mutation.ts';
import { whyExposed, whyNoCompany, whyNoHalf, whyNoTarget, whyStuck } from './refusals.ts';
import { withTwin } from './square-alias.ts';

/** Everything the questions about one from-square need. */
export interface Table {
  readonly state: State;
  readonly side: Side;
  readonly from: Square;
  readonly link: LinkStep | null;
  readonly units: readonly Man[];
  readonly goings: readonly Going[];
  /** Where the last company that was looked at could go. */
  killer: Going | null;
}

/** Those named so far, and the last of them. */
interface Named extends Company {
  readonly last: Man;
}

/** A question without an answer, whose reason the kernel gives for the choice that led to it. */
const dead = (why: () => Refusal): Menu<Act> => ask('', [], why);

/** Does somebody among the members lead there, and does somebody extend, rejoin or walk as a Pawn? */
const leads = ({ leads: led, units, from, target }: Going, members: readonly Man[]): boolean =>
  members.some((man) => led[units.indexOf(man)] || otherHalf(man, from) === target);
const mayMove = ({ from, target }: Going, members: readonly Man[]): boolean =>
  members.some((man) => man.at.length === 1 || otherHalf(man, from) === target);

/** Would this move break or expose the mover's own castling? */
const losesCastling = (going: Going, fates: Fates): boolean => {
  const { field } = carried(going, fates);
  return castlingLoss({ ...going.state, men: menOf(field) }, going.side) !== null;
};

const toneOf = (going: Going, company: Company): Tone => {
  if (going.state.castling[going.side]) {
    const fates = someLegal(going, allowedFor(going, company));
    if (fates && losesCastling(going, fates)) return 'danger';
  }
  return capturedBy(going, company.members).length > 0 ? 'capture' : 'move';
};

const targetChoice = ({ link }: Table, going: Going, company: Company): Choice<Act> => {
  const { members } = company;
  const target = square(going.target);
  if (!mayMove(going, members)) return refused(target, () => whyStuck(going, members));
  return open(
    target,
    toneOf(going, company),
    () => {
      const allowed = allowedFor(going, company);
      return someLegal(going, allowed) ? turningMenu({ going, members, link }, allowed) : dead(() => whyExposed(going, company));
    },
    { hint: () => hintFor(going, someLegal(going, allowedFor(going, company)) ?? [], members) },
  );
};

/** Of those that nothing tells apart, do the first go whole? */
const isInOrder = (state: State, { members, halves }: Company): boolean =>
  members.every((man, index) => {
    const next = members[index + 1];
    return !next || !halves.includes(man) || halves.includes(next) || !areAlike(state, man, next);
  });

/** Is a move of those named spelled shorter: everybody by the square alone, the usual half without being said? */
const isShortened = ({ units }: Table, going: Going, { members, halves }: Company): boolean => {
  if (halves.length === 0) return members.length === units.length;
  const usual = usualHalves(going, members);
  return halves.length === usual.length && halves.every((man) => usual.includes(man));
};

const targetChoices = (table: Table, named: Named | null): readonly Choice<Act>[] => {
  const company = named ?? asUsual(table.units);
  const inOrder = isInOrder(table.state, company);
  const choices: Choice<Act>[] = [];
  for (const going of table.goings) {
    if (!leads(going, company.members)) continue;
    const choice = targetChoice(table, going, company);
    const again = named !== null && (!inOrder || isShortened(table, going, named));
    choices.push(...withTwin(table.state, again && choice.kind === 'open' ? { again, ...choice } : choice, going.target));
  }
  return choices;
};

/** What follows when these go, and perhaps some of `later`. */
const companyMenu = (table: Table, company: Named, later: readonly Man[]): Menu<Act> => {
  const isOpen = (going: Going): boolean => canGo(going, company, later);
  // Where the last company could go, this one mostly can too (the killer heuristic).
  const killer =
    table.killer && isOpen(table.killer) ? table.killer : table.goings.find((going) => going !== table.killer && isOpen(going));
  if (!killer) return dead(() => whyNoCompany(table, company));
  table.killer = killer;
  return memberMenu(table, company);
};

/** Somebody joins those named already. Named in the order of the tray it is a new crowd, in another order one spelled before. */
const joinChoice = (table: Table, { members, halves }: Company, man: Man): Choice<Act> => {
  const { state, units } = table;
  const joined: Named = { members: units.filter((each) => each === man || members.includes(each)), halves, last: man };
  const place = units.indexOf(man);
  const again = members.some((each) => units.indexOf(each) > place) || !isInOrder(state, { members, halves });
  const later = units.filter((each, index) => !joined.members.includes(each) && (again || index > place));
  const choice: OpenChoice<Act> = open(unit(man.id), 'plain', () => companyMenu(table, joined, later), { label: TYPE_NAMES[man.type] });
  return again ? { again, ...choice } : choice;
};

const joinChoices = (table: Table, company: Company): readonly Choice<Act>[] => {
  const left = table.units.filter((man) => !company.members.includes(man));
  return table.units.length === 1
    ? []
    : left.filter((man) => left.find((each) => areAlike(table.state, each, man)) === man).map((man) => joinChoice(table, company, man));
};

/** The one named last leaves a half behind. */
const halfChoice = (table: Table, { members, halves, last }: Named): readonly Choice<Act>[] => {
  if (!isWhole(last) || halves.includes(last)) return [];
  const halved: Named = { members, halves: members.filter((man) => man === last || halves.includes(man)), last };
  const later = table.units.filter((man) => !members.includes(man));
  const hint = (): Hint => ({
    rule: rule('IW-CROWD-5'),
    text: `The ${TYPE_NAMES[last.type]} leaves a half on ${nameOf(table.from)}.`,
    squares: [table.from],
  });
  return [open<Act>(option('half'), 'plain', () => companyMenu(table, halved, later), { label: '½', hint })];
};

/** "The Knight leaves a half behind", where nobody was said to and somebody must. */
const usualWords = ({ from, goings }: Table, { members, halves }: Company): string => {
  const rejoining = goings.find(({ target }) => members.some((man) => otherHalf(man, from) === target));
  const other = goings.find((going) => going !== rejoining);
  const [usual] = halves.length > 0 || members.length === 1 || !other ? [] : usualHalves(other, members);
  return usual ? ` The ${TYPE_NAMES[usual.type]} leaves a half behind${rejoining ? `, but not to ${nameOf(rejoining.target)}` : ''}.` : '';
};

/** Where these go, how the last of them goes, or who comes along. */
const memberMenu = (table: Table, named: Named | null): Menu<Act> => {
  const { state, side, from, units, link } = table;
  const company = named ?? asUsual(units);
  const choices = targetChoices(table, named);
  const castling = named ? [] : castleChoices(state, side, from, link);
  const under = state.castling[side];
  const one = company.members.length === 1;
  return ask(
    under && company.members.length === 0
      ? finishWords(side, under.wing)
      : `${sideName(side)}: where ${one ? 'does' : 'do'} the ${namesIn(company.members)} on ${nameOf(from)} go?${usualWords(table, company)}`,
    [
      ...choices,
      ...castling.filter(({ target }) => !choices.some((each) => sameTarget(each.target, target))),
      ...(named ? halfChoice(table, named) : []),
      ...joinChoices(table, named ?? asUsual([])),
    ],
    (target) =>
      named && target.kind === 'option' && target.option === 'half'
        ? whyNoHalf(named.last, from)
        : whyNoTarget(table, company.members, target),
  );
};

const tableFor = (state: State, side: Side, from: Square, link: LinkStep | null): Table => {
  const units = movableOn(state, side, from);
  return { state, side, from, link, units, goings: goingsFrom(state, side, from, units), killer: null };
};

/** A square of the side to move, and everything that may be done from it. */
export const fromChoice = (state: State, side: Side, from: Square, link: LinkStep | null): OpenChoice<Act> => {
  let made: Table | undefined;
  const table = (): Table => {
    made ??= tableFor(state, side, from, link);
    return made;
  };
  return open(square(from), 'plain', () => memberMenu(table(), null), { surely: () => table().goings.some(someoneCanGo) });
};
