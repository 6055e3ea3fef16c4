import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { LONG, type SeekingStore } from '../../app/seeking/seeking.ts';
import { SEEK } from '../words/seek.ts';
import styles from './SeekCard.module.css';

/** What the search says at its end: read out once. */
const Outcome = ({ seeking }: { readonly seeking: SeekingStore }) => {
  const { state, report } = useStore(seeking);
  if (state === 'searching') return SEEK.searching;
  if (state === 'failed') return SEEK.failed;
  return report?.found ? SEEK.found(report) : SEEK.none(report);
};

/** A search from the position in play: how far it is, what it found, and what to do with it. */
export const SeekCard = ({ seeking }: { readonly seeking: SeekingStore }) => {
  const { rule, state, report, isShown, search, stop, show, end } = useStore(seeking);
  const isSearching = state === 'searching';
  const card = useRef<HTMLDivElement>(null);
  const isNew = isSearching && report === null;
  useEffect(() => {
    const first = () => card.current?.querySelector('button');
    if (isNew) {
      card.current?.scrollIntoView({ block: 'nearest' });
      first()?.focus({ preventScroll: true });
    } else if (!isSearching && document.activeElement === document.body)
      // The button that had the focus is gone.
      first()?.focus({ preventScroll: true });
  }, [isNew, isSearching]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this
    <div ref={card} className={styles.card} data-seek role="group" aria-label={SEEK.card(rule)}>
      <p role="status" className={styles.says}>
        <Outcome seeking={seeking} />
      </p>
      {isSearching && (
        <p className={styles.progress}>
          <progress aria-label={SEEK.progress} value={report?.used ?? 0} />
          <span>{SEEK.tried(report?.nodes ?? 0)}</span>
        </p>
      )}
      <div className={styles.buttons}>
        {isSearching ? (
          <button type="button" onClick={stop}>
            {SEEK.stop}
          </button>
        ) : (
          <>
            {report?.found && !isShown && (
              <button type="button" onClick={show}>
                {SEEK.showLine}
              </button>
            )}
            {!report?.found && !report?.isAll && (
              <button type="button" onClick={() => search(LONG)}>
                {SEEK.longer}
              </button>
            )}
            <button type="button" onClick={end}>
              {SEEK.close}
            </button>
          </>
        )}
      </div>
    </div>
  );
};
