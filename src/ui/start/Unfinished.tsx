import { useMemo } from 'react';
import type { SavedGame } from '../../app/formats/saved.ts';
import { namesIn } from '../../app/store/state-selectors.ts';
import type { Game, GameEntry } from '../../kernel/game.ts';
import { BoardScene } from '../board/BoardScene.tsx';
import { useFetched } from '../fetched.tsx';
import { titleOf } from '../library/SavedCard.tsx';
import { gameLink } from '../route.ts';
import { useActions, useField } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { LIBRARY, turnName } from '../words.ts';
import styles from './StartPage.module.css';

/** The largest number listed; the library has the rest. */
const MOST = 8;

/** The last position of a saved game; null if its snapshot is of older rules. */
const viewIn = (game: Game, { snapshot }: SavedGame) => {
  const read = game.read(snapshot);
  return read.ok ? game.view(read.value) : null;
};

const Card = ({ saved, entry }: { readonly saved: SavedGame; readonly entry: GameEntry }) => {
  const { resume } = useActions();
  const game = useFetched(entry.load);
  const view = useMemo(() => game && viewIn(game, saved), [game, saved]);
  const title = titleOf(saved, entry);
  const turn = view?.turn;
  return (
    <li>
      <a
        className={`card small ${styles.saved}`}
        href={gameLink(saved.game)}
        aria-label={`${OPENING.goOn}: ${title}`}
        onClick={() => resume(saved)}
      >
        <span className={styles.thumb}>{game && view && <BoardScene game={game} view={view} />}</span>
        <strong>{title}</strong>
        <span>{title === entry.title ? '' : entry.title}</span>
        <span>
          {turn && `${turnName(turn.number, turn.toMove, namesIn(saved)[turn.toMove])} ${LIBRARY.toMove}`}
        </span>
      </a>
    </li>
  );
};

export const Unfinished = ({ games }: { readonly games: readonly SavedGame[] }) => {
  const entries = useField('entries');
  return (
    <ul className={styles.scroll}>
      {games.slice(0, MOST).map((saved) => {
        const entry = entries.find(({ id }) => id === saved.game);
        return entry && <Card key={saved.id} saved={saved} entry={entry} />;
      })}
    </ul>
  );
};
