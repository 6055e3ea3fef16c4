import { useRef, useState } from 'react';
import { positionOf } from '../../../app/model/table.ts';
import { isComputersTurn } from '../../../app/session/mode.ts';
import { selectAsides } from '../../../app/store/selectors.ts';
import type { AppState } from '../../../app/store/state.ts';
import type { Game } from '../../../kernel/game.ts';
import { other, SIDES, type Side } from '../../../kernel/side.ts';
import { Button } from '../../controls/Button.tsx';
import { useDismiss } from '../../controls/Menu.tsx';
import { Tool } from '../../controls/Tool.tsx';
import { Icon, type IconName } from '../../icons.tsx';
import { useNamed } from '../../seats/useNamed.ts';
import { useActions, useApp } from '../../store.ts';
import { pressAgain, SAYINGS } from '../../words.ts';
import styles from './Say.module.css';

/** The player who may offer or resign: the one to move, or the person waiting for the computer. */
const selectSpeaker = (state: AppState): Side | null => {
  const mover = state.table && positionOf(state.table).toMove;
  return mover && isComputersTurn(state) ? other(mover) : mover;
};

interface Saying {
  readonly icon: IconName;
  readonly name: string;
  /** The aside; null where it is not allowed now. */
  readonly option: string | null;
}

/** Offer and resignation, always; then a claim that holds. Answers to an offer stand with its question. */
const useSayings = (game: Game): readonly Saying[] => {
  const speaker = useApp(selectSpeaker);
  const asides = useApp(selectAsides);
  const named = useNamed();
  const open = asides.flatMap(({ kind, target, label = '' }) =>
    kind === 'open' && target.kind === 'option' ? [{ option: target.option, name: named(label) }] : [],
  );
  const own = (icon: IconName, what: keyof typeof SAYINGS): Saying => ({
    icon,
    ...(open.find(({ option }) => option === `${speaker}-${what}`) ?? { name: SAYINGS[what], option: null }),
  });
  return [
    ...(game.offersDraws ? [own('half', 'offers')] : []),
    own('flag', 'resigns'),
    ...open
      .filter(({ option }) => !SIDES.some((side) => option.startsWith(side)))
      .map((claim) => ({ icon: 'say' as const, ...claim })),
  ];
};

interface Props {
  readonly game: Game;
  /** As entries of a menu, which an action closes; else as tools. */
  onSaid?(): void;
}

/** Offers and resigns: the first press asks, the second acts; Escape or a press elsewhere cancels. */
export const Say = ({ game, onSaid }: Props) => {
  const sayings = useSayings(game);
  const { say } = useActions();
  const [meant, setMeant] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useDismiss(place, meant !== null && !onSaid, () => setMeant(null));
  const asked = meant !== null && sayings.find(({ option }) => option === meant);
  const acting = ({ option }: Saying) => ({
    'aria-pressed': option !== null && option === meant,
    disabled: option === null,
    onClick: () => {
      setMeant(option === meant ? null : option);
      if (option === null || option !== meant) return;
      say(option);
      onSaid?.();
    },
  });
  if (onSaid)
    return sayings.map((saying) => (
      <li key={saying.icon + saying.name} data-spare>
        <Button {...acting(saying)}>
          <Icon name={saying.icon} />
          <span aria-live="polite">{saying === asked ? pressAgain(saying.name) : saying.name}</span>
        </Button>
      </li>
    ));
  return (
    <div className={styles.say} ref={place}>
      {sayings.map((saying) => (
        <Tool key={saying.icon + saying.name} icon={saying.icon} name={saying.name} {...acting(saying)} />
      ))}
      <p role="status" className={styles.asked}>
        {asked && pressAgain(asked.name)}
      </p>
    </div>
  );
};
