import { memo, type ReactNode } from 'react';
import { selectOffers, squareBeside } from '../../../app/store/answers.ts';
import { DIRECTION_NAMES, STEP } from '../../../kernel/board/direction.ts';
import type { Game } from '../../../kernel/game.ts';
import { Board } from '../../board/Board.tsx';
import { Drawing } from '../../board/Drawing.tsx';
import { isLarge, type Layout } from '../../board/layout.ts';
import { comparedLines } from '../../board/lines.ts';
import { Lines } from '../../icons.tsx';
import { useActions, useApp } from '../../store.ts';
import { answerProps } from '../ask/ChoiceButton.tsx';
import styles from './DirectionPad.module.css';
import { DrawingTools } from './DrawingTools.tsx';
import { RefusalNote } from './RefusalNote.tsx';
import { type TableProps, useBoardModel, useCompared } from './useBoardModel.ts';

const DirectionPad = ({ layout, game }: { readonly layout: Layout; readonly game: Game }) => {
  const actions = useActions();
  const { directions } = useApp(selectOffers);
  const square = useApp(({ table }) => (table ? squareBeside(table) : undefined));
  const place = square === undefined ? undefined : layout.places[square];
  if (!place) return null;
  const turned = layout.places[0] && layout.places[0].y === 0 ? -1 : 1;
  // On small squares the arrows are further from the piece, so that fingers can tell them apart.
  const reach = isLarge(layout) ? 1.15 : 0.78;
  return directions.map((choice) => {
    const { target, label } = choice;
    if (target.kind !== 'direction') return null;
    const [df, dr] = STEP[target.direction];
    const long = Math.hypot(df, dr);
    const [x, y] = [((df * turned) / long) * reach, ((-dr * turned) / long) * reach];
    return (
      <button
        key={target.direction}
        className={styles.arrow}
        aria-label={label ?? DIRECTION_NAMES[target.direction]}
        style={{
          left: `${((place.x + 0.5 + x) / layout.columns) * 100}%`,
          top: `${((place.y + 0.5 + y) / layout.rows) * 100}%`,
          rotate: `${Math.atan2(y, x)}rad`,
        }}
        {...answerProps(actions, game, choice)}
      >
        <Lines d="M4 10H15M11 5.5L15.5 10L11 14.5" />
      </button>
    );
  });
};

const Compared = ({ layout }: { readonly layout: Layout }) => {
  const compared = useCompared();
  return compared && <Drawing name="compared" layout={layout} shapes={comparedLines(layout, compared)} />;
};

export const TableBoard = memo(({ children, ...props }: TableProps & { readonly children?: ReactNode }) => {
  const { game, layout } = props;
  const model = useBoardModel(props);
  return (
    model && (
      <DrawingTools layout={layout}>
        {(arrows) => (
          <Board {...model}>
            {children}
            <DirectionPad layout={layout} game={game} />
            <RefusalNote layout={layout} />
            <Compared layout={layout} />
            {arrows}
          </Board>
        )}
      </DrawingTools>
    )
  );
});
