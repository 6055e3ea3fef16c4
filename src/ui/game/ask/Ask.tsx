import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { MESSAGES } from '../../../app/base/messages.ts';
import { isComputersTurn } from '../../../app/session/mode.ts';
import { live, selectLooking, selectQuestion, selectView } from '../../../app/store/selectors.ts';
import type { AppState } from '../../../app/store/state.ts';
import { selectHasPicks } from '../../../app/store/state-selectors.ts';
import type { Game } from '../../../kernel/game.ts';
import { Button } from '../../controls/Button.tsx';
import { NamedButton } from '../../controls/NamedButton.tsx';
import { Icon, Key } from '../../icons.tsx';
import { ResumeComputerButton, selectAnimatedComputer, Thinking } from '../../opponent/Thinking.tsx';
import { WhoPlaysButton } from '../../seats/FreshTable.tsx';
import { usePlayerNames } from '../../seats/usePlayerNames.ts';
import { useActions, useApp, useField } from '../../store.ts';
import { OPPONENT } from '../../words/opponent.ts';
import { lookingAt, PHASE_STATES, pressClockPrompt, TABLE, WORDS } from '../../words.ts';
import type { OpenProps } from '../Toolbar.tsx';
import overlayStyles from '../table/Overlays.module.css';
import { InspectedMoves, Narration, selectStory } from '../telling/Narration.tsx';
import { Replay } from '../telling/Replay.tsx';
import { Answers } from './Answers.tsx';
import styles from './Ask.module.css';
import { EndButtons, Ending, LookBack, Offer, useEnd } from './states.tsx';
import { TurnMessages } from './TurnMessages.tsx';
import { Typing } from './Typing.tsx';

const Overlays = ({ game }: { readonly game: Game }) => {
  const on = useField('lenses');
  const isDiagram = useField('diagram');
  const { toggleLens, toggleDiagram } = useActions();
  const lenses = game.lenses.filter(({ id }) => on.includes(id));
  const shown = [
    ...(isDiagram ? [{ title: WORDS.diagram, hide: toggleDiagram }] : []),
    ...lenses.map(({ id, title }) => ({ title, hide: () => toggleLens(id) })),
  ];
  if (shown.length === 0) return null;
  return (
    <ul className={`row ${overlayStyles.overlays}`} aria-label={WORDS.lensesOn} data-screen>
      {shown.map(({ title, hide }) => (
        <li key={title}>
          <NamedButton name={WORDS.hideLens(title)} onClick={hide}>
            {title} <Icon name="close" />
          </NamedButton>
        </li>
      ))}
    </ul>
  );
};

export const PhaseRail = () => {
  const phases = useApp(selectView)?.turn.phases ?? [];
  if (phases.length < 2) return null;
  return (
    <ol className={styles.rail}>
      {phases.map(({ id, title, state }) => (
        <li key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {title}
          <span className="visuallyHidden">, {PHASE_STATES[state]}</span>
        </li>
      ))}
    </ol>
  );
};

const selectIsDangerous = ({ table }: AppState) => table?.armed?.isDangerous === true;
const selectToConfirm = ({ table }: AppState) => (table?.armed && !table.armed.isDangerous ? table.armed.target : null);
const selectAwaitingPress = ({ hotSeat }: AppState) => hotSeat.awaitingPress;

/** Whether a prompt is so long, at more than 46 characters, that the prompt needs a smaller font. */
const isLong = (prompt: string): boolean => prompt.length > 46;

export const Headline = ({ game }: { readonly game: Game }) => {
  const question = useApp(selectQuestion);
  // Keeps the last prompt until the next question is found.
  const [prompt, setPrompt] = useState('');
  if (question && question.prompt !== prompt) setPrompt(question.prompt);
  const end = useEnd();
  const looking = useApp(selectLooking);
  const isNarrating = useApp(selectStory) !== null;
  const isComputerToMove = useApp(isComputersTurn);
  const isToConfirm = useApp(selectToConfirm) !== null;
  const awaitingPress = useApp(selectAwaitingPress);
  const mover = useApp(selectAnimatedComputer);
  const named = usePlayerNames();
  if (end) return <Ending game={game} end={end} />;
  if (isNarrating) return <Narration game={game} />;
  if (isComputerToMove && !looking) return <Thinking />;
  const asked = awaitingPress ? pressClockPrompt(awaitingPress) : mover ? OPPONENT.moves(mover) : prompt;
  return (
    <p className={styles.prompt} data-looking={looking ? true : undefined} data-long={isLong(asked) || undefined}>
      {looking ? lookingAt(looking.name) : isToConfirm ? WORDS.confirmMove : named(asked)}
    </p>
  );
};

interface StepsProps {
  /** Whether Back can undo actions as well as picks, as in lessons. */
  readonly canGoBack?: boolean;
}

/** Renders the step buttons. Back is only disabled, never removed, so that it never moves; others come when needed. */
export const Steps = ({ canGoBack = false }: StepsProps) => {
  const hasPicks = useApp(selectHasPicks);
  const isNarrating = useApp(selectStory) !== null;
  const waits = useApp(({ playback }) => playback?.frameTime === null);
  const looking = useApp(selectLooking);
  const { back, pick, pressClock, skip, step } = useActions();
  const isAsked = useApp(selectIsDangerous);
  const awaitingPress = useApp(selectAwaitingPress);
  const toConfirm = useApp(selectToConfirm);
  const isOpen = ((canGoBack || hasPicks) && !isAsked) || toConfirm !== null || isNarrating || !!looking;
  return (
    <>
      {waits && (
        <Button className={styles.back} aria-keyshortcuts="." onClick={step}>
          {WORDS.next} <Key name="." />
        </Button>
      )}
      {awaitingPress && !isNarrating && (
        <Button className={styles.back} kind="primary" aria-keyshortcuts="Space" onClick={pressClock}>
          {TABLE.pressClock} <Key name={WORDS.space} />
        </Button>
      )}
      {toConfirm && (
        <Button className={styles.back} kind="primary" aria-keyshortcuts="Enter" onClick={() => pick(toConfirm)}>
          {WORDS.play} <Key name={WORDS.enter} />
        </Button>
      )}
      <Button className={styles.back} disabled={!isOpen} aria-keyshortcuts="Escape" onClick={isNarrating ? skip : back}>
        {isNarrating ? WORDS.skip : looking ? WORDS.lookAway : WORDS.takeBack} <Key name={WORDS.escape} />
      </Button>
    </>
  );
};

const selectMover = (state: AppState) => selectAwaitingPress(state) ?? selectView(state)?.turn.toMove;

const selectIsAsking = live(({ isAsking }) => isAsking);

/** Renders the section around the turn card, separate so that `aria-busy` rerenders nothing else. */
const Frame = (props: ComponentProps<'section'>) => {
  const isAsking = useApp(selectIsAsking);
  return <section {...props} className={styles.ask} aria-label={WORDS.prompt} aria-busy={isAsking || undefined} />;
};

interface Props {
  readonly game: Game;
  readonly typing: boolean;
  onTypingClose(): void;
  readonly watching: boolean;
  onReplayClose(): void;
  readonly onOpen: OpenProps['onOpen'];
}

/** Renders the turn card, whose height never depends on the pointer, or pointing would move the board. */
export const Ask = ({ game, typing, onTypingClose, watching, onReplayClose, onOpen }: Props) => {
  const end = useEnd();
  const isOver = end !== null;
  const looking = useApp(selectLooking);
  const mover = useApp(selectMover);
  /** The lists scrolled since the last question. Only these are reset, since scrolling forces a layout. */
  const scrolled = useRef(new Set<Element>());
  const question = useApp(selectQuestion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question starts scrolled to its top
  useLayoutEffect(() => {
    for (const each of scrolled.current) each.scrollTo(0, 0);
    scrolled.current.clear();
  }, [question]);
  const named = usePlayerNames();
  return (
    <Frame data-ask data-over={isOver || undefined} data-side={isOver ? undefined : mover}>
      {/* News that the announcer, which reads only the table, does not have. */}
      <p role="status" className="visuallyHidden">
        {end?.outOfTime && named(MESSAGES.ranOut(end.outOfTime))}
      </p>
      <Offer game={game} />
      {!watching && <LookBack />}
      <div className={`row ${styles.first}`}>
        {!isOver && <PhaseRail />}
        <Headline game={game} />
        <Steps />
        {!isOver && <WhoPlaysButton onOpen={() => onOpen('players')} />}
      </div>
      <div
        className={styles.answers}
        onScrollCapture={({ target }) => target instanceof Element && scrolled.current.add(target)}
      >
        {end && <EndButtons end={end} />}
        {typing && <Typing onClose={onTypingClose} />}
        <ResumeComputerButton />
        {watching && <Replay onClose={onReplayClose} />}
        {looking ? <InspectedMoves game={game} looking={looking} /> : <Answers game={game} keyed />}
        <Overlays game={game} />
      </div>
      {!isOver && <TurnMessages game={game} />}
    </Frame>
  );
};
