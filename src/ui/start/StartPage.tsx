import { type MouseEvent, type PointerEvent, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { isUnfinished } from '../../app/formats/saved.ts';
import { PLAYED } from '../../app/learning/marks.ts';
import type { Computers } from '../../app/seats/computers.ts';
import type { GameEntry } from '../../kernel/game.ts';
import { Button } from '../controls/Button.tsx';
import { queueIdle, waitForIdleSlice } from '../idle.ts';
import { useFetched } from '../lazyComponent.tsx';
import { useLearned } from '../learn/useProgress.ts';
import { useMedia } from '../media.ts';
import { OpponentContext } from '../opponent/context.ts';
import { PageHeader } from '../PageHeader.tsx';
import { gameLink, learnLink } from '../route.ts';
import { useActions, useCloseGame, useField } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { type Live, useLive } from './live.ts';
import styles from './StartPage.module.css';

/** Milliseconds that the mouse must rest to choose a tile, so that passing over tiles changes nothing. */
const REST = 250;

/** Returns functions that begin a game. A new player's game may have fewer rules. */
const useStartGame = (entry: GameEntry) => {
  const { open, newGame } = useActions();
  const hasPlayed = useLearned(entry.id).has(PLAYED);
  const isNew = !!entry.first && !hasPlayed;
  const begin = async (computers: Computers = {}, byFewerRules = isNew) => {
    const game = await entry.load();
    await open(entry.id);
    newGame((byFewerRules && game.first?.options) || {}, computers);
    window.location.hash = gameLink(entry.id);
  };
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void begin();
  };
  return { begin, play, hasPlayed, isNew };
};

interface Props {
  readonly entry: GameEntry;
  readonly isChosen: boolean;
  readonly isStart: boolean;
  readonly isRowLayout: boolean;
  onChoose(id: string | null): void;
}

type StartGame = ReturnType<typeof useStartGame>;

type TileProps = Props & Pick<StartGame, 'play'> & { readonly live: Live | null };

const TileLink = ({ entry: { id, title }, isChosen, isRowLayout, play, onChoose }: TileProps) => {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef({ pointer: 'mouse', isChosen: false });
  /**
   * Begins the game, or only chooses the tile. In a list of rows, a click only chooses the tile. On a touch screen, the
   * first tap on a tile only chooses the tile.
   */
  const onClick = (event: MouseEvent) => {
    const opens = isRowLayout || (pressed.current.pointer !== 'mouse' && !pressed.current.isChosen);
    if (!opens || event.detail === 0) return play(event);
    event.preventDefault();
    onChoose(isRowLayout && isChosen ? null : id);
  };
  const leave = () => clearTimeout(resting.current);
  const onPointerMove = ({ pointerType }: PointerEvent) => {
    leave();
    if (pointerType === 'mouse' && !isRowLayout) resting.current = setTimeout(() => onChoose(id), REST);
  };
  return (
    <a
      className={styles.way}
      href={gameLink(id)}
      aria-describedby={`about-${id}`}
      onPointerDown={({ pointerType }) => {
        pressed.current = { pointer: pointerType, isChosen };
      }}
      onPointerMove={onPointerMove}
      onPointerLeave={leave}
      onClick={onClick}
    >
      <span className="visuallyHidden">{`${OPENING.play}: ${title}`}</span>
    </a>
  );
};

const Tile = (props: TileProps) => {
  const { entry, isChosen, isStart, isRowLayout, live, play } = props;
  return (
    <div className={`card ${styles.tile}`} data-chosen={isChosen || undefined}>
      <TileLink {...props} />
      <span className={styles.picture} data-start={isStart ? OPENING.startHere : undefined}>
        <span className="squares">{live && <live.TileArt table={live.table} />}</span>
      </span>
      <span className={`list ${styles.about}`} id={`about-${entry.id}`}>
        {isStart && <span className="visuallyHidden">{OPENING.startHere}</span>}
        <strong>{entry.title}</strong>
        <span className="small">{OPENING.effort(entry)}</span>
        <span className={`small ${styles.line}`}>{entry.summary[0]}</span>
      </span>
      {isRowLayout && (
        <Button
          kind={isStart || isChosen ? 'primary' : undefined}
          large
          className={styles.rowPlay}
          tabIndex={-1}
          aria-hidden
          onClick={play}
        >
          {OPENING.play}
        </Button>
      )}
    </div>
  );
};

const ChosenTile = ({ entry, isRowLayout, live, begin, play, hasPlayed, isNew }: TileProps & StartGame) => {
  const { id, title, summary, kinds, course } = entry;
  const hasOpponent = useContext(OpponentContext) !== null;
  return (
    <div className={`card ${styles.chosen}`}>
      {live ? <live.LiveBoard table={live.table} /> : <span className={`squares ${styles.board}`} data-square />}
      <div className={styles.words}>
        <h2 hidden={isRowLayout}>{title}</h2>
        <p hidden={isRowLayout} className="quiet">
          {OPENING.effort(entry) + OPENING.kinds(kinds)}
        </p>
        <p>{summary[0]}</p>
        <p>{summary[1]}</p>
        <div className="row">
          {!isRowLayout && (
            <Button kind="primary" large href={gameLink(id)} onClick={play}>
              {OPENING.play}
            </Button>
          )}
          {hasOpponent && (
            <Button large onClick={() => void begin({ black: hasPlayed ? 'casual' : 'beginner' })}>
              {OPENING.againstComputer}
            </Button>
          )}
          {course && (
            <Button large href={learnLink(id)} aria-label={`${OPENING.learn}: ${title}`}>
              {OPENING.learn}
            </Button>
          )}
        </div>
        {isNew && (
          <p className="small">
            {OPENING.firstGame}{' '}
            <Button kind="quiet" onClick={() => void begin({}, false)}>
              {OPENING.withAll}
            </Button>
          </p>
        )}
        {!isRowLayout && <div className={styles.cards}>{live && <live.Cards table={live.table} />}</div>}
      </div>
    </div>
  );
};

const GameTile = (props: Props) => {
  const { entry, isChosen, onChoose } = props;
  const live = useLive(entry);
  const begin = useStartGame(entry);
  return (
    <li className={styles.game} onFocus={({ target }) => target.matches(':focus-visible') && onChoose(entry.id)}>
      <Tile {...props} live={live} play={begin.play} />
      {isChosen && <ChosenTile {...props} {...begin} live={live} />}
    </li>
  );
};

const NARROW = '(max-width: 899px)';

const fetchUnfinished = () => queueIdle(() => import('./Unfinished.tsx'));

export const StartPage = ({ hasBegun }: { hasBegun(): boolean }) => {
  const entries = useField('entries');
  const library = useField('library');
  const { browse } = useActions();
  useCloseGame();
  useEffect(() => void waitForIdleSlice().then(browse), [browse]);
  const first = entries.find(({ start }) => start) ?? entries[0];
  const isRow = useMedia(NARROW);
  const [chosen, choose] = useState<string | null>(null);
  const shown = chosen ?? (isRow ? null : first?.id);
  const beside = useFetched(fetchUnfinished);
  /** Whether the player has begun any game. If so, space is reserved for unfinished games, which load later. */
  const isBegun = useMemo(hasBegun, [hasBegun]);
  const games = library?.filter(isUnfinished) ?? [];
  const isNew = !!library?.every(({ result }) => result === null);
  return (
    <div className={styles.page}>
      <PageHeader title={OPENING.app}>
        <p className="quiet">{OPENING.motto}</p>
      </PageHeader>
      <main className={styles.main}>
        <ul className={styles.games}>
          {entries.map((entry) => (
            <GameTile
              key={entry.id}
              entry={entry}
              isChosen={entry.id === shown}
              isStart={isNew && entry.start === true}
              isRowLayout={isRow}
              onChoose={choose}
            />
          ))}
        </ul>
        {(library ? games.length > 0 : isBegun) && (
          <section className={`row ${styles.unfinished}`} aria-labelledby="unfinished">
            <h2 id="unfinished">{OPENING.goOn}</h2>
            {beside && <beside.Unfinished games={games} />}
          </section>
        )}
        {isRow && beside && <beside.TodayCard />}
      </main>
    </div>
  );
};
