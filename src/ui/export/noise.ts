/** Tolerance for the noise that browsers add to canvas pixels against fingerprinting. */

/** The most by which noise changes a colour channel (0 to 255). */
const NOISE = 4;

const isNear = (a: number, b: number, shift: number): boolean =>
  Math.abs(((a >>> shift) & 255) - ((b >>> shift) & 255)) <= NOISE;

export const isAlike = (a: number, b: number): boolean =>
  a === b || (isNear(a, b, 0) && isNear(a, b, 8) && isNear(a, b, 16) && isNear(a, b, 24));

/** The colour drawn to test whether a canvas can be read. Blank or random pixels hardly match the colour. */
const PROBE = { fill: '#2a6f97', pixel: 0xff976f2a } as const;

/** Whether the canvas can be read, which some browsers forbid. */
export const isReadable = (pen: CanvasRenderingContext2D): boolean => {
  pen.fillStyle = PROBE.fill;
  pen.fillRect(0, 0, 2, 2);
  const { data } = pen.getImageData(0, 0, 2, 2);
  return new Uint32Array(data.buffer).every((pixel) => isAlike(pixel, PROBE.pixel));
};
