import { type CSSProperties, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { awaitOrNull } from '../../app/base/browser.ts';
import type { DemoChoice } from '../../app/boards/clause-demo.ts';
import { NO_SEATS } from '../../app/seats/heading.ts';
import { isOver } from '../../app/session/mode.ts';
import type { AppState, OddboardStore } from '../../app/store/state.ts';
import { selectGame, selectHasPicks } from '../../app/store/state-selectors.ts';
import type { Game } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { other, type Side } from '../../kernel/side.ts';
import { aspectRatioOf } from '../board/layout.ts';
import { listen } from '../controls/listen.ts';
import { Loading, lazyComponent, useFetched } from '../lazyComponent.tsx';
import { ComputerSeat } from '../opponent/ComputerSeat.tsx';
import { ComputerContext } from '../opponent/context.ts';
import { ReviewContext, useReview, useReviewControls, useTrial } from '../review/context.ts';
import { HandoverCard } from '../seats/HandoverCard.tsx';
import { SeekContext, useBoardOverride } from '../seek/context.ts';
import { SeekProvider } from '../seek/SeekProvider.tsx';
import { Sounds } from '../sound/Sounds.tsx';
import { Deferred, StoreOverride, useActions, useApp, useField, useGetState } from '../store.ts';
import { useBack } from '../useBack.ts';
import { WORDS } from '../words.ts';
import { Ask } from './ask/Ask.tsx';
import { selectAsked } from './ask/states.tsx';
import styles from './GamePage.module.css';
import { NotOpen, OtherTab } from './OtherTab.tsx';
import { Panel } from './Panel.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import { type DialogName, Header, type OpenProps, Toolbar } from './Toolbar.tsx';
import { Stage } from './table/Stage.tsx';
import { Announcer } from './telling/Announcer.tsx';
import { useKeys } from './useKeys.ts';

/** Keeps the screen awake while `wanted`. Asks again when a hidden page reappears, since hiding ends the wake lock. */
const useWakeLock = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted) return;
    let isWanted = true;
    let held: WakeLockSentinel | null = null;
    const hold = async () => {
      // Browsers may refuse, for instance when the battery is low.
      const lock = await awaitOrNull(() => navigator.wakeLock.request('screen'));
      if (isWanted) held = lock;
      else void awaitOrNull(() => lock?.release());
    };
    const onSeen = () => document.visibilityState === 'visible' && void hold();
    onSeen();
    const end = listen(document, { visibilitychange: onSeen });
    return () => {
      isWanted = false;
      end();
      void awaitOrNull(() => held?.release());
    };
  }, [wanted]);
};

const TableDialog = lazyComponent(async () => (await import('../seats/TableDialog.tsx')).TableDialog);

const DIALOGS = {
  new: TableDialog,
  players: TableDialog,
  share: lazyComponent(async () => (await import('../share/Share.tsx')).Share),
  settings: lazyComponent(async () => (await import('./dialogs/Settings.tsx')).Settings),
  help: lazyComponent(async () => (await import('./dialogs/Help.tsx')).Help),
} as const;

const selectSeats = ({ heading }: AppState) => heading?.seats ?? NO_SEATS;

const PAUSING_DIALOGS: readonly DialogName[] = ['new', 'players'];

interface Props {
  readonly id: string;
  readonly clause: RuleId | null;
  readonly shown: DemoChoice | null;
}

const RuleCard = lazyComponent(async () => (await import('../seek/RuleCard.tsx')).RuleCard);
const Speech = lazyComponent(async () => (await import('../sound/Speech.tsx')).Speech);
const AdviceStrip = lazyComponent(async () => (await import('../opponent/AdviceStrip.tsx')).AdviceStrip);
const ReviewCard = lazyComponent(async () => (await import('../review/ReviewCard.tsx')).ReviewCard);

const BoardOrStage = ({ game }: { readonly game: Game }) => {
  const staged = useBoardOverride();
  const isTrial = useReview(({ trial }) => trial !== null) === true;
  const label = staged?.label(game.title) ?? (isTrial ? WORDS.yourTry : undefined);
  return (
    <StoreOverride store={staged?.store ?? null}>
      <Stage game={game} label={label} isGhost={staged !== null || isTrial} spot={staged?.spot} />
    </StoreOverride>
  );
};

const Prompt = (props: React.ComponentProps<typeof Ask>) => {
  const advice = useContext(ComputerContext)?.advice;
  const controls = useContext(SeekContext);
  const { review } = useContext(ReviewContext);
  if (advice) return <AdviceStrip game={props.game} advice={advice} />;
  if (controls?.rule && (controls.seeking || controls.showing))
    return (
      <RuleCard
        key={controls.showing?.rule}
        {...controls}
        game={props.game}
        rule={controls.rule}
        onLeave={controls.leave}
      />
    );
  return review ? <ReviewCard game={props.game} review={review} /> : <Ask {...props} />;
};

const Main = ({ far, children }: { readonly far: Side; readonly children: ReactNode }) => {
  const askedSide = useApp(selectAsked);
  const { manner, turned } = useApp(selectSeats);
  const isAcross = manner === 'across';
  return (
    <main
      className={styles.main}
      data-manner={manner}
      data-turned={isAcross && turned ? far : undefined}
      data-asked={isAcross && askedSide === far ? 'far' : undefined}
    >
      {children}
    </main>
  );
};

const useOpened = (id: string): boolean => {
  const { open } = useActions();
  const isLoading = useApp(({ loading }) => loading !== null);
  const hasOpened = useFetched(useCallback(() => open(id).then(() => true), [id, open]));
  return hasOpened === true && !isLoading;
};

/** Makes the phone's back button undo all picks before it leaves the page. */
const useBackUndo = () => {
  const hasPicks = useApp(selectHasPicks);
  const now = useGetState();
  useBack(hasPicks, () => {
    for (let left = now().table?.picks.length ?? 0; left > 0 && selectHasPicks(now()); left--) now().back();
  });
};

const Play = ({ game, onOpen }: OpenProps) => {
  const { manner } = useApp(selectSeats);
  const far = useField('flipped') ? 'white' : 'black';
  const [isTyping, setIsTyping] = useState(false);
  const [isWatching, setIsWatching] = useState(false);
  const running = useField('running');
  const isSpeaking = useApp(({ settings }) => settings.speech !== 'off');
  useBackUndo();
  useEffect(() => {
    if (running) setIsWatching(true);
  }, [running]);
  useKeys(
    () => onOpen('help'),
    () => setIsTyping(true),
  );
  return (
    <Main far={far}>
      <Deferred>{manner !== 'beside' && <PlayerBar side={far} place="far" turned={manner === 'across'} />}</Deferred>
      <BoardOrStage game={game} />
      <Deferred>
        {manner === 'beside' && <PlayerBar side={far} place="beside" />}
        <PlayerBar side={other(far)} place="near" />
        <Prompt
          game={game}
          typing={isTyping}
          onTypingClose={() => setIsTyping(false)}
          watching={isWatching}
          onReplayClose={() => setIsWatching(false)}
          onOpen={onOpen}
        />
        <Toolbar game={game} onOpen={onOpen} />
        <Announcer />
        <Sounds />
        {isSpeaking && <Speech />}
      </Deferred>
      <HandoverCard />
    </Main>
  );
};

const ReviewProvider = ({ children }: { children(isReviewing: boolean, trial: OddboardStore | null): ReactNode }) => {
  const controls = useReviewControls();
  const trial = useTrial(controls.review);
  return <ReviewContext value={controls}>{children(controls.review !== null, trial)}</ReviewContext>;
};

export const GamePage = ({ id, clause, shown }: Props) => {
  const game = useApp(selectGame);
  const openInOtherTab = useField('openInOtherTab');
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const Opened = dialog && DIALOGS[dialog];

  const isOpened = useOpened(id);
  // A dialog would hide a rule shown on the board.
  useEffect(() => {
    if (shown) setDialog(null);
  }, [shown]);
  useWakeLock(!useApp(isOver) && game?.id === id);
  if (openInOtherTab === id) return <OtherTab />;
  if (game?.id !== id) return isOpened ? <NotOpen id={id} /> : <Loading />;
  return (
    <SeekProvider game={game} rule={shown && clause} demoChoice={shown}>
      <ReviewProvider>
        {(isReviewing, trial) => (
          <ComputerSeat isHeld={isReviewing || (dialog !== null && PAUSING_DIALOGS.includes(dialog))}>
            <div className={styles.page} style={{ '--wide': aspectRatioOf(game.board) } as CSSProperties}>
              <Header game={game} onOpen={setDialog} />
              <StoreOverride store={trial}>
                <Play game={game} onOpen={setDialog} />
              </StoreOverride>
              <Deferred>
                <Panel game={game} clause={clause} shown={shown} />
              </Deferred>
              {Opened && <Opened key={dialog} game={game} isNew={dialog === 'new'} onClose={() => setDialog(null)} />}
            </div>
          </ComputerSeat>
        )}
      </ReviewProvider>
    </SeekProvider>
  );
};
