import { useEffect, useRef } from 'react';
import { had, promised } from '../../app/features.ts';
import type { AppState } from '../../app/state.ts';
import { useApp, useField } from '../store.ts';
import { play, type Sound, soundFor } from './sounds.ts';

const selectIsOn = ({ settings }: AppState) => settings.sound === 'on';
/** The frame shown now. */
const selectFrame = ({ playback }: AppState) => playback?.frames[playback.index] ?? null;

/** Sounds of the board: frame by frame, or all at once without animation. Silent once switched off. */
export const Sounds = () => {
  const isOn = useApp(selectIsOn);
  const table = useField('table');
  const frame = useApp(selectFrame);
  const audio = useRef<AudioContext>(null);
  const before = useRef(table);
  useEffect(() => {
    const was = before.current;
    before.current = table;
    if (!isOn) return;
    const hear = (sound: Sound | null) => {
      if (!sound) return;
      audio.current ??= had(() => new AudioContext());
      // A device may have no more audio to give: the board is silent then, until the next sound.
      had(() => audio.current && play(audio.current, sound));
    };
    if (frame) hear(soundFor(frame.steps));
    else if (table && was && table !== was) {
      if (table.refused && table.refused !== was.refused) hear('no');
      // The last frame has been heard; an action played without frames is heard now.
      else if (table.cursor === was.cursor + 1)
        hear(soundFor(table.replayed.turns[table.cursor - 1]?.tell() ?? []));
    }
  }, [isOn, table, frame]);
  useEffect(() => () => void promised(() => audio.current?.close()), []);
  return null;
};
