import { useEffect, useRef } from 'react';
import { MESSAGES } from '../../app/messages.ts';
import type { AppState } from '../../app/state.ts';
import { nodeAt, positionOf, type Table } from '../../app/table/table.ts';
import { other } from '../../kernel/side.ts';
import { useNamed } from '../seats/useNamed.ts';
import { useField } from '../store.ts';
import { hush, type Spoken, say, spokenSince } from './speech.ts';

type Shown = Pick<AppState, 'table' | 'playback'> & Pick<AppState['hotSeat'], 'fallen'>;

/** The place since which actions are told once more; null if none are. */
const againIn = ({ playback }: Shown, was: Shown): number | null =>
  playback?.since !== undefined && playback.frames !== was.playback?.frames ? playback.since : null;

/** Does the game stand where it stood, or go on from there: by new actions, or by a single old one? */
const goesOn = (table: Table, was: Table): boolean =>
  table.game === was.game &&
  nodeAt(table, was.cursor) === nodeAt(was) &&
  (table.cursor <= was.cursor + 1 || table.tree !== was.tree) &&
  table.cursor >= was.cursor;

const onTime = (table: Table, { fallen }: Shown): readonly Spoken[] =>
  fallen ? [{ text: MESSAGES.outOfTime(fallen, other(fallen)), ply: positionOf(table).ply }] : [];

/**
 * Speaks each action that is played or replayed on the table, and the end on time. While the game goes on, its
 * sentences wait for each other; any other way ends what is being said.
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
    say(
      [...told, ...end].map(({ text, ply }) => ({ text: named(text), ply })),
      settings,
    );
  }, [table, playback, fallen, settings, named]);
  useEffect(() => hush, []);
  return null;
};
