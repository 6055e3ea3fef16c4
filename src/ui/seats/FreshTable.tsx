import { produce } from 'immer';
import type { ReactNode } from 'react';
import { gamesBegun } from '../../app/learning/marks.ts';
import { isOver } from '../../app/session/mode.ts';
import type { AppState } from '../../app/store/state.ts';
import { selectLength } from '../../app/store/state-selectors.ts';
import type { Game } from '../../kernel/game.ts';
import { Button } from '../controls/Button.tsx';
import { PrimerCards } from '../learn/Primer.tsx';
import { useLearned } from '../learn/useProgress.ts';
import { useActions, useApp, useField } from '../store.ts';
import { TABLE } from '../words.ts';
import styles from './TableCard.module.css';
import { TableCard } from './TableCard.tsx';

export const selectIsFresh = ({ table }: AppState): boolean => table?.tree.nodes.length === 0;

/** True until the players are chosen. */
const selectIsOpen = (state: AppState): boolean =>
  selectIsFresh(state) && state.seated !== state.heading?.id && !isOver(state);

/** The table card of a game that has not begun. Changes apply at once; the computer waits for the start. */
export const FreshTable = ({ game, onStart }: { readonly game: Game; onStart?(): void }) => {
  const heading = useField('heading');
  const beginning = useApp(({ table }) => table?.tree.beginning);
  const { seat, pauseComputer, choose, sitDown } = useActions();
  if (!heading || !beginning) return null;
  return (
    <TableCard
      game={game}
      heading={heading}
      edit={(recipe) => {
        pauseComputer();
        seat(produce(recipe));
      }}
      options={beginning.start === undefined ? { options: beginning.options, onOptions: choose } : undefined}
      note={TABLE.simply}
      onStart={() => {
        sitDown();
        onStart?.();
      }}
    />
  );
};

/** Opens the table card where its panel is folded away. */
export const WhoPlaysButton = ({ onOpen }: { onOpen(): void }) =>
  useApp(selectIsOpen) && (
    <Button className={styles.opens} kind="quiet" onClick={onOpen}>
      {TABLE.who}
    </Button>
  );

/** The primer stays under the history in this many games of a kind, while they are shorter than this. */
const FIRST_GAMES = 3;
const SHORT = 8;

/** The table card while the players are not chosen, then the turns; below them the primer of a new game. */
export const Beside = ({ game, children }: { readonly game: Game; readonly children: ReactNode }) => {
  const isOpen = useApp(selectIsOpen);
  const isFresh = useApp(selectIsFresh);
  const isShort = useApp((state) => selectLength(state) < SHORT);
  const begun = gamesBegun(useLearned(game.id));
  return (
    <>
      {isOpen ? <FreshTable game={game} /> : !isFresh && children}
      {isShort && (isFresh || begun <= FIRST_GAMES) && <PrimerCards game={game} isNew={begun === 0} />}
    </>
  );
};
