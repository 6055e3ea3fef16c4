import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { attempt, had } from '../../app/base/browser.ts';
import { MESSAGES } from '../../app/base/messages.ts';
import type { Settings } from '../../app/base/settings.ts';
import { nodeAt, positionAt, positionOf, type Table } from '../../app/model/table.ts';
import { loggedAt } from '../../app/narration/log.ts';
import { shortAt } from '../../app/narration/short.ts';
import type { AppState } from '../../app/store/state.ts';
import { aloud } from '../../kernel/board/board.ts';
import { other } from '../../kernel/side.ts';
import { capital } from '../../kernel/words.ts';
import { listen } from '../controls/listen.ts';
import { toldSince } from '../game/telling/effects.ts';
import { abilityOf, spokenShort } from '../panels/turns/Short.tsx';
import { useNamed } from '../seats/useNamed.ts';
import { useField } from '../store.ts';
import { SHORT } from '../words/lines.ts';
import { SPEECH } from '../words/settings.ts';
import { resultOf } from '../words.ts';

/** The language of speech, also on a translated page. */
const LANGUAGE = 'en';

/** Whether the browser supports speech. It may still lack voices. */
export const canSpeak = (): boolean => had(() => window.speechSynthesis) !== null;

/** The voices, those of the spoken language first. */
const voices = (): readonly SpeechSynthesisVoice[] => {
  const isForeign = ({ lang }: SpeechSynthesisVoice) => !lang.startsWith(LANGUAGE);
  const all = had(() => [...window.speechSynthesis.getVoices()]) ?? [];
  return all.sort((a, b) => Number(isForeign(a)) - Number(isForeign(b)));
};

/** The voices, which some browsers load late. */
export const useVoices = (): readonly SpeechSynthesisVoice[] => {
  const [found, setFound] = useState(voices);
  useEffect(() => {
    const update = () => setFound(voices());
    const end = had(() => listen(window.speechSynthesis, { voiceschanged: update }));
    return () => end?.();
  }, []);
  return found;
};

/** A sentence about an action, and the action's ply. */
export interface Spoken {
  readonly text: string;
  readonly ply: number;
}

/** The most characters said about an action, unless one sentence is longer: about 14 seconds. */
const MOST = 200;

/** The first effect of an action, and the move of its piece or else the second effect. */
const effectsOf = (table: Table, at: number, room: number): readonly string[] => {
  const actor = shortAt(table, at).signs.find(({ kind }) => kind === 'unit');
  const { lines } = loggedAt(table, at);
  const deed = table.replayed.turns[at]
    ?.tell()
    .find(({ events }) =>
      events.some(
        (event) => event.kind === 'moved' && actor?.kind === 'unit' && event.unit === actor.unit.id,
      ),
    );
  const done = lines.findIndex(({ rule }) => rule === deed?.rule);
  const both = [...new Set([lines[0], lines[Math.max(1, done)]].flatMap((line) => line?.text ?? []))];
  return both.join(' ').length <= room ? both : [lines[Math.max(0, done)]?.text ?? ''];
};

/** An action in sentences: its ability, main effects, and the result. */
const wholeAt = (table: Table, at: number): string => {
  const { signs, side, checks, ends } = shortAt(table, at);
  const ability = abilityOf(table.game, signs);
  const lead = ability ? [SPEECH.used(ability.name, side, ability.by)] : [];
  const told = effectsOf(table, at, MOST - lead.join().length);
  const said = told.join(' ');
  const result = ends && (said.includes(ends.text) ? resultOf(ends.winner) : capital(SHORT.ends(ends)));
  return aloud(
    table.game.board,
    [
      ...lead,
      ...told,
      ...(checks && !ends && !/\bcheck\b/i.test(said) ? [`${capital(SHORT.check)}.`] : []),
      ...(result ? [`${result}.`] : []),
    ].join(' '),
  );
};

/** The actions since `since` in the form of the setting; none if speech is off. */
export const spokenSince = (table: Table, since: number, { speech }: Settings): readonly Spoken[] => {
  if (speech === 'off') return [];
  return toldSince(table, since).map((at) => ({
    text: speech === 'whole' ? wholeAt(table, at) : spokenShort(table.game, shortAt(table, at)),
    ply: positionAt(table, at).ply,
  }));
};

/** Factors of the voice's normal rate. */
const RATES: Readonly<Record<Settings['pace'], number>> = { slow: 0.75, normal: 1, fast: 1.4 };

interface Utterance extends Spoken {
  readonly spoken: SpeechSynthesisUtterance;
}

let queue: readonly Utterance[] = [];

/** Whether the last sentence was heard. */
export type Heard = 'not yet' | 'yes' | 'failed';

let heard: Heard = 'not yet';
const listeners = new Set<() => void>();

const tell = (now: Heard): void => {
  heard = now;
  for (const listener of listeners) listener();
};

const onHeard = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

export const useHeard = (): Heard => useSyncExternalStore(onHeard, () => heard);

/** Sentences of this many plies wait for each other; older ones are dropped. */
const PLIES = 2;

/** Stops speaking and empties the queue. */
export const hush = (): void => {
  queue = [];
  had(() => window.speechSynthesis.cancel());
};

/** The errors of a sentence stopped by `hush`. */
const HUSHED: ReadonlySet<string> = new Set(['canceled', 'interrupted']);

const utter = ({ text, ply }: Spoken, { voice, pace }: Pick<Settings, 'voice' | 'pace'>): void => {
  const spoken = new SpeechSynthesisUtterance(text);
  const chosen = voices().find(({ voiceURI }) => voiceURI === voice);
  spoken.lang = chosen?.lang ?? LANGUAGE;
  if (chosen) spoken.voice = chosen;
  spoken.rate = RATES[pace];
  const leave = (how: Heard) => {
    queue = queue.filter((each) => each.spoken !== spoken);
    tell(how);
  };
  spoken.onstart = () => tell('yes');
  spoken.onend = () => leave('yes');
  spoken.onerror = ({ error }) => leave(HUSHED.has(error) ? heard : 'failed');
  tell('not yet');
  window.speechSynthesis.speak(spoken);
  queue = [...queue, { text, ply, spoken }];
};

/** Queues sentences and drops those of older plies. `useHeard` tells of failing voices. */
export const say = (said: readonly Spoken[], settings: Pick<Settings, 'voice' | 'pace'>): void => {
  const latest = said.at(-1);
  if (!canSpeak() || !latest) return;
  const kept = queue.filter(({ ply }) => ply > latest.ply - PLIES);
  const isLate = kept.length < queue.length;
  if (isLate) hush();
  const spoken = attempt(() => {
    for (const each of isLate ? [...kept, ...said] : said) utter(each, settings);
  });
  if (!spoken.ok) tell('failed');
};

type Shown = Pick<AppState, 'table' | 'playback'> & Pick<AppState['hotSeat'], 'fallen'>;

/** The cursor since which actions are replayed, or null. */
const againIn = ({ playback }: Shown, was: Shown): number | null =>
  playback?.since !== undefined && playback.frames !== was.playback?.frames ? playback.since : null;

/** Whether the game is at the same position or continued: by new actions, or by a single old one. */
const goesOn = (table: Table, was: Table): boolean =>
  table.game === was.game &&
  nodeAt(table, was.cursor) === nodeAt(was) &&
  (table.cursor <= was.cursor + 1 || table.tree !== was.tree) &&
  table.cursor >= was.cursor;

const onTime = (table: Table, { fallen }: Shown): readonly Spoken[] =>
  fallen ? [{ text: MESSAGES.outOfTime(fallen, other(fallen)), ply: positionOf(table).ply }] : [];

/**
 * Speaks each action played or replayed, and the end on time. While the game continues, sentences wait for
 * each other; any other navigation stops them.
 */
export const Speech = () => {
  const table = useField('table');
  const playback = useField('playback');
  const { fallen } = useField('hotSeat');
  const settings = useField('settings');
  const named = useNamed();
  const shown = useRef<Shown>({ table, playback, fallen });
  useEffect(() => {
    const was = shown.current;
    const now = { table, playback, fallen };
    shown.current = now;
    if (!table || !was.table) return;
    const again = againIn(now, was);
    const isForward = goesOn(table, was.table);
    if (again !== null || !isForward) hush();
    const isSame = table.game === was.table.game;
    const since = again ?? (isSame && table.cursor > was.table.cursor ? was.table.cursor : null);
    const told = since === null ? [] : spokenSince(table, since, settings);
    const end = isForward && fallen !== was.fallen ? onTime(table, now) : [];
    const said = [...told, ...end].map(({ text, ply }) => ({ text: named(text), ply }));
    say(said, settings);
  }, [table, playback, fallen, settings, named]);
  useEffect(() => hush, []);
  return null;
};
