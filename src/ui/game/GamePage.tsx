import { useCallback, useEffect, useRef, useState } from 'react';
import { selectGame } from '../../app/selectors.ts';
import type { Oddboard } from '../../app/store.ts';
import type { RuleId } from '../../kernel/rulebook.ts';
import { shapeOf } from '../board/layout.ts';
import { useActions, useRoom } from '../room.ts';
import { WORDS } from '../words.ts';
import { Announcer } from './Announcer.tsx';
import { Ask } from './Ask.tsx';
import { NewGame, Say } from './dialogs.tsx';
import styles from './GamePage.module.css';
import { type DialogName, Header } from './Header.tsx';
import { KeysDialog } from './Keys.tsx';
import { OutlookBeside } from './Outlook.tsx';
import { Panel } from './Panel.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import { SettingsDialog } from './Settings.tsx';
import { TableBoard } from './TableBoard.tsx';
import { useKeys } from './useKeys.ts';

const selectFlipped = ({ flipped }: Oddboard) => flipped;

interface Props {
  readonly id: string;
  readonly clause: RuleId | null;
  /** Is that clause shown at work? */
  readonly shown: boolean;
  readonly moving: boolean;
}

/** One game: the board in the middle, its players above and below, the panel beside. */
export const GamePage = ({ id, clause, shown, moving }: Props) => {
  const game = useRoom(selectGame);
  const flipped = useRoom(selectFlipped);
  const { open } = useActions();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [isClose, setIsClose] = useState(false);
  const showKeys = useCallback(() => setDialog('keys'), []);
  const close = () => setDialog(null);
  const [isTyping, setIsTyping] = useState(false);
  const startTyping = useCallback(() => setIsTyping(true), []);
  const stopTyping = useCallback(() => setIsTyping(false), []);
  useKeys(showKeys, startTyping);
  useEffect(() => {
    void open(id);
  }, [id, open]);
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Closer to what one is about: what is picked, or what happened last.
    const square = room.current?.querySelector('[data-picked]') ?? room.current?.querySelector('[data-last]');
    if (isClose) square?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [isClose]);
  if (game?.id !== id) return <p className={styles.loading}>{WORDS.loading}</p>;
  const isLarge = game.board.regions.some(({ files }) => files > 12);
  return (
    <div className={styles.page}>
      <Header game={game} onOpen={setDialog} />
      <main className={styles.main} data-room={isLarge ? 'large' : undefined}>
        <PlayerBar side={flipped ? 'white' : 'black'} />
        <div ref={room} className={styles.room} data-close={isClose || undefined}>
          <div className={styles.fit} style={{ '--wide': shapeOf(game.board) } as React.CSSProperties}>
            <TableBoard game={game} moving={moving} />
          </div>
        </div>
        <PlayerBar side={flipped ? 'black' : 'white'} />
        <Ask game={game} typing={isTyping} onTyped={stopTyping} />
        <Announcer />
        {isLarge && (
          <button type="button" className={styles.zoom} aria-pressed={isClose} onClick={() => setIsClose(!isClose)}>
            {isClose ? WORDS.further : WORDS.closer}
          </button>
        )}
      </main>
      <Panel game={game} clause={clause} shown={shown} moving={moving} />
      <OutlookBeside game={game} />
      {dialog === 'new' && <NewGame game={game} onClose={close} />}
      {dialog === 'say' && <Say onClose={close} />}
      {dialog === 'settings' && <SettingsDialog onClose={close} />}
      {dialog === 'keys' && <KeysDialog onClose={close} />}
    </div>
  );
};
