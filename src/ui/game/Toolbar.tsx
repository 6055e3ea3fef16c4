import { useContext } from 'react';
import { canRedo, hasRedoPicks } from '../../app/model/travel.ts';
import { selectIsFirst } from '../../app/store/selectors.ts';
import { selectCursor, selectHasPicks, selectLength } from '../../app/store/state-selectors.ts';
import type { Game } from '../../kernel/game.ts';
import { Menu, type MenuItem } from '../controls/Menu.tsx';
import { Tool } from '../controls/Tool.tsx';
import { Icon } from '../icons.tsx';
import { AdviceButtons } from '../opponent/AdviceButtons.tsx';
import { useCanReview } from '../opponent/context.ts';
import { Heading } from '../PageHeader.tsx';
import { ReviewContext } from '../review/context.ts';
import { editLink } from '../route.ts';
import { useActions, useApp, useField } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { OPPONENT } from '../words/opponent.ts';
import { LEGEND } from '../words/pieces.ts';
import { placeIn, REPLAY, SHARING, WORDS } from '../words.ts';
import { DrawAndResign } from './ask/DrawAndResign.tsx';
import headerStyles from './Header.module.css';
import styles from './Toolbar.module.css';

export type DialogName = 'new' | 'players' | 'share' | 'settings' | 'help';

export interface OpenProps {
  readonly game: Game;
  onOpen(dialog: DialogName): void;
}

const DIALOG_TOOLS = [
  { icon: 'plus', name: OPENING.newGame, opens: 'new' },
  { icon: 'share', name: SHARING.title, opens: 'share' },
  { icon: 'settings', name: WORDS.settings, opens: 'settings' },
  { icon: 'help', name: LEGEND.open, opens: 'help' },
] as const;

export const Header = ({ game, onOpen }: OpenProps) => (
  <header className={`line ${headerStyles.header}`}>
    <a className={headerStyles.brand} href="#/" title={WORDS.allGames} aria-label={`${OPENING.app}: ${WORDS.allGames}`}>
      <span className={headerStyles.word}>{OPENING.app}</span>
      <Icon name="home" />
    </a>
    <Heading className={`cut ${headerStyles.title}`} title={game.title} quiet />
    <div className={headerStyles.tools}>
      {DIALOG_TOOLS.map(({ icon, name, opens }, index) => (
        <Tool key={icon} icon={icon} name={name} onClick={() => onOpen(opens)}>
          {index < 2 && name}
        </Tool>
      ))}
    </div>
  </header>
);

const Places = () => {
  const { goTo } = useActions();
  const cursor = useApp(selectCursor);
  const length = useApp(selectLength);
  const isStart = cursor === 0;
  const isEnd = cursor === length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this
    <div role="group" aria-label={WORDS.turns} className={styles.places}>
      <Tool icon="start" name={REPLAY.start} disabled={isStart} onClick={() => goTo(0)} />
      <Tool icon="back" name={REPLAY.back} hotkey="←" disabled={isStart} onClick={() => goTo(cursor - 1)} />
      <span className="small" title={placeIn(cursor, length)}>
        {cursor}/{length}
      </span>
      <Tool icon="forth" name={REPLAY.next} hotkey="→" disabled={isEnd} onClick={() => goTo(cursor + 1)} />
      <Tool icon="end" name={REPLAY.end} disabled={isEnd} onClick={() => goTo(length)} />
    </div>
  );
};

const Undo = () => {
  const { undo } = useActions();
  const hasPicks = useApp(selectHasPicks);
  const canUndo = useApp(({ table }) => !!table && (table.cursor > 0 || table.picks.length > 0));
  return (
    <Tool
      icon="undo"
      name={hasPicks ? WORDS.undoPick : WORDS.undo}
      hotkey="["
      disabled={!canUndo}
      onClick={() => undo(hasPicks ? 'pick' : 'action')}
    />
  );
};

const useOverflowTools = () => {
  const { redo, flip, set } = useActions();
  const isPickNext = useApp(({ table }) => !!table && hasRedoPicks(table));
  const hasNext = useApp(({ table }) => !!table && canRedo(table));
  const isSilent = useField('settings').sound === 'off';
  return {
    redo: {
      icon: 'redo',
      name: WORDS.redo,
      hotkey: ']',
      disabled: !hasNext,
      onClick: () => redo(isPickNext ? 'pick' : 'action'),
    },
    flip: { icon: 'flip', name: WORDS.flip, hotkey: 'f', onClick: flip },
    sound: {
      icon: isSilent ? 'mute' : 'sound',
      name: isSilent ? WORDS.soundOn : WORDS.soundOff,
      onClick: () => set({ sound: isSilent ? 'on' : 'off' }),
    },
  } as const;
};

const useMenuItems = ({ game, onOpen }: OpenProps, { redo, flip, sound }: ReturnType<typeof useOverflowTools>) => {
  const { addAllRules, watch } = useActions();
  const isFirst = useApp(selectIsFirst);
  const canReview = useCanReview();
  const { open: openReview } = useContext(ReviewContext);
  const cursor = useApp(selectCursor);
  const length = useApp(selectLength);
  const spare = (item: MenuItem): MenuItem => ({ ...item, isInOverflow: true });
  const items: readonly MenuItem[] = [
    ...(isFirst ? [{ icon: 'plus', name: OPENING.allRules, onClick: addAllRules } as const] : []),
    spare(redo),
    spare(flip),
    {
      icon: 'play',
      name: REPLAY.bar,
      disabled: length === 0,
      onClick: () => watch(cursor === length ? 0 : cursor, true),
    },
    ...(canReview ? [{ icon: 'curve', name: OPPONENT.review, onClick: openReview } as const] : []),
    { icon: 'players', name: WORDS.players, onClick: () => onOpen('players') },
    { icon: 'edit', name: WORDS.editPosition, href: editLink(game.id) },
    spare(sound),
    ...DIALOG_TOOLS.map(({ icon, name, opens }) => spare({ icon, name, onClick: () => onOpen(opens) })),
  ];
  return items;
};

/** Renders the toolbar. The row of tools never changes, so that no button moves. */
export const Toolbar = (props: OpenProps) => {
  const { game } = props;
  const spare = useOverflowTools();
  const items = useMenuItems(props, spare);
  return (
    <div className={styles.bar} data-tools data-screen>
      <div role="toolbar" aria-label={WORDS.tools} className={styles.tools}>
        <Undo />
        <div className={styles.roomy}>
          <Tool {...spare.redo} />
          <Places />
        </div>
        <AdviceButtons />
        <div className={styles.roomy}>
          <DrawAndResign game={game} />
          <Tool {...spare.sound} />
          <Tool {...spare.flip} />
        </div>
        <Menu name={WORDS.moreTools} items={items}>
          {(close) => <DrawAndResign game={game} onDone={close} />}
        </Menu>
      </div>
    </div>
  );
};
