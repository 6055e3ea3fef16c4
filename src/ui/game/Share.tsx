import { useState } from 'react';
import { linkTo } from '../../app/keeping/link.ts';
import { positionOf } from '../../app/table/table.ts';
import { scoreOf } from '../../app/telling/score.ts';
import type { Game } from '../../kernel/game.ts';
import { recordOf } from '../../kernel/record.ts';
import { Dialog } from '../Dialog.tsx';
import { PictureButtons } from '../export/PictureButtons.tsx';
import { FilePicker } from '../library/FilePicker.tsx';
import { useActions, useNow } from '../room.ts';
import { gamesLink } from '../route.ts';
import { saveFile } from '../saveFile.ts';
import { SHARING } from '../words.ts';
import dialogStyles from './dialogs.module.css';
import styles from './Share.module.css';
import { fileName, saveGameFile } from './useSaveGame.ts';

interface Copied {
  readonly text: string;
  /** A browser may refuse; then the text is there to be copied by hand. */
  readonly done: boolean;
}

/** The game as a link, a file or a text; the position; and files to be opened. */
export const Share = ({ game, onClose }: { readonly game: Game; onClose(): void }) => {
  const { saved } = useActions();
  const now = useNow();
  const [copied, setCopied] = useState<Copied | null>(null);
  const copy = async (text: string) => {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied({ text, done: done === true });
  };
  const address = (fragment: string) => `${window.location.href.split('#')[0]}${fragment}`;
  const whole = saved();
  const { table } = now();
  if (!whole || !table) return null;
  const position = game.write(positionOf(table));
  const { seed, options } = table.record;
  const ways: readonly (readonly [string, () => void])[] = [
    [SHARING.gameLink, () => void copy(address(linkTo(whole)))],
    [SHARING.positionLink, () => void copy(address(linkTo(recordOf(game, seed, options, position))))],
    [SHARING.position, () => void copy(position)],
    [SHARING.file, () => saveGameFile(whole)],
    [SHARING.text, () => saveFile(fileName(whole, 'txt'), 'text/plain', scoreOf(game, whole))],
  ];
  return (
    <Dialog title={SHARING.title} onClose={onClose}>
      <div className={styles.ways}>
        {ways.map(([name, way]) => (
          <button key={name} type="button" className={dialogStyles.aside} onClick={way}>
            {name}
          </button>
        ))}
        <PictureButtons game={game} className={dialogStyles.aside} />
      </div>
      <div role="status">
        {copied && (
          <label className={styles.copied}>
            {copied.done ? SHARING.copied : SHARING.byHand}
            <textarea readOnly rows={3} value={copied.text} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </div>
      <div className={styles.ways}>
        <FilePicker className={dialogStyles.aside} onChosen={onClose} />
        <a className={styles.all} href={gamesLink}>
          {SHARING.games}
        </a>
      </div>
      <p className={dialogStyles.hint}>{SHARING.hint}</p>
    </Dialog>
  );
};
