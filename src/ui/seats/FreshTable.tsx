import { produce } from 'immer';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { gamesBegun } from '../../app/learning/marks.ts';
import { type GameHeading, NO_SEATS } from '../../app/seats/heading.ts';
import { isOver } from '../../app/session/mode.ts';
import type { AppState } from '../../app/store/state.ts';
import { selectLength } from '../../app/store/state-selectors.ts';
import { valueWords } from '../../kernel/editing/options.ts';
import type { Game, SetupOptions } from '../../kernel/game.ts';
import { SIDES, sideName } from '../../kernel/side.ts';
import { Button } from '../controls/Button.tsx';
import { PrimerCards } from '../learn/Primer.tsx';
import { useLearned } from '../learn/useProgress.ts';
import { useActions, useApp, useField } from '../store.ts';
import { computerOf } from '../words/opponent.ts';
import { presetName, SEATS, TABLE } from '../words.ts';
import styles from './TableCard.module.css';
import { seatOf, TableCard } from './TableCard.tsx';

export const selectIsFresh = ({ table }: AppState): boolean => table?.tree.nodes.length === 0;

const selectIsOpen = (state: AppState): boolean =>
  selectIsFresh(state) && state.seatedGameId !== state.heading?.id && !isOver(state);

interface FreshProps {
  readonly game: Game;
  onLeave(): void;
}

/** Shows the table card of a fresh game, which has not begun. Changes apply at once; cancel undoes them. */
export const FreshTable = ({ game, onLeave }: FreshProps) => {
  const heading = useField('heading');
  const beginning = useApp(({ table }) => table?.tree.beginning);
  const { changeHeading, pauseComputer, choose, confirmSeats } = useActions();
  const [before] = useState({ heading, options: beginning?.options });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  if (!heading || !beginning) return null;
  return (
    <div ref={place} className={styles.place} data-tall>
      <TableCard
        game={game}
        heading={heading}
        edit={(recipe) => {
          pauseComputer();
          changeHeading(produce(recipe));
        }}
        options={beginning.start === undefined ? { options: beginning.options, onOptions: choose } : undefined}
        note={TABLE.simply}
        onStart={() => {
          confirmSeats();
          onLeave();
        }}
        onCancel={() => {
          if (before.options && before.options !== beginning.options) choose(before.options);
          changeHeading((now) => (before.heading?.id === now.id ? before.heading : now));
          onLeave();
        }}
      />
    </div>
  );
};

/** Returns players, clock, seats and options in one line, without default options, to be short. */
const summaryOf = (
  game: Game,
  { players, computers = {}, clock, seats = NO_SEATS }: GameHeading,
  options: SetupOptions,
) => {
  const { white, black } = players;
  const people = white || black ? SIDES.map((side) => players[side] || sideName(side)).join(' – ') : TABLE.modes.people;
  const seated = SIDES.flatMap((side) => {
    const level = computers[side];
    return level ? [computerOf(side, level)] : [];
  });
  const chosen = game.options.flatMap(({ id, values: [usual, ...others] }) => {
    const other = others.find((each) => each.id === options[id] && each.id !== usual?.id);
    return other ? [valueWords(other.title.split(':')[0] ?? '')] : [];
  });
  const time = clock ? TABLE.clockOf(presetName(clock)) : TABLE.noClock;
  const who = seated.length > 0 ? seated.join(' – ') : people;
  return [who, time, valueWords(SEATS[seatOf(seats)].title), ...chosen].join(' · ');
};

const TableSummary = ({ game, onOpen }: { readonly game: Game; onOpen(): void }) => {
  const heading = useField('heading');
  const options = useApp(({ table }) => table?.tree.beginning.options);
  const { confirmSeats } = useActions();
  if (!heading || !options) return null;
  return (
    <section className={styles.summary} aria-label={TABLE.who} data-screen>
      <p>{summaryOf(game, heading, options)}</p>
      <Button aria-expanded="false" onClick={onOpen}>
        {TABLE.change}
      </Button>
      <Button kind="primary" onClick={confirmSeats}>
        {TABLE.start}
      </Button>
    </section>
  );
};

export const WhoPlaysButton = ({ onOpen }: { onOpen(): void }) =>
  useApp(selectIsOpen) && (
    <Button className={styles.opens} kind="quiet" onClick={onOpen}>
      {TABLE.who}
    </Button>
  );

/** The number of a player's first games in which the primer stays until `PRIMER_ACTIONS` actions are played. */
const FIRST_GAMES = 3;
const PRIMER_ACTIONS = 8;
/** The number of games after which a player is no newcomer. A newcomer sees the primer before the table's summary. */
const NEWCOMER_GAMES = 2;

export const BesideBoard = ({ game, children }: { readonly game: Game; readonly children: ReactNode }) => {
  const isOpen = useApp(selectIsOpen);
  const isFresh = useApp(selectIsFresh);
  const isShort = useApp((state) => selectLength(state) < PRIMER_ACTIONS);
  const id = useApp(({ heading }) => heading?.id);
  const begun = gamesBegun(useLearned(game.id));
  const [changed, setChanged] = useState<string | null>(null);
  if (isOpen && changed === id) return <FreshTable game={game} onLeave={() => setChanged(null)} />;
  const primer = isShort && (isFresh || begun <= FIRST_GAMES) && <PrimerCards game={game} isNew={begun === 0} />;
  const line = isOpen ? <TableSummary game={game} onOpen={() => setChanged(id ?? null)} /> : !isFresh && children;
  return isOpen && begun < NEWCOMER_GAMES ? (
    <>
      {primer}
      {line}
    </>
  ) : (
    <>
      {line}
      {primer}
    </>
  );
};
