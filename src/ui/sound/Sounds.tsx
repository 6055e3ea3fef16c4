import { useEffect, useRef } from 'react';
import { awaitOrNull, tryOrNull } from '../../app/base/browser.ts';
import type { AppState } from '../../app/store/state.ts';
import type { BoardEvent, Step } from '../../kernel/event.ts';
import { useApp, useField } from '../store.ts';

interface Note {
  readonly wave: OscillatorType;
  /** Frequency in hertz at the beginning. */
  readonly from: number;
  /** Frequency in hertz at the end. */
  readonly to: number;
  /** Delay before the note in seconds. */
  readonly at: number;
  /** Duration in seconds. */
  readonly length: number;
  /** Loudness from 0 to 1, before `VOLUME`. */
  readonly loud: number;
}

const note = (
  wave: OscillatorType,
  [from, to]: readonly [number, number],
  at: number,
  length: number,
  loud: number,
): Note => ({ wave, from, to, at, length, loud });

/** The notes of each sound. Of coinciding sounds, the one listed first is heard. */
export const SOUNDS = {
  end: [
    note('sine', [262, 262], 0, 0.5, 0.1),
    note('sine', [330, 330], 0.12, 0.5, 0.1),
    note('sine', [392, 392], 0.24, 0.7, 0.1),
  ],
  burst: [note('sawtooth', [120, 32], 0, 0.34, 0.12), note('triangle', [70, 30], 0.02, 0.4, 0.2)],
  take: [note('triangle', [200, 90], 0, 0.1, 0.22), note('square', [640, 300], 0, 0.03, 0.04)],
  dice: [
    note('square', [900, 700], 0, 0.02, 0.04),
    note('square', [800, 650], 0.07, 0.02, 0.04),
    note('square', [950, 700], 0.13, 0.02, 0.04),
  ],
  turn: [note('sine', [440, 440], 0, 0.09, 0.1), note('sine', [587, 587], 0.08, 0.14, 0.1)],
  come: [note('sine', [330, 495], 0, 0.16, 0.1)],
  step: [note('triangle', [230, 170], 0, 0.07, 0.18)],
  line: [note('sine', [520, 380], 0, 0.1, 0.06)],
  no: [note('sine', [170, 140], 0, 0.12, 0.14)],
} as const satisfies Record<string, readonly Note[]>;

type Sound = keyof typeof SOUNDS;

const OF_EVENT: Readonly<Record<BoardEvent['kind'], Sound | null>> = {
  ended: 'end',
  burst: 'burst',
  captured: 'take',
  rolled: 'dice',
  changed: 'turn',
  appeared: 'come',
  moved: 'step',
  traced: 'line',
  marked: null,
  turned: null,
};

const isHeard = (event: BoardEvent): boolean =>
  event.kind !== 'changed' || event.to.type !== undefined || event.to.side !== undefined;

export const soundFor = (steps: readonly Step[]): Sound | null => {
  const heard = new Set(steps.flatMap(({ events }) => events.filter(isHeard).map(({ kind }) => OF_EVENT[kind])));
  return (Object.keys(SOUNDS) as Sound[]).find((sound) => heard.has(sound)) ?? null;
};

/** A factor for all notes, from 0 to 1: audible in a quiet room, but not next door. */
const VOLUME = 0.45;

/** A note's fade-in in seconds, without which it would click. */
const FADE_IN = 0.006;

export const play = (audio: AudioContext, sound: Sound): void => {
  for (const { wave, from, to, at, length, loud } of SOUNDS[sound]) {
    const begin = audio.currentTime + at;
    const voice = audio.createOscillator();
    const volume = audio.createGain();
    voice.type = wave;
    voice.frequency.setValueAtTime(from, begin);
    voice.frequency.exponentialRampToValueAtTime(to, begin + length);
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loud * VOLUME, begin + FADE_IN);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    voice.connect(volume).connect(audio.destination);
    voice.start(begin);
    voice.stop(begin + length);
  }
};

const selectFrame = ({ playback }: AppState) => playback?.frames[playback.index] ?? null;

/** Plays the board's sounds frame by frame. Without animation, plays one sound for the whole action. */
export const Sounds = () => {
  const isOn = useApp(({ settings }) => settings.sound === 'on');
  const table = useField('table');
  const frame = useApp(selectFrame);
  const audio = useRef<AudioContext>(null);
  const before = useRef(table);
  useEffect(() => {
    const was = before.current;
    before.current = table;
    if (!isOn) return;
    const playOnce = (sound: Sound | null) => {
      if (!sound) return;
      audio.current ??= tryOrNull(() => new AudioContext());
      // The device may be out of audio contexts: the board is silent until the next sound.
      tryOrNull(() => audio.current && play(audio.current, sound));
    };
    if (frame) playOnce(soundFor(frame.steps));
    else if (table && was && table !== was) {
      if (table.refused && table.refused !== was.refused) playOnce('no');
      // A played animation has been heard already. An action without frames is heard now.
      else if (table.cursor === was.cursor + 1)
        playOnce(soundFor(table.replayed.actions[table.cursor - 1]?.tell() ?? []));
    }
  }, [isOn, table, frame]);
  useEffect(() => () => void awaitOrNull(() => audio.current?.close()), []);
  return null;
};
