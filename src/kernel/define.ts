/**
 * From what a variant writes to what the app gets: walking, explaining, playing, previewing and counting, written once over
 * the tree of questions and what its leaves do.
 */
import { stirred, VEILED } from './chance.ts';
import { foldView } from './fold.ts';
import type { Game, GameSpec, Played, PositionBase } from './game.ts';
import { invariant } from './invariant.ts';
import { follow, isWalked, type Menu, type Path, paths, prune, type Refusal, readPicks, refusalIn, spell, type Target } from './menu.ts';
import { once, remembered } from './remembered.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import { settled } from './settle.ts';
import type { Outcome } from './view.ts';

/** Complete plays to a depth; the last ply is counted without being played where every action is a play of its own. */
const countPlays = <S extends PositionBase, Act>(spec: GameSpec<S, Act>, state: S, depth: number): number => {
  if (depth === 0) return 1;
  if (spec.isOver ? spec.isOver(state) : spec.outcome(state)) return 0;
  let nodes = 0;
  const { countsAsPlay: counts } = spec;
  const { menu, next } = spec.counting ?? spec;
  const walk = (at: Menu<Act>): void => {
    if (at.kind === 'ask') {
      for (const choice of at.choices) if (isWalked(choice)) walk(choice.next());
    } else if (depth === 1 && !counts) {
      nodes += 1;
    } else {
      const after = next(state, at.act);
      nodes += countPlays(spec, after, !counts || counts(after) ? depth - 1 : depth);
    }
  };
  walk(menu(state));
  return nodes;
};

export const defineGame = <S extends PositionBase, Act>(spec: GameSpec<S, Act>): Game => {
  const { lenses, ...facts } = spec;
  const menuOf = remembered(spec.menu);
  const viewOf = remembered(spec.view);
  const outcomes = new WeakMap<S, Outcome | null>();

  const outcomeOf = (state: S, able?: () => Act | null): Outcome | null => {
    const known = outcomes.get(state);
    if (known !== undefined) return known;
    const outcome = spec.outcome(state, able);
    outcomes.set(state, outcome);
    return outcome;
  };

  const asidesOf = remembered((state: S) => (outcomeOf(state) ? [] : spec.asides(state)));

  const over = (state: S, able: () => Act | null): Refusal | null => {
    const outcome = outcomeOf(state, able);
    return outcome && { rule: outcome.rule, text: `The game is over. ${outcome.text}`, squares: [] };
  };

  /** Asides are found by their target at the root; everything else is in the menu. */
  const rootFor = (state: S, first: Target | undefined): Menu<Act> => {
    const menu = menuOf(state);
    if (menu.kind === 'act' || first?.kind !== 'option') return menu;
    const aside = asidesOf(state).find(({ target }) => target.kind === 'option' && target.option === first.option);
    return aside ? { ...menu, choices: [aside] } : menu;
  };

  const walk = (state: S, picks: readonly Target[]): Result<Menu<Act>, Problem> => {
    let found: ReturnType<typeof follow<Act>> | undefined;
    const followed = () => {
      found ??= follow(rootFor(state, picks[0]), picks);
      return found;
    };
    const ended = over(state, () => {
      const menu = followed();
      return menu.ok && menu.value.kind === 'act' ? menu.value.act : null;
    });
    if (ended) return err(ended);
    const menu = followed();
    if (menu.ok) return menu;
    const [first] = picks;
    const unsaid = first && spec.unsaid?.(state, first);
    if (unsaid) return err(unsaid);
    const { error } = menu;
    return err(
      typeof error === 'number' ? { text: `The action is complete before "${spell(spec.board, picks.slice(error, error + 1))}".` } : error,
    );
  };

  const playedBy = (state: S, picks: readonly Target[], veiled: boolean): Result<Played<S>, Problem> => {
    const menu = walk(state, picks);
    if (!menu.ok) return menu;
    if (menu.value.kind === 'ask') return err({ text: `The action is not complete. ${menu.value.prompt}` });
    const rng = state.rng && (veiled ? VEILED : stirred(state.rng, spell(spec.board, picks)));
    const before = rng === state.rng ? state : { ...state, rng };
    const { act } = menu.value;
    const after = spec.next(before, act);
    // What follows from the position takes the views of two positions.
    const tell = once(() => {
      const steps = spec.tell(before, act, after);
      return [...steps, ...settled(foldView(viewOf(state), steps), viewOf(after), spec.turnRule)];
    });
    return ok({ state: after, tell });
  };

  const game: Game = {
    ...facts,
    lenses: lenses.map(({ id, title }) => ({ id, title })),
    passedOver: (spec.notation.passedOver ?? []) as Game['passedOver'],
    setup: (seed, options = {}) => spec.setup(seed, options),
    menu: (position) => menuOf(position as S),
    ask: (position, picks) => {
      const menu = walk(position as S, picks);
      return menu.ok ? ok(prune(menu.value)) : menu;
    },
    asides: (position) => asidesOf(position as S),
    explain: (position, picks, target) => {
      const menu = walk(position as S, [...picks, target]);
      if (menu.ok || !menu.error.rule) return null;
      return refusalIn(menu.error);
    },
    play: (position, picks) => playedBy(position as S, picks, false),
    preview: (position, picks) => playedBy(position as S, picks, true),
    view: (position) => viewOf(position as S),
    look: (position, lens, focus) => lenses.find(({ id }) => id === lens)?.show(position as S, focus) ?? [],
    outcome: (position) => outcomeOf(position as S),
    *actions(position, picks = []) {
      const menu = walk(position as S, picks);
      if (!menu.ok) return;
      for (const { picks: path, act } of paths(menu.value, picks) as Generator<Path<Act>>) {
        yield { picks: path, spelling: spell(spec.board, path), notation: spec.notation.write(position as S, act), kind: spec.kind(act) };
      }
    },
    asIf: (position, side, at) => spec.asIf?.(position as S, side, at) ?? null,
    lone: (type, side, at) => spec.lone?.(type, side, at) ?? null,
    about: (position, focus) => spec.about?.(position as S, focus) ?? [],
    perft: (position, depth) => countPlays(spec, position as S, depth),
    write: (position) => spec.text.write(position as S),
    read: (text) => spec.text.read(text),
    notate: (position, picks, steps) => {
      const menu = walk(position as S, picks);
      invariant(menu.ok && menu.value.kind === 'act', `${spell(spec.board, picks)} is a complete action`);
      return spec.notation.write(position as S, menu.value.act, steps);
    },
    readAction: (position, text) => {
      const picks = readPicks(spec.board, text);
      return picks.ok && picks.value.length > 0 ? ok({ picks: picks.value, rest: '' }) : spec.notation.read(position as S, text);
    },
  };
  return game;
};
