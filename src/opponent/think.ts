/** Answers a question about a position: finds the game's worth, the budget, the line, and the reason. */
import type { Game, Position } from '../kernel/game.ts';
import type { Target } from '../kernel/menu.ts';
import { other } from '../kernel/side.ts';
import type { Worth } from '../kernel/worth.ts';
import { type Effort, HINT, levelOf, limitsOf } from './levels.ts';
import type { Answer, Question } from './messages.ts';
import { reasonFor, threatReason } from './reason.ts';
import { search, type Thought } from './search.ts';
import { turnedTo } from './threat.ts';
import { SAYS } from './words.ts';

/** The share of a budget, and of its time, that each brief look for a reason may take. */
const LOOK = 0.08;
/** What a side would do, and what a turn threatens: so many are taken at most. */
const LOOKS = 2;

const levelFor = (question: Question): Effort =>
  question === 'hint' || question === 'threat' ? HINT : levelOf(question);

/** Finds briefly what the side to move would do. */
const lookIn =
  (game: Game, worth: Worth, level: Effort, seed: number, isOver: () => boolean) =>
  (position: Position): Thought | null => {
    const limits = limitsOf({ ...level, turns: 1, noise: 0 }, worth, seed);
    return search(game, worth, position, { ...limits, nodes: Math.ceil(limits.nodes * LOOK), isOver });
  };

/** An answer without a line: there is nothing to show, and this to say. */
const onlySaid = (text: string): Answer => ({
  turned: null,
  thought: { picks: [], line: [], score: 0, end: null, turns: 0, nodes: 0 },
  reason: { text, rule: null, squares: [] },
});

/** Why nobody is asked what the other side threatens. */
const untold = (game: Game, worth: Worth, position: Position): Answer | null =>
  !game.outcome(position) && worth.isInCheck?.(position) ? onlySaid(SAYS.inCheck(position.toMove)) : null;

/** A draw is claimed by a side that is so far behind, in hundredths of a Pawn. */
const BEHIND = -150;

/** How the side to move claims a draw, where the rules let it; a standing offer is no claim. */
const claimIn = (game: Game, position: Position): readonly Target[] | null => {
  if (position.talk?.offer) return null;
  for (const choice of game.asides(position)) {
    if (choice.kind !== 'open') continue;
    const claimed = game.preview(position, [choice.target]);
    const outcome = claimed.ok ? game.outcome(claimed.value.state) : null;
    if (outcome && outcome.winner === null) return [choice.target];
  }
  return null;
};

/** What was found, or the claim of a draw where that is better. */
const withClaim = (game: Game, position: Position, thought: Thought): Thought => {
  const claim = thought.score <= BEHIND ? claimIn(game, position) : null;
  return claim ? { ...thought, picks: claim, line: [claim], end: null } : thought;
};

/**
 * The answer to a question; null if nothing can be played, or nobody could threaten anything. `now` is a
 * clock in milliseconds, `onProgress` hears of each better action as it is found.
 */
export const think = (
  game: Game,
  worth: Worth,
  position: Position,
  question: Question,
  seed: number,
  now: () => number,
  onProgress: (answer: Answer) => void = () => {},
): Answer | null => {
  const level = levelFor(question);
  const turned = question === 'threat' ? turnedTo(game, worth, position, other(position.toMove)) : null;
  const from = question === 'threat' ? turned : position;
  if (!from) return untold(game, worth, position);
  if (worth.awaitsDice?.(from)) return null;
  const start = now();
  const isPast = (share: number) => () => now() > start + 1000 * level.most * share;
  const found = search(game, worth, from, { ...limitsOf(level, worth, seed), isOver: isPast(1) }, (thought) =>
    onProgress({ turned, thought, reason: null }),
  );
  if (!found) return null;
  if (turned) {
    const reason = threatReason(game, worth, turned, found);
    return reason ? { turned, thought: found, reason } : onlySaid(SAYS.noThreat(turned.toMove));
  }
  const thought = withClaim(game, position, found);
  // Only a hint's reason is read by anybody who waits for it.
  const look = question === 'hint' ? lookIn(game, worth, level, seed, isPast(1 + LOOKS * LOOK)) : null;
  return { turned, thought, reason: reasonFor(game, worth, position, thought, look) };
};
