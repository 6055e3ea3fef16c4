import { useState } from 'react';
import {
  type AnswerGroup,
  groupsOf,
  keysOf,
  selectOffers,
  selectPickedSquares,
  selectView,
} from '../../../app/selectors.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Choice } from '../../../kernel/menu.ts';
import { useRoom } from '../../room.ts';
import { more, WORDS } from '../../words.ts';
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

/** Fewer buttons need no headings. */
const FEW = 4;

const isOpen = ({ kind }: { readonly kind: string }): boolean => kind === 'open';

interface GroupsProps extends Props {
  readonly groups: readonly AnswerGroup[];
  readonly keys: ReadonlyMap<Choice<unknown>, string>;
}

/** Answers under their headings, each group in a row. */
const Groups = ({ game, groups, keys }: GroupsProps) => {
  const side = useRoom(selectView)?.turn.toMove ?? 'white';
  return groups.map(({ group, choices }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this
    <div key={group} role="group" aria-label={group ?? undefined} className={styles.group}>
      {group && <p aria-hidden="true">{group}</p>}
      <div>
        {choices.map((choice) => (
          <ChoiceButton
            key={choice.label}
            game={game}
            side={side}
            choice={choice}
            hotkey={keys.get(choice)}
          />
        ))}
      </div>
    </div>
  ));
};

/**
 * The answers that are not squares: the members of a crowd, the kinds of action, the kinds to turn into. Each
 * shows its ghost on the board.
 */
export const Answers = ({ game, keyed = false }: Props) => {
  const { verbs, crowd, members, joined } = useRoom(selectOffers);
  const side = useRoom(selectView)?.turn.toMove ?? 'white';
  /** The squares picked when it was unfolded: another piece begins folded. */
  const about = useRoom(selectPickedSquares).join();
  const [unfolded, unfold] = useState<string | null>(null);
  const isUnfolded = unfolded === about;
  const hasMembers = members.length + (members.length > 0 || verbs.length > 0 ? 0 : joined.length) > 0;
  if (verbs.length === 0 && !hasMembers && !crowd) return null;
  const keyOf = keyed ? keysOf(verbs) : [];
  const keys = new Map(
    verbs.map((choice, index) => [choice, keyOf[index] === choice.label ? '' : (keyOf[index] ?? '')]),
  );
  const isKinds = verbs.filter((choice) => glyphOf(game, choice)).length >= KINDS;
  const isGrouped = verbs.some(({ offer }) => offer?.group);
  const foldable = isGrouped || verbs.length > MANY ? verbs.filter((choice) => !isOpen(choice)).length : 0;
  const shown = foldable > 0 && !isUnfolded ? verbs.filter(isOpen) : verbs;
  const hasHeadings = isGrouped && shown.length > FEW;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this
    <div
      role="group"
      aria-label={WORDS.answers}
      className={styles.answers}
      data-kinds={isKinds || undefined}
      data-headed={hasHeadings || undefined}
    >
      {crowd && <Tray game={game} crowd={crowd} />}
      {hasMembers && <Members game={game} choices={members} />}
      {hasHeadings ? (
        <Groups game={game} groups={groupsOf(shown)} keys={keys} />
      ) : (
        groupsOf(shown)
          .flatMap(({ choices }) => choices)
          .map((choice) => (
            <ChoiceButton
              key={choice.target.kind === 'option' ? choice.target.option : 'as-before'}
              game={game}
              side={side}
              choice={choice}
              hotkey={keys.get(choice)}
            />
          ))
      )}
      {foldable > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isUnfolded}
          onClick={() => unfold(isUnfolded ? null : about)}
        >
          {isUnfolded ? WORDS.fewer : more(foldable)}
        </button>
      )}
    </div>
  );
};
