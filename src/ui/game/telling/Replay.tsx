import { useMemo } from 'react';
import { type Table, withCursor } from '../../../app/model/table.ts';
import { live } from '../../../app/store/selectors.ts';
import { Button } from '../../controls/Button.tsx';
import { Tool } from '../../controls/Tool.tsx';
import { NoteText } from '../../panels/turns/NoteText.tsx';
import { useActions, useApp } from '../../store.ts';
import { REPLAY, WORDS } from '../../words.ts';
import { noteOn, PlaceSlider, PlayButton, SpeedControl, useLinePlayer } from './LinePlayer.tsx';
import styles from './Replay.module.css';

const selectPlayback = live(({ playback }) => playback);
const selectRunning = live(({ running }) => running);
const selectTable = live(({ table }) => table);

interface Props {
  onClose(): void;
}

/** Renders the replay of the current line. The store holds the playback state, since the board shows it too. */
const TableReplay = ({ table, onClose }: Props & { readonly table: Table }) => {
  const playback = useApp(selectPlayback);
  const playing = useApp(selectRunning);
  const { watch: show } = useActions();
  const at = useMemo(() => ({ table, playback }), [table, playback]);
  // The player waits while the store itself plays the frames of an action.
  const isHeld = playback !== null && playback.frameTime !== null;
  const start = useMemo(() => withCursor(table, 0), [table]);
  const player = useLinePlayer(start, { isHeld, external: { at, playing, show } });
  const { caption, canGoBack, canGoOn, isByHand } = player;
  const note = noteOn(table);
  return (
    <section className={styles.replay} aria-label={REPLAY.bar}>
      <div className={`row ${styles.keys}`}>
        <Tool icon="back" name={REPLAY.back} disabled={!canGoBack} onClick={player.back} />
        {!isByHand && <PlayButton player={player} />}
        <Button disabled={!canGoOn} onClick={player.step}>
          {REPLAY.next}
        </Button>
        <SpeedControl player={player} />
        <Button
          onClick={() => {
            player.pause();
            onClose();
          }}
        >
          {WORDS.close}
        </Button>
      </div>
      <PlaceSlider player={player} />
      {note && (
        <p className={styles.note} data-screen>
          <NoteText game={table.game} text={note} />
        </p>
      )}
      {caption && <p className={styles.caption}>{caption}</p>}
    </section>
  );
};

export const Replay = ({ onClose }: Props) => {
  const table = useApp(selectTable);
  return table && <TableReplay table={table} onClose={onClose} />;
};
