import { isOver } from '../../app/seats/halt.ts';
import { answersOf, selectAsides, selectView } from '../../app/selectors.ts';
import { selectComputers, selectPlayers } from '../../app/slices.ts';
import { other, type Side, sideName } from '../../kernel/side.ts';
import { useActions, useField, useRoom } from '../room.ts';
import { Clock } from '../seats/Clock.tsx';
import { useNamed } from '../seats/useNamed.ts';
import { computerOf } from '../words/opponent.ts';
import { playerBar, WORDS, wins } from '../words.ts';
import styles from './PlayerBar.module.css';

/** The other player's question, answered at the bar of the side it was put to. */
const Answers = ({ side }: { readonly side: Side }) => {
  const asides = useRoom(selectAsides);
  const { say } = useActions();
  const named = useNamed();
  return answersOf(asides, side).map(({ option, label }) => (
    <button
      key={option}
      type="button"
      className={styles.answer}
      data-target={`=${option}`}
      aria-label={named(label)}
      onClick={() => say(option)}
    >
      {option.endsWith('accepts') ? WORDS.acceptDraw : WORDS.declineDraw}
    </button>
  ));
};

interface Props {
  readonly side: Side;
  /** At which edge of the board. */
  readonly place: 'far' | 'near';
  /** Turned towards a player at the far side of the table. */
  readonly turned?: boolean;
}

/** One player: who it is, whether it is their turn, their clock, and the figures that are theirs. */
export const PlayerBar = ({ side, place, turned = false }: Props) => {
  const view = useRoom(selectView);
  const named = useRoom(selectPlayers)?.[side] ?? '';
  const level = useRoom(selectComputers)?.[side];
  const name = level ? computerOf(side, level) : named || sideName(side);
  const who = level || !named ? name : `${named}, ${sideName(side)}`;
  const { fallen } = useField('hotSeat');
  const ended = useRoom(isOver);
  if (!view) return null;
  const { toMove, players, outcome } = view.turn;
  const now = toMove === side && !ended;
  const won = outcome?.winner === side || (!outcome && fallen === other(side));
  return (
    <section
      className={styles.bar}
      aria-label={playerBar(who, now)}
      data-side={side}
      data-place={place}
      data-turned={turned || undefined}
      data-now={now || won || undefined}
    >
      <span className={styles.disc} />
      <strong title={name}>{won ? wins(side, name) : name}</strong>
      {outcome?.winner === null && <span className={styles.result}>{WORDS.drawn}</span>}
      <Answers side={side} />
      <ul className={styles.figures}>
        {players[side].map(({ kind, label }) => (
          <li key={kind + label} title={label}>
            {label}
          </li>
        ))}
      </ul>
      <Clock side={side} />
    </section>
  );
};
