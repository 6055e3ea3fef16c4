/** Slice: the players' settings, and messages for them. */

import { MESSAGES } from './messages.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import type { Slice } from './state.ts';
import { keepSettings, settingsFrom } from './storage.ts';
import type { Confirm } from './table/picking.ts';

/** A message for the players that is not part of the game. */
export interface Notice {
  readonly text: string;
  /** Its button: bring back what was replaced or deleted, save the game, start its clock, or read it. */
  readonly offer?: 'bringBack' | 'restoreLine' | 'restore' | 'saveGame' | 'runClock' | 'read';
  /** Is it about more than one game? Then it stays when a game is opened. */
  readonly stays?: true;
  /** It disappears by itself when something is played, or soon. */
  readonly passes?: 'played' | 'soon';
}

/** One notice that says both. */
export const joinNotices = (before: Notice | null, after: Notice | null): Notice | null =>
  before && after ? { ...before, ...after, text: `${before.text} ${after.text}` } : (after ?? before);

export interface Preferences {
  readonly settings: Settings;
  readonly notice: Notice | null;
  set(settings: Partial<Settings>): void;
  /** Takes over the settings that another tab has changed. */
  readSettings(): void;
  /** Removes the notice. */
  dismiss(): void;
}

/** Picks to confirm, by the setting and the last press. */
export const confirmAsked = (
  { settings: { confirm } }: Pick<Preferences, 'settings'>,
  { isTouched }: Pick<Services, 'isTouched'>,
): Confirm => (confirm !== 'touch' ? confirm : isTouched?.() ? 'all' : 'danger');

export const createPreferences: Slice<Preferences> = ({ get, set, services: { storage, now } }) => {
  const { settings, wrong } = settingsFrom(storage, now);
  return {
    settings,
    notice: wrong && { ...wrong, stays: true },
    set(settings) {
      set({ settings: { ...get().settings, ...settings } });
      const refused = keepSettings(storage, settings, now);
      if (refused) set({ notice: { text: MESSAGES.settingsNotKept(refused.text) } });
    },
    readSettings: () => set({ settings: settingsFrom(storage, now).settings }),
    dismiss: () => set({ notice: null }),
  };
};
