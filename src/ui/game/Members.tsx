import { selectOffers, selectView } from '../../app/selectors.ts';
import type { Game } from '../../kernel/game.ts';
import type { Choice } from '../../kernel/menu.ts';
import { Glyph } from '../pieces/Glyph.tsx';
import { useActions, useRoom } from '../room.ts';
import styles from './ChoiceButton.module.css';
import { ChoiceButton } from './ChoiceButton.tsx';

interface Props {
  readonly game: Game;
  readonly choices: readonly Choice<unknown>[];
}

/** Units as buttons: the members of a crowd, those already picked pressed in. */
export const Members = ({ game, choices }: Props) => {
  const view = useRoom(selectView);
  const { joined } = useRoom(selectOffers);
  const { pick } = useActions();
  if (!view) return null;
  return (
    <>
      {joined.map((id) => {
        const unit = view.units[id];
        return unit ? (
          <button
            key={id}
            type="button"
            className={styles.choice}
            data-tone="plain"
            data-joined="true"
            aria-pressed="true"
            onClick={() => pick({ kind: 'unit', unit: id })}
          >
            <Glyph game={game} type={unit.type} side={unit.side} />
            {game.pieces[unit.type]?.name ?? unit.type}
          </button>
        ) : null;
      })}
      {choices.map((choice) => {
        const unit = choice.target.kind === 'unit' ? view.units[choice.target.unit] : undefined;
        if (!unit) return null;
        const name = choice.label ?? game.pieces[unit.type]?.name ?? unit.type;
        return <ChoiceButton key={unit.id} game={game} side={unit.side} choice={choice} label={name} glyph={unit.type} />;
      })}
    </>
  );
};
