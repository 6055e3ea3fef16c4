import type { Menu } from '../kernel/asking/menu.ts';
import { sameTarget, square, type Target } from '../kernel/asking/target.ts';
import type { Game, Position } from '../kernel/game.ts';
import { type SearchGoal, traitOf, weightOf } from './similarity.ts';

/** Limit of questions searched at one position, since a position may have thousands. */
const MAX_ASKED = 16;

interface Question {
  readonly picks: readonly Target[];
  readonly menu: Menu<unknown>;
}

/** Returns targets like the demonstration's picks that the menu lacks. The sought clause may refuse these targets. */
const missingTargets = (
  game: Game,
  position: Position,
  { menu, picks }: Question,
  { options, traits }: SearchGoal,
): readonly Target[] =>
  menu.kind === 'act'
    ? []
    : [...game.board.squares.map((_, at) => square(at)), ...options].filter(
        (target) =>
          traits.has(traitOf(game, position, target, picks.length)) &&
          !menu.choices.some((choice) => sameTarget(choice.target, target)),
      );

const refusedAt = (game: Game, position: Position, goal: SearchGoal, question: Question): Target | null => {
  const { menu } = question;
  if (menu.kind === 'act') return null;
  for (const choice of menu.choices)
    if (choice.kind === 'refused' && choice.why().rule === goal.rule) return choice.target;
  return (
    missingTargets(game, position, question, goal).find((target) => menu.refuseOther(target).rule === goal.rule) ?? null
  );
};

/** Finds picks, the last of which the clause refuses. Asks at most `MAX_ASKED` questions. */
export const findRefused = (game: Game, position: Position, goal: SearchGoal): readonly Target[] | null => {
  if (game.outcome(position)) return null;
  const isRefused = (picks: readonly Target[]) => {
    const answer = game.ask(position, picks);
    return !answer.ok && answer.error.rule === goal.rule;
  };
  for (const { kind, target } of game.asides(position)) if (kind === 'refused' && isRefused([target])) return [target];
  const questions: Question[] = [{ picks: [], menu: game.menu(position) }];
  for (let asked = 0; asked < Math.min(questions.length, MAX_ASKED); asked++) {
    const { picks, menu } = questions[asked] as Question;
    const target = refusedAt(game, position, goal, { picks, menu });
    if (target && isRefused([...picks, target])) return [...picks, target];
    if (menu.kind === 'act') continue;
    const weight = (choice: (typeof menu.choices)[number]) => weightOf(game, position, goal, choice, picks.length);
    const open = menu.choices.filter((choice) => choice.kind === 'open');
    const likely = open.filter((choice) => weight(choice) > 1);
    for (const choice of likely.length > 0 ? likely : open)
      questions.push({ picks: [...picks, choice.target], menu: choice.next() });
  }
  return null;
};
