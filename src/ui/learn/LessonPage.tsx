import { type SyntheticEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { roomApart } from '../../app/apart.ts';
import {
  adviceOn,
  answerAt,
  happened,
  isAnswering,
  lastTurnBegan,
  lessonTable,
  namesOf,
  solutionSquares,
  squaresIn,
  standingAt,
  turnsPlayed,
} from '../../app/learning/lesson.ts';
import { rulesIn } from '../../app/learning/witness.ts';
import type { OddboardStore } from '../../app/store.ts';
import { nodeAt, type Table, viewOf } from '../../app/table/table.ts';
import { squareName } from '../../kernel/board.ts';
import type { Game } from '../../kernel/game.ts';
import { type Course, type Lesson, lessonsOf } from '../../kernel/lesson.ts';
import { clausesOf } from '../../kernel/rulebook.ts';
import { isLarge, layoutOf } from '../board/layout.ts';
import { Announcer } from '../game/Announcer.tsx';
import { Answers } from '../game/Answers.tsx';
import { Headline, HintLine, PhaseRail, Reason, Steps } from '../game/Ask.tsx';
import { ChoiceList } from '../game/ChoiceList.tsx';
import { Help } from '../game/Help.tsx';
import { TableBoard } from '../game/TableBoard.tsx';
import { Typing } from '../game/Typing.tsx';
import { useKeys } from '../game/useKeys.ts';
import { Clause } from '../panels/Clause.tsx';
import { RoomProvider, useField, useNow } from '../room.ts';
import { gameLink, learnLink, lessonLink } from '../route.ts';
import { LEARN } from '../words/learn.ts';
import { WORDS } from '../words.ts';
import { LessonKinds } from './LessonKinds.tsx';
import styles from './LessonPage.module.css';
import { cropTogether } from './scope.ts';
import { useLearned, useProgress } from './useProgress.ts';

/** Milliseconds before the other side answers, and before the next move of a solution. */
const PAUSE = 700;
/** More lines than that of what happened are not read. */
const FEW = 5;

/** Is the lesson being played, is its solution being shown, or has it been? */
type Mode = 'playing' | 'showing' | 'shown';

/** All the picks of an action; a warning on the way is passed. */
const enactAll = (room: OddboardStore, picks: ReturnType<typeof answerAt>): void => {
  const { table } = room.getState();
  room.getState().enact(picks);
  if (room.getState().table?.armed && room.getState().table?.cursor === table?.cursor)
    room.getState().enact(picks);
};

/** Calls back once the last action is on the screen, and a moment later; at once where nothing moves. */
const useSoon = (isWanted: boolean, moving: boolean, then: () => void): void => {
  const playback = useField('playback');
  const arriving = useField('arriving');
  const table = useField('table');
  // biome-ignore lint/correctness/useExhaustiveDependencies: again at every place of the lesson
  useEffect(() => {
    if (!isWanted || playback || arriving) return;
    const timer = setTimeout(then, moving ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [isWanted, playback, arriving, table, moving]);
};

interface Props {
  readonly game: Game;
  readonly course: Course;
  readonly lesson: Lesson;
  readonly moving: boolean;
}

/** One lesson on a table of its own, of which only whether it is done is kept. */
export const LessonPage = (props: Props) => {
  const { game, lesson, moving } = props;
  const room = useMemo(() => {
    const made = roomApart(moving);
    made.setState({
      table: lessonTable(game, lesson),
      settings: { ...made.getState().settings, forced: 'asked' },
    });
    return made;
  }, [game, lesson, moving]);
  return (
    <RoomProvider value={room}>
      <Played {...props} room={room} />
    </RoomProvider>
  );
};

const Played = ({ game, course, lesson, moving, room }: Props & { readonly room: OddboardStore }) => {
  const table = useField('table') as Table;
  const progress = useProgress();
  const [mode, setMode] = useState<Mode>('playing');
  const done = useLearned(game.id);
  const [isReached, setReached] = useState(false);
  const standing = useMemo(() => standingAt(lesson, table), [lesson, table]);
  const isSettled = isReached || mode === 'shown' || standing === 'missed';
  const isWaiting =
    isAnswering(table) && (standing === 'open' || lesson.goal.kind === 'survives') && !isReached;
  useEffect(() => {
    if (standing !== 'reached') return;
    if (mode === 'showing') setMode('shown');
    if (mode !== 'playing') return;
    setReached(true);
    const found = lesson.goal.kind === 'refused' ? [lesson.goal.rule] : [];
    progress.add(game.id, [lesson.id, ...rulesIn(table.replayed.turns), ...found]);
  }, [standing, mode, progress, game, lesson, table]);
  useSoon(isWaiting, moving, () => enactAll(room, answerAt(lesson, room.getState().table as Table)));
  useSoon(mode === 'showing' && !isWaiting && standing === 'open', moving, () =>
    enactAll(room, adviceOn(lesson, room.getState().table as Table).picks),
  );
  const startOver = (next: Mode) => {
    room.setState({ table: lessonTable(game, lesson), playback: null, pointed: null, proposed: null });
    setMode(next);
    setReached(false);
  };
  const isHalted = isSettled || isWaiting || mode === 'showing';
  return (
    <div className={styles.page}>
      <Head game={game} course={course} lesson={lesson} done={done} />
      <main className={styles.main}>
        <section className={styles.task} aria-label={LEARN.goal}>
          <h1>{lesson.title}</h1>
          <p>{lesson.says}</p>
          <p className={styles.goal}>
            {lesson.asks} <Left lesson={lesson} />
          </p>
        </section>
        <LessonBoard game={game} lesson={lesson} moving={moving} isHalted={isHalted} />
        <section className={styles.ask} aria-label={WORDS.prompt}>
          {isReached ? (
            <Reached game={game} course={course} lesson={lesson} />
          ) : mode === 'shown' ? (
            <p className={styles.verdict}>{LEARN.shown}</p>
          ) : standing === 'missed' ? (
            <Missed game={game} onBack={() => room.getState().goTo(lastTurnBegan(table))} />
          ) : (
            <Asked game={game} isWaiting={isWaiting || mode === 'showing'} />
          )}
          <Ways
            game={game}
            course={course}
            lesson={lesson}
            isOver={isSettled || mode === 'showing'}
            isReached={isReached}
            onStartOver={startOver}
          />
          <LessonKinds game={game} lesson={lesson} />
        </section>
        <Announcer />
      </main>
    </div>
  );
};

/** The game, the chapter, and its lessons as a row of dots. */
const Head = ({
  game,
  course,
  lesson,
  done,
}: Pick<Props, 'game' | 'course' | 'lesson'> & { readonly done: ReadonlySet<string> }) => {
  const chapter = course.chapters.find(({ lessons }) => lessons.includes(lesson));
  return (
    <header className={styles.header}>
      <a href={learnLink(game.id)} aria-label={`${LEARN.allLessons}: ${game.title}`}>
        {game.title}
      </a>
      <span className={styles.chapter}>{chapter?.title}</span>
      <nav aria-label={chapter?.title}>
        <ol className={styles.dots}>
          {chapter?.lessons.map(({ id, title }) => (
            <li key={id}>
              <a
                href={lessonLink(game.id, id)}
                title={title}
                aria-current={id === lesson.id ? 'page' : undefined}
                data-done={done.has(id) || undefined}
              >
                <span className="visuallyHidden">{done.has(id) ? `${title}, ${LEARN.isDone}` : title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </header>
  );
};

/** The turns left; a choice that is to be refused takes none. */
const Left = ({ lesson }: { readonly lesson: Lesson }) => {
  const table = useField('table') as Table;
  const left = lesson.goal.kind === 'refused' ? 0 : lesson.within - turnsPlayed(table);
  return left > 0 && <span className={styles.left}>{LEARN.left(left)}</span>;
};

interface LessonBoardProps extends Pick<Props, 'game' | 'lesson' | 'moving'> {
  readonly isHalted: boolean;
}

/** The board. While the other side answers, and when the lesson is over, it can be looked at only. */
const LessonBoard = ({ game, lesson, moving, isHalted }: LessonBoardProps) => {
  const layout = useMemo(() => layoutOf(game.board, false), [game]);
  const crop = useMemo(() => {
    const { units } = viewOf(lessonTable(game, lesson));
    return cropTogether(
      layout,
      solutionSquares(game, lesson),
      Object.values(units).flatMap(({ at }) => at),
    );
  }, [layout, game, lesson]);
  const halt = (event: SyntheticEvent) => {
    if (isHalted) event.stopPropagation();
  };
  return (
    <div
      className={styles.room}
      style={{ '--wide': crop.columns / crop.rows } as React.CSSProperties}
      data-halted={isHalted || undefined}
      onClickCapture={halt}
      onPointerDownCapture={halt}
      onKeyDownCapture={(event) => ['Enter', ' '].includes(event.key) && halt(event)}
    >
      <div className={styles.fit}>
        <TableBoard
          game={game}
          moving={moving}
          label={LEARN.yourBoard(lesson.title)}
          crop={isLarge(layout) ? crop : undefined}
        />
      </div>
    </div>
  );
};

/** What is asked on the board, as in a game. */
const Asked = ({ game, isWaiting }: { readonly game: Game; readonly isWaiting: boolean }) => {
  const [dialog, setDialog] = useState<'help' | 'typing' | null>(null);
  const close = useCallback(() => setDialog(null), []);
  useKeys(
    useCallback(() => setDialog('help'), []),
    useCallback(() => setDialog('typing'), []),
  );
  return (
    <div className={styles.asked}>
      <div className={styles.first}>
        {isWaiting ? <p className={styles.waiting}>{LEARN.answering}</p> : <Headline game={game} />}
        <Steps />
        <PhaseRail />
      </div>
      {dialog === 'typing' && <Typing onClose={close} />}
      {dialog === 'help' && <Help game={game} onClose={close} />}
      <Reason game={game} />
      {!isWaiting && <ChoiceList game={game} />}
      {!isWaiting && <Answers game={game} keyed />}
      <HintLine game={game} />
    </div>
  );
};

/** Takes the focus when it appears, so that the next key is at hand. */
const useFocus = <Element extends HTMLElement>(): React.RefObject<Element | null> => {
  const element = useRef<Element>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
};

/** The lesson that comes next, in whatever chapter. */
const lessonAfter = (course: Course, lesson: Lesson): Lesson | undefined => {
  const lessons = lessonsOf(course);
  return lessons[lessons.indexOf(lesson) + 1];
};

/** What has been learned, and the way on. */
const Reached = ({ game, course, lesson }: Pick<Props, 'game' | 'course' | 'lesson'>) => {
  const next = useFocus<HTMLAnchorElement>();
  const after = lessonAfter(course, lesson);
  const taught = clausesOf(game.rules).filter(({ id }) => lesson.teaches.includes(id));
  return (
    <div className={styles.verdict} role="status" data-reached>
      <p>
        <strong>{LEARN.reached}</strong> {lesson.learned}
      </p>
      <a ref={next} className={styles.next} href={after ? lessonLink(game.id, after.id) : learnLink(game.id)}>
        {after ? LEARN.next : LEARN.finish}
      </a>
      <details className={styles.rules}>
        <summary>{LEARN.readMore}</summary>
        {taught.map(({ id, text }) => (
          <p key={id}>
            {text} <Clause game={game.id} rule={id} />
          </p>
        ))}
      </details>
      {!after && <a href={gameLink(game.id)}>{LEARN.playNow}</a>}
    </div>
  );
};

/** What happened instead of the goal, and the way back. */
const Missed = ({ game, onBack }: { readonly game: Game; onBack(): void }) => {
  const back = useFocus<HTMLButtonElement>();
  const table = useField('table') as Table;
  const lines = happened(table).slice(0, FEW);
  return (
    <div className={styles.verdict} role="status">
      <p>
        <strong>{LEARN.missed}</strong>
      </p>
      <ul className={styles.lines}>
        {lines.map(({ text, rule }) => (
          <li key={text}>
            {text} <Clause game={game.id} rule={rule} />
          </li>
        ))}
      </ul>
      <button ref={back} type="button" className={styles.next} onClick={onBack}>
        {LEARN.backOne}
      </button>
    </div>
  );
};

/** What a hint has shown: the place it is for, and how much. */
interface Hinted {
  readonly cursor: number;
  readonly level: number;
  readonly text: string;
}

interface WaysProps extends Pick<Props, 'game' | 'course' | 'lesson'> {
  readonly isOver: boolean;
  readonly isReached: boolean;
  onStartOver(mode: Mode): void;
}

/** Hint, the solution, start over, skip. */
const Ways = ({ game, course, lesson, isOver, isReached, onStartOver }: WaysProps) => {
  const table = useField('table') as Table;
  const now = useNow();
  const [hinted, setHinted] = useState<Hinted | null>(null);
  const isHere = hinted?.cursor === table.cursor && !isOver;
  const level = isHere ? hinted.level : 0;
  const hint = () => {
    const { picks, back } = adviceOn(lesson, table);
    const squares = squaresIn(picks);
    const [first, last] = [squares[0], squares.at(-1)];
    if (back > 0) return setHinted({ cursor: table.cursor, level: 0, text: LEARN.goBackFirst });
    const arrow = [...new Set([first, level === 0 ? first : last])].flatMap((square) =>
      square === undefined ? [] : squareName(game.board, square),
    );
    if (arrow.length > 0) now().note(nodeAt(table), { arrows: [arrow.join(' ')] });
    const names = namesOf(table, level === 0 ? picks.slice(0, 1) : picks);
    setHinted({ cursor: table.cursor, level: level + 1, text: LEARN.choose(names.join(', then ')) });
  };
  const after = lessonAfter(course, lesson);
  return (
    <div className={styles.ways}>
      {isHere && hinted.text && (
        <p role="status" className={styles.hinted}>
          {hinted.text}
        </p>
      )}
      {!isOver && (
        <button type="button" onClick={level < 2 ? hint : () => onStartOver('showing')}>
          {level < 2 ? LEARN.hint : LEARN.solution}
        </button>
      )}
      <button
        type="button"
        onClick={() => {
          setHinted(null);
          onStartOver('playing');
        }}
      >
        {LEARN.startOver}
      </button>
      {!isReached && <a href={after ? lessonLink(game.id, after.id) : learnLink(game.id)}>{LEARN.skip}</a>}
    </div>
  );
};
