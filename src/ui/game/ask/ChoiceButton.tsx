import { selectOffers } from '../../../app/answers.ts';
import { selectArmed, selectView } from '../../../app/selectors.ts';
import type { Choice } from '../../../kernel/asking/menu.ts';
import { sameTarget, spellTarget } from '../../../kernel/asking/target.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Side } from '../../../kernel/side.ts';
import { capital } from '../../../kernel/words.ts';
import { keepFocus } from '../../focus.ts';
import { Key } from '../../icons.tsx';
import { Glyph } from '../../pieces/Glyph.tsx';
import { useActions, useApp } from '../../store.ts';
import { FORETOLD } from '../../words.ts';
import styles from './ChoiceButton.module.css';

const pieceNamed = (game: Game, option: string, label: string | undefined): string | undefined => {
  if (game.pieces[option]) return option;
  return Object.entries(game.pieces).find(
    ([, { name, letter }]) => name === label || (option !== '' && letter === option),
  )?.[0];
};

export const glyphOf = (game: Game, { target, label }: Choice<unknown>): string | undefined =>
  target.kind === 'option' ? pieceNamed(game, target.option, label) : undefined;

interface Props {
  readonly game: Game;
  readonly side: Side;
  readonly choice: Choice<unknown>;
  readonly label?: string;
  readonly glyph?: string | undefined;
  readonly hotkey?: string | undefined;
  readonly narrow?: boolean;
}

/** The props of an answer button: pointing previews it, pressing picks it or shows why it is refused. */
export const useAnswer = (game: Game, choice: Choice<unknown>, hotkey: string | undefined) => {
  const { pick, point } = useActions();
  const { target } = choice;
  const dangerous = useApp(selectArmed);
  const armed = dangerous && sameTarget(dangerous, target);
  return {
    type: 'button',
    'data-tone': choice.kind === 'open' ? choice.tone() : 'refused',
    'data-target': spellTarget(game.board, target),
    'data-armed': armed || undefined,
    'aria-keyshortcuts': hotkey || undefined,
    'aria-describedby': FORETOLD,
    'aria-disabled': choice.kind === 'refused' || undefined,
    onMouseDown: keepFocus,
    onClick: () => pick(target),
    onFocus: () => point(target),
    onBlur: () => point(null),
    onPointerEnter: () => point(target),
    onPointerLeave: () => point(null),
  } as const;
};

export const ChoiceButton = ({ game, side, choice, label, glyph, hotkey, narrow }: Props) => {
  const { target } = choice;
  const name = target.kind === 'option' ? target.option : '';
  const type = glyph ?? glyphOf(game, choice);
  const answer = useAnswer(game, choice, hotkey);
  return (
    <button className={styles.choice} data-narrow={narrow || undefined} {...answer}>
      {type && <Glyph game={game} type={type} side={side} />}
      {label ?? choice.label ?? capital(name.replaceAll('-', ' '))}
      {hotkey && <Key name={hotkey} />}
    </button>
  );
};

interface MembersProps {
  readonly game: Game;
  readonly choices: readonly Choice<unknown>[];
}

/** Units as buttons: the members of a crowd, with picked ones pressed in. */
export const Members = ({ game, choices }: MembersProps) => {
  const view = useApp(selectView);
  const { joined } = useApp(selectOffers);
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
        return (
          <ChoiceButton
            key={unit.id}
            game={game}
            side={unit.side}
            choice={choice}
            label={name}
            glyph={unit.type}
          />
        );
      })}
    </>
  );
};
