/** Turns a variant's `GameSpec` into a `Game`, with the caches and declarations that every game needs. */
import {
  declarationChoices,
  isDeclaration,
  mustAnswerOffer,
  offerAnswerMenu,
  offerNotes,
  tellDeclaration,
  tellLapsedOffer,
  whyNotDeclared,
  withDeclaration,
  withOffer,
} from './agreement.ts';
import { followPicks, mayHaveAction, type Path, paths, prepareChoices, pruneMenu } from './asking/legal.ts';
import { type Choice, type Menu, type Refusal, refusal, refusalFrom, visitUncached } from './asking/menu.ts';
import { readPicks, spell, type Target } from './asking/target.ts';
import { UNKNOWN_DICE, withTextMixedIn } from './chance.ts';
import { change } from './changed.ts';
import type { Declaration } from './declaration.ts';
import { derivedSteps, tellChanges } from './derived-steps.ts';
import { mergeLooks } from './drawing/looks.ts';
import { firstGame, withChosen } from './editing/options.ts';
import { plainPosition } from './editing/plain-text.ts';
import type { Step } from './event.ts';
import { foldView } from './fold.ts';
import type { Game, PlayResult, PositionBase } from './game.ts';
import { invariant } from './invariant.ts';
import { clausesOf, type Rulebook, type RuleId } from './learning/rulebook.ts';
import { memoize, objectCache, once } from './memoize.ts';
import { err, ok, type Problem, problem, type Result } from './result.ts';
import { turnNumber } from './side.ts';
import type { GameSpec } from './spec.ts';
import type { BoardView, Outcome } from './view.ts';

const ONE_KIND = { all: ['move'], of: () => 'move' };

const firstClause = (rules: Rulebook): RuleId => {
  const [first] = clausesOf(rules);
  invariant(first, 'a rulebook has a clause');
  return first.id;
};

/** Counts the sequences of `plays` plays. A play is what perft counts as one ply. */
const countPlays = <S extends PositionBase, Act>(spec: GameSpec<S, Act>, start: S, plays: number): number => {
  const { menu = spec.menu, next = spec.next, isOver = spec.outcome, endsPlay } = spec.asking?.counting ?? {};
  const count = (state: S, depth: number): number => {
    if (depth === 0) return 1;
    if (state.talk?.agreed || isOver?.(state)) return 0;
    let nodes = 0;
    const walk = (at: Menu<Act>): void => {
      if (at.kind === 'ask') {
        for (const choice of at.choices) if (mayHaveAction(choice)) visitUncached(choice, walk);
      } else if (depth === 1 && !endsPlay) {
        nodes += 1;
      } else {
        const after = next(state, at.act);
        nodes += count(after, !endsPlay || endsPlay(after) ? depth - 1 : depth);
      }
    };
    walk(menu(state));
    return nodes;
  };
  return count(start, plays);
};

export const defineGame = <S extends PositionBase, Act>(spec: GameSpec<S, Act>): Game => {
  type ActOrDeclaration = Act | Declaration;
  const { telling = {}, editing = {}, learning = {}, asking = {}, version = 1, options, looks, ...facts } = spec;
  const { kinds = ONE_KIND, notation, lenses = [], turnRule = firstClause(spec.rules) } = telling;
  const { text } = editing;
  const { agreement } = asking;
  const menuOf = memoize(
    (state: S): Menu<ActOrDeclaration> => (agreement && offerAnswerMenu(state, agreement)) ?? spec.menu(state),
  );
  const outcomes = objectCache<S, Outcome | null>();

  const outcomeOf = (state: S, findAct?: () => Act | null): Outcome | null => {
    const known = outcomes.get(state);
    if (known !== undefined) return known;
    const outcome = state.talk?.agreed ?? spec.outcome?.(state, findAct) ?? null;
    outcomes.set(state, outcome);
    return outcome;
  };

  const viewOf = memoize((state: S): BoardView => {
    const { units, marks = {}, turn = {} } = spec.view(state, () => outcomeOf(state));
    const {
      toMove = state.toMove,
      number = turnNumber(state),
      phases = [],
      players = { white: [], black: [] },
      notes = [],
    } = turn;
    const offer = agreement ? offerNotes(state, agreement) : [];
    return {
      units,
      marks,
      turn: {
        toMove,
        number,
        phases,
        players,
        notes: offer.length > 0 ? [...notes, ...offer] : notes,
        outcome: outcomeOf(state),
      },
    };
  });

  const asidesOf = memoize((state: S): readonly Choice<ActOrDeclaration>[] => {
    if (outcomeOf(state) || (agreement && mustAnswerOffer(state, agreement))) return [];
    const own = asking.asides?.(state) ?? [];
    const isOpen = ({ kind }: Choice<Act>) => kind === 'open';
    return agreement
      ? [...own.filter(isOpen), ...declarationChoices(state, agreement), ...own.filter((each) => !isOpen(each))]
      : own;
  });

  const whyOver = (state: S, findAct: () => Act | null): Refusal | null => {
    const outcome = outcomeOf(state, findAct);
    return outcome && refusal(outcome.rule, `The game is over. ${outcome.text}`);
  };

  const isDeclarationAct = (action: ActOrDeclaration): action is Declaration =>
    agreement !== undefined && isDeclaration(action);

  const rootFor = (state: S, first: Target | undefined): Menu<ActOrDeclaration> => {
    const menu = menuOf(state);
    if (menu.kind === 'act' || first?.kind !== 'option') return menu;
    const aside = asidesOf(state).find(({ target }) => target.kind === 'option' && target.option === first.option);
    return aside ? { ...menu, choices: [aside] } : menu;
  };

  const menuAfter = (state: S, picks: readonly Target[]): Result<Menu<ActOrDeclaration>, Problem> => {
    let found: ReturnType<typeof followPicks<ActOrDeclaration>> | undefined;
    const followState = () => {
      found ??= followPicks(rootFor(state, picks[0]), picks);
      return found;
    };
    const ended = whyOver(state, () => {
      const menu = followState();
      return menu.ok && menu.value.kind === 'act' && !isDeclarationAct(menu.value.act) ? menu.value.act : null;
    });
    if (ended) return err(ended);
    const menu = followState();
    if (menu.ok) return menu;
    const [first] = picks;
    const whySilent = first && agreement && whyNotDeclared(state.talk, first, agreement);
    if (whySilent) return err(whySilent);
    const { error } = menu;
    return err(
      typeof error === 'number'
        ? {
            text: `The move is already complete before "${spell(spec.board, picks.slice(error, error + 1))}".`,
          }
        : error,
    );
  };

  const nextAfter = (before: S, action: ActOrDeclaration): S => {
    if (!agreement) return spec.next(before, action as Act);
    return isDeclarationAct(action)
      ? withDeclaration(before, action, agreement)
      : withOffer(before, spec.next(before, action));
  };

  const tellAct = (before: S, act: Act, after: S): readonly Step[] =>
    telling.tell?.(before, act, after) ?? tellChanges(viewOf(before), viewOf(after), turnRule);

  const tellOf = (before: S, action: ActOrDeclaration, after: S): readonly Step[] => {
    if (!agreement) return tellAct(before, action as Act, after);
    return isDeclarationAct(action)
      ? tellDeclaration(action, agreement)
      : [...tellLapsedOffer(before, agreement), ...tellAct(before, action, after)];
  };

  const write = (state: S, picks: readonly Target[], action: ActOrDeclaration, steps?: readonly Step[]): string => {
    if (isDeclarationAct(action)) return agreement?.write?.(action) ?? spell(spec.board, picks);
    return notation ? notation.write(state, action, steps) : spell(spec.board, picks);
  };

  const playWith = (state: S, picks: readonly Target[], veiled: boolean): Result<PlayResult<S>, Problem> => {
    const menu = menuAfter(state, picks);
    if (!menu.ok) return menu;
    if (menu.value.kind === 'ask') return err({ text: `The move is not complete. ${menu.value.prompt}` });
    const rng = state.rng && (veiled ? UNKNOWN_DICE : withTextMixedIn(state.rng, spell(spec.board, picks)));
    const before = rng === state.rng ? state : change(state, { rng } as Partial<S>);
    const { act } = menu.value;
    const after = nextAfter(before, act);
    const ownSteps = once(() => tellOf(before, act, after));
    // Lazy, since the derived steps need the views of two positions.
    const tell = once(() => {
      const steps = ownSteps();
      return [...steps, ...derivedSteps(foldView(viewOf(state), steps), viewOf(after), turnRule)];
    });
    return ok({ state: after, ownSteps, tell });
  };

  const game: Game = {
    ...facts,
    version,
    looks: mergeLooks(looks),
    options: options?.all ?? [],
    samples: learning.samples ?? [],
    credit: learning.credit ?? { text: { title: spec.title, by: null }, basis: [], version: '' },
    kinds: kinds.all,
    turnRule,
    lenses: lenses.map(({ id, title }) => ({ id, title })),
    acceptedForms: (notation?.acceptedForms ?? []) as Game['acceptedForms'],
    first: options && learning.first ? firstGame(options, learning.first) : null,
    setup: (seed, chosen = {}) => withChosen(options?.all ?? [], spec.setup(seed, chosen), chosen),
    menu: (position) => menuOf(position as S),
    ask: (position, picks) => {
      const menu = menuAfter(position as S, picks);
      return menu.ok ? ok(pruneMenu(menu.value)) : menu;
    },
    prepare: (position, picks, mayContinue) => {
      const state = position as S;
      if (asking.prepare?.(state, mayContinue) === false) return false;
      return !picks || !!outcomeOf(state) || prepareChoices(rootFor(state, picks[0]), picks, mayContinue);
    },
    asides: (position) => asidesOf(position as S),
    explain: (position, picks, target) => {
      const menu = menuAfter(position as S, [...picks, target]);
      if (menu.ok || !menu.error.rule) return null;
      return refusalFrom(menu.error);
    },
    play: (position, picks) => playWith(position as S, picks, false),
    preview: (position, picks) => playWith(position as S, picks, true),
    next: (position, act) => nextAfter(position as S, act as ActOrDeclaration),
    view: (position) => viewOf(position as S),
    look: (position, lens, focus) => lenses.find(({ id }) => id === lens)?.show(position as S, focus) ?? [],
    outcome: (position, findAct) => outcomeOf(position as S, findAct as (() => Act | null) | undefined),
    *actions(position, picks = []) {
      const menu = menuAfter(position as S, picks);
      if (!menu.ok) return;
      for (const { picks: path, act } of paths(menu.value, picks) as Generator<Path<ActOrDeclaration>>) {
        const kind = isDeclarationAct(act) ? act.kind : kinds.of(act);
        yield {
          picks: path,
          spelling: spell(spec.board, path),
          notation: write(position as S, path, act),
          kind,
        };
      }
    },
    withSideToMove: (position, side, at) => editing.withSideToMove?.(position as S, side, at) ?? null,
    diagramPosition: (type, side, at) => editing.diagramPosition?.(type, side, at) ?? null,
    attackers: (position, at) => asking.attackers?.(position as S, at) ?? [],
    captureSquares: (position, at) => asking.captureSquares?.(position as S, at) ?? null,
    inspectorFacts: (position, focus) =>
      telling.inspectorFacts?.(position as S, focus, () => outcomeOf(position as S)) ?? [],
    offersDraws: !!agreement?.draw,
    hasUpcomingEvents: telling.upcomingEvents !== undefined,
    upcomingEvents: (position) => (outcomeOf(position as S) ? [] : (telling.upcomingEvents?.(position as S) ?? [])),
    perft: (position, depth) => countPlays(spec, position as S, depth),
    hasPositionFile: text !== undefined,
    write: (position) => text?.write(position as S) ?? JSON.stringify(position),
    read: (written) => {
      if (!text) return problem(`${spec.title} has no position files.`);
      const read = text.read(written);
      const plain = read.ok ? written : plainPosition(written);
      const meant = plain === written ? read : text.read(plain);
      return meant.ok ? meant : read;
    },
    notate: (position, picks, steps) => {
      const menu = menuAfter(position as S, picks);
      invariant(menu.ok && menu.value.kind === 'act', `${spell(spec.board, picks)} is a complete action`);
      return write(position as S, picks, menu.value.act, steps);
    },
    readAction: (position, text) => {
      const picks = readPicks(spec.board, text);
      if (picks.ok && picks.value.length > 0) return ok({ picks: picks.value, rest: '' });
      return notation
        ? notation.read(position as S, text)
        : picks.ok
          ? problem('Write a move, such as 2 squares.')
          : picks;
    },
  };
  return game;
};
