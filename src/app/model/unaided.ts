import type { Menu, OpenChoice, Tone } from '../../kernel/asking/menu.ts';
import type { Game, PlayResult, Position } from '../../kernel/game.ts';
import { memoize, objectCache } from '../../kernel/memoize.ts';
import { type BoardView, unitsOn } from '../../kernel/view.ts';

const toneWithoutWarning = ({ target }: OpenChoice<unknown>, view: BoardView): Tone => {
  if (target.kind === 'option') return 'special';
  const here = target.kind === 'square' ? unitsOn(view, target.square) : [];
  return here.some(({ side }) => side !== view.turn.toMove) ? 'capture' : 'move';
};

const menusWithoutWarnings = objectCache<Menu<unknown>, Menu<unknown>>();

/** Returns a copy of a choice, without warnings. The copy and `choice` share `hasAction`, so no search is repeated. */
const choiceWithoutWarning = (choice: OpenChoice<unknown>, view: () => BoardView): OpenChoice<unknown> => ({
  ...choice,
  tone: () => (choice.tone() === 'danger' ? toneWithoutWarning(choice, view()) : choice.tone()),
  hint: undefined,
  leavesFewMoves: undefined,
  get hasAction() {
    return choice.hasAction;
  },
  set hasAction(found) {
    choice.hasAction = found;
  },
  cachedNext: undefined,
  next: () => menuWithoutWarnings(choice.next(), view),
});

const menuWithoutWarnings = (menu: Menu<unknown>, view: () => BoardView): Menu<unknown> => {
  const known = menusWithoutWarnings.get(menu);
  if (known || menu.kind === 'act') return known ?? menu;
  const choices = menu.choices.map((each) => (each.kind === 'refused' ? each : choiceWithoutWarning(each, view)));
  const made = { ...menu, choices };
  menusWithoutWarnings.set(menu, made);
  return made;
};

/** Hides the end of the game, so that previews reveal no win. */
const withoutEnd = ({ state, ownSteps, tell }: PlayResult<Position>): PlayResult<Position> => {
  const open = (steps: ReturnType<typeof tell>) =>
    steps.filter(({ events }) => !events.some(({ kind }) => kind === 'ended'));
  return { state, ownSteps: () => open(ownSteps()), tell: () => open(tell()) };
};

/** Returns the game without warnings, hints and overlays, which would give a puzzle's solution away. */
export const unaidedGame = memoize((game: Game): Game & { readonly isUnaided: true } => {
  const viewOf = memoize((position: Position): BoardView => {
    const view = game.view(position);
    // A warning would reveal the number of units that can capture.
    const notes = view.turn.notes.filter(({ kind }) => kind !== 'warning');
    return { ...view, turn: { ...view.turn, notes } };
  });
  return {
    ...game,
    isUnaided: true,
    lenses: [],
    menu: (position) => menuWithoutWarnings(game.menu(position), () => viewOf(position)),
    ask(position, picks) {
      const menu = game.ask(position, picks);
      return menu.ok ? { ...menu, value: menuWithoutWarnings(menu.value, () => viewOf(position)) } : menu;
    },
    view: viewOf,
    attackers: () => [],
    preview(position, picks) {
      const played = game.preview(position, picks);
      return played.ok ? { ...played, value: withoutEnd(played.value) } : played;
    },
  };
});

export const isUnaided = (game: Game): boolean => 'isUnaided' in game;
