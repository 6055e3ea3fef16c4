import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ClauseDemo, DemoScene } from '../../app/boards/clause-demo.ts';
import type { SeekingStore } from '../../app/boards/shown-line.ts';
import type { AppState, OddboardStore } from '../../app/store/state.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { ComputerContext } from '../opponent/context.ts';
import type { Player } from '../usePlayer.ts';
import { SEEK } from '../words/rules.ts';
import { WORDS } from '../words.ts';

/** Whether the game is ready for a search: open, and not being replayed, since a search needs the position. */
export const selectIsReady = ({ table, replaying }: AppState) => table !== null && replaying === null;

export interface PlayedShowing extends ClauseDemo {
  readonly player: Player<DemoScene | null>;
}

export interface SeekControls {
  readonly rule: RuleId | null;
  readonly seeking: SeekingStore | null;
  readonly showing: PlayedShowing | null;
  /** Searches for a line on which the rule applies; null if a search is impossible. */
  readonly seek: (() => void) | null;
  leave(): void;
}

export const SeekContext = createContext<SeekControls | null>(null);

const NOTHING = { subscribe: () => () => undefined, getState: () => null, getInitialState: () => null };

interface BoardOverride {
  readonly store: OddboardStore;
  label(title: string): string;
  readonly spot: number | null;
}

/** Returns the board shown instead of the game's, such as a hint's or a demonstration's; null for the game's. */
export const useBoardOverride = (): BoardOverride | null => {
  const controls = useContext(SeekContext);
  const advice = useContext(ComputerContext)?.advice ?? NOTHING;
  const advised = useStore(advice, (state) => state?.line);
  const sought = useStore(controls?.seeking ?? NOTHING, (state) => state?.line);
  const line = advised ?? sought;
  if (line) return { store: line.store, label: SEEK.board, spot: null };
  if (!controls?.showing || controls.seeking) return null;
  const { store, rule, player } = controls.showing;
  return { store, label: () => `${WORDS.shown} ${rule}`, spot: player.at?.shown.inspected ?? null };
};
