import type { Choice } from '../../../kernel/asking/menu.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTION_NAMES, STEP } from '../../../kernel/board/direction.ts';
import type { Game } from '../../../kernel/game.ts';
import { isLarge, type Layout } from '../../board/layout.ts';
import { Lines } from '../../icons.tsx';
import { useActions } from '../../store.ts';
import { answering } from '../ask/ChoiceButton.tsx';
import styles from './DirectionPad.module.css';

interface Props {
  readonly choices: readonly Choice<unknown>[];
  readonly square: Square;
  readonly layout: Layout;
  readonly game: Game;
}

export const DirectionPad = ({ choices, square, layout, game }: Props) => {
  const actions = useActions();
  const place = layout.places[square];
  if (!place) return null;
  const turned = layout.places[0] && layout.places[0].y === 0 ? -1 : 1;
  // On small squares the arrows stand further out, so that a finger can tell them apart.
  const reach = isLarge(layout) ? 1.15 : 0.78;
  return choices.map((choice) => {
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
        {...answering(actions, game, choice)}
      >
        <Lines d="M4 10H15M11 5.5L15.5 10L11 14.5" />
      </button>
    );
  });
};
