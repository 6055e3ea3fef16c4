import { useRef, useState } from 'react';
import { positionOf } from '../../../app/model/table.ts';
import { isComputersTurn } from '../../../app/session/mode.ts';
import { openAsides, selectAsides } from '../../../app/store/answers.ts';
import type { AppState } from '../../../app/store/state.ts';
import { sameTarget, type Target } from '../../../kernel/asking/target.ts';
import type { Game } from '../../../kernel/game.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { Button } from '../../controls/Button.tsx';
import { useDismiss } from '../../controls/Menu.tsx';
import { Tool } from '../../controls/Tool.tsx';
import { Icon, type IconName } from '../../icons.tsx';
import { usePlayerNames } from '../../seats/usePlayerNames.ts';
import { useActions, useApp } from '../../store.ts';
import { DECLARATION_NAMES, pressAgain } from '../../words.ts';
import styles from './DrawAndResign.module.css';

/** Selects the side that may offer or resign: the side to move, or the player who waits for the computer. */
const selectDeclaringSide = (state: AppState): Side | null => {
  const mover = state.table && positionOf(state.table).toMove;
  return mover && isComputersTurn(state) ? other(mover) : mover;
};

interface Entry {
  readonly icon: IconName;
  readonly name: string;
  /** The declaration as a target; null if not allowed now. */
  readonly target: Target | null;
}

/** Returns entries for draw offer, resignation and valid claims. Answers to an offer are buttons elsewhere. */
const useDeclarationEntries = (game: Game): readonly Entry[] => {
  const speaker = useApp(selectDeclaringSide);
  const asides = useApp(selectAsides);
  const named = usePlayerNames();
  const open = openAsides(asides);
  const own = (icon: IconName, kind: keyof typeof DECLARATION_NAMES): Entry => {
    const said = open.find(({ declaration }) => declaration?.kind === kind && declaration.side === speaker);
    return { icon, name: said ? named(said.label) : DECLARATION_NAMES[kind], target: said?.target ?? null };
  };
  return [
    ...(game.offersDraws ? [own('half', 'offer')] : []),
    own('flag', 'resign'),
    ...open.flatMap(({ declaration, target, label }) =>
      declaration ? [] : [{ icon: 'say' as const, name: named(label), target }],
    ),
  ];
};

interface Props {
  readonly game: Game;
  onDone?(): void;
}

/** Renders draw offer, resignation and claims. A second press confirms, since a slip would end the game. */
export const DrawAndResign = ({ game, onDone }: Props) => {
  const entries = useDeclarationEntries(game);
  const { declare } = useActions();
  const [pending, setMeant] = useState<Target | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useDismiss(place, pending !== null && !onDone, () => setMeant(null));
  const isPending = ({ target }: Entry): boolean => !!target && !!pending && sameTarget(target, pending);
  const asked = entries.find(isPending);
  const entryProps = (entry: Entry) => ({
    'aria-pressed': isPending(entry),
    disabled: entry.target === null,
    onClick: () => {
      setMeant(isPending(entry) ? null : entry.target);
      if (!entry.target || !isPending(entry)) return;
      declare(entry.target);
      onDone?.();
    },
  });
  if (onDone)
    return entries.map((entry) => (
      <li key={entry.icon + entry.name} data-spare>
        <Button {...entryProps(entry)}>
          <Icon name={entry.icon} />
          <span aria-live="polite">{entry === asked ? pressAgain(entry.name) : entry.name}</span>
        </Button>
      </li>
    ));
  return (
    <div className={styles.say} ref={place}>
      {entries.map((entry) => (
        <Tool key={entry.icon + entry.name} icon={entry.icon} name={entry.name} {...entryProps(entry)} />
      ))}
      <p role="status" className={styles.asked}>
        {asked && pressAgain(asked.name)}
      </p>
    </div>
  );
};
