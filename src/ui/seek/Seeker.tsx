import { type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { SeekingStore } from '../../app/seeking/seeking.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { useStoreHere } from '../room.ts';
import { SearcherContext, SeekContext } from './context.ts';

/** Holds the search of a game's page. What searches is fetched when somebody asks. */
export const Seeker = ({ moving, children }: { readonly moving: boolean; readonly children: ReactNode }) => {
  const searcher = useContext(SearcherContext);
  const store = useStoreHere();
  const [seeking, setSeeking] = useState<SeekingStore | null>(null);
  const present = useRef<SeekingStore | null>(null);
  const seek = useCallback(
    async (rule: RuleId) => {
      const { createSeeking } = await import('../../app/seeking/seeking.ts');
      const { table } = store.getState();
      if (!searcher || !table) return;
      present.current?.getState().end();
      const onEnd = () => {
        present.current = null;
        setSeeking(null);
      };
      present.current = createSeeking(store, table, searcher, { rule, moving, onEnd });
      setSeeking(present.current);
    },
    [searcher, store, moving],
  );
  useEffect(() => () => present.current?.getState().end(), []);
  const door = useMemo(
    () => (searcher ? { seeking, seek: (rule: RuleId) => void seek(rule) } : null),
    [searcher, seeking, seek],
  );
  return <SeekContext value={door}>{children}</SeekContext>;
};
