/** The worker that writes a film: it receives pictures one by one, and answers when each is written. */
import { type GifWriter, gifWriter } from './gif.ts';

/** A picture of the film, or its end. */
export type FilmMessage =
  | {
      readonly pixels: Uint8ClampedArray;
      readonly width: number;
      readonly height: number;
      readonly stand: number;
    }
  | 'end';

/** The whole film, or null after each picture. */
export type FilmAnswer = Uint8Array<ArrayBuffer> | null;

let writer: GifWriter | null = null;

addEventListener('message', ({ data }: MessageEvent<FilmMessage>) => {
  if (data === 'end') {
    const bytes = writer?.bytes() ?? new Uint8Array();
    postMessage(bytes, { transfer: [bytes.buffer] });
  } else {
    writer ??= gifWriter(data.width, data.height);
    writer.add(data.pixels, data.stand);
    postMessage(null);
  }
});
