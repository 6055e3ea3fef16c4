/** Looking for a choice that a clause refuses, here and now. */
import type { Game, Position } from '../kernel/game.ts';
import { type Menu, prune, sameTarget, square, type Target } from '../kernel/menu.ts';
import { type Quest, weightOf } from './promise.ts';

/** So many questions of one position are looked at; in most games there are fewer. */
const MOST_ASKED = 32;

interface Question {
  readonly picks: readonly Target[];
  readonly menu: Menu<unknown>;
}

/** Targets that a question does not list: every square, and what the demonstration picks. */
const unlisted = (game: Game, menu: Menu<unknown>, { options }: Quest): readonly Target[] =>
  menu.kind === 'act'
    ? []
    : [...game.board.squares.map((_, at) => square(at)), ...options].filter(
        (target) => !menu.choices.some((choice) => sameTarget(choice.target, target)),
      );

/** A pick of this question that the clause refuses. */
const refusedAt = (game: Game, quest: Quest, menu: Menu<unknown>): Target | null => {
  if (menu.kind === 'act') return null;
  for (const choice of menu.choices)
    if (choice.kind === 'refused' && choice.why().rule === quest.rule) return choice.target;
  return unlisted(game, menu, quest).find((target) => menu.otherwise(target).rule === quest.rule) ?? null;
};

/** Picks of which the last is refused by the clause; null if none is found soon. */
export const findRefused = (game: Game, position: Position, quest: Quest): readonly Target[] | null => {
  if (game.outcome(position)) return null;
  const isRefused = (picks: readonly Target[]) => {
    const answer = game.ask(position, picks);
    return !answer.ok && answer.error.rule === quest.rule;
  };
  for (const { kind, target } of game.asides(position))
    if (kind === 'refused' && isRefused([target])) return [target];
  const questions: Question[] = [{ picks: [], menu: game.menu(position) }];
  for (let asked = 0; asked < Math.min(questions.length, MOST_ASKED); asked++) {
    const { picks, menu } = questions[asked] as Question;
    // Deeper down it would take too long to know what leads to nothing.
    const pruned = asked === 0 ? prune(menu) : menu;
    const target = refusedAt(game, quest, pruned);
    if (target && isRefused([...picks, target])) return [...picks, target];
    if (pruned.kind === 'act') continue;
    const weight = (choice: (typeof pruned.choices)[number]) =>
      weightOf(game, position, quest, choice, picks.length);
    const open = pruned.choices.filter((choice) => choice.kind === 'open');
    for (const choice of [...open].sort((a, b) => weight(b) - weight(a)))
      questions.push({ picks: [...picks, choice.target], menu: choice.next() });
  }
  return null;
};
