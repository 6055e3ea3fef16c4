/** Slice: the players' looks at the game, and their settings. */
import type { Actions, StoreAccess } from './room.ts';
import { keepSettings, settingsFrom } from './storage.ts';
import { NEWS } from './telling/words.ts';

type LookActions = Pick<
  Actions,
  | 'look'
  | 'toggleLens'
  | 'toggleDiagram'
  | 'toggleMarks'
  | 'compare'
  | 'singleOut'
  | 'light'
  | 'show'
  | 'seek'
  | 'flip'
  | 'dismiss'
  | 'set'
  | 'readSettings'
>;

const toggle = (list: string[], each: string): void => {
  if (list.includes(each)) list.splice(list.indexOf(each), 1);
  else list.push(each);
};

export const lookActions = ({ get, set, world }: StoreAccess): LookActions => ({
  look: (square) => set(square === null ? { over: null } : { over: square, looked: square }),
  toggleLens: (id) => set(({ lenses }) => toggle(lenses, id)),
  toggleDiagram: () => set({ diagram: !get().diagram }),
  toggleMarks: (kind) => set(({ hidden }) => toggle(hidden, kind)),
  compare: (since) => set({ comparing: since === null ? null : { since, line: null } }),
  singleOut: (line) =>
    set(({ comparing }) => {
      if (comparing) comparing.line = line;
    }),
  light: (lit) => set({ lit }),
  show: (tab) => set({ tab }),
  seek: (sought) => set({ sought }),
  flip: () => set({ flipped: !get().flipped }),
  dismiss: () => set({ notice: null }),
  readSettings: () => set({ settings: settingsFrom(world.shelf, world.now).settings }),
  set(settings) {
    set((room) => {
      Object.assign(room.settings, settings);
    });
    const refused = keepSettings(world.shelf, settings, world.now);
    if (refused) set({ notice: { text: NEWS.settingsNotKept(refused.text) } });
  },
});
