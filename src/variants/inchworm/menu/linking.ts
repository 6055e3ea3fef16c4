import { type Choice, type Menu, makeQuestion, open, refuse } from '../../../kernel/asking/menu.ts';
import { option, square, unit } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { type Side, sideName } from '../../../kernel/side.ts';
import { areAlike, sortUnits } from '../moves/crowd.ts';
import { makeLinkStep, obstacleToLink } from '../moves/linking.ts';
import { hasAction } from '../moves/outcome.ts';
import type { Act, LinkStep } from '../position/action.ts';
import { boardSquare, hallway, nameOf, rankOf } from '../position/board.ts';
import { occupancyOf } from '../position/occupancy.ts';
import type { State } from '../position/state.ts';
import { TYPE_NAMES, type Unit } from '../position/units.ts';
import { refusal } from '../rules/index.ts';
import { linkHint } from './hints.ts';
import { whyNoLink, whyNoLinksYet } from './refusals.ts';

type MenuAfterLink = (linked: State, link: LinkStep) => Menu<Act>;

const RANKS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const linkTo = (state: State, side: Side, at: Square, then: MenuAfterLink): Choice<Act> => {
  const bar = obstacleToLink(state, side, at);
  if (bar) return refuse(square(at), () => whyNoLink(state, at, bar));
  const link = (): State => makeLinkStep(state, { kind: 'link', square: at });
  return open(square(at), 'special', () => then(link(), { kind: 'link', square: at }), {
    hint: () => linkHint(state, link(), at),
    quickTest: (mayContinue) => (mayContinue() ? hasAction(link(), side) : null),
  });
};

/** The choice of a hallway square to link. It is unlisted, since picking the board square suffices. */
const linkFrom = (state: State, side: Side, rank: number, then: MenuAfterLink): Choice<Act> => {
  const bar = obstacleToLink(state, side, boardSquare(0, rank));
  const at = square(hallway(rank));
  if (bar?.bar === 'taken' || bar?.on === hallway(rank)) return refuse(at, () => whyNoLink(state, hallway(rank), bar));
  const choices = () => RANKS.map((file) => linkTo(state, side, boardSquare(file, rank), then));
  const prompt = `${sideName(side)}: choose a square of rank ${rank + 1} to link with ${nameOf(hallway(rank))}.`;
  const otherwise = () =>
    refusal('IW-LINK-1', `${nameOf(hallway(rank))} can only be linked with a square of rank ${rank + 1}.`, [
      hallway(rank),
    ]);
  return open(at, 'special', () => makeQuestion(prompt, choices(), otherwise), { isUnlisted: true });
};

const linkMenu = (state: State, side: Side, then: MenuAfterLink): Menu<Act> =>
  makeQuestion(
    `${sideName(side)}: choose a square to link with the hallway.`,
    [
      ...RANKS.flatMap((rank) => RANKS.map((file) => linkTo(state, side, boardSquare(file, rank), then))),
      ...RANKS.map((rank) => linkFrom(state, side, rank, then)),
    ],
    () => refusal('IW-LINK-1', 'Choose a square to link: a board square, or a hallway square.'),
  );

/** Asks how to divide a square's units at unlinking (IW-LINK-6). Each division is listed in only one order of picks. */
const divideMenu = (
  state: State,
  side: Side,
  at: Square,
  units: readonly Unit[],
  away: readonly Unit[],
  then: MenuAfterLink,
): Menu<Act> => {
  const link = (chosen: readonly Unit[]) => {
    const step: LinkStep = {
      kind: 'unlink',
      square: at,
      away: chosen.map(({ id }) => id).sort((a, b) => a - b),
    };
    return then(makeLinkStep(state, step), step);
  };
  const [board, hall] = [nameOf(at), nameOf(hallway(rankOf(at)))];
  const whole: readonly Choice<Act>[] =
    away.length > 0
      ? [
          {
            ...open(option('done'), 'special', () => link(away), { label: `Leave the others on ${board}` }),
            ...(away.length === units.length && { isUnlisted: true as const }),
          },
        ]
      : [
          open(option('board'), 'special', () => link([]), {
            label: units.length > 1 ? `Leave all on ${board}` : `Leave on ${board}`,
          }),
          open(option('hallway'), 'special', () => link(units), {
            label: units.length > 1 ? `Move all to ${hall}` : `Move to ${hall}`,
          }),
        ];
  const last = Math.max(-1, ...away.map((member) => units.indexOf(member)));
  const left = units.filter((member) => !away.includes(member));
  const chips = left
    .filter((member) => units.length > 1 && left.find((each) => areAlike(state, each, member)) === member)
    .map((member): Choice<Act> => {
      const next = units.filter((each) => each === member || away.includes(each));
      const isUnlisted = units.indexOf(member) < last || next.length === units.length;
      const label = `Move ${TYPE_NAMES[member.type]} to ${hall}`;
      return open(unit(member.id), 'special', () => divideMenu(state, side, at, units, next, then), {
        label,
        ...(isUnlisted && { isUnlisted }),
      });
    });
  return makeQuestion(`${sideName(side)}: choose which pieces on ${board} move to ${hall}.`, [...whole, ...chips], () =>
    refusal('IW-LINK-6', `First choose which pieces on ${board} move to ${hall}.`, [at]),
  );
};

const unlinkMenu = (state: State, side: Side, then: MenuAfterLink): Menu<Act> =>
  makeQuestion(
    `${sideName(side)}: choose a link to remove.`,
    state.links.flatMap((file, rank): readonly Choice<Act>[] => {
      if (file === null) return [];
      const at = boardSquare(file, rank);
      const units = sortUnits(state, occupancyOf(state).squares[at] as readonly Unit[], at);
      const link: LinkStep = { kind: 'unlink', square: at, away: [] };
      const choice = open<Act>(square(at), 'special', () =>
        units.length > 0 ? divideMenu(state, side, at, units, [], then) : then(makeLinkStep(state, link), link),
      );
      return [choice, { ...choice, isUnlisted: true, target: square(hallway(rank)) }];
    }),
    () =>
      refusal(
        'IW-LINK-5',
        'Choose a linked square: all links are removed before new ones are made.',
        state.links.flatMap((file, rank) => (file === null ? [] : [boardSquare(file, rank)])),
      ),
  );

const MAKE = 'Make a link';

export const linkChoice = (state: State, side: Side, then: MenuAfterLink): Choice<Act> => {
  if (state.options.rules === 'first') return refuse(option('link'), whyNoLinksYet, MAKE);
  return state.mode === 'linking'
    ? open(option('link'), 'special', () => linkMenu(state, side, then), { label: MAKE })
    : open(option('unlink'), 'special', () => unlinkMenu(state, side, then), { label: 'Remove a link' });
};
