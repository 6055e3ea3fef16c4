/** Browsers that protect against fingerprints add noise to what is read of a canvas. */

/** So far, in each of red, green, blue and alpha, a pixel may be from what was drawn. */
const NOISE = 4;

const isNear = (a: number, b: number, shift: number): boolean =>
  Math.abs(((a >>> shift) & 255) - ((b >>> shift) & 255)) <= NOISE;

/** Are these two pixels the same, but for noise? */
export const isAlike = (a: number, b: number): boolean =>
  a === b || (isNear(a, b, 0) && isNear(a, b, 8) && isNear(a, b, 16) && isNear(a, b, 24));

/** Any colour will do that noise alone is not likely to give. */
const PROBE = { fill: '#2a6f97', pixel: 0xff976f2a } as const;

/** Does the canvas give what is drawn on it? Some browsers give a blank or random picture unless asked to. */
export const isReadable = (pen: CanvasRenderingContext2D): boolean => {
  pen.fillStyle = PROBE.fill;
  pen.fillRect(0, 0, 2, 2);
  const { data } = pen.getImageData(0, 0, 2, 2);
  return new Uint32Array(data.buffer).every((pixel) => isAlike(pixel, PROBE.pixel));
};
