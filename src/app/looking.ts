/** Slice: the players' looks at the game, and their settings. */
import type { Actions, StoreAccess } from './state.ts';
import { keepSettings, settingsFrom } from './storage.ts';
import { MESSAGES } from './telling/words.ts';

type LookActions = Pick<
  Actions,
  | 'look'
  | 'toggleLens'
  | 'toggleDiagram'
  | 'toggleMarks'
  | 'compare'
  | 'highlightOnly'
  | 'highlight'
  | 'show'
  | 'seek'
  | 'flip'
  | 'dismiss'
  | 'set'
  | 'readSettings'
>;

/** The list with this entry, or without it if it was there. */
const toggled = (list: readonly string[], entry: string): readonly string[] =>
  list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry];

export const lookActions = ({ get, set, world }: StoreAccess): LookActions => ({
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
  dismiss: () => set({ notice: null }),
  readSettings: () => set({ settings: settingsFrom(world.shelf, world.now).settings }),
  set(settings) {
    set({ settings: { ...get().settings, ...settings } });
    const refused = keepSettings(world.shelf, settings, world.now);
    if (refused) set({ notice: { text: MESSAGES.settingsNotKept(refused.text) } });
  },
});
