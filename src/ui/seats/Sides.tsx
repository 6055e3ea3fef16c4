import { useState } from 'react';
import { swapComputers } from '../../app/seats/computers.ts';
import { swapSides } from '../../app/seats/seats.ts';
import { NAME_LENGTH, plainName } from '../../kernel/editing/names.ts';
import { SIDES, type Side, sideName } from '../../kernel/side.ts';
import { LEVELS } from '../../opponent/levels.ts';
import { NamedButton } from '../controls/NamedButton.tsx';
import { Select } from '../controls/Select.tsx';
import { Icon } from '../icons.tsx';
import { OPPONENT } from '../words/opponent.ts';
import { drewSides, playerOf, TABLE } from '../words.ts';
import type { SeatEdit } from './ClockRow.tsx';
import styles from './TableCard.module.css';

const Player = ({ side, heading: { players, computers = {} }, edit }: SeatEdit & { readonly side: Side }) => {
  const level = computers[side];
  return (
    <div className={`row ${styles.player}`} data-side={side}>
      <span className="disc" />
      {level ? (
        <Select
          aria-label={OPPONENT.levelOf(side)}
          title={LEVELS.find(({ id }) => id === level)?.says}
          value={level}
          options={LEVELS.map(({ id, title }) => [id, title])}
          onChoose={(value) =>
            edit((heading) => {
              heading.computers = { ...heading.computers, [side]: value };
            })
          }
        />
      ) : (
        <input
          className="field"
          aria-label={playerOf(side)}
          placeholder={sideName(side)}
          value={players[side]}
          maxLength={NAME_LENGTH.player}
          autoComplete="off"
          onChange={({ target: { value } }) =>
            edit((heading) => {
              heading.players[side] = plainName(value);
            })
          }
        />
      )}
    </div>
  );
};

interface Props extends SeatEdit {
  /** Called with the result of drawing sides, in words. */
  onDrawn(text: string): void;
}

export const Sides = ({ onDrawn, ...seating }: Props) => {
  const { heading, edit } = seating;
  const [spins, setSpins] = useState(0);
  const swap = () =>
    edit((heading) => {
      heading.players = swapSides(heading.players);
      if (heading.computers) heading.computers = swapComputers(heading.computers);
    });
  const draw = () => {
    const isSwapped = Math.random() < 0.5;
    const side = isSwapped ? 'black' : 'white';
    if (isSwapped) swap();
    setSpins(spins + 1);
    const level = heading.computers?.[side];
    onDrawn(drewSides(isSwapped, level ? OPPONENT.named(level) : heading.players[side]));
  };
  const [white, black] = SIDES.map((side) => <Player key={side} side={side} {...seating} />);
  return (
    <div className={styles.sides}>
      {white}
      <NamedButton name={TABLE.swap} onClick={swap}>
        <Icon name="swap" />
      </NamedButton>
      <NamedButton name={TABLE.draw} onClick={draw}>
        <span key={spins} className={styles.dice} data-spun={spins > 0 || undefined}>
          <Icon name="dice" />
        </span>
      </NamedButton>
      {black}
    </div>
  );
};
