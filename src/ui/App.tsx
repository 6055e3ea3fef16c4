import { useEffect, useSyncExternalStore } from 'react';
import { isGameLink } from '../app/keeping/fragment.ts';
import type { Settings } from '../app/settings.ts';
import { selectEntries, selectGame, selectSettings } from '../app/slices.ts';
import type { Oddboard } from '../app/store.ts';
import type { GameEntry } from '../kernel/game.ts';
import { type Updates, whenIdle } from '../offline/updates.ts';
import styles from './App.module.css';
import { FailureNotice, type Failures } from './Failure.tsx';
import { fetched } from './fetched.tsx';
import { useSaveGame } from './game/useSaveGame.ts';
import { useDrop } from './library/useDrop.ts';
import { useMedia } from './media.ts';
import { useActions, useRoom } from './room.ts';
import { GAMES, PIECES, routeOf, strayIn, useFragment } from './route.ts';
import { StartPage } from './start/StartPage.tsx';
import { SHARING, WORDS } from './words.ts';
import './theme/tokens.css';
import './theme/base.css';
import './theme/print.css';

/** The start page stands first. A game's page is fetched when one goes to it, or else when nothing is left to do. */
const GamePage = fetched(async () => (await import('./game/GamePage.tsx')).GamePage);

/** Setting up is for the few: its page comes when somebody asks for it. */
const EditPage = fetched(async () => (await import('./edit/EditPage.tsx')).EditPage);
const GamesPage = fetched(async () => (await import('./library/GamesPage.tsx')).GamesPage);

/** What one meets on the way to a game, where it takes long or leads nowhere. */
const arrival = () => import('./Arrival.tsx');
const LinkPage = fetched(async () => (await arrival()).LinkPage);
const NoGame = fetched(async () => (await arrival()).NoGame);
const Astray = fetched(async () => (await arrival()).Astray);
const Waiting = fetched(async () => (await arrival()).Waiting);

/** A sheet for who draws, not for who plays. */
const PiecesPage = fetched(async () => (await import('./pieces/PiecesPage.tsx')).PiecesPage);

/** What a page that begins with a game will need is fetched all at once, before anything is drawn. */
export const prepare = (fragment: string, entries: readonly GameEntry[]): void => {
  const { game } = routeOf(fragment);
  const entry = entries.find(({ id }) => id === game);
  // What cannot be fetched is asked for again, and said, where it is needed.
  if (entry) for (const coming of [GamePage.fetch(), entry.load()]) coming.catch(() => undefined);
};

const selectErrand = ({ errand }: Oddboard) => errand;
const selectNotice = ({ notice }: Oddboard) => notice;

/** May things move? By the setting, or else by the system's wish. */
const useMoving = (): boolean => {
  const { motion } = useRoom(selectSettings);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return motion === 'system' ? !still : motion !== 'off';
};

/** The theme that is chosen; high contrast also where the system asks for it. Light or dark is left to the style sheet. */
const useTheme = (): Settings['theme'] => {
  const { theme } = useRoom(selectSettings);
  const more = useMedia('(prefers-contrast: more)');
  return theme === 'system' && more ? 'contrast' : theme;
};

const Notice = () => {
  const notice = useRoom(selectNotice);
  const { dismiss, bringBack, regrow, restore } = useActions();
  const offers = { bringBack, regrow, restore, saveGame: useSaveGame() };
  return (
    <div role="status">
      {notice && (
        <div className={styles.notice}>
          <p>{notice.text}</p>
          {notice.offer && (
            <button type="button" onClick={offers[notice.offer]}>
              {WORDS[notice.offer]}
            </button>
          )}
          <button type="button" onClick={dismiss}>
            {WORDS.dismiss}
          </button>
        </div>
      )}
    </div>
  );
};

/** A newer build waits: it is offered, and never comes by itself in the middle of a game. */
const Update = ({ updates }: { readonly updates: Updates }) => {
  const ready = useSyncExternalStore(updates.subscribe, updates.isReady);
  return (
    <div role="status">
      {ready && (
        <div className={styles.notice}>
          <p>{WORDS.update}</p>
          <button type="button" onClick={updates.take}>
            {WORDS.takeUpdate}
          </button>
        </div>
      )}
    </div>
  );
};

export interface AppProps {
  /** Has a game of this kind been begun? */
  started(id: string): boolean;
  readonly updates: Updates;
  readonly failures: Failures;
}

export const App = ({ started, updates, failures }: AppProps) => {
  const fragment = useFragment();
  const isLink = isGameLink(fragment);
  const { game, clause, shown, editing } = routeOf(isLink ? '' : fragment);
  const entries = useRoom(selectEntries);
  const isWaiting = useRoom(selectErrand) !== null;
  const rules = useRoom(selectGame)?.rules;
  const isUnknown = clause !== null && !!rules && !rules.some(({ clauses }) => clauses.some(({ id }) => id === clause));
  const isAstray = !isLink && (isUnknown || strayIn(fragment) !== null);
  const theme = useTheme();
  const moving = useMoving();
  const isDropping = useDrop();
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['motion'] = moving ? 'on' : 'off';
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  }, [moving, theme]);
  useEffect(() => whenIdle(() => void GamePage.fetch()), []);
  return (
    <>
      {isLink ? (
        <LinkPage fragment={fragment} />
      ) : game === PIECES ? (
        <PiecesPage />
      ) : game === GAMES ? (
        <GamesPage />
      ) : game && !entries.some(({ id }) => id === game) ? (
        <NoGame id={game} />
      ) : game && editing ? (
        <EditPage id={game} key={game} />
      ) : game ? (
        <GamePage id={game} clause={clause} shown={shown} moving={moving} />
      ) : (
        <StartPage moving={moving} started={started} />
      )}
      {isDropping && <p className={styles.drop}>{SHARING.drop}</p>}
      <div className={styles.notices}>
        <div role="status">{isWaiting && <Waiting />}</div>
        <div role="status">{isAstray && <Astray fragment={fragment} clause={clause} />}</div>
        <Notice />
        <Update updates={updates} />
        <FailureNotice failures={failures} />
      </div>
    </>
  );
};
