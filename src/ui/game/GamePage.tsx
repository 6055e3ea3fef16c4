import { useCallback, useEffect, useState } from 'react';
import { selectGame } from '../../app/selectors.ts';
import type { Oddboard } from '../../app/store.ts';
import type { RuleId } from '../../kernel/rulebook.ts';
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
import { Stage } from './Stage.tsx';
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
  const showKeys = useCallback(() => setDialog('keys'), []);
  const close = () => setDialog(null);
  const [isTyping, setIsTyping] = useState(false);
  const startTyping = useCallback(() => setIsTyping(true), []);
  const stopTyping = useCallback(() => setIsTyping(false), []);
  useKeys(showKeys, startTyping);
  useEffect(() => {
    void open(id);
  }, [id, open]);
  if (game?.id !== id) return <p className={styles.loading}>{WORDS.loading}</p>;
  const isLarge = game.board.regions.some(({ files }) => files > 12);
  return (
    <div className={styles.page}>
      <Header game={game} onOpen={setDialog} />
      <main className={styles.main} data-room={isLarge ? 'large' : undefined}>
        <PlayerBar side={flipped ? 'white' : 'black'} />
        <Stage game={game} moving={moving} />
        <PlayerBar side={flipped ? 'black' : 'white'} />
        <Ask game={game} typing={isTyping} onTyped={stopTyping} />
        <Announcer />
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
