import { useSyncExternalStore } from 'react';
import { messageOf } from '../app/keeping/report.ts';
import type { Updates } from '../offline/updates.ts';
import styles from './App.module.css';
import { WORDS } from './words.ts';

/** Errors that nothing else caught, the last one to be shown. */
export interface Failures {
  subscribe(changed: () => void): () => void;
  /** What happened last; null when it was dismissed. */
  last(): { readonly error: unknown } | null;
  tell(error: unknown): void;
  dismiss(): void;
  /** Saves a file with the error and every kept game. */
  save(error: unknown): void;
}

interface FailureProps {
  readonly error: unknown;
  readonly failures: Failures;
  readonly updates: Updates;
}

/** In place of the page, when drawing it failed. Whoever opens it again gets a newer build, if one waits. */
export const FailurePage = ({ error, failures, updates }: FailureProps) => (
  <main className={styles.link} role="alert">
    <h1>{WORDS.failed}</h1>
    <p>{messageOf(error)}</p>
    <p>{WORDS.nothingLost}</p>
    <p className={styles.actions}>
      <button type="button" onClick={() => (updates.isReady() ? updates.take() : window.location.reload())}>
        {WORDS.openAgain}
      </button>
      <button type="button" onClick={() => failures.save(error)}>
        {WORDS.saveReport}
      </button>
    </p>
  </main>
);

/** Beside the page, when something done on it failed: the game stands as it was. */
export const FailureNotice = ({ failures }: { readonly failures: Failures }) => {
  const failure = useSyncExternalStore(failures.subscribe, failures.last);
  return (
    failure && (
      <div className={styles.notice} role="alert">
        <p>
          {WORDS.failed} {messageOf(failure.error)} {WORDS.nothingLost}
        </p>
        <button type="button" onClick={() => failures.save(failure.error)}>
          {WORDS.saveReport}
        </button>
        <button type="button" onClick={failures.dismiss}>
          {WORDS.dismiss}
        </button>
      </div>
    )
  );
};
