import { type ReactNode, useCallback, useContext } from 'react';
import type { Table } from '../../app/model/table.ts';
import { lastTurnOf, lostRoyalOf } from '../../app/narration/overlays.ts';
import { TIMES, viewOn } from '../../app/playback/playback.ts';
import { isMidway } from '../../app/playback/timeline.ts';
import type { Game } from '../../kernel/game.ts';
import { BoardPage } from '../BoardPage.tsx';
import { Board } from '../board/Board.tsx';
import { BoardContainer } from '../board/BoardScene.tsx';
import { aspectRatioOf } from '../board/layout.ts';
import { Button } from '../controls/Button.tsx';
import { Tool } from '../controls/Tool.tsx';
import { type LinePlayer, PlaceSlider, PlayButton, useLinePlayer } from '../game/telling/LinePlayer.tsx';
import { yieldToEvents } from '../idle.ts';
import { isPageKey, useKeydown } from '../keyboard.ts';
import { Loading, useFetched } from '../lazyComponent.tsx';
import { useIsAnimated } from '../media.ts';
import { OpponentContext } from '../opponent/context.ts';
import { Heading, PageHeader } from '../PageHeader.tsx';
import { gameLink, learnLink, watchLink } from '../route.ts';
import { useActions, useCloseGame, useField } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { placeIn, REPLAY, resultOf } from '../words.ts';
import { fetchSample } from './LiveBoard.tsx';
import styles from './WatchPage.module.css';

interface BarProps {
  readonly game: Game;
  readonly player: LinePlayer;
  onPlay(): void;
  onPlayFrom(cursor: number): void;
}

const Bar = ({ game, player, onPlay, onPlayFrom }: BarProps) => {
  const { at, caption, cursor, length, canGoBack, canGoOn, isByHand, playing, step, back, goTo } = player;
  const outcome = isMidway(at) ? null : viewOn(at).turn.outcome;
  const toggle = playing ? player.pause : player.play;
  useKeydown((event) => {
    const does: Record<string, () => void> = { ArrowLeft: back, ArrowRight: step, ' ': toggle };
    const command = isPageKey(event) ? does[event.key] : undefined;
    if (command) event.preventDefault();
    command?.();
  });
  return (
    <section className={styles.bar} aria-label={REPLAY.bar}>
      <p className={styles.caption}>
        {outcome && <strong>{resultOf(outcome.winner)}</strong>}
        {outcome ? outcome.text : caption}
      </p>
      <PlaceSlider player={player} />
      <div className="row">
        <Tool icon="start" name={REPLAY.start} disabled={!canGoBack} onClick={() => goTo(0)} />
        <Tool icon="back" name={REPLAY.back} disabled={!canGoBack} onClick={back} />
        {isByHand ? (
          <Tool icon="play" name={REPLAY.next} disabled={!canGoOn} onClick={step} />
        ) : (
          <PlayButton player={player} />
        )}
        <Tool icon="end" name={REPLAY.end} disabled={!canGoOn} onClick={() => goTo(length)} />
        <span className={`quiet ${styles.count}`}>{placeIn(cursor, length)}</span>
      </div>
      <div className="row">
        <Button kind="primary" large onClick={onPlay}>
          {REPLAY.playGame(game.title)}
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
  readonly children: ReactNode;
}

const OtherSamples = ({ game, sample, children }: OthersProps) => {
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
}

const SamplePlayer = ({ table, sample }: Omit<Props, 'id'> & { readonly table: Table }) => {
  const { game } = table;
  const pace = useIsAnimated() ? TIMES.pace : 0;
  const { open, newGame, load } = useActions();
  const hasOpponent = useContext(OpponentContext) !== null;
  const player = useLinePlayer(table, { starts: true });
  const watched = game.samples[sample];
  const go = async (begin: () => void) => {
    await open(game.id);
    begin();
    window.location.hash = gameLink(game.id);
  };
  const playFrom = (cursor: number) =>
    void go(() => watched && load({ ...watched.record, actions: watched.record.actions.slice(0, cursor) }));
  return (
    <BoardPage
      header={
        <PageHeader learn={learnLink(game.id)} isSlim>
          <a href={gameLink(game.id)}>{game.title}</a>
        </PageHeader>
      }
      board={
        watched && (
          <BoardContainer wide={aspectRatioOf(game.board)}>
            <Board
              game={game}
              view={viewOn(player.at)}
              label={game.title}
              highlights={{ last: isMidway(player.at) ? [] : lastTurnOf(player.at.table).squares }}
              overlay={{ lost: isMidway(player.at) ? null : lostRoyalOf(player.at.table) }}
              motion={{ pace }}
            />
          </BoardContainer>
        )
      }
    >
      <Heading title={watched?.title ?? REPLAY.noSample} className={styles.title} />
      {watched && (
        <Bar game={game} player={player} onPlay={() => void go(() => newGame({}, {}))} onPlayFrom={playFrom} />
      )}
      <OtherSamples game={game} sample={sample}>
        {hasOpponent && (
          <Button kind="quiet" onClick={() => void go(() => newGame({}, { white: 'careful', black: 'careful' }))}>
            {OPENING.twoComputers}
          </Button>
        )}
      </OtherSamples>
    </BoardPage>
  );
};

/** Shows a sample game, which plays by itself at once and is never saved. */
export const WatchPage = ({ id, sample }: Props) => {
  const moving = useIsAnimated();
  const entry = useField('entries').find((each) => each.id === id);
  useCloseGame();
  const table = useFetched(
    useCallback(async () => {
      const game = await entry?.load();
      return game ? fetchSample(game, sample, yieldToEvents) : null;
    }, [entry, sample]),
  );
  // A change of the motion setting restarts the sample.
  return table ? <SamplePlayer key={`${moving}`} {...{ table, sample }} /> : <Loading />;
};
