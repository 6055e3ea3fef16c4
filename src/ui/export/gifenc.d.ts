/** Types of gifenc, which has none of its own. */
declare module 'gifenc' {
  type Palette = readonly (readonly [number, number, number])[];
  interface FrameOptions {
    readonly palette: Palette;
    readonly transparent: boolean;
    readonly transparentIndex: number;
    /** The time for which the picture is shown, in milliseconds. */
    readonly delay: number;
    readonly dispose: number;
  }
  export function GIFEncoder(): {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
  export function quantize(pixels: Uint8Array, most: number): Palette;
  export function applyPalette(pixels: Uint8Array, palette: Palette): Uint8Array;
}
