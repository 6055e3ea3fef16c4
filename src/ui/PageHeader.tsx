import type { ReactNode } from 'react';
import { Heading } from './Heading.tsx';
import { useMedia } from './media.ts';
import styles from './PageHeader.module.css';
import { useActions, useField } from './room.ts';
import { aboutLink, coursesLink, gamesLink } from './route.ts';
import { OPENING } from './words/opening.ts';

/** Light where it is dark, and dark where it is light. */
const ThemeButton = () => {
  const { theme } = useField('settings');
  const { set } = useActions();
  const isNight = useMedia('(prefers-color-scheme: dark)');
  const isDark = theme === 'dark' || (theme === 'system' && isNight);
  const name = isDark ? OPENING.lightTheme : OPENING.darkTheme;
  return (
    <button
      type="button"
      className="button"
      data-kind="quiet"
      aria-label={name}
      title={name}
      onClick={() => set({ theme: isDark ? 'light' : 'dark' })}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.7" />
        <path d="M10 3.5A6.5 6.5 0 0 1 10 16.5Z" fill="currentColor" />
      </svg>
    </button>
  );
};

interface Props {
  /** The page's heading; without it the page has one elsewhere. */
  readonly title?: string;
  /** Where the page's own way to learn leads; without it, to all courses. */
  readonly learn?: string;
  /** On a phone the page has no room for the ways to other pages. */
  readonly slim?: boolean;
  readonly children?: ReactNode;
}

/** The header of every page but a game's: the way home, the title, the page's own tools, other pages. */
export const PageHeader = ({ title, learn = coursesLink, slim = false, children }: Props) => (
  <header className={styles.header} data-slim={slim || undefined}>
    {title === OPENING.app ? (
      <Heading className={styles.brand} title={title} />
    ) : (
      <a className={styles.brand} href="#/" title={OPENING.allGames}>
        {OPENING.app}
      </a>
    )}
    <div className={styles.own}>
      {title !== undefined && title !== OPENING.app && <Heading className={styles.title} title={title} />}
      {children}
    </div>
    <nav className={styles.nav} aria-label={OPENING.pages}>
      <a href={gamesLink}>{OPENING.saved}</a>
      <a href={learn}>{OPENING.learn}</a>
      <a href={aboutLink}>{OPENING.about}</a>
      <ThemeButton />
    </nav>
  </header>
);
