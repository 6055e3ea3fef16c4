import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { attempt, tryOrNull } from '../../app/base/browser.ts';
import { MESSAGES } from '../../app/base/messages.ts';
import type { Settings } from '../../app/base/settings.ts';
import { nodeAt, positionAt, positionOf, type Table } from '../../app/model/table.ts';
import { loggedAt } from '../../app/narration/log.ts';
import { shortAt } from '../../app/narration/short.ts';
import type { AppState } from '../../app/store/state.ts';
import { spokenText } from '../../kernel/board/board.ts';
import { other } from '../../kernel/side.ts';
import { capitalize } from '../../kernel/words.ts';
import { listen } from '../controls/listen.ts';
import { actionsSince } from '../game/telling/effects.ts';
import { abilityOf, shortLabel } from '../panels/turns/ShortNotation.tsx';
import { usePlayerNames } from '../seats/usePlayerNames.ts';
import { useField } from '../store.ts';
import { SPEECH } from '../words/settings.ts';
import { resultOf, SHORT } from '../words.ts';

/** The language of speech (BCP 47) unless a voice is chosen, even if the browser translates the page. */
const LANGUAGE = 'en';

/** Whether the browser supports speech. Even then it may have no voices. */
export const canSpeak = (): boolean => tryOrNull(() => window.speechSynthesis) !== null;

const voices = (): readonly SpeechSynthesisVoice[] => {
  const isForeign = ({ lang }: SpeechSynthesisVoice) => !lang.startsWith(LANGUAGE);
  const all = tryOrNull(() => [...window.speechSynthesis.getVoices()]) ?? [];
  return all.sort((a, b) => Number(isForeign(a)) - Number(isForeign(b)));
};

/** Returns the browser's voices, which some browsers load late. */
export const useVoices = (): readonly SpeechSynthesisVoice[] => {
  const [found, setFound] = useState(voices);
  useEffect(() => {
    const update = () => setFound(voices());
    const end = tryOrNull(() => listen(window.speechSynthesis, { voiceschanged: update }));
    return () => end?.();
  }, []);
  return found;
};

interface SpokenAction {
  readonly text: string;
  readonly ply: number;
}

/** The most characters said about an action, some 14 seconds. A single sentence may be longer. */
const MAX_CHARACTERS = 200;

/** Returns sentences on the unit's move and one more effect, or only on the move if `room` is short. */
const effectsOf = (table: Table, at: number, room: number): readonly string[] => {
  const actor = shortAt(table, at).signs.find(({ kind }) => kind === 'unit');
  const { lines } = loggedAt(table, at);
  const actorStep = table.replayed.actions[at]
    ?.tell()
    .find(({ events }) =>
      events.some((event) => event.kind === 'moved' && actor?.kind === 'unit' && event.unit === actor.unit.id),
    );
  const done = lines.findIndex(({ rule }) => rule === actorStep?.rule);
  const both = [...new Set([lines[0], lines[Math.max(1, done)]].flatMap((line) => line?.text ?? []))];
  return both.join(' ').length <= room ? both : [lines[Math.max(0, done)]?.text ?? ''];
};

const sentencesAt = (table: Table, at: number): string => {
  const { signs, side, checks, ends } = shortAt(table, at);
  const ability = abilityOf(table.game, signs);
  const lead = ability ? [SPEECH.used(ability.name, side, ability.by)] : [];
  const sentences = effectsOf(table, at, MAX_CHARACTERS - lead.join().length);
  const said = sentences.join(' ');
  const result = ends && (said.includes(ends.text) ? resultOf(ends.winner) : capitalize(SHORT.ends(ends)));
  return spokenText(
    table.game.board,
    [
      ...lead,
      ...sentences,
      ...(checks && !ends && !/\bcheck\b/i.test(said) ? [`${capitalize(SHORT.check)}.`] : []),
      ...(result ? [`${result}.`] : []),
    ].join(' '),
  );
};

/** Returns what to say about the actions after cursor `since`. The speech setting decides how much. */
export const spokenSince = (table: Table, since: number, { speech }: Settings): readonly SpokenAction[] => {
  if (speech === 'off') return [];
  return actionsSince(table, since).map((at) => ({
    text: speech === 'whole' ? sentencesAt(table, at) : shortLabel(table.game, shortAt(table, at)),
    ply: positionAt(table, at).ply,
  }));
};

/** Speech rates as factors of the voice's normal rate. */
const RATES: Readonly<Record<Settings['pace'], number>> = { slow: 0.75, normal: 1, fast: 1.4 };

interface Utterance extends SpokenAction {
  readonly utterance: SpeechSynthesisUtterance;
}

let queue: readonly Utterance[] = [];

/** Whether the last sentence was spoken. Speech fails in a browser without voices. */
export type SpeechStatus = 'not yet' | 'yes' | 'failed';

let status: SpeechStatus = 'not yet';
const listeners = new Set<() => void>();

const setStatus = (now: SpeechStatus): void => {
  status = now;
  for (const listener of listeners) listener();
};

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

export const useSpeechStatus = (): SpeechStatus => useSyncExternalStore(subscribe, () => status);

/** The number of latest plies whose sentences the queue keeps, so that speech keeps up with the game. */
const PLIES_IN_QUEUE = 2;

export const stopSpeaking = (): void => {
  queue = [];
  tryOrNull(() => window.speechSynthesis.cancel());
};

/** Errors that the browser reports for sentences that `stopSpeaking` stopped. They are no failures. */
const STOP_ERRORS: ReadonlySet<string> = new Set(['canceled', 'interrupted']);

const speakSentence = ({ text, ply }: SpokenAction, { voice, pace }: Pick<Settings, 'voice' | 'pace'>): void => {
  const utterance = new SpeechSynthesisUtterance(text);
  const chosen = voices().find(({ voiceURI }) => voiceURI === voice);
  utterance.lang = chosen?.lang ?? LANGUAGE;
  if (chosen) utterance.voice = chosen;
  utterance.rate = RATES[pace];
  const leave = (how: SpeechStatus) => {
    queue = queue.filter((each) => each.utterance !== utterance);
    setStatus(how);
  };
  utterance.onstart = () => setStatus('yes');
  utterance.onend = () => leave('yes');
  utterance.onerror = ({ error }) => leave(STOP_ERRORS.has(error) ? status : 'failed');
  setStatus('not yet');
  window.speechSynthesis.speak(utterance);
  queue = [...queue, { text, ply, utterance }];
};

/** Queues sentences and drops those of older plies, so that speech keeps up with the game. */
export const say = (said: readonly SpokenAction[], settings: Pick<Settings, 'voice' | 'pace'>): void => {
  const latest = said.at(-1);
  if (!canSpeak() || !latest) return;
  const kept = queue.filter(({ ply }) => ply > latest.ply - PLIES_IN_QUEUE);
  const isLate = kept.length < queue.length;
  if (isLate) stopSpeaking();
  const spoken = attempt(() => {
    for (const each of isLate ? [...kept, ...said] : said) speakSentence(each, settings);
  });
  if (!spoken.ok) setStatus('failed');
};

type Shown = Pick<AppState, 'table' | 'playback'> & Pick<AppState['hotSeat'], 'outOfTime'>;

/** Returns the cursor at which a replay has just begun. Null if none has. */
const replayStart = ({ playback }: Shown, was: Shown): number | null =>
  playback?.since !== undefined && playback.frames !== was.playback?.frames ? playback.since : null;

const isContinued = (table: Table, was: Table): boolean =>
  table.game === was.game &&
  nodeAt(table, was.cursor) === nodeAt(was) &&
  (table.cursor <= was.cursor + 1 || table.tree !== was.tree) &&
  table.cursor >= was.cursor;

const timeoutSentences = (table: Table, { outOfTime }: Shown): readonly SpokenAction[] =>
  outOfTime ? [{ text: MESSAGES.outOfTime(outOfTime, other(outOfTime)), ply: positionOf(table).ply }] : [];

/** Speaks played or replayed actions. Other navigation stops the speech, since the words no longer fit the board. */
export const Speech = () => {
  const table = useField('table');
  const playback = useField('playback');
  const { outOfTime } = useField('hotSeat');
  const settings = useField('settings');
  const named = usePlayerNames();
  const shown = useRef<Shown>({ table, playback, outOfTime });
  useEffect(() => {
    const was = shown.current;
    const now = { table, playback, outOfTime };
    shown.current = now;
    if (!table || !was.table) return;
    const replayedFrom = replayStart(now, was);
    const isForward = isContinued(table, was.table);
    if (replayedFrom !== null || !isForward) stopSpeaking();
    const isSame = table.game === was.table.game;
    const since = replayedFrom ?? (isSame && table.cursor > was.table.cursor ? was.table.cursor : null);
    const sentences = since === null ? [] : spokenSince(table, since, settings);
    const end = isForward && outOfTime !== was.outOfTime ? timeoutSentences(table, now) : [];
    const said = [...sentences, ...end].map(({ text, ply }) => ({ text: named(text), ply }));
    say(said, settings);
  }, [table, playback, outOfTime, settings, named]);
  useEffect(() => stopSpeaking, []);
  return null;
};
