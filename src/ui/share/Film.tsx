import { useEffect, useMemo, useState } from 'react';
import { createTasks, type LongTask, type WorkProgress } from '../../app/base/resumable.ts';
import { selectPieces, selectPlayers } from '../../app/store/state-selectors.ts';
import { createCaller } from '../../worker/call.ts';
import { Segments } from '../controls/fields.tsx';
import type { METHODS } from '../export/film.worker.ts';
import { isReadable } from '../export/noise.ts';
import { currentColors } from '../export/paint.ts';
import { drawShot, type Picture } from '../export/picture.ts';
import { type FilmKind, filming, lengthOf, replayFilmLine } from '../export/shots.ts';
import { fileName } from '../game/saveFile.ts';
import { yieldToEvents } from '../idle.ts';
import { Story } from '../Story.tsx';
import { usePlayerNames } from '../seats/usePlayerNames.ts';
import { useApp, useField } from '../store.ts';
import { SHARING } from '../words.ts';
import styles from './Share.module.css';
import type { KindProps } from './Share.tsx';
import { fileButtons, ShareLayout } from './ShareLayout.tsx';

const createFilmRenderer = (width: number, signal: AbortSignal) => {
  const worker = createCaller<typeof METHODS>(
    () => new Worker(new URL('../export/film.worker.ts', import.meta.url), { type: 'module' }),
  );
  signal.addEventListener('abort', worker.close);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  /** Settles when the worker has written the latest picture. Meanwhile, the page draws the next picture. */
  let written: Promise<unknown> = Promise.resolve();
  return {
    /** Adds a picture that is shown for `duration` milliseconds. */
    async add(picture: Picture, duration: number) {
      const height = Math.round((picture.height * width) / picture.width);
      const image = new Image(width, height);
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.svg)}`;
      await image.decode();
      if (!pen || !isReadable(pen)) throw new Error('no canvas');
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
      }
      pen.drawImage(image, 0, 0, width, height);
      const { data } = pen.getImageData(0, 0, width, height);
      await written;
      written = worker.call('add', { pixels: data, width, height, duration }, { signal, transfer: [data.buffer] });
      // The next call awaits `written`, and so rethrows the failure.
      written.catch(() => undefined);
    },
    async finish() {
      await written;
      const bytes = await worker.call('finish', null, { signal });
      worker.close();
      return new Blob([bytes], { type: 'image/gif' });
    },
  };
};

interface FilmState {
  readonly progress?: WorkProgress;
  readonly film?: { readonly blob: Blob; readonly url: string };
  readonly hasFailed?: boolean;
}

/** Holds the progress, film or failure of making a film. Revokes the URL of a discarded film to free memory. */
const useFilmState = (shoot: (task: LongTask, show: (progress: WorkProgress) => void) => Promise<Blob>) => {
  const [filmState, setMaking] = useState<FilmState>({});
  const tasks = useMemo(() => createTasks(() => undefined, { pause: yieldToEvents }), []);
  useEffect(() => tasks.stop, [tasks]);
  const url = filmState.film?.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const make = async () => {
    setMaking({ progress: { done: 0, all: 0 } });
    try {
      const blob = await tasks.run((task) => shoot(task, (progress) => setMaking({ progress })));
      setMaking(blob ? { film: { blob, url: URL.createObjectURL(blob) } } : {});
    } catch {
      setMaking({ hasFailed: true });
    }
  };
  const discard = () => {
    tasks.stop();
    setMaking({});
  };
  return { ...filmState, make, discard };
};

const useFilm = ({ game, table }: KindProps, kind: FilmKind, width: number) => {
  const flipped = useField('flipped');
  const pieces = useApp(selectPieces);
  const players = useApp(selectPlayers);
  const named = usePlayerNames();
  const title = [players?.white, players?.black].some(Boolean)
    ? `${players?.white || '?'} – ${players?.black || '?'}: ${game.title}`
    : game.title;
  return useFilmState(async ({ until, finish, signal }, show) => {
    const drawing = { flipped, pieces, paint: currentColors() };
    const line = await finish(replayFilmLine(table, kind));
    const camera = createFilmRenderer(width, signal);
    const all = lengthOf(line, kind);
    let done = 0;
    for (const shot of filming(line, kind)) {
      const picture = drawShot(game, title, { ...shot, caption: named(shot.caption) }, drawing);
      await until(camera.add(picture, shot.duration));
      show({ done: ++done, all });
    }
    return until(camera.finish());
  });
};

export const Film = (props: KindProps) => {
  const { whole, table } = props;
  const [kind, setKind] = useState<FilmKind>('line');
  const [wide, setWide] = useState<keyof typeof SHARING.widths>('480');
  const { progress, film, hasFailed, make, discard } = useFilm(props, kind, Number(wide));
  /** Wraps a setter so that a new choice discards the film, since the film no longer fits the choice. */
  const discardingFilm = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      discard();
      set(value);
    };
  };
  const words = [SHARING.shareFilm, SHARING.saveFilm] as const;
  return (
    <ShareLayout
      preview={
        film ? (
          <img className={styles.shown} src={film.url} alt={SHARING.film} />
        ) : (
          <Story table={table} flipped={whole.flipped} plays={kind === 'turn' ? 'turn' : 'line'} />
        )
      }
      buttons={
        progress
          ? [{ name: SHARING.stop, go: discard }]
          : film
            ? fileButtons(words, fileName(whole, 'gif'), film.blob.type, async () => film.blob)
            : [{ name: SHARING.makeFilm, go: make }]
      }
    >
      <Segments
        title={SHARING.shows}
        values={SHARING.films}
        value={kind}
        disabled={table.cursor === 0 ? ['turn'] : []}
        onChange={discardingFilm(setKind)}
      />
      <Segments title={SHARING.width} values={SHARING.widths} value={wide} onChange={discardingFilm(setWide)} />
      {progress && (
        <progress aria-label={SHARING.making} {...(progress.all > 0 && { value: progress.done, max: progress.all })} />
      )}
      <p className="small" role="status">
        {film && SHARING.ready(film.blob.size)}
      </p>
      {hasFailed && <p role="alert">{SHARING.noFilm}</p>}
    </ShareLayout>
  );
};
