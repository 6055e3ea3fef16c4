import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { selectTable } from '../../app/slices.ts';
import { type Table, viewOf } from '../../app/table/table.ts';
import { actorOf, actorsAsked, kindsIn, sifted, trawlOf } from '../../app/table/trawl.ts';
import type { Action } from '../../kernel/game.ts';
import { spell } from '../../kernel/menu.ts';
import { Glyph } from '../pieces/Glyph.tsx';
import { useActions, useRoom } from '../room.ts';
import { actionsFound, WORDS } from '../words.ts';
import styles from './Moves.module.css';
import { useHaul } from './useHaul.ts';

/** Pixels of a row, and how many rows stand ready beyond those that are seen. */
const ROW = 36;
const AHEAD = 8;

const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';

interface RowProps {
  readonly table: Table;
  readonly action: Action;
  readonly kind: string;
  readonly index: number;
  readonly active: boolean;
  onPoint(): void;
  onPlay(): void;
}

const Row = ({ table, action, kind, index, active, onPoint, onPlay }: RowProps) => {
  const actor = actorOf(table, action.picks);
  const unit = actor === null ? undefined : viewOf(table).units[actor];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the line above the list has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      id={`move-${index}`}
      role="option"
      aria-selected={active}
      aria-setsize={-1}
      aria-posinset={index + 1}
      className={styles.row}
      style={{ top: index * ROW }}
      // A finger looks first, and plays with the second touch.
      onClick={({ nativeEvent }) => (isTouch(nativeEvent) && !active ? onPoint() : onPlay())}
      onPointerEnter={({ nativeEvent }) => isTouch(nativeEvent) || onPoint()}
    >
      {unit ? <Glyph game={table.game} type={unit.type} side={unit.side} /> : <span />}
      <span className={styles.notation}>{action.notation}</span>
      <span className={styles.kind}>{kind}</span>
    </div>
  );
};

/** Which rows of a scrolled list are seen. */
const useWindow = () => {
  const list = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ from: 0, to: 30 });
  const look = () => {
    const { scrollTop, clientHeight } = list.current ?? { scrollTop: 0, clientHeight: 0 };
    setSeen({ from: Math.floor(scrollTop / ROW), to: Math.ceil((scrollTop + clientHeight) / ROW) });
  };
  return { list, seen, look };
};

/** The list of one question; another question is another list. */
const MovesOf = ({ table }: { readonly table: Table }) => {
  const { game } = table;
  const { enact, propose, point } = useActions();
  const [actor, setActor] = useState('');
  const [kind, setKind] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [active, setActive] = useState<number | null>(null);
  /** What was asked for last: after a warning, Enter means it again. */
  const last = useRef<Action | null>(null);
  const { list, seen, look } = useWindow();
  const actors = useMemo(() => actorsAsked(table), [table]);
  const below = actors.find(({ target }) => spell(game.board, [target]) === actor);
  const trawl = useMemo(() => trawlOf(table, below ? [...table.picks, below.target] : table.picks), [table, below]);
  const sift = useMemo(() => sifted(table, trawl, { kind, words }), [table, trawl, kind, words]);
  const hasMore = useHaul([trawl], () => sift().length > Math.max(seen.to, active ?? 0) + AHEAD);
  const found = sift();
  const kinds = kindsIn(table, trawl.found);
  const chosen = active === null ? undefined : found[active];

  useEffect(() => {
    propose(chosen?.picks ?? null);
    return () => propose(null);
  }, [chosen, propose]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useEffect(() => {
    setActive(null);
    list.current?.scrollTo({ top: 0 });
  }, [trawl, kind, words]);

  const step = (to: number) => {
    const next = Math.max(0, Math.min(to, found.length - 1));
    setActive(found.length > 0 ? next : null);
    const box = list.current;
    if (!box) return;
    if (next * ROW < box.scrollTop) box.scrollTop = next * ROW;
    // In the upper half: what the action would do may lie over the lower one.
    const room = Math.max(ROW, box.clientHeight / 2);
    if ((next + 1) * ROW > box.scrollTop + room) box.scrollTop = (next + 1) * ROW - room;
  };
  const play = (action: Action) => {
    point(null);
    last.current = action;
    enact(action.picks);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const now = active ?? -1;
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, PageDown: now + 10, PageUp: now - 10 }[event.key];
    if (to !== undefined) step(to);
    else if (event.key === 'Enter') {
      const only = found.length === 1 && !hasMore ? found[0] : undefined;
      const meant = (table.armed && last.current) ?? chosen ?? only;
      if (meant) play(meant);
    } else if (event.key === 'Escape') {
      if (!words && active === null) document.querySelector<HTMLElement>('main [role="gridcell"][tabindex="0"]')?.focus();
      setWords('');
      setActive(null);
    } else return;
    event.preventDefault();
  };

  return (
    <div className={styles.moves}>
      <div className={styles.sieve}>
        <input
          className={styles.words}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls="moves-list"
          aria-activedescendant={chosen ? `move-${active}` : undefined}
          aria-label={WORDS.findMoves}
          placeholder={WORDS.findMoves}
          autoComplete="off"
          spellCheck={false}
          value={words}
          data-moves
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {actors.length > 1 && (
          <select aria-label={WORDS.ofUnit} value={below ? actor : ''} onChange={(event) => setActor(event.target.value)}>
            <option value="">{WORDS.everyUnit}</option>
            {actors.map(({ target, name }) => (
              <option key={spell(game.board, [target])} value={spell(game.board, [target])}>
                {name}
              </option>
            ))}
          </select>
        )}
        {(kinds.size > 1 || kind !== null) && (
          <select aria-label={WORDS.ofKind} value={kind ?? ''} onChange={(event) => setKind(event.target.value || null)}>
            <option value="">{WORDS.everyKind}</option>
            {[...kinds].map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
      <p role="status" className={styles.count}>
        {found.length === 0 && !hasMore ? WORDS.noMoves : actionsFound(found.length, !hasMore)}
      </p>
      <div
        ref={list}
        id="moves-list"
        role="listbox"
        aria-label={WORDS.allMoves}
        className={styles.list}
        onScroll={look}
        onPointerLeave={({ nativeEvent }) => isTouch(nativeEvent) || setActive(null)}
      >
        <div style={{ height: found.length * ROW }} />
        {found.slice(Math.max(0, seen.from - AHEAD), seen.to + AHEAD).map((action, offset) => {
          const index = Math.max(0, seen.from - AHEAD) + offset;
          return (
            <Row
              key={action.spelling}
              table={table}
              action={action}
              kind={kinds.size > 1 ? (kinds.get(action.kind) ?? action.kind) : ''}
              index={index}
              active={index === active}
              onPoint={() => setActive(index)}
              onPlay={() => play(action)}
            />
          );
        })}
      </div>
    </div>
  );
};

/** All that can be played at this question: found bit by bit, narrowed, looked at before it is played. */
export const Moves = () => {
  const table = useRoom(selectTable);
  if (!table) return null;
  return viewOf(table).turn.outcome ? <p className={styles.count}>{WORDS.gameOver}</p> : <MovesOf table={table} />;
};
