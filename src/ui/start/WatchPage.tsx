import { type ReactNode, useCallback, useContext } from 'react';
import { selectLost, selectView } from '../../app/selectors.ts';
import type { Game } from '../../kernel/game.ts';
import { BoardPage } from '../BoardPage.tsx';
import { Board } from '../board/Board.tsx';
import { Room } from '../board/Fit.tsx';
import { shapeOf } from '../board/layout.ts';
import { Button } from '../controls/Button.tsx';
import { Tool } from '../controls/Tool.tsx';
import { Loading, useFetched } from '../fetched.tsx';
import { PlaceBar, PlayKey, useAutoplay } from '../game/telling/Autoplay.tsx';
import { Heading } from '../Heading.tsx';
import { pause } from '../idle.ts';
import { isFree, useKeydown } from '../keyboard.ts';
import { OpponentContext } from '../opponent/context.ts';
import { PageHeader } from '../PageHeader.tsx';
import { gameLink, learnLink, watchLink } from '../route.ts';
import { StoreOverride, useActions, useApp, useField, useLeave } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { REPLAY } from '../words/replay.ts';
import { placeIn } from '../words.ts';
import { fetchSample, useSample } from './sample.ts';
import styles from './WatchPage.module.css';

const Shown = ({ game, moving }: { readonly game: Game; readonly moving: boolean }) => {
  const view = useApp(selectView);
  const lost = useApp(selectLost);
  return (
    <Room wide={shapeOf(game.board)}>
      {view && (
        <Board
          game={game}
          view={view}
          label={game.title}
          overlay={{ lost }}
          motion={{ pace: moving ? 260 : 0 }}
        />
      )}
    </Room>
  );
};

interface BarProps {
  onPlay(): void;
  /** Begins a new game after this number of the sample's actions. */
  onPlayFrom(cursor: number): void;
}

/** The words of the current place, and the playback controls with their keys. */
const Bar = ({ onPlay, onPlayFrom }: BarProps) => {
  const reel = useAutoplay();
  const { caption, cursor, length, canGoBack, canGoOn, isByHand, running } = reel;
  const toggle = running ? reel.pause : reel.play;
  useKeydown((event) => {
    const does: Record<string, () => void> = { ArrowLeft: reel.back, ArrowRight: reel.next, ' ': toggle };
    const deed = isFree(event) ? does[event.key] : undefined;
    if (deed) event.preventDefault();
    deed?.();
  });
  return (
    <section className={styles.bar} aria-label={REPLAY.bar}>
      <p className={styles.caption}>{caption}</p>
      <PlaceBar reel={reel} />
      <div className="row">
        <Tool icon="start" name={REPLAY.start} disabled={!canGoBack} onClick={() => reel.goTo(0)} />
        <Tool icon="back" name={REPLAY.back} disabled={!canGoBack} onClick={reel.back} />
        {isByHand ? (
          <Tool icon="play" name={REPLAY.next} disabled={!canGoOn} onClick={reel.next} />
        ) : (
          <PlayKey reel={reel} />
        )}
        <Tool icon="end" name={REPLAY.end} disabled={!canGoOn} onClick={() => reel.goTo(length)} />
        <span className={`quiet ${styles.count}`}>{placeIn(cursor, length)}</span>
      </div>
      <div className="row">
        <Button kind="primary" large onClick={onPlay}>
          {REPLAY.playThis}
        </Button>
        <Button large disabled={cursor === 0 || cursor === length} onClick={() => onPlayFrom(cursor)}>
          {REPLAY.playFrom}
        </Button>
      </div>
    </section>
  );
};

interface OthersProps {
  readonly game: Game;
  readonly sample: number;
  /** The last item of the list. */
  readonly children: ReactNode;
}

/** The other sample games of this game, and other games with samples. */
const Others = ({ game, sample, children }: OthersProps) => {
  const others = [
    ...game.samples.map(({ title }, index) => ({ title, link: watchLink(game.id, index) })),
    ...useField('entries')
      .filter(({ id }) => id !== game.id)
      .map(({ id, title }) => ({ title, link: watchLink(id) })),
  ].filter(({ link }) => link !== watchLink(game.id, sample));
  return (
    <nav className={styles.others} aria-labelledby="others">
      <h2 id="others">{REPLAY.another}</h2>
      <ul>
        {others.map(({ title, link }) => (
          <li key={link}>
            <a href={link}>{title}</a>
          </li>
        ))}
        <li>{children}</li>
      </ul>
    </nav>
  );
};

interface Props {
  readonly id: string;
  readonly sample: number;
  readonly moving: boolean;
}

/** A sample game, which plays at once, on a table apart; a new game can be begun from any place of it. */
export const WatchPage = ({ id, sample, moving }: Props) => {
  const entry = useField('entries').find((each) => each.id === id);
  const { open, newGame, load } = useActions();
  const hasOpponent = useContext(OpponentContext) !== null;
  useLeave();
  const watched = useFetched(
    useCallback(async () => {
      const game = await entry?.load();
      return game ? { game, table: await fetchSample(game, sample, pause) } : null;
    }, [entry, sample]),
  );
  const room = useSample(watched?.table ?? null, moving);
  if (!watched) return <Loading />;
  const { game, table } = watched;
  const record = game.samples[sample]?.record;
  const go = async (begin: () => void) => {
    await open(id);
    begin();
    window.location.hash = gameLink(id);
  };
  const playFrom = (cursor: number) =>
    void go(() => record && load({ ...record, actions: record.actions.slice(0, cursor) }));
  const title = game.samples[sample]?.title ?? REPLAY.noSample;
  return (
    <BoardPage
      header={
        <PageHeader learn={learnLink(id)}>
          <a href={gameLink(id)}>{game.title}</a>
        </PageHeader>
      }
      board={<StoreOverride store={room}>{table && <Shown game={game} moving={moving} />}</StoreOverride>}
    >
      <Heading title={title} className={styles.title} />
      <StoreOverride store={room}>
        {room && <Bar onPlay={() => void go(() => newGame({}, {}))} onPlayFrom={playFrom} />}
      </StoreOverride>
      <Others game={game} sample={sample}>
        {hasOpponent && (
          <Button
            kind="quiet"
            onClick={() => void go(() => newGame({}, { white: 'careful', black: 'careful' }))}
          >
            {OPENING.twoComputers}
          </Button>
        )}
      </Others>
    </BoardPage>
  );
};
