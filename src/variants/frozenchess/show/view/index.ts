/** Builds what the board shows of a position: units with badges, and marks (section 9 of the rules). */
import type { UnitId } from '../../../../kernel/asking/target.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { clausesOf } from '../../../../kernel/learning/rulebook.ts';
import { objectCache } from '../../../../kernel/memoize.ts';
import { type Side, sideName } from '../../../../kernel/side.ts';
import type { Badge, BoardView, UnitView, VariantView } from '../../../../kernel/view.ts';
import { countWords, listWords } from '../../../../kernel/words.ts';
import { respawnNotes } from '../../abilities/players.ts';
import { DETONATE_AFTER } from '../../abilities/units/jester.ts';
import { checksOn } from '../../moves/attacks.ts';
import { movesOf } from '../../moves/awards.ts';
import { shownRange } from '../../moves/range.ts';
import { attacksOnAll } from '../../moves/threat/attacks.ts';
import { isRoyalGuard } from '../../moves/threat/immunity.ts';
import {
  heldByText,
  holdText,
  isParalysed,
  presenceHoldOn,
  turnsLeft,
  turnsMissed,
} from '../../moves/threat/paralysis-by-presence.ts';
import { knightOver } from '../../moves/threat/threat.ts';
import { KIND_NAMES } from '../../position/kinds.ts';
import { formName, obstacle, unitName } from '../../position/names.ts';
import { squaresOf } from '../../position/piece-lists.ts';
import { shadowsOfSide, unitOf } from '../../position/shadows.ts';
import { idleOf, isOnWall, isQuickened } from '../../position/squares.ts';
import { holds, kindOf } from '../../position/stacks.ts';
import type { Component, Stack, State } from '../../position/state.ts';
import { badge, type ClauseId, figure, RULES } from '../../rules/index.ts';
import { facingOf } from '../events.ts';
import { supportBadges } from '../support-badges.ts';
import { growthBadges, longGameBadges, newsIfSoon, stageNotes } from './areas.ts';
import { monadBadges, shadeBadge } from './forms.ts';
import { marksOn } from './marks.ts';

const rangeBadges = new Map<number, Badge>();
const rangeBadge = (value: number): Badge => {
  const known = rangeBadges.get(value) ?? badge('range', 'FC-SHOW-1', `range ${value}`, { value, news: '' });
  rangeBadges.set(value, known);
  return known;
};

const guardBadge = (side: Side): Badge =>
  badge('guard', 'FC-KING-5', 'next to its King: only its own actions can paralyse it', {
    news: `{} [is|are] now next to ${sideName(side)}'s King`,
  });
const GUARD: Readonly<Record<Side, Badge>> = { white: guardBadge('white'), black: guardBadge('black') };
const CLIMB: Badge = badge('climb', 'FC-ASSN-4', 'on a wall: it threatens nothing, and nothing can be aimed at it', {
  news: '',
});
const SHIELD: Badge = badge('shield', 'FC-TEMP-2', 'its Shield stops attackers on squares it threatens', {
  news: '',
});
const READY: Badge = badge('ready', 'FC-JEST-7', 'can detonate', { news: '{} can now detonate' });

const TITLES: ReadonlyMap<string, string> = new Map(clausesOf(RULES).map(({ id, title }) => [id, title]));

/** Returns the cause of a paralysis in brackets. The text is empty for FC-PAR-1, which stands for an unknown cause. */
const causeOf = (clause: ClauseId): string => (clause === 'FC-PAR-1' ? '' : ` (${TITLES.get(clause)})`);

const timerBadges = ({ paralysis, paralysedBy, side }: Stack, turns = paralysis): readonly Badge[] =>
  paralysis > 0
    ? [
        badge('frozen', paralysedBy, `paralysed for ${turnsLeft(turns, side)}${causeOf(paralysedBy)}`, {
          value: turns,
          news: newsIfSoon(turns, side, 'The paralysis of {} ends'),
          ending: true,
        }),
      ]
    : [];

const fusedBadges = ({ units }: Stack): readonly Badge[] =>
  units.length > 1
    ? [
        badge(
          'stack',
          'FC-FUSE-1',
          `stack, from the base up of ${listWords(units.map(({ kind }) => KIND_NAMES[kind]))}`,
          { value: units.length, news: '' },
        ),
      ]
    : [];

const awardBadges = (unit: Component): readonly Badge[] => {
  const moves = movesOf(unit);
  const news = `{} now [has|have] ${moves} moves per turn`;
  return moves > 1 ? [badge('moves', 'FC-MULTI-1', `${moves} moves per turn`, { value: moves, news })] : [];
};

/** Returns a unit's badges that do not depend on its place, so that the badges can be cached. */
const ownBadges = (stack: Stack, unit: Component, turns = stack.paralysis): readonly Badge[] => {
  const cargo = listWords(unit.cargo.map(formName));
  return [
    ...(unit === stack.units[0] ? monadBadges(stack) : []),
    rangeBadge(shownRange(unit, stack)),
    ...awardBadges(unit),
    ...(unit === stack.units[0] ? [...fusedBadges(stack), ...timerBadges(stack, turns)] : []),
    ...growthBadges(unit, stack.side),
    ...(cargo ? [badge('cargo', 'FC-TRAN-3', `carries ${cargo}`, { value: unit.cargo.length, news: '' })] : []),
  ];
};

const placeBadges = (state: State, square: Square, stack: Stack): readonly Badge[] => {
  const kind = kindOf(stack);
  const badges: Badge[] = [];
  const hold = presenceHoldOn(state, square);
  if (hold)
    badges.push(
      badge('held', hold.rule, `paralysed ${heldByText(state, hold)}`, {
        news: `${holdText(state, hold)} {}`,
      }),
    );
  if (kind !== 'K' && isRoyalGuard(state, square, stack)) badges.push(GUARD[stack.side]);
  if (kind === 'K') {
    const checkers = checksOn(state)[stack.side];
    if (checkers.length > 0) {
      const words = `in check from ${listWords(checkers.map((each) => obstacle(state, each)))}`;
      badges.push(badge('check', 'FC-THR-5', words, { news: `{} is ${words}` }));
    }
  }
  if (holds(stack, 'P')) {
    const knight = knightOver(state, square);
    if (knight !== null)
      badges.push(
        badge(
          'knightmare',
          'FC-KNIG-4',
          `threatened by ${unitName(state, knight)}, so it can only step 1 square forward`,
          { news: '{} can now only step 1 square forward' },
        ),
      );
  }
  if (holds(stack, 'T') && !state.tombs[square] && !isParalysed(state, square)) badges.push(SHIELD);
  if (kind === 'M' && isOnWall(state, square)) badges.push(CLIMB);
  if (holds(stack, 'J') && idleOf(state, stack) >= DETONATE_AFTER) badges.push(READY);
  return [...badges, ...supportBadges(state, square, stack)];
};

const unitView = (unit: Component, side: Side, square: Square, badges: readonly Badge[], inside?: UnitId): UnitView => {
  const facing = facingOf(unit, side);
  return {
    id: unit.id,
    type: unit.kind,
    side,
    at: [square],
    body: 'whole',
    ...(facing && { facing }),
    ...(inside !== undefined && { inside }),
    badges,
  };
};

const cargoViews = (state: State, carrier: Component, square: Square): readonly UnitView[] =>
  carrier.cargo.flatMap((stack) => {
    const shade = stack.shade ? [shadeBadge(state, stack)] : [];
    return stack.units.flatMap((unit, index) => [
      unitView(
        unit,
        stack.side,
        square,
        index === 0 ? [...shade, ...fusedBadges(stack), ...timerBadges(stack)] : [],
        carrier.id,
      ),
      ...cargoViews(state, unit, square),
    ]);
  });

const plainViews = objectCache<Stack, readonly UnitView[]>();

/** Returns the views of a stack's units without `placeBadges`. Cached by stack, since most stacks rarely change. */
const plainViewsOf = (state: State, stack: Stack, square: Square): readonly UnitView[] => {
  if (isQuickened(state, square)) {
    const turns = turnsMissed(state, square, stack);
    return stack.units.map((unit) => unitView(unit, stack.side, square, ownBadges(stack, unit, turns)));
  }
  let known = plainViews.get(stack);
  if (known?.[0]?.at[0] !== square) {
    known = stack.units.map((unit) => unitView(unit, stack.side, square, ownBadges(stack, unit)));
    plainViews.set(stack, known);
  }
  return known;
};

const unitViews = (state: State): Readonly<Record<UnitId, UnitView>> => {
  attacksOnAll(state);
  const views: Record<UnitId, UnitView> = {};
  state.stacks.forEach((stack, square) => {
    if (!stack) return;
    const more = placeBadges(state, square, stack);
    plainViewsOf(state, stack, square).forEach((plain, index) => {
      views[plain.id] = index === 0 && more.length > 0 ? { ...plain, badges: [...plain.badges, ...more] } : plain;
    });
    for (const unit of stack.units) for (const view of cargoViews(state, unit, square)) views[view.id] = view;
  });
  for (const shadow of state.shadows) {
    const { square, stack } = shadow;
    for (const plain of plainViewsOf(state, stack, square))
      views[plain.id] = { ...plain, badges: [shadeBadge(state, stack), ...plain.badges] };
    for (const view of cargoViews(state, unitOf(shadow), square)) views[view.id] = view;
  }
  return views;
};

const playerBadges = (state: State, side: Side): readonly Badge[] => {
  const count = squaresOf(state, side).length + shadowsOfSide(state, side).length;
  return [figure('units', 'FC-BOARD-2', countWords(count, 'piece'), { value: count }), ...longGameBadges(state, side)];
};

const FIRST_GAME: Badge = figure('first', 'FC-FIRST-1', 'First game: no special actions');

const LAST_NULL: Badge = figure('null', 'FC-NULL-1', 'The last turn was a Nullmove: another one draws');

export const boardViewOf = (state: State): Pick<BoardView, 'units' | 'marks'> => ({
  units: unitViews(state),
  marks: marksOn(state),
});

export const view = (state: State): VariantView => ({
  ...boardViewOf(state),
  turn: {
    toMove: state.toMove,
    number: Math.floor(state.ply / 2) + 1,
    phases: [{ id: 'action', title: 'Turn', state: 'now' }],
    players: { white: playerBadges(state, 'white'), black: playerBadges(state, 'black') },
    notes:
      state.options.rules === 'first'
        ? [FIRST_GAME]
        : [...(state.lastNull ? [LAST_NULL] : []), ...stageNotes(state), ...respawnNotes(state)],
  },
});
