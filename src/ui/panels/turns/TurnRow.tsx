import type { selectPlayers } from '../../../app/slices.ts';
import { nodeAt, type Table } from '../../../app/table/table.ts';
import { childrenOf, MARKS, noteAt, ROOT } from '../../../app/table/tree.ts';
import { pieceName } from '../../../app/telling/facts.ts';
import { loggedAt } from '../../../app/telling/log.ts';
import type { ShortAction, ShortTurn } from '../../../app/telling/short.ts';
import type { Game } from '../../../kernel/game.ts';
import type { UnitView } from '../../../kernel/view.ts';
import { listWords } from '../../../kernel/words.ts';
import { Glyph } from '../../pieces/Glyph.tsx';
import { UnitRow } from '../../pieces/UnitRow.tsx';
import { useActions } from '../../room.ts';
import { LINES } from '../../words/lines.ts';
import { asNamed, turnName, WORDS } from '../../words.ts';
import { Place } from '../look/Place.tsx';
import { LoggedAction, Since } from './LoggedAction.tsx';
import styles from './Turns.module.css';

/** Has a place more than its action: the cursor, a note, or other lines? */
export const hasMore = ({ cursor, line, tree }: Table, at: number): boolean => {
  const node = line[at - 1];
  const { name, text } = noteAt(tree, node?.id ?? ROOT);
  return at === cursor || !!name || !!text || (!!node && childrenOf(tree, node.parent).length > 1);
};

/** What somebody thinks of an action: its sign, and its name for those who hear it. */
const Sign = ({ table, cursor }: { readonly table: Table; readonly cursor: number }) => {
  const { mark } = noteAt(table.tree, nodeAt(table, cursor));
  return (
    mark && (
      <span className={styles.sign} data-mark={mark}>
        <span aria-hidden="true">{MARKS[mark]}</span>
        <span className="visuallyHidden"> {LINES.marks[mark]}</span>
      </span>
    )
  );
};

interface LossProps {
  readonly game: Game;
  readonly units: readonly UnitView[];
  readonly kind: 'captured' | 'lost';
}

/** Whom a turn cost: drawings after a sign, and their names for those who hear it. */
const Loss = ({ game, units, kind }: LossProps) =>
  units.length > 0 && (
    <span className={styles.loss} data-kind={kind}>
      <UnitRow game={game} units={units} />
      <span className="visuallyHidden">
        {LINES[kind](listWords(units.map(({ type }) => pieceName(game, type))))}
      </span>
    </span>
  );

/** What every row of the list reads, asked of the room once. */
export interface RowContext {
  readonly table: Table;
  readonly players: ReturnType<typeof selectPlayers>;
  /** Are places of the line compared? */
  readonly isComparing: boolean;
}

interface Props extends RowContext {
  readonly turn: ShortTurn;
  readonly isOpen: boolean;
  /** Is the current action being narrated step by step? */
  readonly isTold: boolean;
  onOpen(from: number): void;
}

/** What is written at the places of a turn, and the lines that begin there. */
const Places = ({ table, turn }: Pick<Props, 'table' | 'turn'>) =>
  turn.actions.map((_, index) => {
    const cursor = turn.from + index + 1;
    return hasMore(table, cursor) && <Place key={cursor} table={table} cursor={cursor} />;
  });

/** The turn's actions on one line: a press goes there. */
const Moves = ({ table, players, turn }: Pick<Props, 'table' | 'players' | 'turn'>) => {
  const { goTo } = useActions();
  const { game, cursor } = table;
  const lost = turn.actions.flatMap((action) => action.lost);
  const move = ({ notation, actor }: ShortAction, index: number) => {
    const at = turn.from + index + 1;
    return (
      <li key={at}>
        <button
          type="button"
          className={styles.notation}
          data-ahead={at > cursor || undefined}
          data-now={at === cursor || undefined}
          aria-current={at === cursor ? 'step' : undefined}
          onClick={() => goTo(at)}
        >
          {actor && <Glyph game={game} type={actor.type} side={actor.side} />}
          {asNamed(notation, players)}
          <Sign table={table} cursor={at} />
          {at > cursor && <span className="visuallyHidden"> {WORDS.ahead}</span>}
        </button>
      </li>
    );
  };
  return (
    <>
      <ol className={styles.moves}>{turn.actions.map(move)}</ol>
      <Loss game={game} kind="captured" units={lost.filter(({ side }) => side !== turn.side)} />
      <Loss game={game} kind="lost" units={lost.filter(({ side }) => side === turn.side)} />
    </>
  );
};

/** The turn's actions, each with its steps in words. */
const Steps = ({ table, turn, isTold }: Pick<Props, 'table' | 'turn' | 'isTold'>) => {
  const { goTo } = useActions();
  return (
    <ol>
      {turn.actions.map((_, index) => {
        const cursor = turn.from + index + 1;
        const now = cursor === table.cursor;
        return (
          <LoggedAction
            key={cursor}
            game={table.game}
            action={loggedAt(table, cursor - 1)}
            now={now}
            ahead={cursor > table.cursor}
            untold={isTold && now}
            sign={<Sign table={table} cursor={cursor} />}
            onGo={goTo}
          >
            {hasMore(table, cursor) && <Place table={table} cursor={cursor} />}
          </LoggedAction>
        );
      })}
    </ol>
  );
};

/** A turn: one line, or opened with its steps. */
export const TurnRow = ({ table, players, isComparing, turn, isOpen, isTold, onOpen }: Props) => {
  const name = turnName(turn.number, turn.side, players?.[turn.side]);
  return (
    <li className={styles.turn} data-open={isOpen || undefined}>
      <div className={styles.row}>
        <h2 className={styles.head}>
          <button
            type="button"
            className={styles.title}
            data-side={turn.side}
            aria-expanded={isOpen}
            aria-label={isOpen ? LINES.close(name) : LINES.open(name)}
            onClick={() => onOpen(turn.from)}
          >
            {isOpen ? name : `${turn.number}.`}
          </button>
        </h2>
        {!isOpen && <Moves table={table} players={players} turn={turn} />}
        {!isOpen && isComparing && <Since cursor={turn.to} />}
      </div>
      {isOpen ? <Steps table={table} turn={turn} isTold={isTold} /> : <Places table={table} turn={turn} />}
    </li>
  );
};
