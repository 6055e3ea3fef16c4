import { readStoredSettings, storeSettings } from '../base/browser.ts';
import { MESSAGES } from '../base/messages.ts';
import type { Settings } from '../base/settings.ts';
import type { Confirm } from '../model/picking.ts';
import type { Tempo } from '../playback/playback.ts';
import type { AppState, Services, Slice } from './state.ts';

export interface Preferences {
  readonly settings: Settings;
  set(settings: Partial<Settings>): void;
  /** Reads settings that another tab changed, so that both tabs look alike. */
  readSettings(): void;
  dismiss(): void;
}

export const confirmAsked = ({ settings: { confirm } }: AppState, { isTouched }: Services): Confirm =>
  confirm !== 'touch' ? confirm : isTouched?.() ? 'all' : 'danger';

export const tempoIn = ({ settings: { motion } }: AppState, { prefersReducedMotion }: Services): Tempo | null => {
  if (motion === 'off' || (motion === 'system' && prefersReducedMotion())) return null;
  return motion === 'step' ? 'step' : 1;
};

export const createPreferences: Slice<Preferences> = ({ get, set, services }) => {
  const { settings, wrong } = readStoredSettings(services);
  return {
    settings,
    notice: wrong && { ...wrong, stays: true },
    set(settings) {
      set({ settings: { ...get().settings, ...settings } });
      const refused = storeSettings(services, settings);
      if (refused) set({ notice: { text: MESSAGES.settingsNotKept(refused.text) } });
    },
    readSettings: () => set({ settings: readStoredSettings(services).settings }),
    dismiss: () => set({ notice: null }),
  };
};
