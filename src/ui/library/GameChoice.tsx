import type { GameChoice as Choice } from '../../app/keeping/open-game.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { LIBRARY } from '../words.ts';

/** A dialog to choose one of the games in a text or file; closing it opens none. */
export const GameChoice = ({ choice: { titles, answer } }: { readonly choice: Choice }) => (
  <Dialog title={LIBRARY.which} onClose={() => answer(null)}>
    {titles.map((title, index) => (
      <Button key={title} large onClick={() => answer(index)}>
        {title}
      </Button>
    ))}
  </Dialog>
);
