import { type Line, narrated } from '../../app/narrate.ts';
import { selectGhost, selectHint, selectOffers, selectQuestion, selectView } from '../../app/selectors.ts';
import type { Oddboard } from '../../app/store.ts';
import type { Game } from '../../kernel/game.ts';
import type { Outcome } from '../../kernel/view.ts';
import { Clause } from '../panels/Clause.tsx';
import { useActions, useRoom } from '../room.ts';
import { andMore, PHASE_STATES, WORDS, wins } from '../words.ts';
import styles from './Ask.module.css';
import { ChoiceButton } from './ChoiceButton.tsx';
import { Members } from './Members.tsx';

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

/** About as much as two lines hold; a held preview is told whole, to be scrolled. */
const ROOM = 190;

/** As many lines as there is room for, at least one. */
const fitting = (lines: readonly Line[]): readonly Line[] => {
  let length = 0;
  const count = lines.findIndex(({ text, rule }) => {
    length += text.length + rule.length + 3;
    return length > ROOM;
  });
  return count < 0 ? lines : lines.slice(0, Math.max(1, count));
};

const selectHeld = ({ held }: Oddboard) => held;

/** What the choice pointed at would do, in words. */
const Outlook = ({ game }: { readonly game: Game }) => {
  const ghost = useRoom(selectGhost);
  const held = useRoom(selectHeld);
  if (!ghost) return null;
  const lines = narrated(game, ghost.before, ghost.steps);
  const shown = held ? lines : fitting(lines);
  return (
    <ul>
      {shown.map(({ text, rule }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one ghost never change places
        <li key={index}>
          {text} <Clause game={game.id} rule={rule} />
        </li>
      ))}
      {shown.length < lines.length && <li className={styles.rest}>{andMore(lines.length - shown.length)}</li>}
    </ul>
  );
};

const Verbs = ({ game }: { readonly game: Game }) => {
  const { verbs, members, joined } = useRoom(selectOffers);
  const side = useRoom(selectView)?.turn.toMove ?? 'white';
  const hasMembers = members.length + (members.length > 0 || verbs.length > 0 ? 0 : joined.length) > 0;
  return verbs.length === 0 && !hasMembers ? null : (
    <div className={styles.verbs}>
      {hasMembers && <Members game={game} choices={members} />}
      {verbs.map((choice) => (
        <ChoiceButton key={choice.target.kind === 'option' ? choice.target.option : ''} game={game} side={side} choice={choice} />
      ))}
    </div>
  );
};

const selectIsDanger = ({ table, pointed }: Oddboard) => !!table?.armed && !pointed;
const selectOptions = ({ table }: Oddboard) => table?.record.options;
const selectHasPicks = ({ table }: Oddboard) => (table?.picks.length ?? 0) > 0;

const resultOf = ({ winner }: Outcome): string => (winner ? wins(winner) : WORDS.drawn);

/** The reason without the result, which stands before it already. */
const reasonOf = (outcome: Outcome): string => outcome.text.replace(` ${resultOf(outcome)}.`, '');

/** Under the board, always in the same place: who is asked what, the turn's phases, the kinds of action. */
export const Ask = ({ game }: { readonly game: Game }) => {
  const question = useRoom(selectQuestion);
  const outcome = useRoom(selectView)?.turn.outcome;
  const notes = useRoom(selectView)?.turn.notes ?? [];
  const hasPicks = useRoom(selectHasPicks);
  const hint = useRoom(selectHint);
  const toned = useRoom(selectIsDanger);
  const options = useRoom(selectOptions);
  const { back, newGame } = useActions();
  return (
    <section className={styles.ask} aria-label={WORDS.prompt} data-over={!!outcome || undefined}>
      <div className={styles.first}>
        {outcome ? (
          <p className={styles.over} role="status">
            <strong>{resultOf(outcome)}</strong>
            <span>
              {reasonOf(outcome)} <Clause game={game.id} rule={outcome.rule} />
            </span>
          </p>
        ) : (
          <p className={styles.prompt} role="status">
            {question?.prompt}
          </p>
        )}
        {outcome && (
          <button type="button" className={styles.more} onClick={() => newGame(options)}>
            {WORDS.again}
          </button>
        )}
        <button type="button" className={styles.back} data-shown={hasPicks || undefined} disabled={!hasPicks} onClick={back}>
          {WORDS.takeBack} <kbd>Esc</kbd>
        </button>
        {!outcome && <PhaseRail />}
      </div>
      <div className={styles.second}>
        <Verbs game={game} />
        <div className={styles.outlook}>
          {hint && (
            <p className={styles.hint} data-tone={toned ? 'danger' : 'plain'}>
              {hint.text} <Clause game={game.id} rule={hint.rule} />
            </p>
          )}
          <Outlook game={game} />
        </div>
        {notes.length > 0 && !outcome && (
          <ul className={styles.notes}>
            {notes.map(({ kind, label, rule }) => (
              <li key={kind + label}>
                {label} <Clause game={game.id} rule={rule} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};
