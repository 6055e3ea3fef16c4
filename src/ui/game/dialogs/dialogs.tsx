import { useContext, useState } from 'react';
import type { Computers } from '../../../app/seats/computers.ts';
import { selectAsides } from '../../../app/selectors.ts';
import type { Oddboard } from '../../../app/store.ts';
import { isFirstGame } from '../../../app/table/table.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Choice } from '../../../kernel/menu.ts';
import { Dialog } from '../../Dialog.tsx';
import { OpponentContext } from '../../opponent/context.ts';
import { useActions, useField, useRoom } from '../../room.ts';
import { editLink } from '../../route.ts';
import { SeatLevels } from '../../seats/SeatLevel.tsx';
import { useNamed } from '../../seats/useNamed.ts';
import { OPENING } from '../../words/opening.ts';
import { WORDS } from '../../words.ts';
import styles from './dialogs.module.css';

interface Closing {
  onClose(): void;
}

const selectIsFirst = ({ table }: Oddboard) => !!table && isFirstGame(table);
const selectHasPrevious = ({ previous }: Oddboard) => previous !== null;

/** A new game, with the game's own options. */
export const NewGame = ({ game, onClose }: Closing & { readonly game: Game }) => {
  const { newGame, bringBack, grow } = useActions();
  const hasOpponent = useContext(OpponentContext) !== null;
  const { computers: present = {}, players } = useField('heading') ?? {};
  const [computers, setComputers] = useState<Computers>(present);
  const isFirst = useRoom(selectIsFirst);
  const hasPrevious = useRoom(selectHasPrevious);
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  return (
    <Dialog title={`${OPENING.newGame}: ${game.title}`} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          newGame(options, computers);
          onClose();
        }}
      >
        {game.options.map(({ id, title, values }) => (
          <label key={id} className={styles.field}>
            {title}
            <select
              value={options[id] ?? values[0]?.id}
              onChange={(event) => setOptions({ ...options, [id]: event.target.value })}
            >
              {values.map((value) => (
                <option key={value.id} value={value.id}>
                  {value.title}
                </option>
              ))}
            </select>
          </label>
        ))}
        {hasOpponent && <SeatLevels computers={computers} players={players} onChange={setComputers} />}
        <p className={styles.hint}>{WORDS.keptHint}</p>
        <button type="submit" className={styles.main}>
          {WORDS.start}
        </button>
      </form>
      {isFirst && (
        <button
          type="button"
          className={styles.aside}
          onClick={() => {
            grow();
            onClose();
          }}
        >
          {OPENING.allRules}
        </button>
      )}
      {hasPrevious && (
        <button
          type="button"
          className={styles.aside}
          onClick={() => {
            bringBack();
            onClose();
          }}
        >
          {OPENING.bringBack}
        </button>
      )}
      <a className={styles.aside} href={editLink(game.id)}>
        {WORDS.setUp}
      </a>
    </Dialog>
  );
};

/** Asides that can be said now: resigning, offering a draw, claiming. Each needs a confirmation. */
export const Say = ({ game, onClose }: Closing & { readonly game: Game }) => {
  const asides = useRoom(selectAsides).filter(({ kind }) => kind === 'open');
  const { say } = useActions();
  const named = useNamed();
  const [meant, setMeant] = useState<string | null>(null);
  const button = ({ target, label }: Choice<unknown>) => {
    if (target.kind !== 'option') return null;
    return (
      <li key={target.option}>
        <button
          type="button"
          className={styles.aside}
          data-target={`=${target.option}`}
          onClick={() => setMeant(target.option)}
        >
          {named(label ?? target.option)}
        </button>
        {meant === target.option && (
          <span className={styles.sure}>
            <button
              type="button"
              className={styles.main}
              onClick={() => {
                say(target.option);
                onClose();
              }}
            >
              {WORDS.sure}
            </button>
            <button type="button" className={styles.aside} onClick={() => setMeant(null)}>
              {WORDS.cancel}
            </button>
          </span>
        )}
      </li>
    );
  };
  return (
    <Dialog title={game.offersDraws ? WORDS.say : WORDS.resign} onClose={onClose}>
      {asides.length === 0 ? (
        <p className={styles.hint}>{WORDS.nothingToSay}</p>
      ) : (
        <ul className={styles.asides}>{asides.map(button)}</ul>
      )}
    </Dialog>
  );
};
