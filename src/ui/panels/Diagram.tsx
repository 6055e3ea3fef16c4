import { clauseOfGoing, reachAlone, reachNow, type UnitReach } from '../../app/table/reach.ts';
import type { Table } from '../../app/table/table.ts';
import type { Square } from '../../kernel/board.ts';
import type { Game } from '../../kernel/game.ts';
import { clausesOf } from '../../kernel/rulebook.ts';
import type { UnitView } from '../../kernel/view.ts';
import { listed } from '../../kernel/words.ts';
import { Board } from '../board/Board.tsx';
import { shapeOf } from '../board/layout.ts';
import { couldAlso, WORDS } from '../words.ts';
import { Clause } from './Clause.tsx';
import styles from './Diagram.module.css';

interface PictureProps {
  readonly game: Game;
  readonly reach: UnitReach;
  readonly unit: UnitView;
  readonly title: string;
}

/** A small board with what the engine says a unit can do on it. */
const Picture = ({ game, reach, unit, title }: PictureProps) => (
  <figure className={styles.picture}>
    <div className={styles.board} style={{ '--wide': shapeOf(game.board) } as React.CSSProperties} inert>
      <div className={styles.fit}>
        <Board game={game} view={reach.view} label={title} tones={reach.tones} picked={unit.at} bare />
      </div>
    </div>
    <figcaption>{title}</figcaption>
  </figure>
);

/** How a unit goes: the clause, and two diagrams drawn by the engine, on this board now and on an empty one. */
export const HowItGoes = ({ table, unit, at }: { readonly table: Table; readonly unit: UnitView; readonly at: Square }) => {
  const { game } = table;
  const now = reachNow(table, unit, at);
  const alone = reachAlone(game, unit, at);
  const rule = alone && clauseOfGoing(game, alone, at);
  const clause = clausesOf(game.rules).find(({ id }) => id === rule);
  const isLarge = game.board.regions.some(({ files }) => files > 12);
  return (
    <section className={styles.goes}>
      <h3>{WORDS.howItGoes}</h3>
      {clause && (
        <p>
          {clause.text} <Clause game={game.id} rule={clause.id} />
        </p>
      )}
      {now?.refusal && (
        <p>
          {now.refusal.text} <Clause game={game.id} rule={now.refusal.rule} />
        </p>
      )}
      <div className={styles.pictures} data-large={isLarge || undefined}>
        {now && !now.refusal && <Picture game={game} reach={now} unit={unit} title={WORDS.onThisBoard} />}
        {alone && !alone.refusal && <Picture game={game} reach={alone} unit={{ ...unit, at: [at] }} title={WORDS.onEmptyBoard} />}
      </div>
      {now && now.also.length > 0 && <p>{couldAlso(listed(now.also))}</p>}
    </section>
  );
};
