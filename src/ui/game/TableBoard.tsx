import { memo, useMemo } from 'react';
import {
  besideOf,
  lensMarks,
  selectArmed,
  selectAskedPosition,
  selectCulprits,
  selectGhost,
  selectLastSquares,
  selectLooking,
  selectOffers,
  selectPickedSquares,
  selectTied,
  selectTones,
  selectView,
} from '../../app/selectors.ts';
import { selectFlipped, selectLenses, selectTable } from '../../app/slices.ts';
import type { Oddboard } from '../../app/store.ts';
import type { SquareTone } from '../../app/table/reach.ts';
import type { Ghost } from '../../app/telling/preview.ts';
import type { Square } from '../../kernel/board.ts';
import type { Game } from '../../kernel/game.ts';
import { square as squareTarget } from '../../kernel/menu.ts';
import type { BoardView, Mark } from '../../kernel/view.ts';
import { Beside } from '../board/Beside.tsx';
import { Board } from '../board/Board.tsx';
import { type Layout, layoutOf } from '../board/layout.ts';
import { seenOn } from '../board/units.ts';
import { Clause } from '../panels/Clause.tsx';
import { Glyph } from '../pieces/Glyph.tsx';
import { useActions, useNow, useRoom, useRoomBehind } from '../room.ts';
import { WORDS } from '../words.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { Compass } from './Compass.tsx';
import { Members } from './Members.tsx';
import { halfMark } from './memberName.ts';
import { Pencil } from './Pencil.tsx';
import styles from './TableBoard.module.css';
import { Tray, traySize, useTrayBeside } from './Tray.tsx';

const selectPlayback = ({ playback }: Oddboard) => playback;
const selectOver = ({ over }: Oddboard) => over;
const selectBeside = ({ table }: Oddboard) => (table ? besideOf(table) : undefined);
const selectFocus = ({ lenses, looked }: Oddboard) => (lenses.length > 0 ? looked : null);

/** A refusal or a warning, by the square it is about. */
const Reason = ({ layout, game }: { readonly layout: Layout; readonly game: Game }) => {
  const table = useRoom(selectTable);
  const picked = useRoom(selectPickedSquares);
  const tones = useRoom(selectTones);
  const looking = useRoom(selectLooking);
  const said = table?.refused?.refusal ?? table?.armed?.hint;
  const target = table?.refused?.target ?? table?.armed?.target;
  const square = target?.kind === 'square' ? target.square : (picked.at(-1) ?? said?.squares[0]);
  if (!said || square === undefined) return null;
  return (
    <Beside square={square} layout={layout} clear={[...picked, ...said.squares, ...(looking ? tones.keys() : [])]} spare={tones.keys()}>
      <p className={styles.reason} data-tone={table?.armed ? 'danger' : 'refused'}>
        {said.text} {table?.armed && WORDS.confirm} <Clause game={game.id} rule={said.rule} />
      </p>
    </Beside>
  );
};

/** The answers that belong beside a square: options after it was picked, or the members of a crowd. */
const Chooser = ({ layout, game }: { readonly layout: Layout; readonly game: Game }) => {
  const { chooser, directions } = useRoom(selectOffers);
  const square = useRoom(selectBeside);
  const view = useRoom(selectView);
  if (!view || square === undefined) return null;
  const options = chooser.filter(({ target }) => target.kind !== 'unit');
  const members = chooser.filter(({ target }) => target.kind === 'unit');
  return (
    <>
      {directions.length > 0 && <Compass choices={directions} square={square} layout={layout} game={game} />}
      {chooser.length > 0 && (
        <Beside square={square} layout={layout} narrow>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this */}
          <div role="group" aria-label={WORDS.onSquare} className={styles.chooser}>
            {members.length > 0 && <Members game={game} choices={members} />}
            {options.map((choice) => (
              <ChoiceButton
                key={choice.target.kind === 'option' ? choice.target.option : 'as-before'}
                game={game}
                side={view.turn.toMove}
                choice={choice}
              />
            ))}
          </div>
        </Beside>
      )}
    </>
  );
};

/** Who stands on a square with others, or travels inside: shown while one points at it. */
const Crowd = ({ layout, game }: { readonly layout: Layout; readonly game: Game }) => {
  const view = useRoom(selectView);
  const looked = useRoom(selectOver);
  const { chooser, crowd: picked } = useRoom(selectOffers);
  const here = useMemo(() => (view && looked !== null ? (seenOn(view).get(looked) ?? []) : []), [view, looked]);
  if (looked === null || here.length < 2 || chooser.length > 0 || picked?.square === looked) return null;
  const square = here[0]?.at.find((each) => here.every(({ at }) => at.includes(each))) ?? looked;
  return (
    <Beside square={looked} layout={layout} narrow>
      <ul className={styles.crowd} aria-hidden="true">
        {here.map((unit) => (
          <li key={unit.id}>
            <Glyph game={game} type={unit.type} side={unit.side} />
            <small>{halfMark(game, unit, square)}</small>
          </li>
        ))}
      </ul>
    </Beside>
  );
};

/** Who of the picked crowd goes: beside its square, off what it could capture and, where there is room, off its other targets. */
const PickedCrowd = ({ layout, game }: { readonly layout: Layout; readonly game: Game }) => {
  const { crowd } = useRoom(selectOffers);
  const picked = useRoom(selectPickedSquares);
  const tones = useRoom(selectTones);
  const isBeside = useTrayBeside(crowd);
  if (!crowd || !isBeside) return null;
  const size = traySize(crowd);
  const withTone = (isMeant: (tone: SquareTone) => boolean) => [...tones].flatMap(([square, tone]) => (isMeant(tone) ? [square] : []));
  const captures = withTone((tone) => tone === 'capture');
  const targets = withTone((tone) => tone !== 'refused');
  return (
    <Beside square={crowd.square} layout={layout} clear={[...picked, ...captures]} spare={targets} {...(size && { size })}>
      <Tray game={game} crowd={crowd} />
    </Beside>
  );
};

const grouped = (pairs: readonly (readonly [Square, Mark])[]): BoardView['marks'] => {
  const marks: Record<Square, Mark[]> = {};
  for (const [square, mark] of pairs) marks[square] = [...(marks[square] ?? []), mark];
  return marks;
};

/** A frame behind, as it takes time to find and to take away. By then it may have come true. */
const useGhost = (): { readonly ghost: Ghost | null; readonly isTrue: boolean } => {
  const about = useRoomBehind(selectAskedPosition);
  return { ghost: useRoomBehind(selectGhost), isTrue: about !== useRoom(selectAskedPosition) };
};

interface Props {
  readonly game: Game;
  readonly moving: boolean;
  readonly label?: string;
  /** Reasons and warnings are told elsewhere. */
  readonly quiet?: boolean;
  /** The square that is spoken of, outlined as if it were picked. */
  readonly spot?: Square | null;
  onApproach?(across: number, down: number): void;
}

/** The board of the table: joins what the store holds with what the board shows. */
export const TableBoard = memo(({ game, moving, label, quiet = false, spot = null, onApproach }: Props) => {
  const view = useRoom(selectView);
  const table = useRoom(selectTable);
  const flipped = useRoom(selectFlipped);
  const playback = useRoom(selectPlayback);
  const lenses = useRoom(selectLenses);
  const focus = useRoom(selectFocus);
  const { ghost, isTrue } = useGhost();
  const tones = useRoom(selectTones);
  // What squares say is heard, not seen: with the rest of the page, once the frame that answers is drawn.
  const toldView = useRoomBehind(selectView);
  const toldTones = useRoomBehind(selectTones);
  const picked = useRoom(selectPickedSquares);
  const last = useRoomBehind(selectLastSquares);
  const culprits = useRoom(selectCulprits);
  const dangerous = useRoom(selectArmed);
  const tied = useRoom(selectTied);
  const looking = useRoom(selectLooking);
  const { pick, point, look, foresee } = useActions();
  const now = useNow();
  const layout = useMemo(() => layoutOf(game.board, flipped), [game, flipped]);
  const lens = useMemo(() => grouped(table ? lensMarks(table, lenses, focus) : []), [table, lenses, focus]);
  if (!view || !table) return null;
  const onPoint = (square: Square | null) => {
    const room = now();
    if (square === room.over || room.held) return;
    look(square);
    point(square === null ? null : squareTarget(square));
  };
  return (
    <Pencil layout={layout}>
      {(arrows) => (
        <Board
          game={game}
          view={view}
          label={label ?? `${WORDS.board}, ${game.title}`}
          flipped={flipped}
          tones={tones}
          told={{ view: toldView ?? view, tones: toldTones }}
          picked={spot === null ? picked : [...picked, spot]}
          last={last}
          culprits={culprits}
          tied={tied}
          looking={!!looking}
          armed={dangerous?.kind === 'square' ? dangerous.square : null}
          lens={lens}
          ghost={ghost}
          isTrue={isTrue}
          {...(playback && { moment: playback.frames[playback.index] })}
          pace={moving ? (playback?.pace ?? 150) : 0}
          onPick={(square) => pick(squareTarget(square))}
          onPress={(square) => foresee(squareTarget(square))}
          onPoint={onPoint}
          {...(onApproach && { onApproach })}
        >
          {!quiet && <Reason layout={layout} game={game} />}
          <Chooser layout={layout} game={game} />
          <PickedCrowd layout={layout} game={game} />
          <Crowd layout={layout} game={game} />
          {arrows}
        </Board>
      )}
    </Pencil>
  );
});
