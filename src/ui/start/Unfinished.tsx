import { useMemo } from 'react';
import type { SavedGame } from '../../app/formats/saved.ts';
import { namesIn } from '../../app/store/state-selectors.ts';
import type { Game, GameEntry } from '../../kernel/game.ts';
import { useFetched } from '../lazyComponent.tsx';
import { titleOf } from '../library/SavedCard.tsx';
import { gameLink } from '../route.ts';
import { useActions, useField } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { LIBRARY, turnName } from '../words.ts';
import { PictureCard, PositionPicture } from './Picture.tsx';
import styles from './StartPage.module.css';

/** The maximum number of games to show. A few games are enough, because the library lists all games. */
const MAX_SHOWN = 8;

/** Returns the view of a saved game. Null if the snapshot is unreadable or outdated. */
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
  const says = [
    title === entry.title ? '' : entry.title,
    turn && `${turnName(turn.number, turn.toMove, namesIn(saved)[turn.toMove])} ${LIBRARY.toMove}`,
  ];
  return (
    <li>
      <PictureCard
        href={gameLink(saved.game)}
        aria-label={`${OPENING.goOn}: ${title}`}
        onClick={() => resume(saved)}
        heading={title}
        says={says.filter(Boolean).join(' · ')}
      >
        {game && view && <PositionPicture game={game} view={view} rows={8} />}
      </PictureCard>
    </li>
  );
};

export { TodayCard } from '../learn/TodayCard.tsx';

export const Unfinished = ({ games }: { readonly games: readonly SavedGame[] }) => {
  const entries = useField('entries');
  return (
    <ul className={styles.scroll}>
      {games.slice(0, MAX_SHOWN).map((saved) => {
        const entry = entries.find(({ id }) => id === saved.game);
        return entry && <Card key={saved.id} saved={saved} entry={entry} />;
      })}
    </ul>
  );
};
