import { reachOnOwnTurn, type UnitReach } from '../../../app/model/reach.ts';
import { positionOf, type Table } from '../../../app/model/table.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { rulebookOf } from '../../../kernel/editing/options.ts';
import type { Game } from '../../../kernel/game.ts';
import { clausesOf } from '../../../kernel/learning/rulebook.ts';
import type { UnitView } from '../../../kernel/view.ts';
import { listWords } from '../../../kernel/words.ts';
import { Board } from '../../board/Board.tsx';
import { Fit } from '../../board/BoardScene.tsx';
import { aspectRatioOf, cropAround, isLarge, layoutOf } from '../../board/layout.ts';
import { clauseOfGoing, reachAlone } from '../../pieces/loneUnit.ts';
import { couldAlso, pictured, WORDS } from '../../words.ts';
import { Clause } from './Clause.tsx';
import styles from './Diagram.module.css';

interface PictureProps {
  readonly game: Game;
  readonly reach: UnitReach;
  readonly unit: UnitView;
  readonly title: string;
}

export const ReachPicture = ({ game, reach, unit, title }: PictureProps) => {
  const layout = layoutOf(game.board, false);
  const open = [...reach.tones].flatMap(([square, tone]) => (tone === 'refused' ? [] : [square]));
  const crop = cropAround(layout, [...unit.at, ...open]);
  const wide = isLarge(layout) ? crop.columns / crop.rows : aspectRatioOf(game.board);
  return (
    <figure className={styles.picture} data-large={crop.columns > SMALL || undefined}>
      <Fit wide={wide} column>
        <Board
          game={game}
          view={game.view(reach.position)}
          label={pictured(title, open.length)}
          highlights={{ tones: reach.tones, picked: unit.at }}
          crop={isLarge(layout) ? crop : undefined}
          bare
        />
      </Fit>
      <figcaption className="quiet">{title}</figcaption>
    </figure>
  );
};

/** The most columns that a narrow picture shows clearly; more columns need the full width. */
const SMALL = 12;

interface HereProps {
  readonly table: Table;
  readonly unit: UnitView;
  readonly at: Square;
}

/** Shows a diagram of a unit's moves from its square; nothing if the unit cannot move. */
export const FromHere = ({ table, unit, at }: HereProps) => {
  const { game } = table;
  const now = reachOnOwnTurn(table, unit, at);
  if (!now || now.refusal) return null;
  return (
    <section className={styles.goes}>
      <ReachPicture game={game} reach={now} unit={unit} title={WORDS.onThisBoard} />
      {now.openLabels.length > 0 && <p>{couldAlso(listWords(now.openLabels))}</p>}
    </section>
  );
};

export const HowItGoes = ({ table, unit, at }: HereProps) => {
  const { game } = table;
  const alone = reachAlone(game, unit, at);
  const rule = alone && clauseOfGoing(game, alone, at);
  const clause = clausesOf(rulebookOf(game, positionOf(table))).find(({ id }) => id === rule);
  return (
    clause && (
      <section className={styles.goes}>
        <h3>{WORDS.howItGoes}</h3>
        <p>
          {clause.text} <Clause game={game.id} rule={clause.id} />
        </p>
      </section>
    )
  );
};
