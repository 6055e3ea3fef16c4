import { useEffect, useRef } from 'react';
import { OPENING } from './words/opening.ts';

/** Has a page been shown? The first one is read by itself. */
let wasHere = false;

const today = (): string => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });

interface Props {
  /** What the window is called; the heading says it, too, unless it has words of its own. */
  readonly title: string;
  /** On a page with a board that has the focus, the heading does not take it. */
  readonly quiet?: boolean;
  readonly className?: string | undefined;
  readonly children?: string | undefined;
}

/** The heading of a page. It names the window, and has the focus after a link, so that it is read. */
export const Heading = ({ title, quiet = false, className, children = title }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === OPENING.app ? title : `${title} · ${OPENING.app}`;
    if (wasHere && !quiet) heading.current?.focus({ preventScroll: true });
    wasHere = true;
  }, [title, quiet]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
      <p className="onPaper">{today()}</p>
    </>
  );
};
