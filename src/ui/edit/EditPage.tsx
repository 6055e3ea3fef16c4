import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { draftOf, ERASER, faultIn, HAND, type SandboxStore } from '../../app/table/sandbox.ts';
import type { BoardView } from '../../kernel/view.ts';
import { Board } from '../board/Board.tsx';
import { shapeOf } from '../board/layout.ts';
import { Tool } from '../controls/Tool.tsx';
import { Heading } from '../Heading.tsx';
import { Icon } from '../icons.tsx';
import { isKept, signOf } from '../keyboard.ts';
import { Clause } from '../panels/rules/Clause.tsx';
import { useActions } from '../room.ts';
import { gameLink } from '../route.ts';
import { OPENING } from '../words/opening.ts';
import { WORDS } from '../words.ts';
import styles from './EditPage.module.css';
import { Facts } from './Facts.tsx';
import { PositionText } from './PositionText.tsx';
import { Tools } from './Tools.tsx';

/** A draft has no turn to show. */
const NO_TURN = {
  number: 1,
  phases: [],
  players: { white: [], black: [] },
  notes: [],
  outcome: null,
} as const;

/** Whether the draft can be played, or why not. */
const Verdict = ({ store }: { readonly store: SandboxStore }) => {
  const draft = useStore(store);
  const { playFrom } = useActions();
  const fault = faultIn(draft);
  const play = () => {
    const read = draft.game.read(draft.editor.write(draftOf(draft)));
    if (read.ok && playFrom(read.value).ok) window.location.hash = gameLink(draft.game.id);
  };
  return (
    <div className={styles.verdict}>
      <p role="status">
        {fault ? `${WORDS.impossible} ${fault.text}` : WORDS.possible}{' '}
        {fault?.rule && <Clause game={draft.game.id} rule={fault.rule} />}
      </p>
      {draft.broken && (
        <p role="status" className={styles.broken}>
          {WORDS.broken} {draft.broken.refusal.text}{' '}
          <Clause game={draft.game.id} rule={draft.broken.refusal.rule} />
        </p>
      )}
      <button
        type="button"
        className="button"
        data-kind="primary"
        data-size="large"
        disabled={fault !== null}
        onClick={play}
      >
        {WORDS.playFrom}
      </button>
    </div>
  );
};

const Bench = ({ store }: { readonly store: SandboxStore }) => {
  const draft = useStore(store);
  const { game, editor, square, broken, use, undo, redo } = draft;
  useEditKeys(store);
  const position = draftOf(draft);
  const view: BoardView = { ...editor.show(position), turn: { ...NO_TURN, toMove: position.toMove } };
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a href={gameLink(game.id)} className={styles.back} aria-label={WORDS.backToGame}>
          <Icon name="back" /> {WORDS.backToGame}
        </a>
        <Heading className={styles.title} title={`${WORDS.setUp}: ${game.title}`} />
        <Tool icon="undo" name={WORDS.undo} disabled={draft.at === 0} onClick={undo} />
        <Tool icon="redo" name={WORDS.redo} disabled={draft.at === draft.drafts.length - 1} onClick={redo} />
      </header>
      <main className={styles.board}>
        <div className={styles.room}>
          <div className={styles.fit} style={{ '--wide': shapeOf(game.board) } as React.CSSProperties}>
            <Board
              game={game}
              view={view}
              label={`${WORDS.setUp}, ${game.title}`}
              highlights={{
                picked: square === null ? [] : [square],
                last: broken ? [broken.from, broken.to] : [],
                culprits: faultIn(draft)?.squares ?? broken?.refusal.squares ?? [],
              }}
              hands={{ pick: use }}
            />
          </div>
        </div>
        <Verdict store={store} />
      </main>
      <aside className={styles.panel} aria-label={WORDS.tools}>
        <Tools store={store} />
        <Facts store={store} />
        <PositionText store={store} />
      </aside>
    </div>
  );
};

/** The editor of positions. The game on the table stays as it is. */
export const EditPage = ({ id }: { readonly id: string }) => {
  const { sandbox } = useActions();
  const [store, setStore] = useState<SandboxStore | null | undefined>(undefined);
  useEffect(() => {
    void sandbox(id).then(setStore);
  }, [id, sandbox]);
  if (store) return <Bench store={store} />;
  return (
    <main className={styles.waiting}>
      <p>{store === null ? WORDS.noEditor : OPENING.loading}</p>
      <a href={gameLink(id)}>{WORDS.backToGame}</a>
    </main>
  );
};

/** As on the table: brackets undo and redo, Escape puts the square down; Delete clears it. */
const useEditKeys = (store: SandboxStore): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isKept(event) || event.metaKey) return;
      const { undo, redo, choose, use, square, tool } = store.getState();
      const sign = signOf(event);
      const isZ = event.ctrlKey && !event.altKey && sign === 'z';
      if (sign === '[' || (isZ && !event.shiftKey)) undo();
      else if (sign === ']' || isZ) redo();
      else if (event.key === 'Escape') choose(HAND);
      else if (event.key === 'Delete' && square !== null) {
        choose(ERASER);
        use(square);
        choose(tool);
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [store]);
