import { memo } from 'react';
import { nodeAt, type Table } from '../../../app/model/table.ts';
import { childrenOf, isMainLine, NOTE_MARKS, noteAt, ROOT } from '../../../app/model/tree.ts';
import { loggedAt } from '../../../app/narration/log.ts';
import type { ShortAction, ShortRow, ShortTurn } from '../../../app/narration/short.ts';
import type { PointKind, TurningPoint } from '../../../app/review/turning-points.ts';
import type { selectPlayers } from '../../../app/store/state-selectors.ts';
import { SIDES } from '../../../kernel/side.ts';
import { Button } from '../../controls/Button.tsx';
import { Key } from '../../icons.tsx';
import { useReview } from '../../review/context.ts';
import { useActions, useGetState } from '../../store.ts';
import { asNamed, LINES, turnName, WORDS } from '../../words.ts';
import { LoggedAction } from './LoggedAction.tsx';
import { ShortNotation, shortLabel } from './ShortNotation.tsx';
import styles from './Turns.module.css';
import { PlaceAnnotations } from './Variations.tsx';

export const hasAnnotations = ({ line, tree }: Table, at: number): boolean => {
  const node = line[at - 1];
  const { name, text } = noteAt(tree, node?.id ?? ROOT);
  return !!name || !!text || (!!node && childrenOf(tree, node.parent).length > 1);
};

export interface OnLine {
  /** The number of actions shared by the list of turns and the current line. Infinity if the list shows that line. */
  readonly shared: number;
  /** The cursor; null if the list of turns does not contain the current action. */
  readonly now: number | null;
}

interface Props extends OnLine {
  readonly table: Table;
  readonly players: ReturnType<typeof selectPlayers>;
  readonly isNarrating: boolean;
  onNote(): void;
  readonly row: ShortRow;
  readonly isOpen: boolean;
  onOpen(): void;
}

type MoveProps = Pick<Props, 'table' | 'players' | 'onOpen' | keyof OnLine> & {
  readonly action: ShortAction;
  readonly at: number;
};

const Move = ({ table, players, action, at, onOpen, shared, now }: MoveProps) => {
  const { visit, compare } = useActions();
  const { game, cursor, tree } = table;
  const { mark } = noteAt(tree, nodeAt(table, at));
  const notation = asNamed(action.notation, players);
  const name = asNamed(shortLabel(game, action), players);
  return (
    <button
      type="button"
      className={`press ${action.isAside ? 'small' : ''} ${styles.move}`}
      data-ahead={at > cursor || undefined}
      data-now={at === now || undefined}
      aria-current={at === now ? 'step' : undefined}
      onClick={({ shiftKey }) =>
        shiftKey && at <= shared ? compare(at) : at === now ? onOpen() : visit(nodeAt(table, at))
      }
    >
      <span className="visuallyHidden">
        {[!action.isAside && name, mark && LINES.marks[mark], at > cursor && WORDS.ahead].filter(Boolean).join(', ')}
      </span>
      <span className={styles.signs} title={notation} aria-hidden={!action.isAside || undefined}>
        {action.isAside ? notation : <ShortNotation game={game} action={action} />}
        {mark && (
          <span className={styles.sign} data-mark={mark}>
            {NOTE_MARKS[mark]}
          </span>
        )}
      </span>
    </button>
  );
};

const ReplayButton = ({ turn: { from, to }, isHere }: { readonly turn: ShortTurn; readonly isHere: boolean }) => {
  const { replay } = useActions();
  const now = useGetState();
  return (
    <li className={styles.again} data-screen>
      <button
        type="button"
        className="press"
        tabIndex={isHere ? 0 : -1}
        aria-label={LINES.again}
        title={LINES.againHint}
        onClick={({ shiftKey }) => replay(to, shiftKey || (isHere && now().playback !== null), from)}
      />
    </li>
  );
};

const isWithin = ({ from, to }: ShortTurn, at: number | null): boolean => at !== null && from < at && at <= to;

const MISTAKE_MARKS: Readonly<Partial<Record<PointKind, string>>> = {
  letWin: '??',
  missedWin: '??',
  lostValue: '?',
};

const TurnCell = ({ turn, ...move }: { readonly turn: ShortTurn } & Omit<MoveProps, 'action' | 'at'>) => {
  const isHere = isWithin(turn, move.now);
  const isPoint = ({ turns }: TurningPoint) => turns.some(({ from }) => from === turn.from);
  const kind = useReview(({ report }) => report?.points.find(isPoint)?.kind);
  const sign = kind && MISTAKE_MARKS[kind];
  return (
    <ol
      className={`row ${styles.cell}`}
      data-here={isHere || undefined}
      aria-label={turnName(turn.number, turn.side, move.players?.[turn.side])}
    >
      {turn.actions.map(
        (action, index) =>
          !action.isAside && (
            // biome-ignore lint/suspicious/noArrayIndexKey: an action is identified by its index in the turn
            <li key={index}>
              <Move {...move} action={action} at={turn.from + index + 1} />
            </li>
          ),
      )}
      {sign && (
        <li className={styles.sign} data-mark="bad">
          <span className="visuallyHidden">{LINES.mistake}</span>
          <span aria-hidden="true">{sign}</span>
        </li>
      )}
      {turn.to <= move.shared && <ReplayButton turn={turn} isHere={isHere} />}
    </ol>
  );
};

const TurnTools = ({ table, row, onNote, now }: Pick<Props, 'table' | 'row' | 'onNote' | 'now'>) => {
  const { promote, prune, compare, replay } = useActions();
  const { cursor, tree } = table;
  const here = row.find((turn) => isWithin(turn, now));
  const node = nodeAt(table);
  const tools: readonly (false | readonly [name: React.ReactNode, does: () => void])[] = [
    [WORDS.whatChanged, () => compare(here?.from ?? row.at(-1)?.to ?? 0)],
    !!here && [
      <>
        {WORDS.stepwise} <Key name="." />
      </>,
      () => replay(cursor, true, here.from),
    ],
    !!here && [LINES.text, onNote],
    !!here && !isMainLine(tree, node) && [LINES.promote, () => promote(node)],
    !!here && [LINES.prune, () => prune(node)],
  ];
  return (
    <div className={`row ${styles.tools}`} data-screen>
      {tools.map(
        (tool, index) =>
          tool && (
            // biome-ignore lint/suspicious/noArrayIndexKey: each tool keeps its index
            <Button key={index} kind="quiet" onClick={tool[1]}>
              {tool[0]}
            </Button>
          ),
      )}
    </div>
  );
};

const placesOf = (row: ShortRow) =>
  row.flatMap(({ from, actions }) => actions.map((action, index) => ({ action, at: from + index + 1 })));

/** Whether a closed row looks the same before and after. React then skips the row, since a game has many. */
const isSameRow = (before: Props, after: Props): boolean => {
  if (before.isOpen || after.isOpen || before.players !== after.players) return false;
  const [was, is] = [placesOf(before.row), placesOf(after.row)];
  return (
    was.length === is.length &&
    before.shared === after.shared &&
    is.every(
      ({ action, at }, index) =>
        action === was[index]?.action &&
        (at === before.now) === (at === after.now) &&
        Math.sign(at - before.table.cursor) === Math.sign(at - after.table.cursor) &&
        noteAt(before.table.tree, nodeAt(before.table, at)).mark ===
          noteAt(after.table.tree, nodeAt(after.table, at)).mark &&
        !hasAnnotations(before.table, at) &&
        !hasAnnotations(after.table, at),
    )
  );
};

export const TurnRow = memo(({ table, players, isNarrating, onNote, row, isOpen, onOpen, shared, now }: Props) => {
  const number = row[0]?.number ?? 0;
  const places = placesOf(row);
  const isHere = places.some(({ at }) => at === now);
  const move = { table, players, onOpen, shared, now };
  return (
    <li className={styles.row} data-here={isHere || undefined}>
      <span className={`small ${styles.number}`} aria-hidden="true">
        {number}
      </span>
      {SIDES.map((side) => {
        const turn = row.find((each) => each.side === side && each.actions.some(({ isAside }) => !isAside));
        return turn ? (
          <TurnCell key={side} turn={turn} {...move} />
        ) : (
          <span key={side} className={`quiet ${styles.move}`} aria-hidden="true">
            {side === 'white' && row[0]?.from === 0 && '…'}
          </span>
        );
      })}
      <button
        type="button"
        className={`press ${styles.more}`}
        data-screen
        aria-expanded={isOpen}
        aria-label={isOpen ? LINES.close(number) : LINES.open(number)}
        onClick={onOpen}
      >
        <span title={isOpen ? LINES.close(number) : LINES.open(number)}>⋯</span>
      </button>
      <div className={styles.under}>
        {places.map(({ action, at }) => action.isAside && <Move key={at} {...move} action={action} at={at} />)}
        {isOpen && (
          <ol className={styles.steps}>
            {places.map(({ at }) => (
              <LoggedAction key={at} table={table} action={loggedAt(table, at - 1)} isNarrating={isNarrating} />
            ))}
          </ol>
        )}
        {isOpen && <TurnTools table={table} row={row} onNote={onNote} now={now} />}
        {places.map(({ at }) => hasAnnotations(table, at) && <PlaceAnnotations key={at} table={table} cursor={at} />)}
      </div>
    </li>
  );
}, isSameRow);
