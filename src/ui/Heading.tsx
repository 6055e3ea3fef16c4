import { useEffect, useRef } from 'react';
import { OPENING } from './words/opening.ts';

/** Has a page been shown? Screen readers read the first one by themselves. */
let wasHere = false;

const today = (): string => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });

interface Props {
  /** The window's title, and the heading's unless it has words of its own. */
  readonly title: string;
  /** Is the focus left to the board of the page? */
  readonly quiet?: boolean;
  readonly className?: string | undefined;
  readonly children?: string | undefined;
}

/** The heading of a page. It names the window, and takes the focus after a link, so that it is read aloud. */
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
