import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DemoScene, Exhibit, Showing } from '../../app/boards/film.ts';
import type { SeekingStore } from '../../app/boards/shown-line.ts';
import { timelineOf } from '../../app/playback/timeline.ts';
import type { Game } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { useFetched } from '../fetched.tsx';
import { useMoving } from '../media.ts';
import { clauseLink } from '../route.ts';
import { useApp, useField, useStoreHere } from '../store.ts';
import { usePlayer } from '../usePlayer.ts';
import { SeekContext, selectIsReady } from './context.ts';
import { SearcherContext } from './searcher.ts';

interface Shown {
  readonly game: Game;
  readonly rule: RuleId | null;
  readonly exhibit: Exhibit | null;
}

const useShowing = ({ game, rule, exhibit }: Shown): Showing | null => {
  const moving = useMoving();
  const entry = useField('entries').find(({ id }) => id === game.id);
  const fetch = useMemo(
    () =>
      rule === null || exhibit === null
        ? undefined
        : async () => {
            const { createShowing } = await import('../../app/boards/film.ts');
            return createShowing({ game, entry, rule, exhibit }, moving);
          },
    [game, rule, exhibit, moving, entry],
  );
  return useFetched(fetch);
};

const NO_SCENES = timelineOf<DemoScene>([], () => null);

/** Provides a rule's demonstration, or a line to it from the current position. */
export const Seeker = ({ children, ...shown }: Shown & { readonly children: ReactNode }) => {
  const { game, rule } = shown;
  const searcher = useContext(SearcherContext);
  const store = useStoreHere();
  const isReady = useApp(selectIsReady);
  const showing = useShowing(shown);
  const moving = useMoving();
  const [seeking, setSeeking] = useState<SeekingStore | null>(null);
  const present = useRef<SeekingStore | null>(null);
  const seek = async () => {
    const { createSeeking } = await import('../../app/boards/shown-line.ts');
    const { table } = store.getState();
    if (!searcher || !table || rule === null) return;
    present.current?.getState().end();
    const onEnd = () => {
      present.current = null;
      setSeeking(null);
    };
    present.current = createSeeking(store, table, searcher, { rule, moving, onEnd });
    setSeeking(present.current);
  };
  const player = usePlayer(showing?.timeline ?? NO_SCENES, {
    starts: moving && showing !== null,
    isHeld: seeking !== null,
  });
  const { at: scene } = player;
  useLayoutEffect(() => {
    if (scene) showing?.store.setState(scene.shown);
  }, [showing, scene]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule ends the search for this one
  useEffect(() => () => present.current?.getState().end(), [rule]);
  const door = {
    rule,
    seeking,
    showing: showing && { ...showing, player },
    seek: searcher && isReady ? () => void seek() : null,
    leave() {
      if (rule !== null) window.location.hash = clauseLink(game.id, rule);
    },
  };
  return <SeekContext value={door}>{children}</SeekContext>;
};
