import { useEffect, useState } from 'react';
import type { Timeline } from '../app/playback/timeline.ts';

interface Playing<Frame> {
  readonly at: Frame;
  readonly playing: boolean;
}

/** Playback state kept elsewhere, such as in the game's store. */
export interface ExternalPlayback<Frame> extends Playing<Frame> {
  show(at: Frame, playing: boolean): void;
}

interface Options<Frame> {
  readonly starts?: boolean;
  /** Whether playback is held: the frame stays, although `playing` may be true, so that playback goes on later. */
  readonly isHeld?: boolean;
  readonly external?: ExternalPlayback<Frame>;
}

export interface Player<Frame> extends Playing<Frame> {
  play(): void;
  pause(): void;
  step(): void;
  back(): void;
  seek(frame: Frame): void;
}

/** Plays a timeline, each frame for its duration. Playback restarts when `timeline.start` changes. */
export const usePlayer = <Frame>(
  timeline: Timeline<Frame>,
  { starts = false, isHeld = false, external }: Options<Frame> = {},
): Player<Frame> => {
  const { start } = timeline;
  const [own, setOwn] = useState({ start, at: start, playing: starts });
  const { at, playing } = external ?? (own.start === start ? own : { at: start, playing: starts });
  const show = external?.show ?? ((to: Frame, on: boolean) => setOwn({ start, at: to, playing: on }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: sets a timer for every frame
  useEffect(() => {
    if (!playing || isHeld) return;
    const duration = timeline.durationOf(at);
    if (duration === null) return show(at, false);
    const timer = setTimeout(() => show(timeline.next(at) ?? at, true), duration);
    return () => clearTimeout(timer);
  }, [timeline, at, playing, isHeld]);
  return {
    at,
    playing,
    play: () => show(timeline.next(at) ?? start, true),
    pause: () => show(at, false),
    step: () => show(timeline.next(at) ?? at, playing),
    back: () => show(timeline.back(at) ?? at, false),
    seek: (frame) => show(frame, false),
  };
};
