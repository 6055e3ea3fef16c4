import type { Square } from '../../kernel/board/board.ts';
import type { Slice } from './state.ts';

export const TABS = ['turns', 'rules', 'look'] as const;
/** The list of all moves opens within the inspector. */
export type Tab = (typeof TABS)[number] | 'moves';

export interface Looking {
  /** The square last looked at: the panel keeps describing it while one reads. */
  readonly inspected: Square | null;
  readonly lenses: readonly string[];
  /** Does pointing at a piece show where it can move? */
  readonly diagram: boolean;
  /** The place of the line since which changes are shown, and the index of the change pointed at. */
  readonly comparing: { readonly since: number; readonly line: number | null } | null;
  /** Kinds of marks. */
  readonly hidden: readonly string[];
  readonly tab: Tab;
  /** In the rulebook. */
  readonly sought: string;
  look(square: Square | null): void;
  toggleLens(id: string): void;
  toggleDiagram(): void;
  toggleMarks(kind: string): void;
  compare(since: number | null): void;
  highlightOnly(line: number | null): void;
  highlight(squares: readonly Square[]): void;
  show(tab: Tab): void;
  seek(words: string): void;
  flip(): void;
}

/** What is looked at in one game: reset when another one begins. */
export const UNSEEN = { inspected: null, lenses: [], hidden: [], sought: '' } as const;

const toggled = (list: readonly string[], entry: string): readonly string[] =>
  list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry];

export const createLooking: Slice<Looking> = ({ get, set }) => ({
  ...UNSEEN,
  diagram: false,
  comparing: null,
  tab: 'turns',
  look: (square) => set(square === null ? { hovered: null } : { hovered: square, inspected: square }),
  toggleLens: (id) => set({ lenses: toggled(get().lenses, id) }),
  toggleDiagram: () => set({ diagram: !get().diagram }),
  toggleMarks: (kind) => set({ hidden: toggled(get().hidden, kind) }),
  compare: (since) => set({ comparing: since === null ? null : { since, line: null } }),
  highlightOnly(line) {
    const { comparing } = get();
    if (comparing) set({ comparing: { ...comparing, line } });
  },
  highlight: (highlighted) => set({ highlighted }),
  show: (tab) => set({ tab }),
  seek: (sought) => set({ sought }),
  flip: () => set({ flipped: !get().flipped }),
});
