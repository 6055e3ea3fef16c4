import { useContext, useEffect, useState } from 'react';
import { isReplyDue, turnsPlayed } from '../../app/learning/lesson.ts';
import { positionAt, type Table } from '../../app/model/table.ts';
import type { OddboardStore } from '../../app/store/state.ts';
import type { Target } from '../../kernel/asking/target.ts';
import type { Position } from '../../kernel/game.ts';
import type { Lesson } from '../../kernel/learning/lesson.ts';
import { lessonWithSolution } from '../../kernel/learning/puzzle.ts';
import { turnStartIndex } from '../../kernel/record.ts';
import type { TryProof } from '../../opponent/tries.ts';
import { useIsAnimated } from '../media.ts';
import { OpponentContext } from '../opponent/context.ts';
import { useCurrentStore, useField } from '../store.ts';

/** Milliseconds to wait before the other side moves. */
const ANSWER_DELAY = 700;

/** Plays an action. An action with a warning is enacted twice, since the second time confirms the action. */
export const playConfirmed = (store: OddboardStore, picks: readonly Target[]): void => {
  const { table } = store.getState();
  store.getState().enact(picks);
  if (store.getState().table?.armed && store.getState().table?.cursor === table?.cursor) store.getState().enact(picks);
};

/** If `isWanted`, calls `then` after the board's animation and `ANSWER_DELAY` more, or at once if motion is off. */
export const useAfterAnimation = (isWanted: boolean, then: () => void): void => {
  const moving = useIsAnimated();
  const playback = useField('playback');
  const isAsking = useField('isAsking');
  const table = useField('table');
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts again at every position of the lesson
  useEffect(() => {
    if (!isWanted || playback || isAsking) return;
    const timer = setTimeout(then, moving ? ANSWER_DELAY : 0);
    return () => clearTimeout(timer);
  }, [isWanted, playback, isAsking, table, moving]);
};

/** State of a wrong try: a refutation is sought, is played or was not found. Null without such a try. */
export type TryState = 'looking' | 'answering' | 'unfound' | null;

interface TryResult {
  readonly triedPosition: Position;
  /** The proof that refutes the try. Null if none was found, or if the try wins. */
  readonly proof: TryProof | null;
}

/** Plays the refutation of a wrong try on the board. If the try wins after all, calls `onWon`. */
export const useTry = (lesson: Lesson, isMissed: boolean, onWon: (lesson: Lesson) => void): TryState => {
  const { isPuzzle, goal, within } = lesson;
  const store = useCurrentStore();
  const loadOpponent = useContext(OpponentContext);
  const table = useField('table') as Table;
  const [found, setFound] = useState<TryResult | null>(null);
  const from = turnStartIndex(table.replayed, table.cursor);
  const isWanted = isMissed && isPuzzle && goal.kind === 'won' && loadOpponent && isReplyDue(table);
  const triedPosition = isWanted ? positionAt(table, from) : null;
  const turns = within - turnsPlayed(table);
  const { game } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: proves each position once
  useEffect(() => {
    if (!triedPosition || !loadOpponent) return;
    const stopper = new AbortController();
    const applyProof = (proof: TryProof | null) => {
      if (stopper.signal.aborted) return;
      const line = table.replayed.actions.slice(0, from);
      const other = proof?.isWon
        ? lessonWithSolution(game, lesson, { ...table.replayed, actions: line }, proof.line)
        : null;
      if (other) onWon(other);
      setFound({ triedPosition, proof: proof?.isWon ? null : proof });
    };
    loadOpponent()
      .then((opponent) => opponent.judgeTry({ game: game.id, position: triedPosition, turns }, stopper.signal))
      .then(applyProof, () => applyProof(null));
    return () => stopper.abort();
  }, [triedPosition, loadOpponent]);
  const proof = found?.triedPosition === triedPosition ? found?.proof : undefined;
  const next = proof?.line[table.cursor - from];
  useAfterAnimation(!!next, () => next && playConfirmed(store, next));
  if (!triedPosition) return null;
  if (proof === null) return 'unfound';
  return proof || turns === 0 ? 'answering' : 'looking';
};
