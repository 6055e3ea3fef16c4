import { useCallback, useState } from 'react';
import { ownLosses } from '../../../app/narration/preview.ts';
import { type AnswerGroup, groupsOf } from '../../../app/store/answers.ts';
import type { Choice } from '../../../kernel/asking/menu.ts';
import type { Target } from '../../../kernel/asking/target.ts';
import type { Game } from '../../../kernel/game.ts';
import { listFew } from '../../../kernel/words.ts';
import { Key, Lines } from '../../icons.tsx';
import { waitForIdleSlice } from '../../idle.ts';
import { useFetched } from '../../lazyComponent.tsx';
import { useField } from '../../store.ts';
import { CARD } from '../../words/pieces.ts';
import { WORDS } from '../../words.ts';
import styles from './Abilities.module.css';
import { useAnswer } from './ChoiceButton.tsx';

interface RowProps {
  readonly game: Game;
  readonly choice: Choice<unknown>;
  readonly hotkey: string | undefined;
  readonly loss?: number | undefined;
}

const AbilityRow = ({ game, choice, hotkey, loss = 0 }: RowProps) => {
  const { offer, label, turnCost = 0 } = choice;
  return (
    <button className={styles.row} {...useAnswer(game, choice, hotkey)}>
      {offer && <Lines d={offer.sign} />}
      <span className={styles.name}>{offer?.name || label}</span>
      <span className={`cut ${styles.brief}`}>{choice.kind === 'open' ? offer?.brief : choice.why().text}</span>
      {choice.kind === 'open' && loss > 0 && <span className={styles.loss}>{CARD.loses(loss)}</span>}
      {choice.kind === 'open' && turnCost > 0 && <span className={styles.price}>{CARD.takes(turnCost)}</span>}
      {hotkey && <Key name={hotkey} />}
    </button>
  );
};

const NOTHING: ReadonlyMap<Target, number> = new Map();

/** Returns how many friendly pieces each choice would lose, by target. The slow count waits until the browser idles. */
const useLosses = (choices: readonly Choice<unknown>[]): ReadonlyMap<Target, number> => {
  const table = useField('table');
  const find = async (isWanted: () => boolean) => {
    const losses = new Map<Target, number>();
    for (const { target } of choices) {
      await waitForIdleSlice();
      if (!isWanted() || !table) break;
      losses.set(target, ownLosses(table, target));
    }
    return losses;
  };
  return useFetched(useCallback(find, [table, choices])) ?? NOTHING;
};

const MAX_UNGROUPED = 5;

export interface ListProps {
  readonly game: Game;
  readonly choices: readonly Choice<unknown>[];
  readonly keys: ReadonlyMap<Choice<unknown>, string>;
}

/** Lists the usable abilities, the commonest first. A list of more than `MAX_UNGROUPED` is grouped under headings. */
export const Abilities = ({ game, choices, keys }: ListProps) => {
  const losses = useLosses(choices);
  const groups: readonly AnswerGroup[] =
    choices.length > MAX_UNGROUPED
      ? groupsOf(choices)
      : [{ group: null, choices: groupsOf(choices).flatMap((each) => each.choices) }];
  return groups.map(({ group, choices: each }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this
    <div key={group} role="group" aria-label={group ?? WORDS.answers} className={styles.group} data-sheet>
      {group && <p aria-hidden="true">{group}</p>}
      {each.map((choice) => (
        <AbilityRow
          key={choice.label}
          game={game}
          choice={choice}
          hotkey={keys.get(choice)}
          loss={losses.get(choice.target)}
        />
      ))}
    </div>
  ));
};

/** Names the unusable abilities on one line, which unfolds to their reasons, so that the usable ones stay in view. */
export const UnavailableAbilities = ({ game, choices, keys }: ListProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={styles.notNow}>
        {WORDS.notNow(listFew(choices.map(({ offer, label = '' }) => offer?.name || label)))}{' '}
        <button type="button" className="press" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {WORDS.why}
        </button>
      </p>
      {isOpen &&
        choices.map((choice) => (
          <AbilityRow key={choice.label} game={game} choice={choice} hotkey={keys.get(choice)} />
        ))}
    </>
  );
};
