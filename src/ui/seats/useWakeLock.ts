/** The screen stays awake while two people think, where the browser can do that. */
import { useEffect } from 'react';

type Sentinel = Pick<WakeLockSentinel, 'release'>;

/**
 * Asks for the lock, and again whenever the page is seen again: the browser takes it from a page that is
 * hidden.
 */
export const useWakeLock = (wanted: boolean): void => {
  useEffect(() => {
    const { wakeLock } = navigator as Partial<Pick<Navigator, 'wakeLock'>>;
    if (!wanted || !wakeLock) return;
    let isWanted = true;
    let held: Sentinel | null = null;
    const hold = async () => {
      // A browser may refuse, as when the battery is low: then the screen sleeps as it always does.
      const lock = await wakeLock.request('screen').catch(() => null);
      if (isWanted) held = lock;
      else void lock?.release();
    };
    const onSeen = () => document.visibilityState === 'visible' && void hold();
    onSeen();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', onSeen);
      void held?.release();
    };
  }, [wanted]);
};
