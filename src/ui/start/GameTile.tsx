import { type MouseEvent, type PointerEvent, useCallback, useContext, useRef } from 'react';
import { PLAYED } from '../../app/learning/progress.ts';
import type { Computers } from '../../app/seats/computers.ts';
import type { GameEntry } from '../../kernel/game.ts';
import { Button } from '../controls/Button.tsx';
import { useFetched } from '../fetched.tsx';
import { useLearned } from '../learn/useProgress.ts';
import { atLeisure, idle } from '../leisure.ts';
import { OpponentContext } from '../opponent/context.ts';
import { useActions } from '../room.ts';
import { gameLink, learnLink } from '../route.ts';
import { OPENING } from '../words/opening.ts';
import styles from './StartPage.module.css';

/** Milliseconds that a pointer rests on a tile before the game comes to the large board. */
const REST = 90;

const RANKS = [1, 2, 3] as const;

/** How hard a game is: as dots for the eye, as a word for the ear. */
const Difficulty = ({ difficulty }: Pick<GameEntry, 'difficulty'>) => {
  const word = OPENING.difficulty[difficulty - 1];
  return (
    <span className={styles.dots} title={word}>
      <span className="visuallyHidden">{word}</span>
      {RANKS.map((rank) => (
        <i key={rank} data-full={rank <= difficulty || undefined} aria-hidden="true" />
      ))}
    </span>
  );
};

/** A game, its sample, and the boards that show it: the page stands before any of them has come. */
const fetchLive = async ({ load }: GameEntry) => {
  const [game, boards, { fetchSample }] = await Promise.all([
    load(),
    import('./LiveBoard.tsx'),
    import('./sample.ts'),
  ]);
  return { game, ...boards, table: await fetchSample(game, 0, idle) };
};

interface Props {
  readonly entry: GameEntry;
  readonly isChosen: boolean;
  /** Is it the one to begin with, for somebody who has ended no game yet? */
  readonly isStart: boolean;
  readonly moving: boolean;
  /** Do the games stand below each other, each with its board? */
  readonly isRow: boolean;
  onChoose(id: string | null): void;
}

/** One game: its tile, and while it is chosen the large board with all that can be done. */
export const GameTile = ({ entry, isChosen, isStart, isRow, moving, onChoose }: Props) => {
  const { id, title, summary, difficulty } = entry;
  const { open, newGame } = useActions();
  const live = useFetched(useCallback(() => atLeisure(() => fetchLive(entry)), [entry]));
  const hasOpponent = useContext(OpponentContext) !== null;
  const hasPlayed = useLearned(id).has(PLAYED);
  const isNew = !!entry.first && !hasPlayed;
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef({ pointer: 'mouse', isChosen: false });

  const begin = async (byFewerRules: boolean, computers: Computers) => {
    const game = await entry.load();
    await open(id);
    newGame((byFewerRules && game.first?.options) || {}, computers);
    window.location.hash = gameLink(id);
  };
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void begin(isNew, {});
  };
  /** A row is opened by a press beside its Play; a tile by a first tap, since no finger points. */
  const onClick = (event: MouseEvent) => {
    const opens = isRow || (pressed.current.pointer !== 'mouse' && !pressed.current.isChosen);
    if (!opens || event.detail === 0) return play(event);
    event.preventDefault();
    onChoose(isRow && isChosen ? null : id);
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && !isRow) resting.current = setTimeout(() => onChoose(id), REST);
  };
  return (
    <li className={styles.game} onFocus={({ target }) => target.matches(':focus-visible') && onChoose(id)}>
      <div className={`card ${styles.tile}`} data-chosen={isChosen || undefined}>
        <a
          className={styles.way}
          href={gameLink(id)}
          aria-describedby={`about-${id}`}
          onPointerDown={({ pointerType }) => {
            pressed.current = { pointer: pointerType, isChosen };
          }}
          onPointerEnter={onPointerEnter}
          onPointerLeave={() => clearTimeout(resting.current)}
          onClick={onClick}
        >
          <span className="visuallyHidden">{`${OPENING.play}: ${title}`}</span>
        </a>
        <span className={styles.picture} data-start={isStart ? OPENING.startHere : undefined}>
          {live && <live.TileArt game={live.game} table={live.table} />}
        </span>
        <span className={styles.about} id={`about-${id}`}>
          {isStart && <span className="visuallyHidden">{OPENING.startHere}</span>}
          <strong>{title}</strong>
          <Difficulty difficulty={difficulty} />
          <span className={`small ${styles.line}`}>{summary[0]}</span>
        </span>
        <Button kind="primary" large className={styles.rowPlay} tabIndex={-1} aria-hidden onClick={play}>
          {OPENING.play}
        </Button>
      </div>
      {isChosen && (
        <div className={`card ${styles.chosen}`}>
          {live && <live.LiveBoard game={live.game} table={live.table} moving={moving} />}
          <div className={styles.words}>
            <h2>{title}</h2>
            <Difficulty difficulty={difficulty} />
            <p>{summary[0]}</p>
            <p>{summary[1]}</p>
            <div className={`row ${styles.ways}`}>
              <a
                className={`button ${styles.play}`}
                data-kind="primary"
                data-size="large"
                href={gameLink(id)}
                onClick={play}
              >
                {OPENING.play}
              </a>
              {hasOpponent && (
                <Button large onClick={() => void begin(isNew, { black: hasPlayed ? 'casual' : 'beginner' })}>
                  {OPENING.againstComputer}
                </Button>
              )}
              {entry.course && (
                <a
                  className="button"
                  data-size="large"
                  href={learnLink(id)}
                  aria-label={`${OPENING.learn}: ${title}`}
                >
                  {OPENING.learn}
                </a>
              )}
            </div>
            {isNew && (
              <p className={`quiet ${styles.first}`}>
                {OPENING.firstGame}{' '}
                <Button kind="quiet" onClick={() => void begin(false, {})}>
                  {OPENING.withAll}
                </Button>
              </p>
            )}
          </div>
        </div>
      )}
    </li>
  );
};
