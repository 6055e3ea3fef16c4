import { produce } from 'immer';
import { useEffect, useState } from 'react';
import type { GameHeading } from '../../app/seats/heading.ts';
import type { Game, SetupOptions } from '../../kernel/game.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { useActions, useApp, useField } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { TABLE, WORDS } from '../words.ts';
import { FreshTable, selectIsFresh } from './FreshTable.tsx';
import { TableCard } from './TableCard.tsx';

const NO_OPTIONS: SetupOptions = {};

interface Props {
  readonly game: Game;
  onClose(): void;
}

interface NextGame {
  readonly heading: GameHeading;
  readonly options: SetupOptions;
}

/** The choices for the next game until it starts or they are cancelled, by the id of the one on the table. */
const left = new Map<string, NextGame>();

/** The table card of the next game: nothing in it applies before the start. */
const NextTable = ({ game, heading: present, onClose }: Props & { readonly heading: GameHeading }) => {
  const { newGame } = useActions();
  const presentOptions = useApp(({ table }) => table?.record.options ?? NO_OPTIONS);
  const [next, setNext] = useState(
    () => left.get(present.id) ?? { heading: present, options: presentOptions },
  );
  const { heading, options } = next;
  useEffect(() => void left.set(present.id, next), [present.id, next]);
  return (
    <TableCard
      game={game}
      heading={heading}
      edit={(recipe) => setNext({ options, heading: produce(heading, recipe) })}
      options={{ options, onOptions: (options) => setNext({ heading, options }) }}
      note={WORDS.keptHint}
      onStart={() => {
        newGame(options, heading.computers ?? {}, heading);
        onClose();
      }}
    />
  );
};

export const TableDialog = ({ game, isNew, onClose }: Props & { readonly isNew: boolean }) => {
  const heading = useField('heading');
  const isFresh = useApp(selectIsFresh);
  const hasPrevious = useApp(({ previous }) => previous !== null);
  const { seat, bringBack } = useActions();
  if (!heading) return null;
  const close = () => {
    left.delete(heading.id);
    onClose();
  };
  return (
    <Dialog title={isNew ? `${OPENING.newGame}: ${game.title}` : WORDS.players} onClose={close}>
      {isFresh ? (
        <FreshTable game={game} onStart={close} />
      ) : isNew ? (
        <NextTable game={game} heading={heading} onClose={close} />
      ) : (
        <TableCard
          game={game}
          heading={heading}
          edit={(recipe) => seat(produce(recipe))}
          note={heading.clock && TABLE.restarts}
        />
      )}
      {isNew && hasPrevious && (
        <Button
          kind="quiet"
          onClick={() => {
            bringBack();
            close();
          }}
        >
          {OPENING.bringBack}
        </Button>
      )}
    </Dialog>
  );
};
