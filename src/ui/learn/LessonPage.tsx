import { useEffect, useMemo, useState } from 'react';
import { createScratchStore } from '../../app/boards/scratch-store.ts';
import {
  adviceOn,
  cursorForBack,
  isReplyDue,
  lastTurnStart,
  lessonStatusAt,
  lessonTable,
  optionsTaught,
  replyAt,
  turnsPlayed,
} from '../../app/learning/lesson.ts';
import { clausesUsed } from '../../app/learning/marks.ts';
import { type PuzzleReason, whyMissed, whySolved } from '../../app/learning/why.ts';
import type { Table } from '../../app/model/table.ts';
import { NONE } from '../../app/store/selectors.ts';
import type { OddboardStore } from '../../app/store/state.ts';
import { selectCursor } from '../../app/store/state-selectors.ts';
import type { Game } from '../../kernel/game.ts';
import { awaitsReply } from '../../kernel/learning/judge.ts';
import type { Course, Lesson } from '../../kernel/learning/lesson.ts';
import { BoardPage } from '../BoardPage.tsx';
import { Answers } from '../game/ask/Answers.tsx';
import { Headline, PhaseRail, Steps } from '../game/ask/Ask.tsx';
import { TurnMessages } from '../game/ask/TurnMessages.tsx';
import { Typing } from '../game/ask/Typing.tsx';
import { Help } from '../game/dialogs/Help.tsx';
import { Announcer } from '../game/telling/Announcer.tsx';
import { useKeys } from '../game/useKeys.ts';
import { useIsAnimated } from '../media.ts';
import { Heading } from '../PageHeader.tsx';
import { StoreProvider, useApp, useCurrentStore, useField } from '../store.ts';
import { LEARN } from '../words/learn.ts';
import { WORDS } from '../words.ts';
import { LessonBoard, LessonKinds } from './LessonBoard.tsx';
import { type End, LessonButtons, LessonHead, LessonMissed, LessonReached, SolutionShown } from './LessonButtons.tsx';
import styles from './LessonPage.module.css';
import { useLearned, useProgress } from './useProgress.ts';
import { playConfirmed, useAfterAnimation, useTry } from './useTry.ts';

type Mode = 'playing' | 'showing' | 'shown';

export interface LessonProps {
  readonly game: Game;
  readonly course: Course;
  readonly lesson: Lesson;
  /** The link back to the game in which the puzzle was found, if any. */
  readonly back?: string | undefined;
  /** The link to the list that holds the lesson, with its words. By default, the list of all lessons. */
  readonly list?: { readonly link: string; readonly words: string };
}

/** Creates a lesson's store. Going back skips the other side's turns, which would be played again at once. */
const lessonStore = (game: Game, lesson: Lesson, moving: boolean): OddboardStore => {
  const store = createScratchStore(moving, { placeBefore: cursorForBack });
  const table = lessonTable(game, lesson);
  const { settings } = store.getState();
  store.setState({
    table,
    // The solver's side is at the bottom.
    flipped: !!lesson.isPuzzle && table.replayed.start.toMove === 'black',
    settings: { ...settings, forced: 'asked', confirm: lesson.isPuzzle ? 'never' : settings.confirm },
  });
  return store;
};

/** Shows a lesson on a store of its own, so that the player's game stays as it is. Only progress is saved. */
export const LessonPage = (props: LessonProps) => {
  const { game, lesson } = props;
  const moving = useIsAnimated();
  const store = useMemo(() => lessonStore(game, lesson, moving), [game, lesson, moving]);
  return (
    <StoreProvider store={store}>
      <LessonContent {...props} />
    </StoreProvider>
  );
};

const useLessonState = ({ game, lesson: given }: LessonProps) => {
  const store = useCurrentStore();
  const table = useField('table') as Table;
  const progress = useProgress();
  const [mode, setMode] = useState<Mode>('playing');
  // A wrong turn that also wins becomes the solution.
  const [lesson, setLesson] = useState(given);
  const [isReached, setReached] = useState(false);
  const status = useMemo(() => lessonStatusAt(lesson, table), [lesson, table]);
  const isAnswered = isReplyDue(table) && (status === 'open' || awaitsReply(lesson)) && !isReached;
  useEffect(() => {
    if (status !== 'reached') return;
    if (mode === 'showing') setMode('shown');
    if (mode !== 'playing') return;
    setReached(true);
    const found = lesson.goal.kind === 'refused' ? [lesson.goal.rule] : [];
    progress.add(game.id, [lesson.id, ...clausesUsed(table.replayed.actions), ...found]);
  }, [status, mode, progress, game, lesson, table]);
  useAfterAnimation(isAnswered, () => playConfirmed(store, replyAt(lesson, store.getState().table as Table)));
  useAfterAnimation(mode === 'showing' && !isAnswered && status === 'open', () =>
    playConfirmed(store, adviceOn(lesson, store.getState().table as Table).picks),
  );
  const tried = useTry(lesson, status === 'missed' && mode === 'playing', setLesson);
  const startOver = (next: Mode) => {
    store.setState({ table: lessonTable(game, lesson), playback: null, pointed: null, proposed: null });
    setMode(next);
    setReached(false);
    setLesson(given);
  };
  const end: End = isReached ? 'reached' : mode === 'shown' ? mode : status === 'missed' ? status : null;
  return {
    solved: lesson,
    end,
    reason: reasonOf(lesson, end, table),
    isWaiting: isAnswered || mode === 'showing',
    isShowing: mode === 'showing',
    tried,
    goBack: () => store.getState().goTo(lastTurnStart(table)),
    startOver,
  };
};

const reasonOf = (lesson: Lesson, end: End, table: Table): PuzzleReason | null => {
  if (!lesson.isPuzzle) return null;
  if (end === 'missed') return whyMissed(lesson, table);
  return end === 'reached' ? whySolved(lesson, table) : null;
};

const LessonContent = (props: LessonProps) => {
  const { game, course, lesson } = props;
  const taught = useMemo(() => optionsTaught(game, course, lesson), [game, course, lesson]);
  const done = useLearned(game.id);
  const { end, reason, isWaiting, isShowing, solved, tried, goBack, startOver } = useLessonState(props);
  return (
    <BoardPage
      header={<LessonHead {...props} done={done} />}
      above={
        <section className={styles.task} aria-label={LEARN.goal}>
          <Heading title={`${lesson.title} · ${game.title}`}>{lesson.title}</Heading>
          <LessonText text={lesson.says} />
          <p className={styles.goal}>
            {lesson.asks} <TurnsLeft lesson={lesson} />
          </p>
        </section>
      }
      board={
        <LessonBoard
          game={game}
          lesson={lesson}
          isHalted={end !== null || isWaiting}
          highlighted={reason?.squares ?? NONE}
        />
      }
    >
      <section className={styles.ask} aria-label={WORDS.prompt}>
        {end === 'reached' && <LessonReached {...props} reason={reason} />}
        {end === 'shown' && <SolutionShown lesson={lesson} onPlay={() => startOver('playing')} />}
        {end === 'missed' && <LessonMissed {...props} reason={reason} tried={tried} onBack={goBack} />}
        {end === null && <LessonPrompt game={game} taught={taught} isWaiting={isWaiting} isShowing={isShowing} />}
        <LessonButtons
          {...props}
          lessonWithSolution={solved}
          isOver={end !== null || isShowing}
          isWaiting={isWaiting}
          end={end}
          onStartOver={startOver}
        />
        <LessonKinds game={game} lesson={lesson} />
      </section>
      <Announcer />
    </BoardPage>
  );
};

/**
 * The maximum length of a lesson's text that is shown unfolded, in characters. On a phone, a text of this length and
 * the board fit the window.
 */
const MAX_UNFOLDED_CHARACTERS = 200;

const LessonText = ({ text }: { readonly text: string }) => {
  const end = text.length > MAX_UNFOLDED_CHARACTERS ? text.search(/(?<=[.:]) (?=[A-Z])/) : -1;
  return end < 0 ? (
    <p translate="yes">{text}</p>
  ) : (
    <details>
      <summary translate="yes">{text.slice(0, end)}</summary>
      <p translate="yes">{text.slice(end)}</p>
    </details>
  );
};

const TurnsLeft = ({ lesson }: { readonly lesson: Lesson }) => {
  const table = useField('table') as Table;
  const isCounted = lesson.goal.kind !== 'refused' && !(lesson.isPuzzle && lesson.within === 1);
  const left = lesson.within - turnsPlayed(table);
  // At zero the number is hidden but keeps its space, so that the board does not move.
  return (
    isCounted && (
      <span className={`quiet ${styles.left}`} data-none={left <= 0 || undefined}>
        {LEARN.left(Math.max(1, left))}
      </span>
    )
  );
};

interface PromptProps {
  readonly game: Game;
  readonly taught: ReadonlySet<string>;
  readonly isWaiting: boolean;
  readonly isShowing: boolean;
}

const LessonPrompt = ({ game, taught, isWaiting, isShowing }: PromptProps) => {
  const [dialog, setDialog] = useState<'help' | 'typing' | null>(null);
  const close = () => setDialog(null);
  const hasPlayed = useApp(selectCursor) > 0;
  useKeys(
    () => setDialog('help'),
    () => setDialog('typing'),
  );
  return (
    <div className="stack">
      <div className="row">
        {isWaiting ? (
          <p className={`quiet ${styles.waiting}`}>{isShowing ? LEARN.showing : LEARN.answering}</p>
        ) : (
          <Headline game={game} />
        )}
        <Steps canGoBack={hasPlayed && !isWaiting} />
        <PhaseRail />
      </div>
      {dialog === 'typing' && <Typing onClose={close} />}
      {dialog === 'help' && <Help game={game} onClose={close} />}
      {!isWaiting && <Answers game={game} keyed taught={taught} />}
      <TurnMessages game={game} />
    </div>
  );
};
