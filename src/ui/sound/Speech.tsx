import { useEffect, useRef } from 'react';
import type { AppState } from '../../app/state.ts';
import { useNamed } from '../seats/useNamed.ts';
import { useField } from '../store.ts';
import { say, spokenSince } from './speech.ts';

type Shown = Pick<AppState, 'table' | 'playback'>;

/** The place since which actions have been played or are told once more; null if none are. */
const sinceIn = ({ table, playback }: Shown, was: Shown): number | null => {
  if (!table || table.game !== was.table?.game) return null;
  if (playback?.since !== undefined && playback.frames !== was.playback?.frames) return playback.since;
  return table.cursor > was.table.cursor ? was.table.cursor : null;
};

/** Speaks each action that is played or replayed on the table; going back ends what is being said. */
export const Speech = () => {
  const table = useField('table');
  const playback = useField('playback');
  const settings = useField('settings');
  const named = useNamed();
  const shown = useRef<Shown>({ table, playback });
  useEffect(() => {
    const was = shown.current;
    shown.current = { table, playback };
    const since = sinceIn({ table, playback }, was);
    if (table && since !== null) say(named(spokenSince(table, since, settings)), settings);
    else if (table?.cursor !== was.table?.cursor) say('', settings);
  }, [table, playback, settings, named]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on leaving
  useEffect(() => () => say('', settings), []);
  return null;
};
