import { useCallback, useEffect, useState } from 'react';
import type { GameChoice as Choice } from '../app/store/open-game.ts';
import { selectGame } from '../app/store/state-selectors.ts';
import styles from './App.module.css';
import { Button } from './controls/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useFetched } from './lazyComponent.tsx';
import { useIncrementalCount } from './library/useIncrementalCount.ts';
import { Heading } from './PageHeader.tsx';
import { gameLink, routeOf, unknownPart } from './route.ts';
import { useActions, useApp, useField } from './store.ts';
import { OPENING } from './words/opening.ts';
import { ARRIVAL, progressText, WRONG_ADDRESS } from './words/sharing.ts';
import { LIBRARY, WORDS } from './words.ts';

export const Waiting = () => {
  const taskProgress = useField('taskProgress');
  const { stop } = useActions();
  if (!taskProgress) return null;
  return (
    <div className={`row card ${styles.notice}`}>
      <p>{ARRIVAL.opening}</p>
      <progress
        aria-label={ARRIVAL.opening}
        {...(taskProgress.all > 0 && { value: taskProgress.done, max: taskProgress.all })}
      />
      {taskProgress.all > 0 && (
        <span className={`quiet ${styles.count}`} aria-hidden="true">
          {progressText(taskProgress.done, taskProgress.all)}
        </span>
      )}
      <Button onClick={stop}> {ARRIVAL.stop}</Button>
    </div>
  );
};

/** Warns that a part of the URL is unknown. The page opens anyway, so the user would not notice. */
export const WrongAddress = ({ fragment, clause }: { readonly fragment: string; readonly clause: string | null }) => {
  const game = useApp(selectGame);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const page = unknownPart(fragment);
  const wrong =
    page !== null ? WRONG_ADDRESS.page(page) : game && clause ? WRONG_ADDRESS.clause(game.title, clause) : null;
  if (wrong === null || dismissed === fragment) return null;
  return (
    <div className={`row card ${styles.notice}`}>
      <p>{wrong}</p>
      {routeOf(fragment).game !== null && <a href="#/">{WORDS.allGames}</a>}
      <Button onClick={() => setDismissed(fragment)}> {OPENING.dismiss}</Button>
    </div>
  );
};

const DeadEnd = ({ title, says }: { readonly title: string; readonly says: string }) => (
  <main className="alone">
    <Heading title={title} />
    <p>{says}</p>
    <a href="#/">{WORDS.allGames}</a>
  </main>
);

export const NoGame = ({ id }: { readonly id: string }) => (
  <DeadEnd title={ARRIVAL.noSuchPage} says={WRONG_ADDRESS.game(id)} />
);

/** Opens the game that a link contains. Then replaces the link in the URL, so that a reload continues the game. */
export const LinkPage = ({ fragment }: { readonly fragment: string }) => {
  const { openLink } = useActions();
  const opened = useFetched(useCallback(() => openLink(fragment), [fragment, openLink]));
  useEffect(() => {
    if (opened?.ok) window.location.replace(gameLink(opened.value));
  }, [opened]);
  if (opened && !opened.ok) return <DeadEnd title={ARRIVAL.noSuchLink} says={opened.error.text} />;
  return (
    <main className="alone">
      <p>{OPENING.loading}</p>
    </main>
  );
};

/** Asks which of several games to open, or which variant was played. Closing the dialog answers null. */
export const GameChoice = ({ choice: { asks, titles, answer } }: { readonly choice: Choice }) => {
  const shown = useIncrementalCount(titles.length);
  return (
    <Dialog title={LIBRARY.asks[asks]} onClose={() => answer(null)}>
      {titles.slice(0, shown).map((title, index) => (
        <Button key={title} large onClick={() => answer(index)}>
          {title}
        </Button>
      ))}
    </Dialog>
  );
};
