import { useEffect, useMemo, useRef, useState } from 'react';
import { selectPieces, selectPlayers } from '../../app/state-selectors.ts';
import { createTasks } from '../../app/tasks.ts';
import { Segments } from '../controls/Segments.tsx';
import { drawShot, type FilmKind, filming, lengthOf, lineOf } from '../export/film.ts';
import { paintNow } from '../export/paint.ts';
import { cameraFor } from '../export/shoot.ts';
import { fileName, saveFile } from '../game/useSaveGame.ts';
import { pause } from '../idle.ts';
import { Story } from '../Story.tsx';
import { useNamed } from '../seats/useNamed.ts';
import { useApp, useField } from '../store.ts';
import { SHARING } from '../words.ts';
import styles from './Share.module.css';
import type { KindProps } from './Share.tsx';
import { fileWay, type ShareWay, Sheet } from './Sheet.tsx';

const MEGABYTE = 1_000_000;

/** A film in the page, and its address. */
interface Shown {
  readonly blob: Blob;
  readonly url: string;
}

/** The last film; its object URL is revoked with the next one, and at the end. */
const useFilm = () => {
  const [film, setFilm] = useState<Shown | null>(null);
  const last = useRef<Shown>(null);
  const show = (blob: Blob | null) => {
    if (last.current) URL.revokeObjectURL(last.current.url);
    last.current = blob && { blob, url: URL.createObjectURL(blob) };
    setFilm(last.current);
  };
  useEffect(() => () => void (last.current && URL.revokeObjectURL(last.current.url)), []);
  return { film, show };
};

/** An animated picture of the game, a line or the last turn; making it can be stopped. */
export const Film = ({ game, whole, table }: KindProps) => {
  const flipped = useField('flipped');
  const pieces = useApp(selectPieces);
  const players = useApp(selectPlayers);
  const named = useNamed();
  const [kind, setKind] = useState<FilmKind>('line');
  const [wide, setWide] = useState<keyof typeof SHARING.widths>('480');
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { film, show } = useFilm();
  const tasks = useMemo(() => createTasks(() => undefined, { pause }), []);
  useEffect(() => tasks.stop, [tasks]);
  const title = [players?.white, players?.black].some(Boolean)
    ? `${players?.white || '?'} – ${players?.black || '?'}: ${game.title}`
    : game.title;
  const make = async () => {
    show(null);
    setHasFailed(false);
    setProgress({ done: 0, all: 0 });
    const drawing = { flipped, pieces, paint: paintNow() };
    const blob = await tasks
      .run(async ({ until, finish, signal }) => {
        const line = await finish(lineOf(table, kind));
        const camera = cameraFor(Number(wide), signal);
        const all = lengthOf(line, kind);
        let done = 0;
        for (const shot of filming(line, kind)) {
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
  /** Wraps a setter: another choice drops the film made, or stops its making. */
  const anew = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      tasks.stop();
      show(null);
      set(value);
    };
  };
  const name = fileName(whole, 'gif');
  const givingWays = ({ blob }: Shown): readonly (ShareWay | null)[] => [
    fileWay(SHARING.shareFilm, name, blob.type, async () => blob),
    { name: SHARING.saveFilm, go: () => saveFile(name, blob.type, blob) },
  ];
  return (
    <Sheet
      preview={
        film ? (
          <img className={styles.shown} src={film.url} alt={SHARING.film} />
        ) : (
          <Story table={table} flipped={flipped} plays={kind === 'turn' ? 'turn' : 'line'} />
        )
      }
      ways={
        progress
          ? [{ name: SHARING.stop, go: tasks.stop }]
          : film
            ? givingWays(film)
            : [{ name: SHARING.makeFilm, go: make }]
      }
    >
      <Segments
        title={SHARING.shows}
        values={SHARING.films}
        value={kind}
        disabled={table.cursor === 0 ? ['turn'] : []}
        onChange={anew(setKind)}
      />
      <Segments title={SHARING.width} values={SHARING.widths} value={wide} onChange={anew(setWide)} />
      {progress && (
        <progress
          aria-label={SHARING.making}
          {...(progress.all > 0 && { value: progress.done, max: progress.all })}
        />
      )}
      <p className="small" role="status">
        {!progress && film && SHARING.ready((film.blob.size / MEGABYTE).toFixed(1))}
      </p>
      {hasFailed && <p role="alert">{SHARING.noFilm}</p>}
    </Sheet>
  );
};
