/** Calls back when the frame that is due has been drawn: before the first task that comes after it. */
export const afterFrame = (then: () => void): void => {
  requestAnimationFrame(() => setTimeout(then));
};
