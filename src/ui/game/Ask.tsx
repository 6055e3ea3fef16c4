import { keysOf, selectHint, selectLooking, selectOffers, selectQuestion, selectView } from '../../app/selectors.ts';
import { selectHasPicks } from '../../app/slices.ts';
import type { Oddboard } from '../../app/store.ts';
import { NEWS } from '../../app/telling/words.ts';
import type { Game } from '../../kernel/game.ts';
import { other } from '../../kernel/side.ts';
import type { Outcome } from '../../kernel/view.ts';
import { Clause } from '../panels/Clause.tsx';
import { useActions, useRoom } from '../room.ts';
import { useHotSeat } from '../seats/hotseat.ts';
import { lookingAt, PHASE_STATES, WORDS, wins } from '../words.ts';
import styles from './Ask.module.css';
import { ChoiceButton } from './ChoiceButton.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { Members } from './Members.tsx';
import { Notes } from './Notes.tsx';
import { Outlook } from './Outlook.tsx';
import { Replay } from './Replay.tsx';
import { selectStory, Telling } from './Telling.tsx';
import { Tray, useTrayBeside } from './Tray.tsx';
import { Typing } from './Typing.tsx';
import { Whose } from './Whose.tsx';

const PhaseRail = () => {
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

/** More kinds of action than one row holds. */
const MANY = 4;

const Verbs = ({ game }: { readonly game: Game }) => {
  const { verbs, crowd: picked, members, joined } = useRoom(selectOffers);
  const isBeside = useTrayBeside(picked);
  const crowd = isBeside ? null : picked;
  const side = useRoom(selectView)?.turn.toMove ?? 'white';
  const keys = keysOf(verbs);
  const hasMembers = members.length + (members.length > 0 || verbs.length > 0 ? 0 : joined.length) > 0;
  return verbs.length === 0 && !hasMembers && !crowd ? null : (
    <div className={styles.verbs} data-many={verbs.length > MANY || undefined}>
      {crowd && <Tray game={game} crowd={crowd} />}
      {hasMembers && <Members game={game} choices={members} />}
      {verbs.map((choice, index) => (
        <ChoiceButton
          key={choice.target.kind === 'option' ? choice.target.option : ''}
          game={game}
          side={side}
          choice={choice}
          hotkey={keys[index] === choice.label ? undefined : keys[index]}
        />
      ))}
    </div>
  );
};

const selectIsDanger = ({ table, pointed }: Oddboard) => !!table?.armed && !pointed;
const selectWaits = ({ playback }: Oddboard) => playback?.stand === null;
const selectOptions = ({ table }: Oddboard) => table?.record.options;

/** More letters than a narrow desk has room for beside the phases, as where a crowd of many kinds is named. */
const isLong = (prompt = ''): boolean => prompt.length > 60;

/** What may be given to somebody whose time ran out. */
const MINUTE = 60_000;

const resultOf = ({ winner }: Outcome): string => (winner ? wins(winner) : WORDS.drawn);

/** The reason without the result, which stands before it already. */
const reasonOf = (outcome: Outcome): string => outcome.text.replace(` ${resultOf(outcome)}.`, '');

interface Props {
  readonly game: Game;
  /** Is something being typed? */
  readonly typing: boolean;
  onTyped(): void;
}

/** Under the board, always in the same place: who is asked what, the turn's phases, the kinds of action. */
export const Ask = ({ game, typing, onTyped }: Props) => {
  const question = useRoom(selectQuestion);
  const outcome = useRoom(selectView)?.turn.outcome;
  const hasPicks = useRoom(selectHasPicks);
  const hint = useRoom(selectHint);
  const toned = useRoom(selectIsDanger);
  const options = useRoom(selectOptions);
  const isTold = useRoom(selectStory) !== null;
  const waits = useRoom(selectWaits);
  const { back, skip, step, newGame, rematch } = useActions();
  const fallen = useHotSeat((seat) => seat.fallen);
  const give = useHotSeat((seat) => seat.give);
  const looking = useRoom(selectLooking);
  const canGoBack = hasPicks || isTold || !!looking;
  return (
    <section className={styles.ask} aria-label={WORDS.prompt} data-over={!!outcome || undefined}>
      {/* What the announcer cannot read off the table. */}
      <p role="status" className="visuallyHidden">
        {fallen && !outcome && NEWS.ranOut(fallen)}
      </p>
      <div className={styles.first}>
        {fallen && !outcome ? (
          <p className={styles.over}>
            <strong>{wins(other(fallen))}</strong>
            <span>{NEWS.ranOut(fallen)}</span>
          </p>
        ) : outcome ? (
          <p className={styles.over}>
            <strong>{resultOf(outcome)}</strong>
            <span>
              {reasonOf(outcome)} <Clause game={game.id} rule={outcome.rule} />
            </span>
          </p>
        ) : isTold ? (
          <Telling game={game} />
        ) : (
          <p className={styles.prompt} data-looking={looking ? true : undefined} data-long={isLong(question?.prompt) || undefined}>
            {looking ? lookingAt(looking.name) : question?.prompt}
          </p>
        )}
        {fallen && !outcome && (
          <button type="button" className={styles.more} onClick={() => give(fallen, MINUTE)}>
            {WORDS.giveMinute}
          </button>
        )}
        {(outcome || fallen) && (
          <>
            <button type="button" className={styles.more} onClick={() => newGame(options)}>
              {WORDS.again}
            </button>
            <button type="button" className={styles.more} onClick={rematch}>
              {WORDS.rematch}
            </button>
          </>
        )}
        {waits && (
          <button type="button" className={styles.back} data-shown="true" onClick={step}>
            {WORDS.next} <kbd>.</kbd>
          </button>
        )}
        <button
          type="button"
          className={styles.back}
          data-shown={canGoBack || undefined}
          disabled={!canGoBack}
          onClick={isTold ? skip : back}
        >
          {isTold ? WORDS.skip : looking ? WORDS.lookAway : WORDS.takeBack} <kbd>{WORDS.escape}</kbd>
        </button>
        {!outcome && <PhaseRail />}
      </div>
      <div className={styles.second}>
        {typing && <Typing onClose={onTyped} />}
        <ChoiceList game={game} />
        <Replay />
        {looking ? <Whose game={game} looking={looking} /> : <Verbs game={game} />}
        <div className={styles.outlook}>
          {hint && (
            <p className={styles.hint} data-tone={toned ? 'danger' : 'plain'}>
              {hint.text} <Clause game={game.id} rule={hint.rule} />
            </p>
          )}
          <Outlook game={game} />
        </div>
        {!outcome && (
          <div className={styles.notes}>
            <Notes game={game} />
          </div>
        )}
      </div>
    </section>
  );
};
