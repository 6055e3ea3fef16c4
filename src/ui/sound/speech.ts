/** Moves in the browser's own voices: their words, their voice and pace. */
import type { Settings } from '../../app/settings.ts';
import type { Table } from '../../app/table/table.ts';
import { shortAt } from '../../app/telling/short.ts';
import { effectsSince, toldSince } from '../game/telling/effects.ts';
import { spokenShort } from '../panels/turns/Short.tsx';

/** Has the browser a voice to speak with? */
export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** The voices: those of the page's language first. */
export const voices = (): readonly SpeechSynthesisVoice[] => {
  const isForeign = ({ lang }: SpeechSynthesisVoice) => !lang.startsWith(document.documentElement.lang);
  return [...window.speechSynthesis.getVoices()].sort((a, b) => Number(isForeign(a)) - Number(isForeign(b)));
};

/** The actions since a place in the words of the setting; empty if speech is off. */
export const spokenSince = (table: Table, since: number, { speech }: Settings): string => {
  if (speech === 'off') return '';
  if (speech === 'whole') return effectsSince(table, since).join(' ');
  return toldSince(table, since)
    .map((at) => spokenShort(table.game, shortAt(table, at)))
    .join('. ');
};

/** Each pace as a factor of the voice's own. */
const RATES: Readonly<Record<Settings['pace'], number>> = { slow: 0.75, normal: 1, fast: 1.4 };

/** Speaks a text in place of what is being said; an empty one only ends that. */
export const say = (text: string, { voice, pace }: Pick<Settings, 'voice' | 'pace'>): void => {
  if (!canSpeak()) return;
  window.speechSynthesis.cancel();
  if (!text) return;
  const spoken = new SpeechSynthesisUtterance(text);
  const chosen = voices().find(({ voiceURI }) => voiceURI === voice);
  spoken.lang = chosen?.lang ?? document.documentElement.lang;
  if (chosen) spoken.voice = chosen;
  spoken.rate = RATES[pace];
  window.speechSynthesis.speak(spoken);
};
