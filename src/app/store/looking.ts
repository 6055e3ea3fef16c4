/** Slice: the players' looks at the game. */
import type { Square } from '../../kernel/board/board.ts';
import type { Slice } from './state.ts';

export const TABS = ['turns', 'rules', 'look'] as const;
/** The panel's content: a tab, or the list of all moves, which opens within the inspector. */
export type Tab = (typeof TABS)[number] | 'moves';

export interface Looking {
  /** The square last looked at: the panel keeps describing it while one reads. */
  readonly inspected: Square | null;
  readonly lenses: readonly string[];
  /** Does pointing at a piece show where it can move? */
  readonly diagram: boolean;
  /** The place of the line since which changes are shown, and the one line of them that is pointed at. */
  readonly comparing: { readonly since: number; readonly line: number | null } | null;
  /** Kinds of marks that are not to be seen now. */
  readonly hidden: readonly string[];
  readonly tab: Tab;
  /** The search text of the rulebook. */
  readonly sought: string;
  look(square: Square | null): void;
  toggleLens(id: string): void;
  toggleDiagram(): void;
  toggleMarks(kind: string): void;
  compare(since: number | null): void;
  /** Lights the squares of one of its lines alone. */
  highlightOnly(line: number | null): void;
  highlight(squares: readonly Square[]): void;
  show(tab: Tab): void;
  seek(words: string): void;
  flip(): void;
}

/** Looks at one game, as another game begins. */
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
