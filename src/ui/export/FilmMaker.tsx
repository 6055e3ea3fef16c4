import { useEffect, useMemo, useRef, useState } from 'react';
import { createErrands } from '../../app/errands.ts';
import { selectPieces, selectPlayers } from '../../app/slices.ts';
import type { Game } from '../../kernel/game.ts';
import dialogStyles from '../game/dialogs/dialogs.module.css';
import { fileName, saveFile } from '../game/useSaveGame.ts';
import { pause } from '../leisure.ts';
import { useActions, useField, useRoom } from '../room.ts';
import { useNamed } from '../seats/useNamed.ts';
import { FILM } from '../words/film.ts';
import styles from './FilmMaker.module.css';
import { drawShot, FILMS, type FilmKind, filming, lengthOf, lineOf } from './film.ts';
import { paintNow } from './paint.ts';
import { cameraFor } from './shoot.ts';

/** Widths of a film, in pixels. */
const WIDTHS = [480, 960] as const;
const MEGABYTE = 1_000_000;

/** A film in the page, and its address. */
interface Film {
  readonly blob: Blob;
  readonly url: string;
}

/** The film last made; its memory is given back with the next one, and at the end. */
const useFilm = () => {
  const [film, setFilm] = useState<Film | null>(null);
  const last = useRef<Film>(null);
  const show = (blob: Blob | null) => {
    if (last.current) URL.revokeObjectURL(last.current.url);
    last.current = blob && { blob, url: URL.createObjectURL(blob) };
    setFilm(last.current);
  };
  useEffect(() => () => void (last.current && URL.revokeObjectURL(last.current.url)), []);
  return { film, show };
};

/** Makes an animated picture of the game, a line or the last turn; it can be stopped. */
export const FilmMaker = ({ game }: { readonly game: Game }) => {
  const { saved } = useActions();
  const table = useField('table');
  const flipped = useField('flipped');
  const pieces = useRoom(selectPieces);
  const players = useRoom(selectPlayers);
  const named = useNamed();
  const [kind, setKind] = useState<FilmKind>('line');
  const [wide, setWide] = useState<number>(WIDTHS[0]);
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { film, show } = useFilm();
  const errands = useMemo(() => createErrands(() => undefined, { pause }), []);
  useEffect(() => errands.stop, [errands]);
  if (!table) return null;
  const title = [players?.white, players?.black].some(Boolean)
    ? `${players?.white || '?'} – ${players?.black || '?'}: ${game.title}`
    : game.title;
  const make = async () => {
    show(null);
    setHasFailed(false);
    setProgress({ done: 0, all: 0 });
    const drawing = { flipped, pieces, paint: paintNow() };
    const blob = await errands
      .run(async ({ until, finish, signal }) => {
        const shown = await finish(lineOf(table, kind));
        const camera = cameraFor(wide, signal);
        const all = lengthOf(shown, kind);
        let done = 0;
        for (const shot of filming(shown, kind)) {
          const picture = drawShot(game, title, { ...shot, caption: named(shot.caption) }, drawing);
          await until(camera.add(picture, shot.stand));
          setProgress({ done: ++done, all });
        }
        return until(camera.finish());
      })
      .catch(() => {
        setHasFailed(true);
        return null;
      });
    setProgress(null);
    if (blob) show(blob);
  };
  const save = () => {
    const whole = saved();
    if (film && whole) saveFile(fileName(whole, 'gif'), film.blob.type, film.blob);
  };
  return (
    <section className={styles.film} aria-label={FILM.title}>
      <div className={styles.choices}>
        <label>
          {FILM.what}
          <select value={kind} onChange={({ target }) => setKind(target.value as FilmKind)}>
            {FILMS.map((each) => (
              <option key={each} value={each} disabled={each === 'turn' && table.cursor === 0}>
                {FILM.kinds[each]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {FILM.size}
          <select value={wide} onChange={({ target }) => setWide(Number(target.value))}>
            {WIDTHS.map((each) => (
              <option key={each} value={each}>
                {FILM.wide(each)}
              </option>
            ))}
          </select>
        </label>
        {progress ? (
          <button type="button" className={dialogStyles.aside} onClick={errands.stop}>
            {FILM.stop}
          </button>
        ) : (
          <button type="button" className={dialogStyles.main} onClick={() => void make()}>
            {FILM.make}
          </button>
        )}
      </div>
      {progress && (
        <progress
          className={styles.progress}
          aria-label={FILM.writing}
          {...(progress.all > 0 && { value: progress.done, max: progress.all })}
        />
      )}
      <p role="status">
        {progress ? FILM.writing : film && FILM.done((film.blob.size / MEGABYTE).toFixed(1))}
      </p>
      {hasFailed && <p role="alert">{FILM.failed}</p>}
      {film && (
        <>
          <img className={styles.shown} src={film.url} alt={FILM.shown} />
          <button type="button" className={dialogStyles.main} onClick={save}>
            {FILM.save}
          </button>
        </>
      )}
    </section>
  );
};
