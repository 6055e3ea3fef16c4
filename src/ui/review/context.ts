import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ReviewState, ReviewStore } from '../../app/boards/review.ts';
import { yieldToEvents } from '../idle.ts';
import { useIsAnimated } from '../media.ts';
import { OpponentContext } from '../opponent/context.ts';
import { useCurrentStore } from '../store.ts';
import { OPPONENT } from '../words/opponent.ts';

interface ReviewControls {
  readonly review: ReviewStore | null;
  open(): void;
}

export const ReviewContext = createContext<ReviewControls>({ review: null, open: () => undefined });

/** Returns the open review and a function that opens one. Opening loads the review's code and the engine. */
export const useReviewControls = (): ReviewControls => {
  const loadOpponent = useContext(OpponentContext);
  const store = useCurrentStore();
  const moving = useIsAnimated();
  const [review, setReview] = useState<ReviewStore | null>(null);
  const openReview = useRef<ReviewStore | null>(null);
  const open = async () => {
    try {
      const { createReview } = await import('../../app/boards/review.ts');
      if (openReview.current || !loadOpponent || !store.getState().table) return;
      const onEnd = () => {
        openReview.current = null;
        setReview(null);
      };
      openReview.current = createReview(store, loadOpponent, { moving, pause: yieldToEvents, onEnd });
      setReview(openReview.current);
      store.getState().show('turns');
    } catch {
      store.setState({ notice: { text: OPPONENT.failed } });
    }
  };
  useEffect(() => () => openReview.current?.getState().end(), []);
  return { review, open: () => void open() };
};

const CLOSED = { subscribe: () => () => undefined, getState: () => null, getInitialState: () => null };

const useReviewOf = <Part>(review: ReviewStore | null, select: (state: ReviewState) => Part): Part | null =>
  useStore(review ?? CLOSED, (state: ReviewState | null) => state && select(state));

export const useReview = <Part>(select: (state: ReviewState) => Part): Part | null =>
  useReviewOf(useContext(ReviewContext).review, select);

/** Returns the store of a trial, the board where the player tries a better turn; null without a trial. */
export const useTrial = (review: ReviewStore | null) => useReviewOf(review, ({ trial }) => trial?.store ?? null);
