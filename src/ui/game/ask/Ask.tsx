import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { isComputersTurn } from '../../../app/seats/computers.ts';
import {
  selectHint,
  selectLooking,
  selectNarrow,
  selectPointedChoice,
  selectQuestion,
  selectRescue,
  selectView,
} from '../../../app/selectors.ts';
import { selectHasPicks } from '../../../app/slices.ts';
import type { Oddboard } from '../../../app/store.ts';
import { refusalOf } from '../../../app/telling/refusing.ts';
import { NEWS } from '../../../app/telling/words.ts';
import type { Game } from '../../../kernel/game.ts';
import { sameTarget } from '../../../kernel/menu.ts';
import { capital } from '../../../kernel/words.ts';
import { useFetched } from '../../fetched.tsx';
import { Key } from '../../icons.tsx';
import { AdviceButtons } from '../../opponent/AdviceButtons.tsx';
import { Played } from '../../opponent/Played.tsx';
import { LetPlay, Thinking } from '../../opponent/Thinking.tsx';
import { Clause } from '../../panels/rules/Clause.tsx';
import { useActions, useField, useRoom } from '../../room.ts';
import { WhoPlaysButton } from '../../seats/FreshTable.tsx';
import { useNamed } from '../../seats/useNamed.ts';
import { CARD } from '../../words/card.ts';
import { canSave, FORETOLD, lookingAt, PHASE_STATES, WORDS } from '../../words.ts';
import { Notes } from '../table/Notes.tsx';
import { Overlays } from '../table/Overlays.tsx';
import { Outlook, Whose } from '../telling/Outlook.tsx';
import { Replay } from '../telling/Replay.tsx';
import { selectStory, Telling } from '../telling/Telling.tsx';
import { Answers } from './Answers.tsx';
import styles from './Ask.module.css';
import { ChoiceList } from './ChoiceList.tsx';
import { Afterwards, Ending, useEnd } from './Ending.tsx';
import { Typing } from './Typing.tsx';

export const PhaseRail = () => {
  const phases = useRoom(selectView)?.turn.phases ?? [];
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

const selectIsDanger = ({ table, pointed }: Oddboard) =>
  !!table?.armed && (!pointed || sameTarget(pointed, table.armed.target));
const selectIsNarrow = (room: Oddboard) =>
  room.pointed?.kind === 'square' && selectNarrow(room).includes(room.pointed.square);
const selectWaits = ({ playback }: Oddboard) => playback?.stand === null;

/** A prompt of more letters is set smaller, as where a crowd of many kinds is named. */
const isLong = (prompt = ''): boolean => prompt.length > 46;

/** How the game ended, the last story, or what is asked of whom. */
export const Headline = ({ game }: { readonly game: Game }) => {
  const question = useRoom(selectQuestion);
  const end = useEnd();
  const looking = useRoom(selectLooking);
  const isTold = useRoom(selectStory) !== null;
  const isIts = useRoom(isComputersTurn);
  const named = useNamed();
  if (end) return <Ending game={game} end={end} />;
  if (isTold) return <Telling game={game} />;
  if (isIts && !looking) return <Thinking />;
  return (
    <p
      className={styles.prompt}
      data-looking={looking ? true : undefined}
      data-long={isLong(question?.prompt) || undefined}
    >
      {looking ? lookingAt(looking.name) : named(question?.prompt ?? '')}
    </p>
  );
};

/** On to the next frame of an animation, and back: out of an animation, a look or a pick. */
export const Steps = () => {
  const hasPicks = useRoom(selectHasPicks);
  const isTold = useRoom(selectStory) !== null;
  const waits = useRoom(selectWaits);
  const looking = useRoom(selectLooking);
  const { back, skip, step } = useActions();
  const canGoBack = hasPicks || isTold || !!looking;
  return (
    <>
      {waits && (
        <button type="button" className={styles.back} data-shown="true" aria-keyshortcuts="." onClick={step}>
          {WORDS.next} <Key name="." />
        </button>
      )}
      <button
        type="button"
        className={styles.back}
        data-shown={canGoBack || undefined}
        disabled={!canGoBack}
        aria-keyshortcuts="Escape"
        onClick={isTold ? skip : back}
      >
        {isTold ? WORDS.skip : looking ? WORDS.lookAway : WORDS.takeBack} <Key name={WORDS.escape} />
      </button>
    </>
  );
};

const selectPrice = (room: Oddboard) =>
  room.table && !room.playback ? (selectPointedChoice(room)?.price ?? 0) : 0;

/** What the answer pointed at costs; its button has the name, and the hint says what it does. */
const Price = () => {
  const price = useRoom(selectPrice);
  return price > 0 && <strong>{capital(CARD.costs(price))}.</strong>;
};

export const HintLine = ({ game }: { readonly game: Game }) => {
  const hint = useRoom(selectHint);
  const isDanger = useRoom(selectIsDanger);
  const isNarrow = useRoom(selectIsNarrow);
  const named = useNamed();
  return (
    hint && (
      <p className={styles.hint} data-tone={isDanger ? 'danger' : isNarrow ? 'narrow' : 'plain'}>
        {isDanger && WORDS.confirm} <Price /> {named(hint.text)} <Clause game={game.id} rule={hint.rule} />
      </p>
    )
  );
};

const selectRefusal = ({ table }: Oddboard) => table && refusalOf(table);

/** Why the last pick was refused. */
export const Reason = ({ game }: { readonly game: Game }) => {
  const refusal = useRoom(selectRefusal);
  const named = useNamed();
  return (
    refusal && (
      <p className={styles.reason} data-tone="refused">
        {named(refusal.text)} <Clause game={game.id} rule={refusal.rule} />
      </p>
    )
  );
};

/** What the table played by itself. */
const Alone = () => {
  const alone = useField('alone');
  return alone && <p className={styles.alone}>{alone}</p>;
};

/** Does the prompt say so: "The Titan is in check."? */
const isSaid = (peril: string, prompt: string): boolean => prompt.includes(peril.replace(/^\w+'s /, ''));

/** What is in danger this turn, and how many pieces can help; the board marks them. */
const Peril = ({ game }: { readonly game: Game }) => {
  const rescue = useRoom(selectRescue);
  const prompt = useRoom(selectQuestion)?.prompt ?? '';
  const named = useNamed();
  return (
    rescue && (
      <p className={styles.peril}>
        {named(canSave(isSaid(rescue.peril, prompt) ? null : rescue.peril, rescue.count))}{' '}
        <Clause game={game.id} rule={rescue.rule} />
      </p>
    )
  );
};

const fetchNext = (): Promise<{ readonly Next: ComponentType<{ readonly game: Game }> }> =>
  import('../telling/Next.tsx');

/** What comes by itself, in games where something does. */
const Coming = ({ game }: { readonly game: Game }) => {
  const file = useFetched(game.hasComing ? fetchNext : undefined);
  return file && <file.Next game={game} />;
};

interface Props {
  readonly game: Game;
  /** Is something being typed? */
  readonly typing: boolean;
  onTyped(): void;
  /** Opens the dialog of players, seats and clocks. */
  onPlayers(): void;
}

/**
 * The prompt, always in the same place: who is asked what, the turn's phases, the answers that are not
 * squares.
 */
export const Ask = ({ game, typing, onTyped, onPlayers }: Props) => {
  const end = useEnd();
  const isOver = end !== null;
  const looking = useRoom(selectLooking);
  const second = useRef<HTMLDivElement>(null);
  const question = useRoom(selectQuestion);
  const refused = useField('table')?.refused;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, or a refusal, is read from its top
  useLayoutEffect(() => {
    const rows = second.current?.querySelectorAll('[role="group"], [role="group"] > div') ?? [];
    for (const each of [second.current, ...rows]) each?.scrollTo?.(0, 0);
  }, [question, refused]);
  const named = useNamed();
  return (
    <section className={styles.ask} aria-label={WORDS.prompt} data-over={isOver || undefined}>
      {/* News that the announcer cannot read off the table. */}
      <p role="status" className="visuallyHidden">
        {end?.fallen && named(NEWS.ranOut(end.fallen))}
      </p>
      <div className={styles.first}>
        <Headline game={game} />
        {end && <Afterwards game={game} end={end} />}
        <Steps />
        {!isOver && <PhaseRail />}
      </div>
      <div className={styles.second} ref={second}>
        {typing && <Typing onClose={onTyped} />}
        {!isOver && <Alone />}
        <Played game={game} />
        <Peril game={game} />
        <Reason game={game} />
        {!isOver && <WhoPlaysButton onOpen={onPlayers} />}
        <LetPlay />
        <ChoiceList game={game} />
        <Replay />
        {looking ? <Whose game={game} looking={looking} /> : <Answers game={game} keyed />}
        {!isOver && <AdviceButtons />}
        <Overlays game={game} />
        {!isOver && <Notes game={game} />}
        <div className={styles.outlook} id={FORETOLD}>
          <HintLine game={game} />
          <Outlook game={game} />
        </div>
      </div>
      {!isOver && <Coming game={game} />}
    </section>
  );
};
