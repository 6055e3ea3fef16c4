import type { Notice } from '../app/base/messages.ts';
import './theme/tokens.css';
import './theme/base.css';
import './theme/controls.css';
import './theme/print.css';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Settings } from '../app/base/settings.ts';
import { isGameLink } from '../app/formats/link/fragment.ts';
import { selectGame } from '../app/store/state-selectors.ts';
import type { GameEntry } from '../kernel/game.ts';
import type { Updates } from '../offline/updates.ts';
import styles from './App.module.css';
import { Button } from './controls/Button.tsx';
import { FailureNotice, type Failures } from './Failure.tsx';
import { useFocusFallback } from './focus.ts';
import { whenIdle } from './idle.ts';
import { lazyComponent, lazyPage } from './lazyComponent.tsx';
import { useDropAndPaste } from './library/opening.ts';
import { AnimationContext, useAnimationSetting, useMedia } from './media.ts';
import { ABOUT_PAGE, COURSES_PAGE, GAMES_PAGE, PIECES_PAGE, routeOf, unknownPart, useFragment } from './route.ts';
import { usePlayerNames } from './seats/usePlayerNames.ts';
import { useActions, useApp, useField } from './store.ts';
import { OPENING } from './words/opening.ts';

/** The start page. Like every page, a chunk of code fetched when first shown, so that the first page comes sooner. */
const StartPage = lazyPage(async () => (await import('./start/StartPage.tsx')).StartPage);
const GamePage = lazyPage(async () => (await import('./game/GamePage.tsx')).GamePage);
const EditPage = lazyPage(async () => (await import('./edit/EditPage.tsx')).EditPage);
const LearnPage = lazyPage(async () => (await import('./learn/LearnPage.tsx')).LearnPage);
const WatchPage = lazyPage(async () => (await import('./start/WatchPage.tsx')).WatchPage);

/** Pages without a game, by the first part of the URL's fragment (`#/pieces`). */
const PAGES: ReadonlyMap<string | null, ComponentType> = new Map([
  [COURSES_PAGE, lazyPage(async () => (await import('./learn/CoursesPage.tsx')).CoursesPage)],
  [ABOUT_PAGE, lazyPage(async () => (await import('./about/AboutPage.tsx')).AboutPage)],
  [GAMES_PAGE, lazyPage(async () => (await import('./library/GamesPage.tsx')).GamesPage)],
  [PIECES_PAGE, lazyPage(async () => (await import('./pieces/PiecesPage.tsx')).PiecesPage)],
]);

const loadArrival = () => import('./Arrival.tsx');
const LinkPage = lazyPage(async () => (await loadArrival()).LinkPage);
const NoGame = lazyPage(async () => (await loadArrival()).NoGame);
const Astray = lazyComponent(async () => (await loadArrival()).WrongAddress);
const GameChoice = lazyComponent(async () => (await loadArrival()).GameChoice);
const Waiting = lazyComponent(async () => (await loadArrival()).Waiting);

/** Starts to fetch the first page's code before anything is rendered, so that the page appears sooner. */
export const prepare = (fragment: string, entries: readonly GameEntry[]): void => {
  const { game } = routeOf(fragment);
  const entry = entries.find(({ id }) => id === game);
  // A failed fetch is repeated and reported by the component that needs it.
  if (game === null) StartPage.fetch().catch(() => undefined);
  if (entry) for (const coming of [GamePage.fetch(), entry.load()]) coming.catch(() => undefined);
};

const useTheme = (): Settings['theme'] => {
  const { theme } = useField('settings');
  const more = useMedia('(prefers-contrast: more)');
  return theme === 'system' && more ? 'contrast' : theme;
};

/** Milliseconds until a notice disappears. A hovered or focused notice stays for as long again. */
const NOTICE_TIME = 9000;

const NoticeCard = ({ notice: { text, offer, passes, stays } }: { readonly notice: Notice }) => {
  const { dismiss, bringBack, restoreLine, restore, runClock, saved, watch } = useActions();
  const named = usePlayerNames();
  const box = useRef<HTMLDivElement>(null);
  const read = () => {
    dismiss();
    watch(0, true);
  };
  const saveGame = async () => {
    const game = saved();
    if (game) (await import('./game/saveFile.ts')).saveGameFile(game);
  };
  const offers = { bringBack, restoreLine, restore, runClock, read, saveGame };
  useEffect(() => {
    if (passes !== 'soon' || stays) return;
    const isInUse = ({ current }: typeof box) =>
      current?.matches(':hover') || current?.contains(document.activeElement);
    const timer = setInterval(() => isInUse(box) || dismiss(), NOTICE_TIME);
    return () => clearInterval(timer);
  }, [passes, stays, dismiss]);
  return (
    <div ref={box} className={`row card ${styles.notice}`}>
      <p>{named(text)}</p>
      {offer && <Button onClick={offers[offer]}> {OPENING[offer]}</Button>}
      <Button onClick={dismiss}> {offer === 'read' ? OPENING.playFrom : OPENING.dismiss}</Button>
    </div>
  );
};

const Notices = () => {
  const notice = useField('notice');
  return <div role="status">{notice && <NoticeCard key={notice.text} notice={notice} />}</div>;
};

/** Offers a newer build. No build takes over by itself, since that would interrupt a game. */
const Update = ({ updates }: { readonly updates: Updates }) => {
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady);
  const isLate = useSyncExternalStore(updates.subscribe, updates.isLate);
  return (
    <div role="status">
      {(isReady || isLate) && (
        <div className={`row card ${styles.notice}`}>
          <p>{isLate ? OPENING.updateLate : OPENING.update}</p>
          <Button onClick={updates.takeOver}> {OPENING.takeUpdate}</Button>
        </div>
      )}
    </div>
  );
};

interface AppProps {
  /** Whether this browser stores a game that has begun and can be continued. */
  hasBegun(): boolean;
  readonly updates: Updates;
  readonly failures: Failures;
}

/** Sets the root element's attributes before other effects measure the page. */
const useRootAttributes = (moving: boolean): void => {
  const theme = useTheme();
  const { board, coordinates, pieceSize, boardSize, lightSquares, darkSquares } = useField('settings');
  useLayoutEffect(() => {
    const root = document.documentElement;
    Object.assign(root.dataset, { motion: moving ? 'on' : 'off', board, coordinates });
    for (const [name, value] of Object.entries({
      '--piece-margin': `${(100 - pieceSize) / 2}%`,
      '--board-size': String(boardSize / 100),
      '--own-light': lightSquares,
      '--own-dark': darkSquares,
    }))
      root.style.setProperty(name, value);
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  }, [moving, theme, board, coordinates, pieceSize, boardSize, lightSquares, darkSquares]);
};

export const App = ({ hasBegun, updates, failures }: AppProps) => {
  const fragment = useFragment();
  const isLink = isGameLink(fragment);
  const { game, clause, shown, editing, learning, lesson, sample } = routeOf(isLink ? '' : fragment);
  const entries = useField('entries');
  const choice = useField('choice');
  const isWaiting = useField('taskProgress') !== null;
  const rules = useApp(selectGame)?.rules;
  const isUnknown = !!clause && !!rules && !rules.some(({ clauses }) => clauses.some(({ id }) => id === clause));
  const isWrongAddress = !isLink && (isUnknown || unknownPart(fragment) !== null);
  const Page = PAGES.get(game);
  const moving = useAnimationSetting();
  useRootAttributes(moving);
  const isDropping = useDropAndPaste();
  useFocusFallback();
  useEffect(() => whenIdle(() => void GamePage.fetch()), []);
  return (
    <AnimationContext value={moving}>
      {isLink ? (
        <LinkPage fragment={fragment} />
      ) : Page ? (
        <Page />
      ) : game && !entries.some(({ id }) => id === game) ? (
        <NoGame id={game} />
      ) : game && sample !== null ? (
        <WatchPage id={game} sample={sample} key={`${game} ${sample}`} />
      ) : game && editing ? (
        <EditPage id={game} key={game} />
      ) : game && learning ? (
        <LearnPage id={game} lesson={lesson} />
      ) : game ? (
        <GamePage id={game} key={game} clause={clause} shown={shown} />
      ) : (
        <StartPage hasBegun={hasBegun} />
      )}
      {choice && <GameChoice choice={choice} />}
      {isDropping && <p className={styles.drop}>{OPENING.drop}</p>}
      <div className={styles.notices} data-notices>
        <div role="status">{isWaiting && <Waiting />}</div>
        <div role="status">{isWrongAddress && <Astray fragment={fragment} clause={clause} />}</div>
        <Notices />
        <Update updates={updates} />
        <FailureNotice failures={failures} />
      </div>
    </AnimationContext>
  );
};
