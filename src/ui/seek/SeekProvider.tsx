import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ClauseDemo, DemoChoice, DemoScene } from '../../app/boards/clause-demo.ts';
import type { SeekingStore } from '../../app/boards/shown-line.ts';
import { timelineOf } from '../../app/playback/timeline.ts';
import type { Game } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { useFetched } from '../lazyComponent.tsx';
import { useIsAnimated } from '../media.ts';
import { SearcherContext } from '../opponent/context.ts';
import { clauseLink } from '../route.ts';
import { useApp, useCurrentStore, useField } from '../store.ts';
import { usePlayer } from '../usePlayer.ts';
import { SeekContext, selectIsReady } from './context.ts';

interface DemoRequest {
  readonly game: Game;
  readonly rule: RuleId | null;
  readonly demoChoice: DemoChoice | null;
}

const useDemonstration = ({ game, rule, demoChoice }: DemoRequest): ClauseDemo | null => {
  const moving = useIsAnimated();
  const entry = useField('entries').find(({ id }) => id === game.id);
  const fetch = useMemo(
    () =>
      rule === null || demoChoice === null
        ? undefined
        : async () => {
            const { createClauseDemo } = await import('../../app/boards/clause-demo.ts');
            return createClauseDemo({ game, entry, rule, choice: demoChoice }, moving);
          },
    [game, rule, demoChoice, moving, entry],
  );
  return useFetched(fetch);
};

const NO_SCENES = timelineOf<DemoScene>([], () => null);

/** Provides a rule's demonstration, or a line from the game's position on which the rule applies. */
export const SeekProvider = ({ children, ...shown }: DemoRequest & { readonly children: ReactNode }) => {
  const { game, rule } = shown;
  const searcher = useContext(SearcherContext);
  const store = useCurrentStore();
  const isReady = useApp(selectIsReady);
  const showing = useDemonstration(shown);
  const moving = useIsAnimated();
  const [seeking, setSeeking] = useState<SeekingStore | null>(null);
  const openSeeking = useRef<SeekingStore | null>(null);
  const seek = async () => {
    const { createSeeking } = await import('../../app/boards/shown-line.ts');
    const { table } = store.getState();
    if (!searcher || !table || rule === null) return;
    openSeeking.current?.getState().end();
    const onEnd = () => {
      openSeeking.current = null;
      setSeeking(null);
    };
    openSeeking.current = createSeeking(store, table, searcher, { rule, moving, onEnd });
    setSeeking(openSeeking.current);
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
  useEffect(() => () => openSeeking.current?.getState().end(), [rule]);
  const controls = {
    rule,
    seeking,
    showing: showing && { ...showing, player },
    seek: searcher && isReady ? () => void seek() : null,
    leave() {
      if (rule !== null) window.location.hash = clauseLink(game.id, rule);
    },
  };
  return <SeekContext value={controls}>{children}</SeekContext>;
};
