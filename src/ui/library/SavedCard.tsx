import { type FormEvent, memo, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { runInSlices } from '../../app/base/resumable.ts';
import { openingWork } from '../../app/formats/opening.ts';
import type { SavedGame } from '../../app/formats/saved.ts';
import { positionAt } from '../../app/model/table.ts';
import { namesIn } from '../../app/store/state-selectors.ts';
import { NAME_LENGTH } from '../../kernel/editing/names.ts';
import { otherReadings } from '../../kernel/editing/options.ts';
import type { Game, GameEntry, Position } from '../../kernel/game.ts';
import { SIDES } from '../../kernel/side.ts';
import type { BoardView } from '../../kernel/view.ts';
import { countWords } from '../../kernel/words.ts';
import { BoardScene } from '../board/BoardScene.tsx';
import { Button } from '../controls/Button.tsx';
import { Menu, type MenuItem } from '../controls/Menu.tsx';
import { saveGameFile } from '../game/saveFile.ts';
import { queueIdle, yieldToEvents } from '../idle.ts';
import { gameLink } from '../route.ts';
import { useActions } from '../store.ts';
import { useVisibility } from '../useVisibility.ts';
import { OPENING } from '../words/opening.ts';
import { OPPONENT } from '../words/opponent.ts';
import { asNamed, LIBRARY, SHARING, TABLE, turnName } from '../words.ts';
import styles from './SavedCard.module.css';

/** Returns a saved game's last position, from the snapshot or, slower, by a replay; null if the replay fails. */
const endOf = async (game: Game, saved: SavedGame): Promise<Position | null> => {
  const snapshot = saved.snapshot ? game.read(saved.snapshot) : null;
  if (snapshot?.ok) return snapshot.value;
  const there = await runInSlices(await openingWork(game, saved), yieldToEvents, () => undefined);
  return there.ok ? positionAt(there.value.table, there.value.table.line.length) : null;
};

const dateText = (changed: string): string => {
  const date = new Date(changed);
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString(undefined, { dateStyle: 'medium' });
};

export const titleOf = ({ name, players, computers = {} }: SavedGame, entry: GameEntry): string => {
  const [white, black] = SIDES.map((side) => {
    const level = computers[side];
    return level ? OPPONENT.named(level) : players[side];
  });
  return name || (white || black ? `${white || LIBRARY.somebody} – ${black || LIBRARY.somebody}` : entry.title);
};

/** The area in which boards are rendered: up to 600 pixels beyond the window, so that scrolling finds boards ready. */
const VISIBLE_AREA = { margin: 600 };

interface Props {
  readonly saved: SavedGame;
  readonly entry: GameEntry;
}

const SavedGameMenu = ({ saved, title, onRename }: Pick<Props, 'saved'> & { title: string; onRename(): void }) => {
  const { resume, playOwn, duplicate, discard } = useActions();
  const playAgain = async () => {
    resume(saved);
    await playOwn(saved.game);
    window.location.hash = gameLink(saved.game);
  };
  const items: readonly MenuItem[] = [
    ...(saved.result ? [{ name: LIBRARY.again, onClick: () => void playAgain() }] : []),
    { name: LIBRARY.rename, onClick: onRename },
    { name: LIBRARY.duplicate, onClick: () => void duplicate(saved) },
    { name: SHARING.file, onClick: () => saveGameFile(saved) },
    { name: LIBRARY.discard, onClick: () => void discard(saved) },
  ];
  return <Menu name={LIBRARY.more(title)} items={items} />;
};

const NameForm = ({ saved, onDone }: Pick<Props, 'saved'> & { onDone(): void }) => {
  const { rename } = useActions();
  const onName = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void rename(saved, String(new FormData(event.currentTarget).get('name') ?? '').trim());
    onDone();
  };
  return (
    <form onSubmit={onName} className={`row ${styles.naming}`}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it was asked for in the menu
        autoFocus
        className="field"
        name="name"
        aria-label={LIBRARY.name}
        defaultValue={saved.name}
        maxLength={NAME_LENGTH.title}
      />
      <Button type="submit">{LIBRARY.done}</Button>
    </form>
  );
};

interface SavedGameState {
  readonly game: Game;
  readonly view: BoardView;
  /** How many turns each side has played, rounded up if one side has played one more. */
  readonly turns: number;
  readonly others: ReturnType<typeof otherReadings>;
}

const readState = async (entry: GameEntry, saved: SavedGame): Promise<SavedGameState | null> => {
  const game = await entry.load();
  const end = await endOf(game, saved);
  return (
    end && {
      game,
      view: game.view(end),
      turns: Math.ceil(end.ply / 2),
      others: otherReadings(game.options, end),
    }
  );
};

/** Returns the game's state while the card is near the window, else null, since reading every game would be slow. */
const useSavedGameState = ({ saved, entry }: Props, isNear: boolean): SavedGameState | null => {
  const read = useRef<readonly [SavedGame, SavedGameState | null] | null>(null);
  const [standing, setStanding] = useState<SavedGameState | null>(null);
  useEffect(() => {
    if (!isNear) return setStanding(null);
    let isWanted = true;
    const known = async () => {
      if (isWanted && read.current?.[0] !== saved) read.current = [saved, await readState(entry, saved)];
    };
    void queueIdle(known, () => isWanted).then(() => {
      if (isWanted) startTransition(() => setStanding(read.current?.[1] ?? null));
    });
    return () => {
      isWanted = false;
    };
  }, [isNear, saved, entry]);
  return standing;
};

export const SavedCard = memo(({ saved, entry }: Props) => {
  const { resume } = useActions();
  const [naming, setNaming] = useState(false);
  const { element, isSeen } = useVisibility<HTMLLIElement>(VISIBLE_AREA);
  const { game, view, turns, others = [] } = useSavedGameState({ saved, entry }, isSeen) ?? {};
  const isNear = useDeferredValue(isSeen);
  const title = titleOf(saved, entry);
  const names = namesIn(saved);
  const turn = view?.turn;
  const status = saved.result
    ? asNamed(saved.result.text, names)
    : turn && `${turnName(turn.number, turn.toMove, names[turn.toMove])} ${LIBRARY.toMove}`;
  const linkText = saved.result ? OPENING.replay : OPENING.goOn;
  const facts = [
    title === entry.title ? '' : entry.title,
    saved.result && turns ? countWords(turns, 'turn') : '',
    dateText(saved.changed),
    others.length > 0 ? `${TABLE.disputes}: ${others.map(({ rule }) => rule).join(', ')}` : '',
  ];
  return (
    <li ref={element} className={`card ${styles.card}`} data-near={isNear || undefined}>
      {isNear && (
        <div className={styles.board}>
          <div className={styles.room}>
            {game && view && <BoardScene game={game} view={view} flipped={saved.flipped} />}
          </div>
        </div>
      )}
      <div className={styles.words}>
        {naming ? (
          <NameForm saved={saved} onDone={() => setNaming(false)} />
        ) : (
          <h2>
            <a href={gameLink(saved.game)} aria-label={`${linkText}: ${title}`} onClick={() => resume(saved)}>
              {title}
            </a>
          </h2>
        )}
        {isNear && (
          <>
            <p className="small">{facts.filter(Boolean).join(' · ')}</p>
            <p className="small">{status}</p>
            <p className={`small ${styles.way}`}>{linkText}</p>
          </>
        )}
      </div>
      {isNear && (
        <div className={styles.more}>
          <SavedGameMenu saved={saved} title={title} onRename={() => setNaming(!naming)} />
        </div>
      )}
    </li>
  );
});
