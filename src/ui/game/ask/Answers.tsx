import { useState } from 'react';
import { knowsOtherGames } from '../../../app/learning/marks.ts';
import { answerKeys, groupsOf, selectOffers } from '../../../app/store/answers.ts';
import { deferred, selectIsFirst, selectPickedSquares, selectTones, selectView } from '../../../app/store/selectors.ts';
import { selectHasPicks } from '../../../app/store/state-selectors.ts';
import type { Choice } from '../../../kernel/asking/menu.ts';
import { sameTarget, spellTarget } from '../../../kernel/asking/target.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Side } from '../../../kernel/side.ts';
import { Button } from '../../controls/Button.tsx';
import { focusAfterFrame } from '../../focus.ts';
import { Key } from '../../icons.tsx';
import { characterOf, isPageKey, useKeydown } from '../../keyboard.ts';
import { useLearned } from '../../learn/useProgress.ts';
import { KindDiagrams } from '../../pieces/KindCard.tsx';
import { useApp, useField } from '../../store.ts';
import { moreAbilities, WORDS } from '../../words.ts';
import { Abilities, type ListProps, UnavailableAbilities } from './Abilities.tsx';
import styles from './Answers.module.css';
import { ChoiceButton, CrowdMembers, CrowdTray, glyphOf } from './ChoiceButton.tsx';

interface LookProps {
  readonly game: Game;
  readonly side: Side;
  readonly choices: readonly Choice<unknown>[];
}

const selectPointed = deferred(({ pointed }) => pointed);

const KindPreview = ({ game, side, choices }: LookProps) => {
  const pointed = useApp(selectPointed);
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

const MAX_UNFOLDED = 6;
/** The most answers shown beside the prompt, where space is short. Abilities do not count. */
const MAX_BESIDE_PROMPT = 2;
/** The fewest piece types that are shown as a grid. */
const MIN_KINDS = 4;

interface Props {
  readonly game: Game;
  readonly keyed?: boolean;
  /** In a lesson, the abilities taught so far. Answers do not offer the rest, so that a lesson stays simple. */
  readonly taught?: ReadonlySet<string>;
}

const isOpen = ({ kind }: Choice<unknown>): boolean => kind === 'open';
const isOffered = ({ offer }: Choice<unknown>): boolean => offer !== undefined;

/** The key that unfolds all abilities. Shift is needed, since single letters pick answers. */
const UNFOLD_KEY = 'Shift+E';

/** Returns the abilities to list. Newcomers to a game first see only basic ones, since a long list is hard to read. */
const useShownAbilities = ({ game, choices }: ListProps) => {
  const learned = useLearned(game.id);
  const heading = useField('heading');
  const pickedKey = useApp(selectPickedSquares).join();
  const [unfolded, unfold] = useState<string | null>(null);
  const open = choices.filter(isOpen);
  const isNew = unfolded !== pickedKey && heading !== null && !knowsOtherGames(learned, heading.id);
  const basic = isNew ? open.filter(({ offer }) => offer?.isBasic) : [];
  const shown = unfolded === pickedKey ? open : (basic.length > 0 ? basic : open).slice(0, MAX_UNFOLDED);
  return { shown, rest: open.length - shown.length, isNew, showAll: () => unfold(pickedKey) };
};

const PieceAbilities = (props: ListProps) => {
  const { shown, rest, isNew, showAll } = useShownAbilities(props);
  const { game, choices } = props;
  const showByKey = () => {
    const more = choices.filter((choice) => isOpen(choice) && !shown.includes(choice));
    const [next] = groupsOf(more).flatMap(({ choices: each }) => each);
    showAll();
    if (next) focusAfterFrame(`[data-target=${JSON.stringify(spellTarget(game.board, next.target))}]`);
  };
  useKeydown((event) => {
    if (rest === 0 || !isPageKey(event) || !event.shiftKey || characterOf(event) !== 'e') return;
    event.preventDefault();
    showByKey();
  });
  const isFirst = useApp(selectIsFirst);
  const refused = isFirst || isNew ? [] : props.choices.filter((choice) => !isOpen(choice));
  return (
    <>
      <Abilities {...props} choices={shown} />
      {rest > 0 && (
        <Button
          kind="quiet"
          data-unfold
          aria-keyshortcuts={UNFOLD_KEY}
          // Clicks by keyboard have `detail` 0.
          onClick={({ detail }) => (detail === 0 ? showByKey() : showAll())}
        >
          {moreAbilities(rest)} <Key name={UNFOLD_KEY} />
        </Button>
      )}
      {rest === 0 && refused.length > 0 && <UnavailableAbilities {...props} choices={refused} />}
    </>
  );
};

/** Lists the actions that begin without a piece, behind a button if the player can also pick a square. */
const OtherActions = (props: ListProps) => {
  const hasTargets = useApp((state) => [...selectTones(state).values()].some((tone) => tone !== 'refused'));
  const [isUnfolded, unfold] = useState(false);
  const open = props.choices.filter(isOpen);
  return (
    open.length > 0 && (
      <>
        {hasTargets && (
          <Button
            className={styles.instead}
            kind="quiet"
            data-unfold={isUnfolded ? undefined : true}
            aria-expanded={isUnfolded}
            onClick={() => unfold(!isUnfolded)}
          >
            {WORDS.instead}
          </Button>
        )}
        {(isUnfolded || !hasTargets) && <Abilities {...props} choices={open} />}
      </>
    )
  );
};

export const Answers = ({ game, keyed = false, taught }: Props) => {
  const { buttons: all, crowd, unitChoices, joined } = useApp(selectOffers);
  const isTaught = ({ offer, target }: Choice<unknown>) =>
    !taught || !offer || (target.kind === 'option' && taught.has(target.option));
  const buttons = all.filter(isTaught);
  const side = useApp(selectView)?.turn.toMove ?? 'white';
  const hasPicks = useApp(selectHasPicks);
  const hasMembers = unitChoices.length + (unitChoices.length > 0 || buttons.length > 0 ? 0 : joined.length) > 0;
  if (buttons.length === 0 && !hasMembers && !crowd) return null;
  const keyOf = keyed ? answerKeys(buttons) : [];
  const keys = new Map(
    buttons.map((choice, index) => [choice, keyOf[index] === choice.label ? '' : (keyOf[index] ?? '')]),
  );
  const offered = buttons.filter(isOffered);
  const plain = buttons.filter((choice) => !isOffered(choice));
  const isFolded = plain.length > MAX_UNFOLDED && !plain.every(isOpen);
  const isKinds = plain.filter((choice) => glyphOf(game, choice)).length >= MIN_KINDS;
  const Offered = hasPicks ? PieceAbilities : OtherActions;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this
    <div
      role="group"
      aria-label={WORDS.answers}
      className={`row ${styles.answers}`}
      data-kinds={isKinds || undefined}
      data-sheet={crowd !== null || plain.length > MAX_BESIDE_PROMPT || undefined}
    >
      {crowd && <CrowdTray game={game} crowd={crowd} />}
      {hasMembers && <CrowdMembers game={game} choices={unitChoices} />}
      {(isFolded ? plain.filter(isOpen) : plain).map((choice) => (
        <ChoiceButton
          key={choice.target.kind === 'option' ? choice.target.option : 'as-before'}
          game={game}
          side={side}
          choice={choice}
          hotkey={keys.get(choice)}
        />
      ))}
      {isFolded && <UnavailableAbilities game={game} choices={plain.filter((choice) => !isOpen(choice))} keys={keys} />}
      {isKinds && <KindPreview game={game} side={side} choices={plain} />}
      {offered.length > 0 && <Offered game={game} choices={offered} keys={keys} />}
    </div>
  );
};
