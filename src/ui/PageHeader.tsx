import { type ReactNode, useEffect, useRef } from 'react';
import { NamedButton } from './controls/NamedButton.tsx';
import { useMedia } from './media.ts';
import styles from './PageHeader.module.css';
import { aboutLink, coursesLink, gamesLink } from './route.ts';
import { useActions, useCloseGame, useField } from './store.ts';
import { OPENING } from './words/opening.ts';

/** Whether a page was shown before. Screen readers read the first page by themselves, so its heading takes no focus. */
let hasShownPage = false;

const today = (): string => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });

interface HeadingProps {
  /** The window's title and, without `children`, the heading's text. */
  readonly title: string;
  /** Whether the heading leaves the focus to the page's board. */
  readonly quiet?: boolean;
  readonly className?: string | undefined;
  readonly children?: string | undefined;
}

/** Renders a page's heading and sets the window's title. Focuses the heading, so that screen readers read it. */
export const Heading = ({ title, quiet = false, className, children = title }: HeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === OPENING.app ? title : `${title} · ${OPENING.app}`;
    if (hasShownPage && !quiet) heading.current?.focus({ preventScroll: true });
    hasShownPage = true;
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

const ThemeButton = () => {
  const { theme } = useField('settings');
  const { set } = useActions();
  const isNight = useMedia('(prefers-color-scheme: dark)');
  const isDark = theme === 'dark' || (theme === 'system' && isNight);
  const name = isDark ? OPENING.lightTheme : OPENING.darkTheme;
  return (
    <NamedButton kind="quiet" name={name} onClick={() => set({ theme: isDark ? 'light' : 'dark' })}>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.7" />
        <path d="M10 3.5A6.5 6.5 0 0 1 10 16.5Z" fill="currentColor" />
      </svg>
    </NamedButton>
  );
};

interface Props {
  /** The page's heading; omitted if another element is the heading, since a page has only one. */
  readonly title?: string;
  /** The URL of the header's link to a course. By default, the link goes to the page of all courses. */
  readonly learn?: string;
  readonly isSlim?: boolean;
  readonly children?: ReactNode;
}

export const PageHeader = ({ title, learn = coursesLink, isSlim = false, children }: Props) => (
  <header className={`row ${styles.header}`} data-slim={isSlim || undefined}>
    {title === OPENING.app ? (
      <Heading className={styles.brand} title={title} />
    ) : (
      <a className={styles.brand} href="#/" title={OPENING.allGames}>
        {OPENING.app}
      </a>
    )}
    <div className={`row ${styles.own}`}>
      {title !== undefined && title !== OPENING.app && <Heading className={styles.title} title={title} />}
      {children}
    </div>
    <nav className={`row ${styles.nav}`} aria-label={OPENING.pages}>
      <a href={gamesLink}>{OPENING.saved}</a>
      <a href={learn}>{OPENING.learn}</a>
      <a href={aboutLink}>{OPENING.about}</a>
      <ThemeButton />
    </nav>
  </header>
);

interface PageProps {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

export const Page = ({ title, tools, children }: PageProps) => {
  useCloseGame();
  return (
    <>
      <PageHeader title={title}>{tools}</PageHeader>
      <main className={styles.page}>{children}</main>
    </>
  );
};
