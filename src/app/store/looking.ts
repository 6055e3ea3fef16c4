import type { Square } from '../../kernel/board/board.ts';
import type { Slice } from './state.ts';

export const TABS = ['turns', 'rules', 'look'] as const;
export type Tab = (typeof TABS)[number] | 'moves';

export interface Looking {
  readonly inspected: Square | null;
  readonly lenses: readonly string[];
  readonly diagram: boolean;
  /** The comparison with the position at cursor `since`. `line` is the index of the difference pointed at, or null. */
  readonly comparing: { readonly since: number; readonly line: number | null } | null;
  readonly hidden: readonly string[];
  readonly tab: Tab;
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

export const RESET_LOOKING = { inspected: null, lenses: [], hidden: [], sought: '' } as const;

const toggled = (list: readonly string[], entry: string): readonly string[] =>
  list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry];

export const createLooking: Slice<Looking> = ({ get, set }) => ({
  ...RESET_LOOKING,
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
