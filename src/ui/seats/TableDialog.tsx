import { produce } from 'immer';
import type { GameHeading } from '../../app/seats/heading.ts';
import { live } from '../../app/store/selectors.ts';
import type { Game, SetupOptions } from '../../kernel/game.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { useActions, useApp, useField } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { TABLE, WORDS } from '../words.ts';
import { selectIsFresh } from './FreshTable.tsx';
import { TableCard } from './TableCard.tsx';

const NO_OPTIONS: SetupOptions = {};
const selectNextGame = live(({ nextGame }) => nextGame);

interface Props {
  readonly game: Game;
  onClose(): void;
}

/** Shows the table card for the next game. The current game keeps its players and options. */
const NextTable = ({ game, heading: present, onClose }: Props & { readonly heading: GameHeading }) => {
  const { newGame, chooseNext } = useActions();
  const presentOptions = useApp(({ table }) => table?.tree.beginning.options ?? NO_OPTIONS);
  const chosen = useApp(selectNextGame);
  const isFresh = useApp(selectIsFresh);
  const next = chosen?.after === present.id ? chosen : { heading: present, options: presentOptions };
  const { heading, options } = next;
  const choose = (change: Partial<typeof next>) => chooseNext({ ...next, ...change, after: present.id });
  return (
    <TableCard
      game={game}
      heading={heading}
      edit={(recipe) => choose({ heading: produce(heading, recipe) })}
      options={{ options, onOptions: (options) => choose({ options }) }}
      note={isFresh ? undefined : WORDS.keptHint}
      onStart={() => {
        newGame(options, heading.computers ?? {}, heading);
        onClose();
      }}
      onCancel={onClose}
    />
  );
};

export const TableDialog = ({ game, isNew, onClose }: Props & { readonly isNew: boolean }) => {
  const heading = useField('heading');
  const hasPrevious = useApp(({ previous }) => previous !== null);
  const { changeHeading, bringBack, chooseNext } = useActions();
  if (!heading) return null;
  const close = () => {
    chooseNext(null);
    onClose();
  };
  return (
    <Dialog title={isNew ? `${OPENING.newGame}: ${game.title}` : WORDS.players} width="middle" onClose={close}>
      {isNew ? (
        <NextTable game={game} heading={heading} onClose={close} />
      ) : (
        <TableCard
          game={game}
          heading={heading}
          edit={(recipe) => changeHeading(produce(recipe))}
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
