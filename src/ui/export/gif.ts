/** A writer of animated GIFs. Pictures contain only changed pixels, which saves most of the size. */
import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import { isAlike } from './noise.ts';

type Color = readonly [number, number, number];

/** The number of visible colours in a palette. GIF allows 256 colours, and one must be transparent. */
const COLORS = 255;
/** The number of frequent colours that stay exact, so that the board looks alike in all pictures. */
const EXACT_COLORS = 128;
/** GIF's disposal method that draws the next picture over this one, since pictures contain only changed pixels. */
const KEEP = 1;

export interface GifWriter {
  /** Adds a picture of the GIF's size. `pixels` are RGBA bytes. */
  add(pixels: Uint8ClampedArray, milliseconds: number): void;
  bytes(): Uint8Array<ArrayBuffer>;
}

const colorOf = (pixel: number): Color => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];

const paletteOf = (pixels: Uint32Array) => {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([pixel]) => pixel);
  const kept: number[] = [];
  const places = new Map<number, number>();
  const rare: number[] = [];
  for (const pixel of byCount) {
    // A rare colour close to a frequent one is noise.
    const place = kept.findIndex((each) => isAlike(each, pixel));
    if (place >= 0) places.set(pixel, place);
    else if (kept.length < EXACT_COLORS) places.set(pixel, kept.push(pixel) - 1);
    else rare.push(pixel);
  }
  const others = Uint32Array.from(rare);
  const bytes = new Uint8Array(others.buffer);
  const near = others.length > 0 ? quantize(bytes, COLORS - kept.length) : [];
  const nearest = others.length > 0 ? applyPalette(bytes, near) : [];
  for (const [at, pixel] of others.entries()) places.set(pixel, kept.length + (nearest[at] ?? 0));
  return { colors: [...kept.map(colorOf), ...near], places };
};

export const gifWriter = (width: number, height: number): GifWriter => {
  const encoder = GIFEncoder();
  let before: Uint32Array | null = null;
  return {
    add(pixels, milliseconds) {
      const now = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
      const changed: number[] = [];
      for (let at = 0; at < now.length; at++) if (!before || !isAlike(now[at] ?? 0, before[at] ?? 0)) changed.push(at);
      const { colors, places } = paletteOf(Uint32Array.from(changed, (at) => now[at] ?? 0));
      const index = new Uint8Array(now.length).fill(colors.length);
      for (const at of changed) index[at] = places.get(now[at] ?? 0) ?? 0;
      encoder.writeFrame(index, width, height, {
        palette: [...colors, [0, 0, 0]],
        transparent: before !== null,
        transparentIndex: colors.length,
        delay: milliseconds,
        dispose: KEEP,
      });
      before ??= now.slice();
      for (const at of changed) before[at] = now[at] ?? 0;
    },
    bytes() {
      encoder.finish();
      return encoder.bytes();
    },
  };
};
