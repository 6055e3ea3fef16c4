/** A wake lock, so that the screen stays on while players think, where the browser supports it. */
import { useEffect } from 'react';
import { listen } from '../../app/listen.ts';

type Sentinel = Pick<WakeLockSentinel, 'release'>;

/** Requests the lock, and again when the page becomes visible: browsers release it on a hidden page. */
export const useWakeLock = (wanted: boolean): void => {
  useEffect(() => {
    const { wakeLock } = navigator as Partial<Pick<Navigator, 'wakeLock'>>;
    if (!wanted || !wakeLock) return;
    let isWanted = true;
    let held: Sentinel | null = null;
    const hold = async () => {
      // A browser may refuse, for instance when the battery is low: the screen then sleeps as usual.
      const lock = await wakeLock.request('screen').catch(() => null);
      if (isWanted) held = lock;
      else void lock?.release();
    };
    const onSeen = () => document.visibilityState === 'visible' && void hold();
    onSeen();
    const end = listen(document, { visibilitychange: onSeen });
    return () => {
      isWanted = false;
      end();
      void held?.release();
    };
  }, [wanted]);
};
