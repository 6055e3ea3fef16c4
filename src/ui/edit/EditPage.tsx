import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { draftOf, ERASER_TOOL, faultIn, HAND_TOOL, type SandboxStore } from '../../app/editor/sandbox.ts';
import type { Brush } from '../../kernel/editing/edit.ts';
import type { Game, Position } from '../../kernel/game.ts';
import type { Problem } from '../../kernel/result.ts';
import type { BoardView } from '../../kernel/view.ts';
import { BoardPage } from '../BoardPage.tsx';
import { Board } from '../board/Board.tsx';
import { BoardContainer } from '../board/BoardScene.tsx';
import { aspectRatioOf } from '../board/layout.ts';
import { Swatch } from '../board/Marks.tsx';
import { Button } from '../controls/Button.tsx';
import { Tool } from '../controls/Tool.tsx';
import { characterOf, isHandledByControl, undoOrRedo, useKeydown } from '../keyboard.ts';
import { useFetched } from '../lazyComponent.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { Clause } from '../panels/rules/Clause.tsx';
import { Glyph } from '../pieces/Glyph.tsx';
import { gameLink, learnLink } from '../route.ts';
import { useActions } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { WORDS } from '../words.ts';
import styles from './EditPage.module.css';
import { Facts, PositionText } from './Facts.tsx';
import toolStyles from './Tools.module.css';

const Picture = ({ game, look }: { readonly game: Game; readonly look: Brush<Position>['look'] }) =>
  'mark' in look ? (
    <Swatch game={game} mark={{ kind: look.mark, label: '', rule: '', ...(look.of && { side: look.of }) }} />
  ) : (
    <Glyph game={game} type={look.type} side={look.side} />
  );

const Tools = ({ store }: { readonly store: SandboxStore }) => {
  const { game, editor, tool, choose, clearBoard, replaceDraft } = useStore(store);
  const groups = [...new Set(editor.brushes.map(({ group }) => group))];
  const activeBrush = editor.brushes.find(({ id }) => id === tool);
  return (
    <section className={toolStyles.tools} aria-label={WORDS.tools}>
      <div className="row">
        {[
          [HAND_TOOL, WORDS.hand],
          [ERASER_TOOL, WORDS.eraser],
        ].map(([id = '', title]) => (
          <Button key={id} aria-pressed={tool === id} onClick={() => choose(id)}>
            {title}
          </Button>
        ))}
        <Button onClick={clearBoard}>{WORDS.emptyBoard}</Button>
        <Button onClick={() => replaceDraft(game.setup(1))}>{WORDS.startPosition}</Button>
      </div>
      {groups.map((group) => (
        <fieldset key={group} className={`row ${toolStyles.group}`}>
          <legend className="small">{group}</legend>
          {editor.brushes
            .filter((brush) => brush.group === group)
            .map(({ id, title, look }) => (
              <button
                key={id}
                type="button"
                className={toolStyles.brush}
                aria-pressed={tool === id}
                title={title}
                onClick={() => choose(tool === id ? HAND_TOOL : id)}
              >
                <Picture game={game} look={look} />
              </button>
            ))}
        </fieldset>
      ))}
      <p className={`small ${toolStyles.hint}`} role="status">
        {activeBrush ? activeBrush.title : tool === ERASER_TOOL ? WORDS.eraserHint : WORDS.handHint}
      </p>
    </section>
  );
};

const NO_TURN = {
  number: 1,
  phases: [],
  players: { white: [], black: [] },
  notes: [],
  outcome: null,
} as const;

const Verdict = ({ store, isUnread }: { readonly store: SandboxStore; readonly isUnread: boolean }) => {
  const draft = useStore(store);
  const { playFrom } = useActions();
  const fault = faultIn(draft);
  const read = draft.game.read(draft.editor.write(draftOf(draft)));
  const end = read.ok ? draft.game.outcome(read.value) : null;
  const play = () => {
    if (read.ok && playFrom(read.value).ok) window.location.hash = gameLink(draft.game.id);
  };
  const possible = end ? `${WORDS.overHere} ${end.text}` : WORDS.possible;
  return (
    <div className={`line ${styles.verdict}`}>
      <p role="status">
        {isUnread ? WORDS.unread : fault ? `${WORDS.impossible} ${fault.text}` : possible}{' '}
        {fault?.rule && !isUnread && <Clause game={draft.game.id} rule={fault.rule} />}
      </p>
      {draft.broken && (
        <p role="status" className={styles.broken}>
          {WORDS.broken} {draft.broken.refusal.text} <Clause game={draft.game.id} rule={draft.broken.refusal.rule} />
        </p>
      )}
      <Button kind="primary" large disabled={fault !== null || isUnread} onClick={play}>
        {WORDS.playFrom}
      </Button>
    </div>
  );
};

const Editor = ({ store }: { readonly store: SandboxStore }) => {
  const draft = useStore(store);
  const { game, editor, square, broken, use, undo, redo } = draft;
  useEditKeys(store);
  const [wrong, setWrong] = useState<Problem | null>(null);
  const position = draftOf(draft);
  const view: BoardView = { ...editor.show(position), turn: { ...NO_TURN, toMove: position.toMove } };
  return (
    <BoardPage
      header={
        <PageHeader title={`${WORDS.setUp}: ${game.title}`} learn={learnLink(game.id)} isSlim>
          <Tool icon="undo" name={WORDS.undo} disabled={draft.at === 0} onClick={undo} />
          <Tool icon="redo" name={WORDS.redo} disabled={draft.at === draft.drafts.length - 1} onClick={redo} />
          <a href={gameLink(game.id)}>{WORDS.backToGame}</a>
        </PageHeader>
      }
      board={
        <>
          <BoardContainer wide={aspectRatioOf(game.board)}>
            <Board
              game={game}
              view={view}
              label={`${WORDS.setUp}, ${game.title}`}
              highlights={{
                picked: square === null ? [] : [square],
                last: broken ? [broken.from, broken.to] : [],
                culprits: faultIn(draft)?.squares ?? broken?.refusal.squares ?? [],
              }}
              input={{ pick: use }}
            />
          </BoardContainer>
          <Verdict store={store} isUnread={wrong !== null} />
        </>
      }
    >
      <Tools store={store} />
      <Facts store={store} />
      <PositionText store={store} wrong={wrong} onWrong={setWrong} />
    </BoardPage>
  );
};

/** Shows the position editor on a store of its own, so that the open game stays unchanged. */
export const EditPage = ({ id }: { readonly id: string }) => {
  const { sandbox } = useActions();
  const opened = useFetched(useCallback(() => sandbox(id).then((store) => ({ store })), [id, sandbox]));
  if (opened?.store) return <Editor store={opened.store} />;
  return (
    <main className="alone">
      <p>{opened ? WORDS.noEditor : OPENING.loading}</p>
      <a href={gameLink(id)}>{WORDS.backToGame}</a>
    </main>
  );
};

const useEditKeys = (store: SandboxStore): void =>
  useKeydown((event) => {
    if (isHandledByControl(event)) return;
    const { undo, redo, choose, use, square, tool } = store.getState();
    const [character, step] = [characterOf(event), undoOrRedo(event)];
    if (character === '[' || step === 'undo') undo();
    else if (character === ']' || step === 'redo') redo();
    else if (event.key === 'Escape') choose(HAND_TOOL);
    else if (event.key === 'Delete' && square !== null) {
      choose(ERASER_TOOL);
      use(square);
      choose(tool);
    } else return;
    event.preventDefault();
  });
