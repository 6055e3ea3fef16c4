import { useEffect, useMemo, useState } from 'react';
import { createTasks, type LongTasks, type WorkProgress } from '../../app/base/resumable.ts';
import type { SavedGame } from '../../app/formats/saved.ts';
import type { Table } from '../../app/model/table.ts';
import type { Game } from '../../kernel/game.ts';
import { Button } from '../controls/Button.tsx';
import { Segments } from '../controls/fields.tsx';
import { Dialog } from '../Dialog.tsx';
import { yieldToEvents } from '../idle.ts';
import { lazyComponent } from '../lazyComponent.tsx';
import { useActions, useField } from '../store.ts';
import { SHARING } from '../words.ts';
import { Link } from './Link.tsx';
import styles from './Share.module.css';
import { Text } from './Text.tsx';

/** `Picture` and `Film` are fetched on demand, since they need the code for pictures and GIFs. */
const Picture = lazyComponent(async () => (await import('./Picture.tsx')).Picture);
const Film = lazyComponent(async () => (await import('./Film.tsx')).Film);

/** Props of each way to share. `whole` is the game as saved, `table` the game as on the board. */
export interface KindProps {
  readonly game: Game;
  readonly whole: SavedGame;
  readonly table: Table;
  readonly tasks: LongTasks;
}

const KINDS = { link: Link, picture: Picture, film: Film, text: Text } as const;

export const Share = ({ game, onClose }: { readonly game: Game; onClose(): void }) => {
  const { saved } = useActions();
  const table = useField('table');
  const [kind, setKind] = useState<keyof typeof KINDS>('link');
  const [progress, setProgress] = useState<WorkProgress | null>(null);
  const tasks = useMemo(() => createTasks(setProgress, { pause: yieldToEvents }), []);
  useEffect(() => tasks.stop, [tasks]);
  const whole = useMemo(() => (table ? saved() : null), [table, saved]);
  if (!whole || !table) return null;
  const Kind = KINDS[kind];
  return (
    <Dialog title={SHARING.title} width="middle" onClose={onClose}>
      <div className={styles.share}>
        <Segments title={SHARING.as} values={SHARING.kinds} value={kind} onChange={setKind} />
        <Kind {...{ game, whole, table, tasks }} />
        {progress && (
          <p className="line" role="status">
            <progress aria-label={SHARING.writing} value={progress.done} max={progress.all} />
            <Button onClick={tasks.stop}>{SHARING.stop}</Button>
          </p>
        )}
      </div>
    </Dialog>
  );
};
