import { selectArmed } from '../../app/selectors.ts';
import type { Game } from '../../kernel/game.ts';
import { type Choice, sameTarget, spellTarget } from '../../kernel/menu.ts';
import type { Side } from '../../kernel/side.ts';
import { Glyph } from '../pieces/Glyph.tsx';
import { useActions, useRoom } from '../room.ts';
import styles from './ChoiceButton.module.css';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ');

/** The piece type an option stands for, if it is called like one. */
const pieceNamed = (game: Game, option: string, label: string | undefined): string | undefined => {
  if (game.pieces[option]) return option;
  return Object.entries(game.pieces).find(([, { name, letter }]) => name === label || (option !== '' && letter === option))?.[0];
};

interface Props {
  readonly game: Game;
  readonly side: Side;
  readonly choice: Choice<unknown>;
  readonly label?: string;
  /** The piece type to draw, where the choice is one. */
  readonly glyph?: string | undefined;
  /** The key that picks it, where it has one. */
  readonly hotkey?: string | undefined;
}

/** One answer as a button: pointing shows what it would do, picking does it. A refused one says why. */
export const ChoiceButton = ({ game, side, choice, label, glyph, hotkey }: Props) => {
  const { pick, point } = useActions();
  const { target } = choice;
  const dangerous = useRoom(selectArmed);
  const armed = dangerous && sameTarget(dangerous, target);
  const name = target.kind === 'option' ? target.option : '';
  const type = glyph ?? pieceNamed(game, name, choice.label);
  return (
    <button
      type="button"
      className={styles.choice}
      data-tone={choice.kind === 'open' ? choice.tone() : 'refused'}
      data-target={spellTarget(game.board, target)}
      data-armed={armed || undefined}
      aria-keyshortcuts={hotkey || undefined}
      aria-disabled={choice.kind === 'refused' || undefined}
      onClick={() => pick(target)}
      onFocus={() => point(target)}
      onBlur={() => point(null)}
      onPointerEnter={() => point(target)}
      onPointerLeave={() => point(null)}
    >
      {type && <Glyph game={game} type={type} side={side} />}
      {label ?? choice.label ?? capital(name)}
      {hotkey && (
        <span className={styles.key} aria-hidden="true">
          {hotkey}
        </span>
      )}
    </button>
  );
};
