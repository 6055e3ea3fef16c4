import { useEffect, useRef, useState } from 'react';
import type { GameEntry } from '../../kernel/game.ts';
import { Button } from '../controls/Button.tsx';
import { saveFile } from '../game/saveFile.ts';
import { Page } from '../PageHeader.tsx';
import { useLive } from '../start/live.ts';
import { useActions, useField } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { LIBRARY, WORDS } from '../words.ts';
import styles from './GamesPage.module.css';
import { useOpenGame } from './opening.ts';
import { SavedCard } from './SavedCard.tsx';
import { useIncrementalCount } from './useIncrementalCount.ts';

/** Games per grid, divisible by 1 to 6 columns. Many grids, so that a changed card lays out only its grid. */
const BLOCK = 60;

const FilePicker = () => {
  const input = useRef<HTMLInputElement>(null);
  const open = useOpenGame();
  return (
    <>
      <Button large onClick={() => input.current?.click()}>
        {OPENING.openFile}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={OPENING.openFile}
        accept=".json,application/json,.txt,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void open(file);
          target.value = '';
        }}
      />
    </>
  );
};

const OpenText = () => {
  const { dismiss } = useActions();
  const open = useOpenGame();
  const [text, setText] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  if (text === null)
    return (
      <Button large onClick={() => setText('')}>
        {LIBRARY.paste}
      </Button>
    );
  const read = async () => {
    const opened = await open(text);
    if (opened.ok) return;
    dismiss();
    setWrong(opened.error.text);
  };
  return (
    <form
      className={`row ${styles.paste}`}
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it was asked for with the button in its place
        autoFocus
        className="field code"
        rows={6}
        aria-label={LIBRARY.pasted}
        aria-invalid={wrong !== null}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {wrong !== null && <p role="alert">{wrong}</p>}
      <Button type="submit" kind="primary" large disabled={text.trim() === ''}>
        {LIBRARY.open}
      </Button>
      <Button large onClick={() => setText(null)}>
        {WORDS.cancel}
      </Button>
    </form>
  );
};

const EmptyLibrary = ({ entry }: { readonly entry: GameEntry | undefined }) => {
  const live = useLive(entry);
  return (
    <section className={styles.empty}>
      <span className={styles.picture}>
        <span className="squares">{live && <live.TileArt table={live.table} />}</span>
      </span>
      <h2>{LIBRARY.empty}</h2>
      <p>{LIBRARY.comeHere}</p>
      <Button kind="primary" large href="#/">
        {OPENING.play}
      </Button>
    </section>
  );
};

export const GamesPage = () => {
  const games = useField('library');
  const entries = useField('entries');
  const persisted = useField('persisted');
  const { browse, archive } = useActions();
  const shown = useIncrementalCount(games?.length ?? 0);
  useEffect(() => void browse(), [browse]);
  return (
    <Page title={OPENING.savedGames}>
      <section className={`row ${styles.open}`}>
        <FilePicker />
        <OpenText />
        <p className="small">
          {LIBRARY.pasteHere} <span className={styles.drop}>{LIBRARY.dropHere}</span>
        </p>
        <Button
          kind="quiet"
          large
          onClick={async () => saveFile('all-games.oddboard.json', 'application/json', await archive())}
        >
          {LIBRARY.saveAll}
        </Button>
      </section>
      {games?.length === 0 && <EmptyLibrary entry={entries[0]} />}
      {persisted !== null && <p className="quiet">{persisted ? LIBRARY.promised : LIBRARY.notPromised}</p>}
      <div>
        {Array.from({ length: Math.ceil(shown / BLOCK) }, (_, block) => block * BLOCK).map((first) => (
          <ul key={first} className={styles.games}>
            {games?.slice(first, Math.min(first + BLOCK, shown)).map((saved) => {
              const entry = entries.find(({ id }) => id === saved.game);
              return entry && <SavedCard key={saved.id} saved={saved} entry={entry} />;
            })}
          </ul>
        ))}
      </div>
    </Page>
  );
};
