import { useEffect, useState } from 'react';
import { selectAskedPosition, selectView } from '../../../app/store/selectors.ts';
import { selectHasPicks } from '../../../app/store/state-selectors.ts';
import type { Game, UpcomingEvent } from '../../../kernel/game.ts';
import { whenIdle } from '../../idle.ts';
import { Clause } from '../../panels/rules/Clause.tsx';
import { UnitRow } from '../../pieces/Glyph.tsx';
import { usePlayerNames } from '../../seats/usePlayerNames.ts';
import { useActions, useApp } from '../../store.ts';
import { more, NEXT } from '../../words.ts';
import styles from './Upcoming.module.css';

/** An upcoming event, with its turn: 0 for the current turn, 1 for the next. */
interface UpcomingTurnEvent extends UpcomingEvent {
  readonly turn: number;
}

const SHOWN_FIRST = 2;

const NOTHING: readonly UpcomingTurnEvent[] = [];

/** Returns the upcoming events, searched when idle. Until a search ends, the last list stays, to avoid flicker. */
const useUpcoming = (game: Game): readonly UpcomingTurnEvent[] => {
  const position = useApp(selectAskedPosition);
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    const turns = position && game.upcomingEvents(position)[Symbol.iterator]();
    if (!turns) return;
    const list: UpcomingTurnEvent[] = [];
    let isWanted = true;
    let turn = 0;
    const continueSearch = (mayContinue: () => boolean) => {
      if (!isWanted) return;
      do {
        const { value, done } = turns.next();
        if (done) return setFound(list);
        list.push(...(value as readonly UpcomingEvent[]).map((each) => ({ ...each, turn })));
        turn++;
      } while (mayContinue());
      whenIdle(continueSearch);
    };
    whenIdle(continueSearch);
    return () => {
      isWanted = false;
    };
  }, [game, position]);
  return found;
};

export const Upcoming = ({ game }: { readonly game: Game }) => {
  const list = useUpcoming(game);
  const { highlight } = useActions();
  const named = usePlayerNames();
  const units = useApp(selectView)?.units ?? {};
  const hasPicks = useApp(selectHasPicks);
  const [isOpen, setOpen] = useState(false);
  const rest = list.length - SHOWN_FIRST;
  const clearHighlight = () => highlight([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list clears the highlight
  useEffect(() => clearHighlight, [list]);
  if (list.length === 0 || hasPicks) return null;
  return (
    <section className={styles.next} aria-label={NEXT.title} data-screen>
      <h2 title={NEXT.hint}>{NEXT.title}</h2>
      <ol>
        {(isOpen ? list : list.slice(0, SHOWN_FIRST)).map(({ turn, text, rule, squares, units: about }) => (
          <li key={`${turn} ${text}`} onPointerEnter={() => highlight(squares)} onPointerLeave={clearHighlight}>
            <button
              type="button"
              className="press"
              onFocus={() => highlight(squares)}
              onBlur={clearHighlight}
              onClick={() => highlight(squares)}
            >
              <span>{NEXT.when(turn)}</span> <UnitRow game={game} units={about.flatMap((id) => units[id] ?? [])} />
              {named(text)}
            </button>{' '}
            {isOpen && <Clause game={game.id} rule={rule} />}
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <button
          type="button"
          className={`press ${styles.more}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? NEXT.fewer : more(rest)}
        </button>
      )}
    </section>
  );
};
