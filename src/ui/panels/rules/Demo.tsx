import { useEffect, useMemo, useRef, useState } from 'react';
import { roomApart } from '../../../app/apart.ts';
import { filmOf, recordFrom, type Scene } from '../../../app/telling/film.ts';
import { scopeOf } from '../../../app/telling/scope.ts';
import type { Game } from '../../../kernel/game.ts';
import { challengeOf } from '../../../kernel/learning/challenge.ts';
import type { Demo } from '../../../kernel/learning/demo.ts';
import type { Lesson } from '../../../kernel/learning/lesson.ts';
import { clausesOf, type RuleId } from '../../../kernel/learning/rulebook.ts';
import { cropAround, layoutOf, wholeOf } from '../../board/layout.ts';
import { Answers } from '../../game/ask/Answers.tsx';
import { TableBoard } from '../../game/table/TableBoard.tsx';
import { RoomProvider, useActions } from '../../room.ts';
import { lessonLink } from '../../route.ts';
import { LEARN } from '../../words/learn.ts';
import { placeIn, WORDS } from '../../words.ts';
import { Clause } from './Clause.tsx';
import styles from './Demo.module.css';

/** Milliseconds a scene stands while it runs by itself: more for more text. */
const standOf = ({ lines }: Scene): number =>
  1300 + 22 * lines.reduce((sum, { text }) => sum + text.length, 0);

interface Props {
  readonly game: Game;
  readonly rule: RuleId;
  readonly demo: Demo;
  readonly moving: boolean;
}

/**
 * A clause at work on a live board of its own: scene by scene, or by itself. The player may try other picks
 * on it.
 */
export const DemoBoard = ({ game, rule, demo, moving }: Props) => {
  const film = useMemo(() => filmOf(game, rule, demo), [game, rule, demo]);
  const challenge = useMemo(() => {
    const clause = clausesOf(game.rules).find(({ id }) => id === rule);
    return clause ? challengeOf(game, clause, demo) : null;
  }, [game, rule, demo]);
  return film.ok ? (
    <Stage
      game={game}
      rule={rule}
      says={demo.says}
      scenes={film.value}
      challenge={challenge}
      moving={moving}
    />
  ) : null;
};

interface StageProps extends Omit<Props, 'demo'> {
  readonly says: string;
  readonly scenes: readonly Scene[];
  /** The clause to be tried by oneself, where it can be. */
  readonly challenge: Lesson | null;
}

const Stage = ({ game, rule, says, scenes, challenge, moving }: StageProps) => {
  const { load, show } = useActions();
  const room = useMemo(() => roomApart(moving), [moving]);
  const [index, setIndex] = useState(0);
  const [running, setRunning] = useState(moving);
  const [strayed, setStrayed] = useState(false);
  const scene = scenes[index] as Scene;
  const directing = useRef(false);
  const layout = useMemo(() => layoutOf(game.board, false), [game]);
  const about = useMemo(() => cropAround(layout, scopeOf(scenes)), [layout, scenes]);
  // Who tries something else may need the rest of the board.
  const crop = strayed ? wholeOf(layout) : about;

  useEffect(() => {
    directing.current = true;
    room.setState(scene.shown);
    directing.current = false;
    setStrayed(false);
  }, [room, scene]);
  useEffect(
    () =>
      room.subscribe(({ table }, before) => {
        if (directing.current || table === before.table) return;
        setRunning(false);
        setStrayed(true);
      }),
    [room],
  );
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the clause was scrolled into view: the whole board matters more than the whole clause.
    const timer = setTimeout(() => stage.current?.scrollIntoView({ block: 'nearest' }));
    return () => clearTimeout(timer);
  }, []);
  const isLast = index === scenes.length - 1;
  useEffect(() => {
    if (!running || isLast) return;
    const timer = setTimeout(() => setIndex(index + 1), standOf(scene));
    return () => clearTimeout(timer);
  }, [running, isLast, index, scene]);

  const go = (to: number) => {
    setRunning(false);
    if (to === index) room.setState(scene.shown);
    setStrayed(false);
    setIndex(to);
  };
  const run = () => {
    if (isLast) setIndex(0);
    setRunning(!running || isLast);
  };
  const playOn = () => {
    const { table } = room.getState();
    if (!table) return;
    load(recordFrom(table));
    show('turns');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this
    <div ref={stage} className={styles.demo} role="group" aria-label={`${WORDS.shown} ${rule}`} data-apart>
      <p className={styles.says}>{says}</p>
      <RoomProvider value={room}>
        <div
          className={styles.room}
          style={{ '--wide': crop.columns / crop.rows, '--across': crop.columns } as React.CSSProperties}
        >
          <div className={styles.fit}>
            <TableBoard
              game={game}
              moving={moving}
              label={`${WORDS.shown} ${rule}`}
              crop={crop}
              spot={scene.shown.looked}
            />
          </div>
        </div>
      </RoomProvider>
      <div className={styles.controls}>
        <button
          type="button"
          disabled={index === 0}
          aria-label={WORDS.demoBack}
          onClick={() => go(index - 1)}
        >
          ‹
        </button>
        <button type="button" disabled={isLast} aria-label={WORDS.demoNext} onClick={() => go(index + 1)}>
          ›
        </button>
        <button
          type="button"
          className={styles.run}
          aria-pressed={running}
          disabled={scenes.length < 2}
          onClick={run}
        >
          {running && !isLast ? WORDS.pause : isLast ? WORDS.demoAgain : WORDS.demoRun}
        </button>
        <span className={styles.place}>{placeIn(index + 1, scenes.length)}</span>
        <button type="button" onClick={playOn}>
          {WORDS.playFromHere}
        </button>
        {challenge && (
          <a href={lessonLink(game.id, rule)}>
            {challenge.goal.kind === 'refused' ? LEARN.findNo : LEARN.tryIt}
          </a>
        )}
      </div>
      <RoomProvider value={room}>
        <Answers game={game} />
      </RoomProvider>
      {strayed ? (
        <p className={styles.strayed}>
          {WORDS.strayed}{' '}
          <button type="button" onClick={() => go(index)}>
            {WORDS.unstray}
          </button>
        </p>
      ) : (
        <ul className={styles.lines} aria-live="polite">
          {scene.lines.map(({ text, rule: named }, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a scene never change places
            <li key={line} data-named={named === rule || undefined}>
              {text} <Clause game={game.id} rule={named} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
