import { useEffect, useMemo, useRef, useState } from 'react';
import { createErrands } from '../../../app/errands.ts';
import { linking, linkTo } from '../../../app/keeping/formats/link.ts';
import type { SavedGame } from '../../../app/keeping/formats/saved.ts';
import { positionOf } from '../../../app/table/table.ts';
import { ROOT } from '../../../app/table/tree.ts';
import { atOnce, type Progress } from '../../../app/work.ts';
import type { Game } from '../../../kernel/game.ts';
import { recordOf } from '../../../kernel/record.ts';
import { Dialog } from '../../Dialog.tsx';
import { PictureButtons } from '../../export/PictureButtons.tsx';
import { fetchLater } from '../../fetched.tsx';
import { pause } from '../../leisure.ts';
import { FilePicker } from '../../library/FilePicker.tsx';
import { useActions, useNow } from '../../room.ts';
import { gameLink, gamesLink } from '../../route.ts';
import { SHARING } from '../../words.ts';
import { fileName, saveFile, saveGameFile } from '../useSaveGame.ts';
import dialogStyles from './dialogs.module.css';
import styles from './Share.module.css';

interface Copied {
  readonly text: string;
  /** Was it copied? Otherwise the text is shown, to be copied by hand. */
  readonly done: boolean;
}

/** A link this short is made at once: browsers prefer to copy what was there at the click. */
const SHORT = 100_000;
/** A longer text is not shown once it is copied: laying it out takes longer than copying it. */
const SHOWN = 20_000;

/** Long tasks of this dialog, and their progress. */
const useErrands = () => {
  const [progress, setProgress] = useState<Progress | null>(null);
  const errands = useMemo(() => createErrands(setProgress, { pause }), []);
  useEffect(() => errands.stop, [errands]);
  return { progress, errands };
};

/** Fetched when somebody makes a film: it brings drawing and writing along. */
const FilmMaker = fetchLater(async () => (await import('../../export/FilmMaker.tsx')).FilmMaker);

/** A button in whose place a film is made. */
const Film = ({ game }: { readonly game: Game }) => {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <FilmMaker game={game} />
  ) : (
    <button type="button" className={dialogStyles.aside} onClick={() => setIsOpen(true)}>
      {SHARING.film}
    </button>
  );
};

interface Pasting {
  /** The text for a game, kept while the dialog is closed; null without a field for it. */
  readonly pasted: readonly [string | null, (text: string | null) => void];
}

/** A field for a game as text; what is wrong with it is said beneath. */
const Paste = ({ pasted: [text, setText], onOpened }: Pasting & { onOpened(): void }) => {
  const { openFile, dismiss } = useActions();
  const begunWith = useRef(text);
  const [wrong, setWrong] = useState<string | null>(null);
  if (text === null)
    return (
      <button type="button" className={dialogStyles.aside} onClick={() => setText('')}>
        {SHARING.paste}
      </button>
    );
  const open = async () => {
    const opened = await openFile(new Blob([text]));
    if (opened.ok) {
      setText(null);
      onOpened();
      window.location.hash = gameLink(opened.value);
    } else {
      dismiss();
      setWrong(opened.error.text);
    }
  };
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it was asked for with the button in its place
        autoFocus={begunWith.current === null}
        rows={6}
        aria-label={SHARING.pasted}
        aria-invalid={wrong !== null}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {wrong !== null && <p role="alert">{wrong}</p>}
      <button type="submit" className={dialogStyles.aside} disabled={text.trim() === ''}>
        {SHARING.open}
      </button>
    </form>
  );
};

/** The game as whoever opens it begins to read it: at its start, with the line ahead. */
const asStory = (saved: SavedGame): SavedGame => ({ ...saved, at: ROOT, picks: '' });

interface Props extends Pasting {
  readonly game: Game;
  onClose(): void;
}

/** The game as a link, a file or a text; the position; and files to open. */
export const Share = ({ game, pasted, onClose }: Props) => {
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
  const { progress, errands } = useErrands();
  const copyLink = async (saved: SavedGame) => {
    const json = JSON.stringify(saved);
    const link =
      json.length < SHORT ? atOnce(linking(json)) : await errands.run(({ finish }) => finish(linking(json)));
    if (link !== null) await copy(address(link));
  };
  const withText = async (saved: SavedGame, use: (text: string) => unknown) => {
    const text = await errands.run(async ({ until, finish }) => {
      const { writingText } = await until(import('../../../app/keeping/formats/textwrite.ts'));
      return finish(writingText(game, saved));
    });
    if (text !== null) await use(text);
  };
  const isHidden = !!copied?.done && copied.text.length > SHOWN;
  const address = (fragment: string) => `${window.location.href.split('#')[0]}${fragment}`;
  const whole = saved();
  const { table } = now();
  if (!whole || !table) return null;
  const position = game.write(positionOf(table));
  const { seed, options } = table.record;
  const copies: readonly (readonly [string, () => void])[] = [
    [SHARING.gameLink, () => void copyLink(whole)],
    ...(whole.nodes.length > 0 ? [[SHARING.storyLink, () => void copyLink(asStory(whole))] as const] : []),
    [SHARING.positionLink, () => void copy(address(linkTo(recordOf(game, seed, options, position))))],
    [SHARING.position, () => void copy(position)],
    [SHARING.copyText, () => void withText(whole, copy)],
  ];
  const saves: readonly (readonly [string, () => void])[] = [
    [SHARING.file, () => saveGameFile(whole)],
    [
      SHARING.text,
      () => void withText(whole, (text) => saveFile(fileName(whole, 'txt'), 'text/plain', text)),
    ],
  ];
  const buttons = (ways: typeof copies) =>
    ways.map(([name, way]) => (
      <button key={name} type="button" className={dialogStyles.aside} onClick={way}>
        {name}
      </button>
    ));
  return (
    <Dialog title={SHARING.title} onClose={onClose}>
      <div className={styles.ways}>{buttons(copies)}</div>
      <div role="status">
        {isHidden && SHARING.copied}
        {copied && !isHidden && (
          <label className={styles.copied}>
            {copied.done ? SHARING.copied : SHARING.byHand}
            <textarea readOnly rows={3} value={copied.text} onFocus={(event) => event.target.select()} />
          </label>
        )}
        {progress && (
          <p className={styles.writing}>
            <progress aria-label={SHARING.writing} value={progress.done} max={progress.all} />
            <button type="button" className={dialogStyles.aside} onClick={errands.stop}>
              {SHARING.stop}
            </button>
          </p>
        )}
      </div>
      <div className={styles.ways}>
        {buttons(saves)}
        <PictureButtons game={game} className={dialogStyles.aside} />
        <Film game={game} />
      </div>
      <div className={styles.ways}>
        <FilePicker className={dialogStyles.aside} onChosen={onClose} />
        <Paste pasted={pasted} onOpened={onClose} />
        <a className={dialogStyles.aside} href={gamesLink}>
          {SHARING.games}
        </a>
      </div>
      <p className={dialogStyles.hint}>{SHARING.hint}</p>
    </Dialog>
  );
};
