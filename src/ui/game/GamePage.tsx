import { useCallback, useContext, useEffect, useState } from 'react';
import { isOver } from '../../app/seats/halt.ts';
import { NO_SEATS } from '../../app/seats/seats.ts';
import { selectGame } from '../../app/slices.ts';
import type { Oddboard } from '../../app/store.ts';
import type { Game } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { other } from '../../kernel/side.ts';
import { fetchLater, Loading } from '../fetched.tsx';
import { ComputerSeat } from '../opponent/ComputerSeat.tsx';
import { ComputerContext } from '../opponent/context.ts';
import { Behind, Instead, useActions, useField, useRoom } from '../room.ts';
import { HandoverCard } from '../seats/HandoverCard.tsx';
import { useWakeLock } from '../seats/useWakeLock.ts';
import { SeekContext, useStaged } from '../seek/context.ts';
import { Seeker } from '../seek/Seeker.tsx';
import { Sounds } from '../sound/Sounds.tsx';
import { Ask } from './ask/Ask.tsx';
import { selectAsked } from './ask/states.tsx';
import { Elsewhere, NotOpen } from './Elsewhere.tsx';
import styles from './GamePage.module.css';
import { type DialogName, Header } from './Header.tsx';
import { Panel } from './Panel.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import { Toolbar } from './Toolbar.tsx';
import { Stage } from './table/Stage.tsx';
import { Announcer } from './telling/Announcer.tsx';
import { useKeys } from './useKeys.ts';

const TableDialog = fetchLater(async () => (await import('../seats/TableDialog.tsx')).TableDialog);

/** The dialogs over the board, fetched when they open. */
const DIALOGS = {
  new: TableDialog,
  players: TableDialog,
  share: fetchLater(async () => (await import('../share/Share.tsx')).Share),
  settings: fetchLater(async () => (await import('./dialogs/Settings.tsx')).Settings),
  help: fetchLater(async () => (await import('./dialogs/Help.tsx')).Help),
} as const;

const selectSeats = ({ heading }: Oddboard) => heading?.seats ?? NO_SEATS;

const selectIsLoading = ({ loading }: Oddboard) => loading !== null;

/** The dialogs that change the game or its players. */
const CHANGING: readonly DialogName[] = ['new', 'players'];

interface Props {
  readonly id: string;
  readonly clause: RuleId | null;
  /** Is the demonstration of that clause shown? */
  readonly shown: boolean;
  readonly moving: boolean;
}

const RuleCard = fetchLater(async () => (await import('../seek/RuleCard.tsx')).RuleCard);
const AdviceStrip = fetchLater(async () => (await import('../opponent/AdviceStrip.tsx')).AdviceStrip);

/** The board, or a line or demonstration shown on it. */
const BoardOrStage = ({ game, moving }: { readonly game: Game; readonly moving: boolean }) => {
  const staged = useStaged();
  return (
    <Instead room={staged?.room ?? null}>
      <Stage game={game} moving={moving} label={staged?.label(game.title)} spot={staged?.spot} />
    </Instead>
  );
};

/** The prompt, or the card of a line or demonstration on the board. */
const Prompt = (props: React.ComponentProps<typeof Ask>) => {
  const advice = useContext(ComputerContext)?.advice;
  const door = useContext(SeekContext);
  if (advice) return <AdviceStrip game={props.game} advice={advice} />;
  return door?.seeking || door?.showing ? (
    <RuleCard
      key={door.showing?.rule}
      game={props.game}
      seeking={door.seeking}
      showing={door.showing}
      seek={door.seek}
      onLeave={door.leave}
    />
  ) : (
    <Ask {...props} />
  );
};

/** One game: the board, and beside or under it the players, the prompt and the panel. */
export const GamePage = ({ id, clause, shown, moving }: Props) => {
  const game = useRoom(selectGame);
  const elsewhere = useField('elsewhere');
  const flipped = useField('flipped');
  const askedSide = useRoom(selectAsked);
  const { manner, turned } = useRoom(selectSeats);
  const far = flipped ? 'white' : 'black';
  const { open } = useActions();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const showHelp = useCallback(() => setDialog('help'), []);
  const Opened = dialog && DIALOGS[dialog];
  const [isTyping, setIsTyping] = useState(false);
  const startTyping = useCallback(() => setIsTyping(true), []);
  const [isWatching, setIsWatching] = useState(false);
  const running = useField('running');
  useEffect(() => {
    if (running) setIsWatching(true);
  }, [running]);
  useKeys(showHelp, startTyping);
  useWakeLock(!useRoom(isOver) && game?.id === id);
  const [asked, setAsked] = useState<string | null>(null);
  const isLoading = useRoom(selectIsLoading);
  useEffect(() => {
    let here = true;
    void open(id).then(() => here && setAsked(id));
    return () => {
      here = false;
    };
  }, [id, open]);
  if (elsewhere === id) return <Elsewhere />;
  if (game?.id !== id) return asked === id && !isLoading ? <NotOpen id={id} /> : <Loading />;
  return (
    <Seeker game={game} rule={shown ? clause : null} moving={moving} key={id}>
      <ComputerSeat moving={moving} isHeld={dialog !== null && CHANGING.includes(dialog)}>
        <div className={styles.page}>
          <Header game={game} onOpen={setDialog} />
          <main
            className={styles.main}
            data-manner={manner}
            data-turned={manner === 'across' && turned ? far : undefined}
            data-asked={manner === 'across' && askedSide === far ? 'far' : undefined}
          >
            <Behind>
              {manner !== 'beside' && <PlayerBar side={far} place="far" turned={manner === 'across'} />}
            </Behind>
            <BoardOrStage game={game} moving={moving} />
            <Behind>
              {manner === 'beside' && <PlayerBar side={far} place="beside" />}
              <PlayerBar side={other(far)} place="near" />
              <Prompt
                game={game}
                typing={isTyping}
                onTyped={() => setIsTyping(false)}
                watching={isWatching}
                onWatched={() => setIsWatching(false)}
                onPlayers={() => setDialog('players')}
              />
              <Toolbar game={game} onOpen={setDialog} />
              <Announcer />
              <Sounds />
            </Behind>
            <HandoverCard />
          </main>
          <Behind>
            <Panel game={game} clause={clause} shown={shown} moving={moving} />
          </Behind>
          {Opened && (
            <Opened key={dialog} game={game} isNew={dialog === 'new'} onClose={() => setDialog(null)} />
          )}
        </div>
      </ComputerSeat>
    </Seeker>
  );
};
