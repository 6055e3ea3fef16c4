import { useMemo } from 'react';
import { oddsOf } from '../../app/telling/narrate.ts';
import type { Preview } from '../../app/telling/preview.ts';
import type { Game } from '../../kernel/game.ts';
import styles from './Board.module.css';
import { Drawing } from './Drawing.tsx';
import { type Layout, placeOn } from './layout.ts';
import { Marks } from './Marks.tsx';
import { previewLines, previewParts } from './preview.ts';
import { Badges } from './units/Badges.tsx';
import { Chain } from './units/Chain.tsx';
import { FigureView } from './units/Figures.tsx';
import unitStyles from './units/Units.module.css';
import { chainsOf, figuresOf } from './units/units.ts';

const GHOST = { 'data-ghost': true };

interface Props {
  readonly game: Game;
  readonly preview: Preview;
  readonly layout: Layout;
}

/** A preview, drawn over the board at half strength: paths, units, crosses, marks, odds. */
export const PreviewLayer = ({ game, preview, layout }: Props) => {
  const parts = previewParts(preview);
  // Placed among all units of the square, so that a future crowd is drawn as one.
  const figures = useMemo(
    () => figuresOf(Object.values(preview.after.units)).filter(({ unit }) => parts.units.includes(unit)),
    [preview, parts],
  );
  return (
    <div className={styles.layer} data-testid="ghost" data-ghosts>
      <Marks marks={parts.marks} layout={layout} />
      {parts.turning.map(({ unit, come, go }) => (
        <div key={unit.id} className={unitStyles.unit} style={placeOn(layout, unit.at[0] ?? 0)}>
          <Badges badges={go} news="goes" />
          <Badges badges={come} news="comes" />
        </div>
      ))}
      {figures.map((figure) => (
        <FigureView key={figure.key} game={game} layout={layout} figure={figure} state={GHOST} />
      ))}
      <Drawing layout={layout} shapes={previewLines(layout, parts, preview.before.turn.toMove)}>
        {chainsOf(parts.units).map((unit) => (
          <Chain key={unit.id} unit={unit} layout={layout} pace={0} state="ghost" />
        ))}
      </Drawing>
      {parts.odds.map(({ chance, squares: [centre = 0] }) => (
        <span key={centre} className={styles.odds} style={placeOn(layout, centre)}>
          {oddsOf(chance)}
        </span>
      ))}
    </div>
  );
};
