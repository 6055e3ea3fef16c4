import { selectForeseen, selectNarrow, selectQuestion, selectTones } from '../../../app/selectors.ts';
import { selectHasPicks } from '../../../app/state-selectors.ts';
import { pieceName } from '../../../app/telling/unit-names.ts';
import type { Tone } from '../../../kernel/asking/menu.ts';
import { squareName } from '../../../kernel/board/board.ts';
import type { Game } from '../../../kernel/game.ts';
import { unitsOn } from '../../../kernel/view.ts';
import { HAND, useMedia } from '../../media.ts';
import { useApp } from '../../store.ts';
import { WORDS } from '../../words.ts';
import styles from './Ask.module.css';
import { ChoiceButton } from './ChoiceButton.tsx';

/** Captures first, then unusual choices, then plain moves. */
const ORDER: readonly Tone[] = ['capture', 'special', 'danger', 'move', 'plain'];

/** The largest number of squares in the row: more are found sooner on the board. */
const MANY = 12;

/** On phones: the target squares, if they are few, also as a row of large buttons. */
export const ChoiceList = ({ game }: { readonly game: Game }) => {
  const inHand = useMedia(HAND);
  const hasPicks = useApp(selectHasPicks);
  const question = useApp(selectQuestion);
  const tones = useApp(selectTones);
  const narrow = useApp(selectNarrow);
  const view = useApp(selectForeseen);
  if (!inHand || !hasPicks || !view || tones.size === 0) return null;
  const choices = (question?.choices ?? []).flatMap((choice) =>
    choice.kind === 'open' && choice.target.kind === 'square'
      ? [{ choice, square: choice.target.square }]
      : [],
  );
  choices.sort((a, b) => ORDER.indexOf(a.choice.tone()) - ORDER.indexOf(b.choice.tone()));
  return choices.length === 0 || choices.length > MANY ? null : (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this
    <div role="group" aria-label={WORDS.choices} className={styles.choices}>
      {choices.map(({ choice, square }) => {
        const [unit] = unitsOn(view, square);
        const name = squareName(game.board, square);
        return (
          <ChoiceButton
            key={square}
            game={game}
            side={unit?.side ?? view.turn.toMove}
            choice={choice}
            narrow={narrow.includes(square)}
            label={unit ? `${name} ${pieceName(game, unit.type)}` : name}
            glyph={unit?.type}
          />
        );
      })}
    </div>
  );
};
