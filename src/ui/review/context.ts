import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ReviewState, ReviewStore } from '../../app/boards/review.ts';
import { pause } from '../idle.ts';
import { useMoving } from '../media.ts';
import { OpponentContext } from '../opponent/context.ts';
import { useStoreHere } from '../store.ts';
import { OPPONENT } from '../words/opponent.ts';

interface ReviewDoor {
  readonly review: ReviewStore | null;
  open(): void;
}

export const ReviewContext = createContext<ReviewDoor>({ review: null, open: () => undefined });

/** Loads the review's code and the engine when a review opens. */
export const useReviewing = (): ReviewDoor => {
  const supply = useContext(OpponentContext);
  const store = useStoreHere();
  const moving = useMoving();
  const [review, setReview] = useState<ReviewStore | null>(null);
  const present = useRef<ReviewStore | null>(null);
  const open = async () => {
    try {
      const { createReview } = await import('../../app/boards/review.ts');
      if (present.current || !supply || !store.getState().table) return;
      const onEnd = () => {
        present.current = null;
        setReview(null);
      };
      present.current = createReview(store, supply, { moving, pause, onEnd });
      setReview(present.current);
      store.getState().show('turns');
    } catch {
      store.setState({ notice: { text: OPPONENT.failed } });
    }
  };
  useEffect(() => () => present.current?.getState().end(), []);
  return { review, open: () => void open() };
};

const CLOSED = { subscribe: () => () => undefined, getState: () => null, getInitialState: () => null };

const useReviewOf = <Part>(review: ReviewStore | null, select: (state: ReviewState) => Part): Part | null =>
  useStore(review ?? CLOSED, (state: ReviewState | null) => state && select(state));

/** Selects from the review's state; null if none is open. */
export const useReview = <Part>(select: (state: ReviewState) => Part): Part | null =>
  useReviewOf(useContext(ReviewContext).review, select);

/** The store of the board for trying a better turn, or null. */
export const useTrial = (review: ReviewStore | null) =>
  useReviewOf(review, ({ trial }) => trial?.store ?? null);
