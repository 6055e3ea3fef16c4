/** Draws the shots of a film and has a worker write them. */
import { createCaller } from '../../worker/call.ts';
import type { METHODS } from './film.worker.ts';
import { isReadable } from './noise.ts';
import type { Picture } from './picture.ts';

interface Camera {
  /** Adds a picture, shown for `stand` milliseconds. */
  add(picture: Picture, stand: number): Promise<void>;
  finish(): Promise<Blob>;
}

/** The width and height in pixels of a picture in a film of this width. */
const sizeOf = ({ width, height }: Picture, wide: number): readonly [number, number] => [
  wide,
  Math.round((height * wide) / width),
];

/** A camera for films of this width in pixels; it stops when the signal is aborted. */
export const cameraFor = (wide: number, signal: AbortSignal): Camera => {
  const worker = createCaller<typeof METHODS>(
    () => new Worker(new URL('./film.worker.ts', import.meta.url), { type: 'module' }),
  );
  signal.addEventListener('abort', worker.close);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  /** The picture in the worker, which writes it while the page draws the next. */
  let written: Promise<unknown> = Promise.resolve();
  return {
    async add(picture, stand) {
      const [width, height] = sizeOf(picture, wide);
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
      written = worker.call(
        'add',
        { pixels: data, width, height, stand },
        { signal, transfer: [data.buffer] },
      );
      // The next picture, or the end, tells of a failure.
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
