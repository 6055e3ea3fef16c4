import type { Target } from '../kernel/asking/target.ts';
import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { other } from '../kernel/side.ts';
import { whoWins } from '../prover/who-wins.ts';
import { labelOf } from './candidates.ts';
import { CONFIRM, type Effort, HINT, type LevelId, levelOf, limitsOf, STANDING, VERDICT } from './levels.ts';
import type { OpponentAnswer, OpponentRequest, Question } from './messages.ts';
import { LISTED_A_NODE } from './proofs.ts';
import { reasonFor, threatReason } from './reason.ts';
import { winIn } from './scores.ts';
import { search, type Thought } from './search.ts';
import { turnedTo } from './threat.ts';
import { SAYS } from './words.ts';

/** Share of the budget, in positions and in time, for each brief search of a reason. */
const LOOK = 0.08;
/** Limit on brief searches per reason: one for a side's best line, one for a threat of the turn. */
const LOOKS = 2;

/** Multiple of the level's time after which a judgement stops its search for a defence. */
const LATEST = 3;

const EFFORTS: { readonly [Each in Exclude<Question, LevelId>]: Effort } = {
  hint: HINT,
  threat: HINT,
  standing: STANDING,
  verdict: VERDICT,
  confirm: CONFIRM,
};

const isLevel = (question: Question): question is LevelId => !(question in EFFORTS);

const levelFor = (question: Question): Effort => (isLevel(question) ? levelOf(question) : EFFORTS[question]);

/** Whether the answer is advice or a judgement, which must still hold one turn later. */
const isJudging = (question: Question): boolean => !isLevel(question) && question !== 'threat';

/** Whether a `confirm` has no larger budget than the `verdict` before it. */
const isInVain = (question: Question, evaluation: Evaluation): boolean =>
  question === 'confirm' && limitsOf(CONFIRM, evaluation, 0).nodes <= limitsOf(VERDICT, evaluation, 0).nodes;

const lookIn =
  (game: Game, evaluation: Evaluation, level: Effort, seed: number, isOver: () => boolean) =>
  (position: Position): Thought | null => {
    const limits = limitsOf({ ...level, turns: 1, noise: 0 }, evaluation, seed);
    return search(game, evaluation, position, { ...limits, nodes: Math.ceil(limits.nodes * LOOK), isOver });
  };

const onlySaid = (text: string): OpponentAnswer => ({
  turned: null,
  thought: { picks: [], line: [], score: 0, end: null, isProved: false, turns: 0, nodes: 0 },
  reason: { text, rule: null, squares: [] },
});

/** The answer if the turn cannot be given away: that the side is in check, or null. */
const untold = (game: Game, evaluation: Evaluation, position: Position): OpponentAnswer | null =>
  !game.outcome(position) && evaluation.isInCheck?.(position)
    ? onlySaid(SAYS.inCheck(position.toMove))
    : null;

/** The lead, in hundredths of a Pawn, that makes it worth trying to prove a win. */
const DECISIVE = 600;

/** The proved result if the score is decided or DECISIVE and a proof succeeds; else `found`, not proved. */
const provedOr = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  found: Thought,
  isOver: () => boolean,
): Thought => {
  if (found.end === null && Math.abs(found.score) < DECISIVE) return found;
  const isOurs = found.score > 0;
  const winner = isOurs ? position.toMove : other(position.toMove);
  const proved = whoWins(game, evaluation, position, isOver, undefined, [winner]);
  const [picks] = proved.line;
  if (!picks) return { ...found, isProved: false };
  const end = isOurs ? 2 * proved.turns - 1 : -2 * proved.turns;
  const score = Math.sign(end) * winIn(Math.abs(end));
  return { ...found, picks, line: proved.line, score, end, isProved: true };
};

/** The score, in hundredths of a Pawn, at or below which a side claims a draw. */
const BEHIND = -150;

/** The picks of a legal draw claim, or null. While an offer is open, the aside would accept it instead. */
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

const withClaim = (game: Game, position: Position, thought: Thought): Thought => {
  const claim = thought.score <= BEHIND ? claimIn(game, position) : null;
  return claim ? { ...thought, picks: claim, line: [claim], end: null, isProved: false } : thought;
};

/**
 * The answer to a question; null if no action or no threat is possible. `now` is a clock in milliseconds;
 * `onProgress` gets each improvement.
 */
export const think = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  question: Question,
  seed: number,
  now: () => number,
  onProgress: (answer: OpponentAnswer) => void = () => {},
  { without = [], also }: Pick<OpponentRequest, 'without' | 'also'> = {},
): OpponentAnswer | null => {
  const level = levelFor(question);
  const turned = question === 'threat' ? turnedTo(game, evaluation, position, other(position.toMove)) : null;
  const from = question === 'threat' ? turned : position;
  if (!from) return untold(game, evaluation, position);
  if (evaluation.awaitsDice?.(from) || isInVain(question, evaluation)) return null;
  const timer = (share: number) => {
    const end = now() + 1000 * level.most * share;
    return () => now() > end;
  };
  const limits = limitsOf(level, evaluation, seed);
  const isOver = timer(1);
  const looked = search(
    game,
    evaluation,
    from,
    {
      ...limits,
      isOver,
      ...(isJudging(question) && { isTooLate: timer(LATEST) }),
      without: without.map(labelOf),
      ...(also && { also }),
    },
    (thought) => onProgress({ turned, thought, reason: null }),
  );
  if (!looked) return null;
  const isAsked = !isLevel(question) && without.length === 0;
  let asked = 0;
  const found = isAsked
    ? provedOr(game, evaluation, from, looked, () => ++asked > LISTED_A_NODE * limits.nodes || isOver())
    : looked;
  if (question === 'standing' || question === 'confirm') return { turned, thought: found, reason: null };
  if (turned) {
    const reason = threatReason(game, evaluation, turned, found);
    return reason ? { turned, thought: found, reason } : onlySaid(SAYS.noThreat(turned.toMove));
  }
  const thought = withClaim(game, position, found);
  // Brief searches take time, which a level's move must not wait for.
  const look = isJudging(question) ? lookIn(game, evaluation, level, seed, timer(LOOKS * LOOK)) : null;
  return { turned, thought, reason: reasonFor(game, evaluation, position, thought, look) };
};
