/** The worker that writes a film as a GIF, since writing would block the page. */
import { answerCalls } from '../../worker/answer.ts';
import { type GifWriter, gifWriter } from './gif.ts';

interface Shot {
  readonly pixels: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly duration: number;
}

let writer: GifWriter | null = null;

export const METHODS = {
  add({ pixels, width, height, duration }: Shot): void {
    writer ??= gifWriter(width, height);
    writer.add(pixels, duration);
  },
  finish: (_: null): Uint8Array<ArrayBuffer> => writer?.bytes() ?? new Uint8Array(),
};

answerCalls(() => METHODS);
