import { useMemo } from 'react';
import { pieceName } from '../../app/model/unit-names.ts';
import { isOver } from '../../app/session/mode.ts';
import { selectView } from '../../app/store/selectors.ts';
import { selectComputers, selectPlayers } from '../../app/store/state-selectors.ts';
import { other, type Side, sideName } from '../../kernel/side.ts';
import type { BoardView } from '../../kernel/view.ts';
import { useFetched } from '../lazyComponent.tsx';
import { UnitRow } from '../pieces/Glyph.tsx';
import { Clock } from '../seats/Clock.tsx';
import { useApp, useField } from '../store.ts';
import { computerOf } from '../words/opponent.ts';
import { leadsBy, playerBar, takenOf, WORDS, wins } from '../words.ts';
import styles from './PlayerBar.module.css';

/** Shows the other side's lost pieces, and this side's lead in Pawns if it is ahead. */
const CapturedUnits = ({ view, side }: { readonly view: BoardView; readonly side: Side }) => {
  const table = useField('table');
  const entries = useField('entries');
  const start = table?.replayed.start;
  const first = useMemo(() => start && table?.game.view(start).units, [start, table?.game]);
  const lost = Object.values(first ?? {}).filter(({ id }) => !view.units[id]);
  const taken = lost.filter((unit) => unit.side !== side);
  const entry = entries.find(({ id }) => id === table?.game.id);
  const material = useFetched(lost.length > 0 ? entry?.evaluation : undefined)?.material;
  const balance = lost.reduce((sum, unit) => {
    const value = material?.[unit.type]?.value ?? 0;
    return sum + (unit.side === side ? -value : value);
  }, 0);
  const ahead = Math.round(balance / 100); // of hundredths of a Pawn
  return (
    table && (
      <>
        {taken.length > 0 && (
          <span className={styles.taken} title={takenOf(taken.map(({ type }) => pieceName(table.game, type)))}>
            <UnitRow game={table.game} units={taken} />
          </span>
        )}
        {ahead > 0 && <span title={leadsBy(ahead)}>{`+${ahead}`}</span>}
      </>
    )
  );
};

interface Props {
  readonly side: Side;
  readonly place: 'far' | 'near' | 'beside';
  readonly turned?: boolean;
}

export const PlayerBar = ({ side, place, turned = false }: Props) => {
  const view = useApp(selectView);
  const named = useApp(selectPlayers)?.[side] ?? '';
  const level = useApp(selectComputers)?.[side];
  const name = level ? computerOf(side, level) : named || sideName(side);
  const who = level || !named ? name : `${named}, ${sideName(side)}`;
  const { outOfTime } = useField('hotSeat');
  const ended = useApp(isOver);
  if (!view) return null;
  const { toMove, players, outcome } = view.turn;
  const now = toMove === side && !ended;
  const won = outcome?.winner === side || (!outcome && outOfTime === other(side));
  return (
    <section
      className={`row ${styles.bar}`}
      aria-label={playerBar(who, now)}
      data-side={side}
      data-place={place}
      style={{ gridArea: place }}
      data-turned={turned || undefined}
      data-now={now || won || undefined}
    >
      <span className="disc" />
      <strong className="cut" title={name}>
        {won ? wins(side, name) : name}
      </strong>
      {outcome?.winner === null && <span className={styles.result}>{WORDS.drawn}</span>}
      <div className={`row ${styles.facts}`}>
        <CapturedUnits view={view} side={side} />
        <ul className={`row ${styles.figures}`}>
          {players[side]
            .filter(({ quiet }) => !quiet)
            .map(({ kind, label }) => (
              <li key={kind + label} title={label}>
                {label}
              </li>
            ))}
        </ul>
      </div>
      <Clock side={side} />
    </section>
  );
};
