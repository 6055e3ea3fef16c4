import { type FormEvent, useMemo, useState } from 'react';
import type { SavedGame } from '../../app/keeping/formats/saved.ts';
import { openingOf } from '../../app/keeping/opening.ts';
import { namesIn } from '../../app/slices.ts';
import { positionAt } from '../../app/table/table.ts';
import { inPieces } from '../../app/work.ts';
import type { Game, GameEntry } from '../../kernel/game.ts';
import { SIDES } from '../../kernel/side.ts';
import type { BoardView } from '../../kernel/view.ts';
import { Board } from '../board/Board.tsx';
import { shapeOf } from '../board/layout.ts';
import { useFetched } from '../fetched.tsx';
import { saveGameFile } from '../game/useSaveGame.ts';
import { pause } from '../leisure.ts';
import { useActions } from '../room.ts';
import { gameLink } from '../route.ts';
import { OPENING } from '../words/opening.ts';
import { OPPONENT } from '../words/opponent.ts';
import { actionsOn, asNamed, LIBRARY, SHARING, turnName } from '../words.ts';
import styles from './SavedCard.module.css';

/** The end of a saved game from its snapshot; without one, the game is replayed. */
const endOf = async (game: Game, saved: SavedGame): Promise<BoardView | null> => {
  const snapshot = saved.snapshot ? game.read(saved.snapshot) : null;
  if (snapshot?.ok) return game.view(snapshot.value);
  const there = await inPieces(await openingOf(game, saved), pause, () => undefined);
  return there.ok ? game.view(positionAt(there.value.table, there.value.table.line.length)) : null;
};

const SmallBoard = ({ game, view }: { readonly game: Game; readonly view: BoardView }) => (
  <div className={styles.fit} style={{ '--wide': shapeOf(game.board) } as React.CSSProperties} inert>
    <Board game={game} view={view} label={game.title} bare />
  </div>
);

const whenOf = (changed: string): string => {
  const date = new Date(changed);
  return Number.isNaN(date.getTime())
    ? ''
    : date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
};

/** A game's title: its players, its name, or its variant. */
export const titleOf = ({ name, players, computers = {} }: SavedGame, entry: GameEntry): string => {
  const [white, black] = SIDES.map((side) => {
    const level = computers[side];
    return level ? OPPONENT.named(level) : players[side];
  });
  return (
    name || (white || black ? `${white || LIBRARY.somebody} – ${black || LIBRARY.somebody}` : entry.title)
  );
};

interface Props {
  readonly saved: SavedGame;
  readonly entry: GameEntry;
}

/** One game of the library: its board, its title, and its actions. */
export const SavedCard = ({ saved, entry }: Props) => {
  const { resume, playOwn, rename, duplicate, discard } = useActions();
  const [naming, setNaming] = useState(false);
  const game = useFetched(entry.load);
  const view = useFetched(useMemo(() => (game ? () => endOf(game, saved) : undefined), [game, saved]));
  const title = titleOf(saved, entry);
  const names = namesIn(saved);
  const turn = view?.turn;
  const stands = saved.result
    ? asNamed(saved.result.text, names)
    : turn && `${turnName(turn.number, turn.toMove, names[turn.toMove])} ${LIBRARY.toMove}`;
  const way = saved.result ? OPENING.seeAgain : OPENING.goOn;
  /** A new game with the same players and options. */
  const playAgain = async () => {
    resume(saved);
    await playOwn(saved.game);
    window.location.hash = gameLink(saved.game);
  };
  const onName = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void rename(saved, String(new FormData(event.currentTarget).get('name') ?? '').trim());
    setNaming(false);
  };
  return (
    <li className={styles.card}>
      <div className={styles.board} aria-hidden="true">
        {game && view && <SmallBoard game={game} view={view} />}
      </div>
      <div className={styles.words}>
        {naming ? (
          <form onSubmit={onName} className={styles.naming}>
            <input name="name" aria-label={LIBRARY.name} defaultValue={saved.name} maxLength={80} />
            <button type="submit">{LIBRARY.done}</button>
          </form>
        ) : (
          <h2 className={styles.title}>{title}</h2>
        )}
        <p className={styles.facts}>
          {[title === entry.title ? '' : entry.title, actionsOn(saved.nodes.length), whenOf(saved.changed)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p>{stands}</p>
      </div>
      <div className={styles.ways}>
        <a
          className={styles.resume}
          href={gameLink(saved.game)}
          aria-label={`${way}: ${title}`}
          onClick={() => resume(saved)}
        >
          {way}
        </a>
        {saved.result && (
          <button type="button" onClick={() => void playAgain()}>
            {OPENING.newGame}
          </button>
        )}
        <button type="button" onClick={() => setNaming(!naming)}>
          {LIBRARY.rename}
        </button>
        <button type="button" onClick={() => void duplicate(saved)}>
          {LIBRARY.duplicate}
        </button>
        <button type="button" onClick={() => saveGameFile(saved)}>
          {SHARING.file}
        </button>
        <button type="button" onClick={() => void discard(saved)}>
          {LIBRARY.discard}
        </button>
      </div>
    </li>
  );
};
