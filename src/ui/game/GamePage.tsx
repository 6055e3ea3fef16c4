import { type CSSProperties, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { promised } from '../../app/base/browser.ts';
import type { Exhibit } from '../../app/boards/film.ts';
import { NO_SEATS } from '../../app/seats/heading.ts';
import { isOver } from '../../app/session/mode.ts';
import type { AppState, OddboardStore } from '../../app/store/state.ts';
import { selectGame, selectHasPicks } from '../../app/store/state-selectors.ts';
import type { Game } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { other, type Side } from '../../kernel/side.ts';
import { shapeOf } from '../board/layout.ts';
import { listen } from '../controls/listen.ts';
import { fetchLater, Loading, useFetched } from '../fetched.tsx';
import { ComputerSeat } from '../opponent/ComputerSeat.tsx';
import { ComputerContext } from '../opponent/context.ts';
import { ReviewContext, useReview, useReviewing, useTrial } from '../review/context.ts';
import { HandoverCard } from '../seats/HandoverCard.tsx';
import { SeekContext, useStaged } from '../seek/context.ts';
import { Seeker } from '../seek/Seeker.tsx';
import { Sounds } from '../sound/Sounds.tsx';
import { Deferred, StoreOverride, useActions, useApp, useField, useNow } from '../store.ts';
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

/** Keeps the screen on. The lock is requested again on a visible page, since a hidden one loses it. */
const useWakeLock = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted) return;
    let isWanted = true;
    let held: WakeLockSentinel | null = null;
    const hold = async () => {
      // Browsers may refuse, for instance when the battery is low.
      const lock = await promised(() => navigator.wakeLock.request('screen'));
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

const TableDialog = fetchLater(async () => (await import('../seats/TableDialog.tsx')).TableDialog);

const DIALOGS = {
  new: TableDialog,
  players: TableDialog,
  share: fetchLater(async () => (await import('../share/Share.tsx')).Share),
  settings: fetchLater(async () => (await import('./dialogs/Settings.tsx')).Settings),
  help: fetchLater(async () => (await import('./dialogs/Help.tsx')).Help),
} as const;

const selectSeats = ({ heading }: AppState) => heading?.seats ?? NO_SEATS;

const HOLDING: readonly DialogName[] = ['new', 'players'];

interface Props {
  readonly id: string;
  readonly clause: RuleId | null;
  readonly shown: Exhibit | null;
}

const RuleCard = fetchLater(async () => (await import('../seek/RuleCard.tsx')).RuleCard);
const Speech = fetchLater(async () => (await import('../sound/Speech.tsx')).Speech);
const AdviceStrip = fetchLater(async () => (await import('../opponent/AdviceStrip.tsx')).AdviceStrip);
const ReviewCard = fetchLater(async () => (await import('../review/ReviewCard.tsx')).ReviewCard);

const BoardOrStage = ({ game }: { readonly game: Game }) => {
  const staged = useStaged();
  const isTrial = useReview(({ trial }) => trial !== null) === true;
  const label = staged?.label(game.title) ?? (isTrial ? WORDS.yourTry : undefined);
  return (
    <StoreOverride store={staged?.store ?? null}>
      <Stage game={game} label={label} isShown={staged !== null || isTrial} spot={staged?.spot} />
    </StoreOverride>
  );
};

const Prompt = (props: React.ComponentProps<typeof Ask>) => {
  const advice = useContext(ComputerContext)?.advice;
  const door = useContext(SeekContext);
  const { review } = useContext(ReviewContext);
  if (advice) return <AdviceStrip game={props.game} advice={advice} />;
  if (door?.rule && (door.seeking || door.showing))
    return (
      <RuleCard key={door.showing?.rule} {...door} game={props.game} rule={door.rule} onLeave={door.leave} />
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

/** The phone's back button undoes all picks. */
const useBackPicks = () => {
  const hasPicks = useApp(selectHasPicks);
  const now = useNow();
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
  useBackPicks();
  useEffect(() => {
    if (running) setIsWatching(true);
  }, [running]);
  useKeys(
    () => onOpen('help'),
    () => setIsTyping(true),
  );
  return (
    <Main far={far}>
      <Deferred>
        {manner !== 'beside' && <PlayerBar side={far} place="far" turned={manner === 'across'} />}
      </Deferred>
      <BoardOrStage game={game} />
      <Deferred>
        {manner === 'beside' && <PlayerBar side={far} place="beside" />}
        <PlayerBar side={other(far)} place="near" />
        <Prompt
          game={game}
          typing={isTyping}
          onTyped={() => setIsTyping(false)}
          watching={isWatching}
          onWatched={() => setIsWatching(false)}
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

const Reviewed = ({
  children,
}: {
  children(isReviewing: boolean, trial: OddboardStore | null): ReactNode;
}) => {
  const door = useReviewing();
  const trial = useTrial(door.review);
  return <ReviewContext value={door}>{children(door.review !== null, trial)}</ReviewContext>;
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
    <Seeker game={game} rule={shown && clause} exhibit={shown}>
      <Reviewed>
        {(isReviewing, trial) => (
          <ComputerSeat isHeld={isReviewing || (dialog !== null && HOLDING.includes(dialog))}>
            <div className={styles.page} style={{ '--wide': shapeOf(game.board) } as CSSProperties}>
              <Header game={game} onOpen={setDialog} />
              <StoreOverride store={trial}>
                <Play game={game} onOpen={setDialog} />
              </StoreOverride>
              <Deferred>
                <Panel game={game} clause={clause} shown={shown} />
              </Deferred>
              {Opened && (
                <Opened key={dialog} game={game} isNew={dialog === 'new'} onClose={() => setDialog(null)} />
              )}
            </div>
          </ComputerSeat>
        )}
      </Reviewed>
    </Seeker>
  );
};
