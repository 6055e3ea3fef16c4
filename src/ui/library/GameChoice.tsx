import type { GameChoice as Choice } from '../../app/room.ts';
import { Dialog } from '../Dialog.tsx';
import dialogStyles from '../game/dialogs/dialogs.module.css';
import { LIBRARY } from '../words.ts';

/** Asks which game of a text or file is opened; closed, none is. */
export const GameChoice = ({ choice: { titles, answer } }: { readonly choice: Choice }) => (
  <Dialog title={LIBRARY.which} onClose={() => answer(null)}>
    <div className={dialogStyles.asides}>
      {titles.map((title, index) => (
        <button key={title} type="button" className={dialogStyles.aside} onClick={() => answer(index)}>
          {title}
        </button>
      ))}
    </div>
  </Dialog>
);
