/** What went wrong where nobody caught it. Nothing is sent anywhere; a report is a file the player saves. */
import { reportOf } from '../app/keeping/report.ts';
import type { Failures } from './Failure.tsx';
import { saveFile } from './saveFile.ts';

/** Listens for errors of event handlers and promises, too. */
export const watchFailures = (now: () => string): Failures => {
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
    tell: (error) => set({ error }),
    dismiss: () => set(null),
    save(error) {
      const made = now();
      const text = reportOf(error, { shelf: () => window.localStorage, fragment: location.hash, agent: navigator.userAgent, now: made });
      saveFile(`oddboard-report-${made.slice(0, 10)}.json`, 'application/json', text);
    },
  };
  window.addEventListener('error', ({ error, message }) => failures.tell(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => failures.tell(reason));
  return failures;
};
