/** Moves in the browser's own voices: their words, their voice and pace. */
import type { Settings } from '../../app/settings.ts';
import { positionAt, type Table } from '../../app/table/table.ts';
import { shortAt } from '../../app/telling/short.ts';
import { aloud } from '../../kernel/board/board.ts';
import { effectsAt, toldSince } from '../game/telling/effects.ts';
import { spokenShort } from '../panels/turns/Short.tsx';
import { resultOf } from '../words.ts';

/** Has the browser a voice to speak with? */
export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** The voices: those of the page's language first. */
export const voices = (): readonly SpeechSynthesisVoice[] => {
  const isForeign = ({ lang }: SpeechSynthesisVoice) => !lang.startsWith(document.documentElement.lang);
  return [...window.speechSynthesis.getVoices()].sort((a, b) => Number(isForeign(a)) - Number(isForeign(b)));
};

/** What is said of an action, and the ply to which it belongs. */
export interface Spoken {
  readonly text: string;
  readonly ply: number;
}

/** An action in whole sentences, with the result. */
const wholeAt = (table: Table, at: number): string => {
  const { outcome } = table.game.view(positionAt(table, at + 1)).turn;
  const told = [...effectsAt(table, at), ...(outcome ? [`${resultOf(outcome.winner)}.`] : [])];
  return aloud(table.game.board, told.join(' '));
};

/** The actions since a place in the words of the setting; none if speech is off. */
export const spokenSince = (table: Table, since: number, { speech }: Settings): readonly Spoken[] => {
  if (speech === 'off') return [];
  return toldSince(table, since).map((at) => ({
    text: speech === 'whole' ? wholeAt(table, at) : spokenShort(table.game, shortAt(table, at)),
    ply: positionAt(table, at).ply,
  }));
};

/** Each pace as a factor of the voice's own. */
const RATES: Readonly<Record<Settings['pace'], number>> = { slow: 0.75, normal: 1, fast: 1.4 };

interface Utterance extends Spoken {
  readonly spoken: SpeechSynthesisUtterance;
}

/** What is being said or waits for its turn to be said, the oldest first. */
let queue: readonly Utterance[] = [];

/** The plies whose sentences wait for each other; those of older ones give way. */
const PLIES = 2;

/** Ends all that is being said or waits. */
export const hush = (): void => {
  queue = [];
  if (canSpeak()) window.speechSynthesis.cancel();
};

const utter = ({ text, ply }: Spoken, { voice, pace }: Pick<Settings, 'voice' | 'pace'>): void => {
  const spoken = new SpeechSynthesisUtterance(text);
  const chosen = voices().find(({ voiceURI }) => voiceURI === voice);
  spoken.lang = chosen?.lang ?? document.documentElement.lang;
  if (chosen) spoken.voice = chosen;
  spoken.rate = RATES[pace];
  const leave = () => {
    queue = queue.filter((each) => each.spoken !== spoken);
  };
  spoken.onend = leave;
  spoken.onerror = leave;
  queue = [...queue, { text, ply, spoken }];
  window.speechSynthesis.speak(spoken);
};

/** Says these after what is being said; sentences of older plies give way to them. */
export const say = (said: readonly Spoken[], settings: Pick<Settings, 'voice' | 'pace'>): void => {
  const latest = said.at(-1);
  if (!canSpeak() || !latest) return;
  const kept = queue.filter(({ ply }) => ply > latest.ply - PLIES);
  const isLate = kept.length < queue.length;
  if (isLate) hush();
  for (const each of isLate ? [...kept, ...said] : said) utter(each, settings);
};
