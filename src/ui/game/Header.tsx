import type { Oddboard } from '../../app/store.ts';
import { hasPicked } from '../../app/table/playing.ts';
import { canRedo, picksWait } from '../../app/table/travel.ts';
import type { Game } from '../../kernel/game.ts';
import { Heading } from '../Heading.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { useActions, useRoom } from '../room.ts';
import { editLink } from '../route.ts';
import { LEGEND } from '../words/legend.ts';
import { OPENING } from '../words/opening.ts';
import { SHARING, WORDS } from '../words.ts';
import { Say } from './ask/Say.tsx';
import styles from './Header.module.css';

export type DialogName = 'new' | 'players' | 'share' | 'settings' | 'help';

const selectCanUndo = ({ table }: Oddboard) => !!table && (table.cursor > 0 || table.picks.length > 0);
const selectHasPicks = ({ table }: Oddboard) => !!table && hasPicked(table);
const selectPicksWait = ({ table }: Oddboard) => !!table && picksWait(table);
const selectCanRedo = ({ table }: Oddboard) => !!table && canRedo(table);

interface ToolProps {
  readonly icon: IconName;
  readonly name: string;
  readonly wide?: boolean;
  readonly disabled?: boolean;
  onClick(): void;
}

const Tool = ({ icon, name, wide = false, disabled = false, onClick }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={name}
    title={name}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon name={icon} />
    {wide && <span className={styles.word}>{name}</span>}
  </button>
);

/** The header: the game's name, and actions on the game as a whole. */
export const Header = ({ game, onOpen }: { readonly game: Game; onOpen(dialog: DialogName): void }) => {
  const { undo, redo, flip } = useActions();
  const hasPicks = useRoom(selectHasPicks);
  const isPickNext = useRoom(selectPicksWait);
  return (
    <header className={styles.header}>
      <a
        className={styles.brand}
        href="#/"
        title={WORDS.allGames}
        aria-label={`${OPENING.app}: ${WORDS.allGames}`}
      >
        <span className={styles.word}>{OPENING.app}</span>
        <Icon name="home" />
      </a>
      <Heading className={styles.title} title={game.title} quiet />
      <div className={styles.tools}>
        <Tool
          icon="undo"
          name={hasPicks ? WORDS.undoPick : WORDS.undo}
          disabled={!useRoom(selectCanUndo)}
          onClick={() => undo(hasPicks ? 'pick' : 'action')}
        />
        <Tool
          icon="redo"
          name={WORDS.redo}
          disabled={!useRoom(selectCanRedo)}
          onClick={() => redo(isPickNext ? 'pick' : 'action')}
        />
        <Tool icon="flip" name={WORDS.flip} onClick={flip} />
        <a
          className={`${styles.tool} ${styles.hand}`}
          href={editLink(game.id)}
          aria-label={WORDS.freeHand}
          title={WORDS.freeHand}
        >
          <Icon name="hand" />
        </a>
        <Tool icon="plus" name={OPENING.newGame} wide onClick={() => onOpen('new')} />
        <Tool icon="players" name={WORDS.players} onClick={() => onOpen('players')} />
        <Say game={game} />
        <Tool icon="share" name={SHARING.title} onClick={() => onOpen('share')} />
        <Tool icon="settings" name={WORDS.settings} onClick={() => onOpen('settings')} />
        <Tool icon="help" name={LEGEND.open} onClick={() => onOpen('help')} />
      </div>
    </header>
  );
};
