import { memo, useMemo } from 'react';
import {
  lensMarks,
  selectArmed,
  selectCulprits,
  selectGhost,
  selectLastSquares,
  selectOffers,
  selectPickedSquares,
  selectTied,
  selectTones,
  selectView,
} from '../../app/selectors.ts';
import type { Oddboard } from '../../app/store.ts';
import { targetAt } from '../../app/table.ts';
import type { Square } from '../../kernel/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView, Mark } from '../../kernel/view.ts';
import { Beside } from '../board/Beside.tsx';
import { Board } from '../board/Board.tsx';
import { type Layout, layoutOf } from '../board/layout.ts';
import { crowds } from '../board/units.ts';
import { Clause } from '../panels/Clause.tsx';
import { useActions, useNow, useRoom } from '../room.ts';
import { WORDS } from '../words.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { Compass } from './Compass.tsx';
import styles from './TableBoard.module.css';

const selectTable = ({ table }: Oddboard) => table;
const selectFlipped = ({ flipped }: Oddboard) => flipped;
const selectPlayback = ({ playback }: Oddboard) => playback;
const selectLenses = ({ lenses }: Oddboard) => lenses;
const selectFocus = ({ lenses, looked }: Oddboard) => (lenses.length > 0 ? looked : null);

/** A refusal or a warning, by the square it is about. */
const Reason = ({ layout, game }: { readonly layout: Layout; readonly game: Game }) => {
  const table = useRoom(selectTable);
  const picked = useRoom(selectPickedSquares);
  const said = table?.refused?.refusal ?? table?.armed?.hint;
  const target = table?.refused?.target ?? table?.armed?.target;
  const square = target?.kind === 'square' ? target.square : (picked.at(-1) ?? said?.squares[0]);
  if (!said || square === undefined) return null;
  return (
    <Beside square={square} layout={layout}>
      <p className={styles.reason} data-tone={table?.armed ? 'danger' : 'refused'}>
        {said.text} {table?.armed && WORDS.confirm} <Clause game={game.id} rule={said.rule} />
      </p>
    </Beside>
  );
};

/** The answers that belong beside a square: options after it was picked, or the members of a stack. */
const Chooser = ({ layout, game }: { readonly layout: Layout; readonly game: Game }) => {
  const { chooser, members, directions } = useRoom(selectOffers);
  const picked = useRoom(selectPickedSquares);
  const table = useRoom(selectTable);
  const view = useRoom(selectView);
  const square = table?.tray ?? picked.at(-1);
  if (!table || !view || square === undefined) return null;
  const side = view.turn.toMove;
  return (
    <>
      {directions.length > 0 && <Compass choices={directions} square={square} layout={layout} game={game} />}
      {chooser.length + members.length > 0 && (
        <Beside square={square} layout={layout} narrow>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this */}
          <div role="group" aria-label={members.length > 0 ? WORDS.onSquare : view.turn.toMove} className={styles.chooser}>
            {chooser.map((choice) => (
              <ChoiceButton key={choice.target.kind === 'option' ? choice.target.option : ''} game={game} side={side} choice={choice} />
            ))}
            {members.map((choice) => {
              const unit = choice.target.kind === 'unit' ? view.units[choice.target.unit] : undefined;
              if (!unit) return null;
              const name = choice.label ?? game.pieces[unit.type]?.name ?? unit.type;
              return <ChoiceButton key={unit.id} game={game} side={unit.side} choice={choice} label={name} glyph={unit.type} />;
            })}
          </div>
        </Beside>
      )}
    </>
  );
};

const grouped = (pairs: readonly (readonly [Square, Mark])[]): BoardView['marks'] => {
  const marks: Record<Square, Mark[]> = {};
  for (const [square, mark] of pairs) marks[square] = [...(marks[square] ?? []), mark];
  return marks;
};

/** The board of the table: joins what the store holds with what the board shows. */
export const TableBoard = memo(({ game, moving }: { readonly game: Game; readonly moving: boolean }) => {
  const view = useRoom(selectView);
  const table = useRoom(selectTable);
  const flipped = useRoom(selectFlipped);
  const playback = useRoom(selectPlayback);
  const lenses = useRoom(selectLenses);
  const focus = useRoom(selectFocus);
  const ghost = useRoom(selectGhost);
  const tones = useRoom(selectTones);
  const picked = useRoom(selectPickedSquares);
  const last = useRoom(selectLastSquares);
  const culprits = useRoom(selectCulprits);
  const dangerous = useRoom(selectArmed);
  const tied = useRoom(selectTied);
  const { pick, point, look } = useActions();
  const now = useNow();
  const layout = useMemo(() => layoutOf(game.board, flipped), [game, flipped]);
  const lens = useMemo(() => grouped(table ? lensMarks(table, lenses, focus) : []), [table, lenses, focus]);
  if (!view || !table) return null;
  const onPoint = (square: Square | null) => {
    const room = now();
    if (square === room.looked || room.held) return;
    look(square);
    point(square === null || !room.table ? null : targetAt(room.table, square));
  };
  const here = table.tray === null ? undefined : crowds(Object.values(view.units)).get(table.tray);
  return (
    <Board
      game={game}
      view={view}
      label={`${WORDS.board}, ${game.title}`}
      flipped={flipped}
      tones={tones}
      picked={here && table.tray !== null ? [...picked, table.tray] : picked}
      last={last}
      culprits={culprits}
      tied={tied}
      armed={dangerous?.kind === 'square' ? dangerous.square : null}
      lens={lens}
      ghost={ghost}
      {...(playback && { moment: playback.frames[playback.index] })}
      pace={moving ? (playback?.pace ?? 150) : 0}
      onPick={(square) => pick({ kind: 'square', square })}
      onPoint={onPoint}
    >
      <Reason layout={layout} game={game} />
      <Chooser layout={layout} game={game} />
    </Board>
  );
});
