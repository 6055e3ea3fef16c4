import { useState } from 'react';
import type { Computers } from '../../app/seats/computers.ts';
import type { Game } from '../../kernel/game.ts';
import { Dialog } from '../Dialog.tsx';
import dialogs from '../game/dialogs/dialogs.module.css';
import { useActions } from '../room.ts';
import { gameLink } from '../route.ts';
import { SeatLevels } from '../seats/SeatLevel.tsx';
import { OPENING } from '../words/opening.ts';
import { OPPONENT } from '../words/opponent.ts';

interface Props {
  readonly game: Game;
  onClose(): void;
}

/** What can be watched of a game: its samples, or two computers. */
export const WatchDialog = ({ game, onClose }: Props) => {
  const { watch, open, newGame } = useActions();
  const [computers, setComputers] = useState<Computers>({ white: 'careful', black: 'careful' });
  const go = async (begin: () => Promise<void>) => {
    await begin();
    window.location.hash = gameLink(game.id);
    onClose();
  };
  return (
    <Dialog title={`${OPENING.watch}: ${game.title}`} onClose={onClose}>
      <div className={dialogs.form}>
        {game.samples.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            className={dialogs.aside}
            onClick={() => void go(() => watch(game.id, index))}
          >
            {title}
          </button>
        ))}
      </div>
      <form
        className={dialogs.form}
        onSubmit={(event) => {
          event.preventDefault();
          void go(async () => {
            await open(game.id);
            newGame({}, computers);
          });
        }}
      >
        <h3>{OPPONENT.watch}</h3>
        <SeatLevels computers={computers} isComputer onChange={setComputers} />
        <button type="submit" className={dialogs.main}>
          {OPPONENT.watchStart}
        </button>
      </form>
    </Dialog>
  );
};
