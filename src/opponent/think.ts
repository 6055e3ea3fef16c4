import type { Target } from '../kernel/asking/target.ts';
import type { Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import { other } from '../kernel/side.ts';
import { whoWins } from '../prover/who-wins.ts';
import { hashPicks } from './candidates.ts';
import { DEEP_VERDICT, type Effort, HINT, type LevelId, levelOf, limitsOf, STANDING, VERDICT } from './levels.ts';
import type { OpponentAnswer, OpponentRequest, Question } from './messages.ts';
import { LISTED_PER_NODE } from './proofs.ts';
import { reasonFor, threatReason } from './reason.ts';
import { winScore } from './scores.ts';
import { search, type Thought } from './search.ts';
import { passTurnTo } from './threat.ts';
import { SAYS } from './words.ts';

/** The share of the main search's budget for each brief search. Brief searches help to explain the result. */
const BRIEF_SEARCH_SHARE = 0.08;
/** Maximum number of brief searches for one reason: one for the rival's best line, one for what the turn threatens. */
const MAX_BRIEF_SEARCHES = 2;

/** Time limit of the search for a defence, as a multiple of `maxSeconds`, since a defence must not be overlooked. */
const DEFENCE_TIME_FACTOR = 3;

const EFFORTS: { readonly [Each in Exclude<Question, LevelId>]: Effort } = {
  hint: HINT,
  threat: HINT,
  standing: STANDING,
  verdict: VERDICT,
  confirm: DEEP_VERDICT,
};

const isLevel = (question: Question): question is LevelId => !(question in EFFORTS);

const effortFor = (question: Question): Effort => (isLevel(question) ? levelOf(question) : EFFORTS[question]);

/** Whether the question is a hint or part of a report, whose answers must not overlook a defence. */
const isJudging = (question: Question): boolean => !isLevel(question) && question !== 'threat';

const isRedundantConfirm = (question: Question, evaluation: Evaluation): boolean =>
  question === 'confirm' && limitsOf(DEEP_VERDICT, evaluation, 0).nodes <= limitsOf(VERDICT, evaluation, 0).nodes;

const createBriefSearch =
  (game: Game, evaluation: Evaluation, level: Effort, seed: number, shouldStop: () => boolean) =>
  (position: Position): Thought | null => {
    const limits = limitsOf({ ...level, turns: 1, noise: 0 }, evaluation, seed);
    return search(game, evaluation, position, {
      ...limits,
      nodes: Math.ceil(limits.nodes * BRIEF_SEARCH_SHARE),
      shouldStop,
    });
  };

const textAnswer = (text: string): OpponentAnswer => ({
  threatPosition: null,
  thought: { picks: [], line: [], score: 0, turnsToEnd: null, isProved: false, turns: 0, nodes: 0 },
  reason: { text, rule: null, squares: [] },
});

/** Returns an answer saying that the side to move is in check. Null without a check or after the game's end. */
const answerInCheck = (game: Game, evaluation: Evaluation, position: Position): OpponentAnswer | null =>
  !game.outcome(position) && evaluation.isInCheck?.(position) ? textAnswer(SAYS.inCheck(position.toMove)) : null;

/** Smallest lead for trying a proof, in hundredths of a Pawn. */
const MIN_LEAD_TO_PROVE = 600;

/** Tries to prove that the leading side wins, since a selective search may overlook a defence. */
const tryToProve = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  found: Thought,
  shouldStop: () => boolean,
): Thought => {
  if (found.turnsToEnd === null && Math.abs(found.score) < MIN_LEAD_TO_PROVE) return found;
  const isOurs = found.score > 0;
  const winner = isOurs ? position.toMove : other(position.toMove);
  const proved = whoWins(game, evaluation, position, shouldStop, undefined, [winner]);
  const [picks] = proved.line;
  if (!picks) return { ...found, isProved: false };
  const end = isOurs ? 2 * proved.turns - 1 : -2 * proved.turns;
  const score = Math.sign(end) * winScore(Math.abs(end));
  return { ...found, picks, line: proved.line, score, turnsToEnd: end, isProved: true };
};

/** The computer claims a draw at this score or a worse one, in hundredths of a Pawn. */
const DRAW_CLAIM_SCORE = -150;

/**
 * Returns the picks of a claim that draws the game, or null if no claim does. While a draw offer stands, the result is
 * null, because accepting the offer would look like a claim.
 */
const drawClaimIn = (game: Game, position: Position): readonly Target[] | null => {
  if (position.talk?.offer) return null;
  for (const choice of game.asides(position)) {
    if (choice.kind !== 'open') continue;
    const claimed = game.preview(position, [choice.target]);
    const outcome = claimed.ok ? game.outcome(claimed.value.state) : null;
    if (outcome && outcome.winner === null) return [choice.target];
  }
  return null;
};

const withDrawClaim = (game: Game, position: Position, thought: Thought): Thought => {
  const claim = thought.score <= DRAW_CLAIM_SCORE ? drawClaimIn(game, position) : null;
  return claim ? { ...thought, picks: claim, line: [claim], turnsToEnd: null, isProved: false } : thought;
};

/** Answers `question` by a search. Null without a legal action, before dice, or if confirming has no larger budget. */
export const think = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  question: Question,
  seed: number,
  now: () => number,
  onProgress: (answer: OpponentAnswer) => void = () => {},
  { excluded = [], included }: Pick<OpponentRequest, 'excluded' | 'included'> = {},
): OpponentAnswer | null => {
  const level = effortFor(question);
  const turned = question === 'threat' ? passTurnTo(game, evaluation, position, other(position.toMove)) : null;
  const from = question === 'threat' ? turned : position;
  if (!from) return answerInCheck(game, evaluation, position);
  if (evaluation.awaitsDice?.(from) || isRedundantConfirm(question, evaluation)) return null;
  const timer = (share: number) => {
    const end = now() + 1000 * level.maxSeconds * share;
    return () => now() > end;
  };
  const limits = limitsOf(level, evaluation, seed);
  const shouldStop = timer(1);
  const searched = search(
    game,
    evaluation,
    from,
    {
      ...limits,
      shouldStop,
      ...(isJudging(question) && { shouldStopDefence: timer(DEFENCE_TIME_FACTOR) }),
      excludedHashes: excluded.map(hashPicks),
      ...(included && { included }),
    },
    (thought) => onProgress({ threatPosition: turned, thought, reason: null }),
  );
  if (!searched) return null;
  const isWorthProof = !isLevel(question) && excluded.length === 0;
  let polls = 0;
  const found = isWorthProof
    ? tryToProve(game, evaluation, from, searched, () => ++polls > LISTED_PER_NODE * limits.nodes || shouldStop())
    : searched;
  if (question === 'standing' || question === 'confirm')
    return { threatPosition: turned, thought: found, reason: null };
  if (turned) {
    const reason = threatReason(game, evaluation, turned, found);
    return reason ? { threatPosition: turned, thought: found, reason } : textAnswer(SAYS.noThreat(turned.toMove));
  }
  const thought = withDrawClaim(game, position, found);
  // A level's move must not wait for brief searches.
  const briefSearch = isJudging(question)
    ? createBriefSearch(game, evaluation, level, seed, timer(MAX_BRIEF_SEARCHES * BRIEF_SEARCH_SHARE))
    : null;
  return {
    threatPosition: turned,
    thought,
    reason: reasonFor(game, evaluation, position, thought, briefSearch),
  };
};
