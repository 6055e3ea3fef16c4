import type { AppState } from '../../../app/state.ts';
import type { Choice } from '../../../kernel/asking/menu.ts';
import { sameTarget } from '../../../kernel/asking/target.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Side } from '../../../kernel/side.ts';
import { KindDiagrams } from '../../pieces/KindCard.tsx';
import { useDeferred } from '../../store.ts';
import styles from './Answers.module.css';
import { glyphOf } from './ChoiceButton.tsx';

const selectPointed = ({ pointed }: AppState) => pointed;

interface Props {
  readonly game: Game;
  readonly side: Side;
  readonly choices: readonly Choice<unknown>[];
}

/** The diagram of the kind pointed at, or before that of the first kind. */
export const KindLook = ({ game, side, choices }: Props) => {
  const pointed = useDeferred(selectPointed);
  const choice = choices.find(({ target }) => pointed && sameTarget(target, pointed)) ?? choices[0];
  const type = choice && glyphOf(game, choice);
  const piece = type && game.pieces[type];
  return (
    piece && (
      <div className={styles.look} aria-hidden="true">
        <KindDiagrams game={game} type={type} side={side} />
        <p>
          <strong>{piece.name}</strong> {piece.gist}
        </p>
      </div>
    )
  );
};
