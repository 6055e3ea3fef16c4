import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { isReplayed } from '../../../app/model/line.ts';
import { nodeAt, type Table } from '../../../app/model/table.ts';
import { type NodeId, noteAt, ROOT } from '../../../app/model/tree.ts';
import { type SideLine, sideLinesFrom } from '../../../app/narration/log.ts';
import { type ShortAction, shortVariation } from '../../../app/narration/short.ts';
import { queueIdle } from '../../idle.ts';
import { useActions } from '../../store.ts';
import { actionsOn, LINES, more } from '../../words.ts';
import { NoteText } from './NoteText.tsx';
import { ShortNotation, shortLabel } from './ShortNotation.tsx';
import styles from './Turns.module.css';

interface Props {
  readonly table: Table;
  readonly cursor: number;
}

/** The number of variations shown at first and added per press. */
const FEW = 6;

/** Returns a variation's first turn, or only its first action until the rest is replayed, which waits for idle time. */
const useFirstTurn = (table: Table, cursor: number, way: SideLine): readonly ShortAction[] => {
  const { node, line } = way;
  const isKnown = isReplayed(table.tree, [node]);
  const actionsNow = () => shortVariation(table, cursor, isReplayed(table.tree, line) ? line : [node]).actions;
  const [firstTurn, setTold] = useState(() => (isKnown ? actionsNow() : null));
  const now = useRef(actionsNow);
  now.current = actionsNow;
  const before = useRef(ROOT);
  before.current = nodeAt(table, cursor);
  useEffect(() => {
    if (firstTurn !== null) return;
    let here = true;
    void queueIdle(async () => {
      if (here && before.current === node.parent) setTold(now.current());
    });
    return () => {
      here = false;
    };
  }, [firstTurn, node]);
  return firstTurn ?? [];
};

const lengthOf = (table: Table, cursor: number, { line }: SideLine, isKnown: boolean): string => {
  if (!isKnown) return actionsOn(line.length);
  const { after } = shortVariation(table, cursor, line);
  return after > 0 ? LINES.after(after) : '';
};

const VariationButton = ({ table, cursor, way }: Props & { readonly way: SideLine }) => {
  const { visit } = useActions();
  const { node, line, name, isMain } = way;
  const actions = useFirstTurn(table, cursor, way);
  const isKnown = isReplayed(table.tree, line);
  const long = [lengthOf(table, cursor, way, isKnown), isMain && LINES.main, !isKnown && LINES.unplayed];
  return (
    <li>
      <button
        type="button"
        className={`press row ${styles.way}`}
        data-unplayed={isKnown ? undefined : true}
        title={isKnown ? actions.map(({ notation }) => notation).join(' ') : LINES.unplayedHint}
        onClick={() => visit(node.id)}
      >
        <span className="small">{LINES.or}</span> {actions.length === 0 && node.action}
        {actions.map((action, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the actions of a line never change
          <span key={index}>
            <ShortNotation game={table.game} action={action} />
            <span className="visuallyHidden">{shortLabel(table.game, action)} </span>
          </span>
        ))}
        {name && <q>{name}</q>} <span className="small">{long.filter(Boolean).join(', ')}</span>
      </button>
    </li>
  );
};

export const CurrentVariationContext = createContext<{
  readonly at: number;
  readonly node: NodeId | undefined;
  /** The rows that show the variation's turns. Components inside the rows get null, so that no row contains itself. */
  readonly rows: ReactNode;
} | null>(null);

const Variations = ({ table, cursor }: Props) => {
  const [most, setMost] = useState(FEW);
  const tried = useContext(CurrentVariationContext);
  const isTriedHere = tried?.at === cursor;
  if (isTriedHere && !tried.rows) return null;
  const { ways, count } = sideLinesFrom(table, cursor, most);
  return (
    count > 0 && (
      <ul className={styles.ways} aria-label={LINES.others}>
        {isTriedHere && <li className={styles.tried}>{tried.rows}</li>}
        {ways.map(
          (way) =>
            (!isTriedHere || way.node.id !== tried.node) && (
              <VariationButton key={way.node.id} table={table} cursor={cursor} way={way} />
            ),
        )}
        {count > most && (
          <li>
            <button type="button" className="press small" onClick={() => setMost(most + FEW)}>
              {more(count - most)}
            </button>
          </li>
        )}
      </ul>
    )
  );
};

/** Shows the annotations of a place: the line's name, the note, and other variations. */
export const PlaceAnnotations = ({ table, cursor }: Props) => {
  const { name, text } = noteAt(table.tree, nodeAt(table, cursor));
  return (
    <>
      {name && <strong className={styles.called}>{name}</strong>}
      {text && (
        <p className={styles.note}>
          <NoteText game={table.game} text={text} />
        </p>
      )}
      {cursor > 0 && <Variations table={table} cursor={cursor - 1} />}
    </>
  );
};
