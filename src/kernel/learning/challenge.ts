/** Challenges: lessons made from the demonstrations of clauses. Playing the demonstration solves the challenge. */
import { sameTarget, spell } from '../asking/target.ts';
import type { Game, Position } from '../game.ts';
import { type PlayedAction, positionBefore, turnStartIndex, withDictatedDice } from '../record.ts';
import type { Side } from '../side.ts';
import { type Demo, demonstrate, type PlayedDemo } from './demo.ts';
import { attemptStatus, newAttempt, playAttempt } from './judge.ts';
import type { Goal, Lesson } from './lesson.ts';
import type { Clause } from './rulebook.ts';

/** Returns the dice results in a text: "e2-e4 (11)" gives [11]. */
const diceIn = (text: string): readonly number[] =>
  [...text.matchAll(/\((\d[\d,\s]*)\)/g)].flatMap(([, sums = '']) => sums.match(/\d+/g)?.map(Number) ?? []);

/** Returns the dice results from action `from` on. Null if they cannot be assigned to actions. */
const diceFrom = ({ play = '' }: Demo, actions: number, from: number): readonly number[] | null => {
  const dice = diceIn(play);
  if (from === 0 || dice.length === 0) return dice;
  const parts = play.split(';');
  return parts.length === actions ? parts.slice(from).flatMap(diceIn) : null;
};

/** Spells the actions of a line, one text per turn. In the text, ";" separates the actions of the turn. */
export const spelledTurns = (
  game: Game,
  start: Position,
  line: readonly PlayedAction[],
): readonly { readonly side: Side; readonly text: string }[] => {
  const turns: { side: Side; text: string }[] = [];
  line.forEach(({ picks }, index) => {
    const before = positionBefore(start, line, index);
    const spelled = spell(game.board, picks);
    const last = turns.at(-1);
    if (last && index > 0 && positionBefore(start, line, index - 1).ply === before.ply) last.text += `; ${spelled}`;
    else turns.push({ side: before.toMove, text: spelled });
  });
  return turns;
};

/** Whether a line contains an aside, which lessons do not support. */
const hasAside = (game: Game, start: Position, line: readonly PlayedAction[]): boolean =>
  line.some(({ picks: [first] }, index) =>
    game
      .asides(positionBefore(start, line, index))
      .some(({ target }) => first !== undefined && sameTarget(target, first)),
  );

interface PlayedClause {
  readonly game: Game;
  readonly clause: Clause;
  readonly demo: Demo;
  readonly shown: PlayedDemo;
}

interface DemoPart {
  readonly from: number;
  readonly line: readonly PlayedAction[];
  readonly goal: Goal;
  readonly tries?: string | undefined;
}

/** Makes a challenge of one part of a demonstration. Null if the part is no solvable lesson. */
const challengeIn = (
  { game, clause: { id, title }, demo, shown }: PlayedClause,
  { from, line, goal, tries }: DemoPart,
): Lesson | null => {
  const dice = diceFrom(demo, shown.actions.length, from);
  const before = positionBefore(shown.start, shown.actions, from);
  if (dice === null || hasAside(game, before, line)) return null;
  const start = withDictatedDice(before, dice);
  const at = from === 0 && dice.length === 0 ? demo.at : game.write(start);
  const played = spelledTurns(game, before, line);
  const own = played.filter(({ side }) => side === start.toMove).map(({ text }) => text);
  const challenge: Lesson = {
    id,
    title,
    says: demo.says,
    asks: '',
    ...(at !== undefined && { at }),
    goal,
    within: Math.max(1, own.length),
    replies: played.filter(({ side }) => side !== start.toMove).map(({ text }) => text),
    solution: tries === undefined ? own : [...own, tries],
    tempts: '',
    learned: demo.says,
    teaches: [id],
  };
  const begun = newAttempt(game, challenge);
  const solved = playAttempt(game, challenge, challenge.solution);
  const isSolved = solved.ok && attemptStatus(solved.value) === 'reached';
  return begun.ok && attemptStatus(begun.value) === 'open' && isSolved ? challenge : null;
};

/** Returns the parts to try: the demonstration, then its last turn alone, in case the whole is no solvable lesson. */
const partsOf = ({ clause: { id }, demo, shown }: PlayedClause): readonly DemoPart[] => {
  const { start, actions, last, refusal, proofs } = shown;
  if (refusal?.rule === id)
    return [{ from: 0, line: actions, goal: { kind: 'refused', rule: id }, tries: demo.tries ?? '' }];
  const line = [...actions, ...(last ? [last] : [])];
  const step = proofs.find((proof) => proof.kind === 'step');
  const goal: Goal = step
    ? { kind: 'happens', rule: id }
    : {
        kind: 'shown',
        rule: id,
        where: { ...(demo.lens && { lens: demo.lens }), ...(demo.look && { look: demo.look }) },
      };
  const end = step ? step.turn + 1 : line.length;
  if (end === 0) return [];
  const began = turnStartIndex({ start, actions: line }, end - 1);
  return [...new Set([0, began])].map((from) => ({ from, line: line.slice(from, end), goal }));
};

/** Makes a challenge from a clause's demonstration. Null if no part is a solvable lesson. */
export const challengeOf = (game: Game, clause: Clause, demo: Demo): Lesson | null => {
  const shown = demonstrate(game, clause.id, demo);
  if (!shown.ok) return null;
  const source: PlayedClause = { game, clause, demo, shown: shown.value };
  for (const part of partsOf(source)) {
    const challenge = challengeIn(source, part);
    if (challenge) return challenge;
  }
  return null;
};
