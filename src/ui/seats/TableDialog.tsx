import { produce } from 'immer';
import { useState } from 'react';
import type { GameHeading } from '../../app/formats/saved.ts';
import type { AppState } from '../../app/state.ts';
import type { Game, SetupOptions } from '../../kernel/game.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { useActions, useApp, useField } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { TABLE, WORDS } from '../words.ts';
import { FreshTable, selectIsFresh } from './FreshTable.tsx';
import { TableCard } from './TableCard.tsx';

const NO_OPTIONS: SetupOptions = {};
const selectOptions = ({ table }: AppState) => table?.record.options ?? NO_OPTIONS;
const selectHasPrevious = ({ previous }: AppState) => previous !== null;

interface Props {
  readonly game: Game;
  onClose(): void;
}

/** The table card of the next game: nothing in it applies before the start. */
const NextTable = ({ game, heading: present, onClose }: Props & { readonly heading: GameHeading }) => {
  const { newGame } = useActions();
  const [heading, setHeading] = useState(present);
  const [options, onOptions] = useState(useApp(selectOptions));
  return (
    <TableCard
      game={game}
      heading={heading}
      edit={(recipe) => setHeading(produce(heading, recipe))}
      options={{ options, onOptions }}
      note={WORDS.keptHint}
      onStart={() => {
        newGame(options, heading.computers ?? {}, heading);
        onClose();
      }}
    />
  );
};

/** The table card in a dialog: for a new game, or for the players of this one. */
export const TableDialog = ({ game, isNew, onClose }: Props & { readonly isNew: boolean }) => {
  const heading = useField('heading');
  const isFresh = useApp(selectIsFresh);
  const hasPrevious = useApp(selectHasPrevious);
  const { seat, bringBack } = useActions();
  if (!heading) return null;
  return (
    <Dialog title={isNew ? `${OPENING.newGame}: ${game.title}` : WORDS.players} onClose={onClose}>
      {isFresh ? (
        <FreshTable game={game} onStart={onClose} />
      ) : isNew ? (
        <NextTable game={game} heading={heading} onClose={onClose} />
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
            onClose();
          }}
        >
          {OPENING.bringBack}
        </Button>
      )}
    </Dialog>
  );
};
