import { useMemo, useSyncExternalStore } from 'react';
import { messageOf, tryOrNull } from '../app/base/browser.ts';
import type { Updates } from '../offline/updates.ts';
import styles from './App.module.css';
import { Button } from './controls/Button.tsx';
import { useFetched } from './lazyComponent.tsx';
import { OPENING } from './words/opening.ts';

export interface Failures {
  subscribe(changed: () => void): () => void;
  /** The last error; null if there was none or the user has dismissed it. */
  last(): { readonly error: unknown } | null;
  report(error: unknown): void;
  dismiss(): void;
  /** Whether storage has the game's current state; null without a game or if storage cannot be read. */
  isSaved(): Promise<boolean | null>;
  /** Saves a file with the error and all saved games, so that no game is lost if the page stays broken. */
  save(error: unknown): Promise<void>;
}

interface FailureProps {
  readonly error: unknown;
  readonly failures: Failures;
  readonly updates: Updates;
}

const useSavedSentence = ({ isSaved }: Failures, failure: unknown): string => {
  const kept = useFetched(useMemo(() => (failure === null ? undefined : () => isSaved()), [isSaved, failure]));
  return kept === null ? '' : kept ? OPENING.kept : OPENING.notKept;
};

/** Replaces the page when rendering failed. Its Reload button also takes a newer build, which may be mended. */
export const FailurePage = ({ error, failures, updates }: FailureProps) => {
  const isLate = useSyncExternalStore(updates.subscribe, updates.isLate);
  const safety = useSavedSentence(failures, error);
  return (
    <main className="alone" role="alert">
      <h1>{OPENING.failed}</h1>
      <p>{messageOf(error)}</p>
      <p>{isLate ? OPENING.updateLate : safety}</p>
      <p className="row">
        <Button kind="primary" large onClick={updates.takeOver}>
          {' '}
          {OPENING.openAgain}
        </Button>
        <Button large onClick={() => failures.save(error)}>
          {' '}
          {OPENING.saveReport}
        </Button>
      </p>
    </main>
  );
};

export const FailureNotice = ({ failures }: { readonly failures: Failures }) => {
  const failure = useSyncExternalStore(failures.subscribe, failures.last);
  const safety = useSavedSentence(failures, failure);
  return (
    failure && (
      <div className={`row card ${styles.notice}`} role="alert">
        <p>
          {OPENING.failed} {messageOf(failure.error)} {safety}
        </p>
        <Button onClick={() => failures.save(failure.error)}> {OPENING.saveReport}</Button>
        <Button onClick={failures.dismiss}> {OPENING.dismiss}</Button>
      </div>
    )
  );
};

export const watchFailures = (now: () => string, isSaved: Failures['isSaved']): Failures => {
  const listeners = new Set<() => void>();
  let last: { readonly error: unknown } | null = null;
  const set = (next: typeof last) => {
    last = next;
    for (const listener of listeners) listener();
  };
  const failures: Failures = {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    last: () => last,
    report: (error) => set({ error }),
    dismiss: () => set(null),
    isSaved,
    async save(error) {
      const made = now();
      const { reportOf, saveFile } = await import('./game/saveFile.ts');
      const text = reportOf(error, {
        storage: () => window.localStorage,
        fragment: location.hash,
        agent: tryOrNull(() => navigator.userAgent) ?? '',
        now: made,
      });
      saveFile(`oddboard-report-${made.slice(0, 10)}.json`, 'application/json', text);
    },
  };
  window.addEventListener('error', ({ error, message }) => failures.report(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => failures.report(reason));
  return failures;
};
