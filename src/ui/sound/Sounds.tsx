import { useEffect, useRef } from 'react';
import { selectTable } from '../../app/slices.ts';
import type { Oddboard } from '../../app/store.ts';
import { useRoom } from '../room.ts';
import { heardIn, play, type Sound } from './sounds.ts';

const selectIsOn = ({ settings }: Oddboard) => settings.sound === 'on';
/** The frame that is shown now. */
const selectFrame = ({ playback }: Oddboard) => playback?.frames[playback.index] ?? null;

/** What happens on the board, heard: frame by frame as it is seen, or all at once where nothing moves. Silent unless it is wanted. */
export const Sounds = () => {
  const isOn = useRoom(selectIsOn);
  const table = useRoom(selectTable);
  const frame = useRoom(selectFrame);
  const audio = useRef<AudioContext>(null);
  const before = useRef(table);
  useEffect(() => {
    const was = before.current;
    before.current = table;
    if (!isOn) return;
    const hear = (sound: Sound | null) => {
      if (!sound) return;
      audio.current ??= new AudioContext();
      play(audio.current, sound);
    };
    if (frame) hear(heardIn(frame.steps));
    else if (table && was && table !== was) {
      if (table.refused && table.refused !== was.refused) hear('no');
      // A frame that has just ended was heard; what was played without frames is heard now.
      else if (table.cursor === was.cursor + 1) hear(heardIn(table.replayed.turns[table.cursor - 1]?.tell() ?? []));
    }
  }, [isOn, table, frame]);
  useEffect(() => () => void audio.current?.close(), []);
  return null;
};
