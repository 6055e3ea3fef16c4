/** A wake lock, so that the screen stays on while players think, where the browser supports it. */
import { useEffect } from 'react';
import { promised } from '../../app/features.ts';
import { listen } from '../../app/listen.ts';

type Sentinel = Pick<WakeLockSentinel, 'release'>;

/** Requests the lock, and again when the page becomes visible: browsers release it on a hidden page. */
export const useWakeLock = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted) return;
    let isWanted = true;
    let held: Sentinel | null = null;
    const hold = async () => {
      // A browser may refuse, for instance when the battery is low: the screen then sleeps as usual.
      const lock = await promised((): Promise<Sentinel> => navigator.wakeLock.request('screen'));
      if (isWanted) held = lock;
      else void promised(() => lock?.release());
    };
    const onSeen = () => document.visibilityState === 'visible' && void hold();
    onSeen();
    const end = listen(document, { visibilitychange: onSeen });
    return () => {
      isWanted = false;
      end();
      void promised(() => held?.release());
    };
  }, [wanted]);
};
