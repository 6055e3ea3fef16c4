/** The fingers put down on an element. Others on the page, perhaps another player's, do not count. */
export const fingersOn = (element: Element, { touches }: TouchEvent): readonly Touch[] =>
  [...touches].filter(({ target }) => target instanceof Node && element.contains(target));
