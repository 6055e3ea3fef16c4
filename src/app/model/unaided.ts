/** A game without warnings and hints, for puzzles. */
import type { Menu, OpenChoice, Tone } from '../../kernel/asking/menu.ts';
import type { Game, Played, Position } from '../../kernel/game.ts';
import { memoize, memory } from '../../kernel/memoize.ts';
import { type BoardView, unitsOn } from '../../kernel/view.ts';

const calmTone = ({ target }: OpenChoice<unknown>, view: BoardView): Tone => {
  if (target.kind === 'option') return 'special';
  const here = target.kind === 'square' ? unitsOn(view, target.square) : [];
  return here.some(({ side }) => side !== view.turn.toMove) ? 'capture' : 'move';
};

const calmMenus = memory<Menu<unknown>, Menu<unknown>>();

/** The choice without danger, hint and warning; it shares the results of searches with the game's own. */
const calmChoice = (choice: OpenChoice<unknown>, view: () => BoardView): OpenChoice<unknown> => ({
  ...choice,
  tone: () => (choice.tone() === 'danger' ? calmTone(choice, view()) : choice.tone()),
  hint: undefined,
  narrow: undefined,
  get leads() {
    return choice.leads;
  },
  set leads(found) {
    choice.leads = found;
  },
  grown: undefined,
  next: () => calm(choice.next(), view),
});

const calm = (menu: Menu<unknown>, view: () => BoardView): Menu<unknown> => {
  const known = calmMenus.get(menu);
  if (known || menu.kind === 'act') return known ?? menu;
  const choices = menu.choices.map((each) => (each.kind === 'refused' ? each : calmChoice(each, view)));
  const made = { ...menu, choices };
  calmMenus.set(menu, made);
  return made;
};

/** The steps without the end of the game, so that pointing at a choice does not reveal a win. */
const withoutEnd = ({ state, did, tell }: Played<Position>): Played<Position> => {
  const open = (steps: ReturnType<typeof tell>) =>
    steps.filter(({ events }) => !events.some(({ kind }) => kind === 'ended'));
  return { state, did: () => open(did()), tell: () => open(tell()) };
};

/** The game without help: legal choices, captures, checks and refusals stay. */
export const unaided = memoize((game: Game): Game & { readonly isUnaided: true } => {
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
    menu: (position) => calm(game.menu(position), () => viewOf(position)),
    ask(position, picks) {
      const menu = game.ask(position, picks);
      return menu.ok ? { ...menu, value: calm(menu.value, () => viewOf(position)) } : menu;
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
