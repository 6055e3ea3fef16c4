import { useState } from 'react';
import { keysOf, selectOffers, selectView } from '../../app/selectors.ts';
import type { Game } from '../../kernel/game.ts';
import { useRoom } from '../room.ts';
import { more, WORDS } from '../words.ts';
import styles from './Answers.module.css';
import { ChoiceButton, glyphOf, Members } from './ChoiceButton.tsx';
import { Tray } from './Tray.tsx';

/** More answers than are read at a glance: those that cannot be given are folded away. */
const MANY = 6;
/** So many kinds of piece are told apart sooner in a grid. */
const KINDS = 4;

interface Props {
  readonly game: Game;
  /** Do keys give these answers, too? */
  readonly keyed?: boolean;
}

/** The answers that are not squares: the members of a crowd, the kinds of action, the kinds to turn into. Each shows its ghost on the board. */
export const Answers = ({ game, keyed = false }: Props) => {
  const { verbs, crowd, members, joined } = useRoom(selectOffers);
  const side = useRoom(selectView)?.turn.toMove ?? 'white';
  const [unfolded, unfold] = useState(false);
  const hasMembers = members.length + (members.length > 0 || verbs.length > 0 ? 0 : joined.length) > 0;
  if (verbs.length === 0 && !hasMembers && !crowd) return null;
  const keys = keyed ? keysOf(verbs) : [];
  const isKinds = verbs.filter((choice) => glyphOf(game, choice)).length >= KINDS;
  const foldable = verbs.length > MANY ? verbs.filter(({ kind }) => kind === 'refused').length : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this
    <div role="group" aria-label={WORDS.answers} className={styles.answers} data-kinds={isKinds || undefined}>
      {crowd && <Tray game={game} crowd={crowd} />}
      {hasMembers && <Members game={game} choices={members} />}
      {verbs.map((choice, index) =>
        foldable > 0 && !unfolded && choice.kind === 'refused' ? null : (
          <ChoiceButton
            key={choice.target.kind === 'option' ? choice.target.option : 'as-before'}
            game={game}
            side={side}
            choice={choice}
            hotkey={keys[index] === choice.label ? undefined : keys[index]}
          />
        ),
      )}
      {foldable > 0 && (
        <button type="button" className={styles.more} aria-expanded={unfolded} onClick={() => unfold(!unfolded)}>
          {unfolded ? WORDS.fewer : more(foldable)}
        </button>
      )}
    </div>
  );
};
