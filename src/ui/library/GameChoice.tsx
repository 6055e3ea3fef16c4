import type { GameChoice as Choice } from '../../app/store/open-game.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { LIBRARY } from '../words.ts';
import { useGrowing } from './useGrowing.ts';

/** A dialog that asks which game of a text to open. Closing it opens none. */
export const GameChoice = ({ choice: { asks, titles, answer } }: { readonly choice: Choice }) => {
  const shown = useGrowing(titles.length);
  return (
    <Dialog title={LIBRARY.asks[asks]} onClose={() => answer(null)}>
      {titles.slice(0, shown).map((title, index) => (
        <Button key={title} large onClick={() => answer(index)}>
          {title}
        </Button>
      ))}
    </Dialog>
  );
};
