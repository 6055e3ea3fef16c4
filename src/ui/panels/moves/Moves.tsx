import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { positionOf, type Table, viewOf } from '../../../app/table/table.ts';
import { actorOf, actorsAsked, kindsIn, siftActions, trawlOf, usesOf } from '../../../app/table/trawl.ts';
import type { Action } from '../../../kernel/game.ts';
import type { RuleId } from '../../../kernel/learning/rulebook.ts';
import { spell } from '../../../kernel/menu.ts';
import { Button } from '../../controls/Button.tsx';
import { atLeisure } from '../../leisure.ts';
import { media } from '../../media.ts';
import { Glyph } from '../../pieces/Glyph.tsx';
import { useActions, useField } from '../../room.ts';
import { actionsFound, ENDS, kindName, WORDS } from '../../words.ts';
import styles from './Moves.module.css';
import { RuleFilter } from './RuleFilter.tsx';
import { useHaul } from './useHaul.ts';

/** Pixels of a row, and the number of rows kept ready beyond the visible ones. */
const ROW = 36;
const AHEAD = 8;
/** So many moves are found before the first is shown for good: captures come first. */
const SORTED = 1000;

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

/** How the game ends by this action, for the side that plays it; known when there was time to look. */
const useEnd = (table: Table, { picks }: Action): keyof typeof ENDS | null => {
  const [end, setEnd] = useState<keyof typeof ENDS | null>(null);
  useEffect(() => {
    let here = true;
    void atLeisure(async () => {
      const played = here ? table.game.preview(positionOf(table), picks) : null;
      const outcome = played?.ok ? table.game.outcome(played.value.state) : null;
      if (!here || !outcome) return;
      const { winner } = outcome;
      setEnd(winner === null ? 'draw' : winner === viewOf(table).turn.toMove ? 'win' : 'loss');
    });
    return () => {
      here = false;
    };
  }, [table, picks]);
  return end;
};

const Row = ({ table, action, kind, index, active, onPoint, onPlay }: RowProps) => {
  const actor = actorOf(table, action.picks);
  const unit = actor === null ? undefined : viewOf(table).units[actor];
  const end = useEnd(table, action);
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
      <span className={`small ${styles.kind}`} data-end={end ?? undefined}>
        {end ? ENDS[end] : kind}
      </span>
    </div>
  );
};

/** The visible rows of a scrolled list. */
const useWindow = () => {
  const list = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ from: 0, to: 30 });
  const look = () => {
    const { scrollTop, clientHeight } = list.current ?? { scrollTop: 0, clientHeight: 0 };
    setSeen({ from: Math.floor(scrollTop / ROW), to: Math.ceil((scrollTop + clientHeight) / ROW) });
  };
  return { list, seen, look };
};

/** The actions of a question as a list: what narrows it, which of it is found so far, which row is active. */
const useMoveList = (table: Table) => {
  const [actor, setActor] = useState('');
  const [kind, setKind] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [rule, setRule] = useState<RuleId | null>(null);
  /** Are the clauses of all actions wanted? Each has to be played to know them. */
  const [byRule, setByRule] = useState(false);
  // An action, not its place: more that is found may come before it.
  const [chosen, setChosen] = useState<Action | null>(null);
  /** The action asked for last: after a warning, Enter means it again. */
  const last = useRef<Action | null>(null);
  const { list, seen, look } = useWindow();
  const actors = useMemo(() => actorsAsked(table), [table]);
  const below = actors.find(({ target }) => spell(table.game.board, [target]) === actor);
  const trawl = useMemo(
    () => trawlOf(table, below ? [...table.picks, below.target] : table.picks),
    [table, below],
  );
  const sift = useMemo(
    () => siftActions(table, trawl, { kind, words, rule }),
    [table, trawl, kind, words, rule],
  );
  const uses = byRule ? usesOf(table, trawl) : null;
  const hasMore = useHaul(
    uses ? [trawl, uses] : [trawl],
    () => !uses && trawl.found.length > SORTED && sift().length > seen.to + AHEAD,
  );
  const found = sift();
  const active = chosen && found.includes(chosen) ? found.indexOf(chosen) : null;
  const setActive = (at: number | null) => setChosen(at === null ? null : (found[at] ?? null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useEffect(() => {
    setChosen(null);
    list.current?.scrollTo({ top: 0 });
  }, [trawl, kind, words, rule]);
  return {
    actor: below ? actor : '',
    setActor,
    actors,
    kind,
    setKind,
    kinds: kindsIn(table, trawl.found),
    words,
    setWords,
    trawl,
    uses,
    rule,
    setRule,
    byRule,
    setByRule,
    active,
    setActive,
    chosen: active === null ? null : chosen,
    list,
    seen,
    look,
    found,
    hasMore,
    last,
  };
};

type MoveList = ReturnType<typeof useMoveList>;

/** Makes a row the active one, and scrolls it into view. */
const goToRow = ({ found, setActive, list }: MoveList, to: number) => {
  const next = Math.max(0, Math.min(to, found.length - 1));
  setActive(found.length > 0 ? next : null);
  const box = list.current;
  if (!box) return;
  if (next * ROW < box.scrollTop) box.scrollTop = next * ROW;
  // In the upper half: the preview may cover the lower one.
  const room = Math.max(ROW, box.clientHeight / 2);
  if ((next + 1) * ROW > box.scrollTop + room) box.scrollTop = (next + 1) * ROW - room;
};

interface PartProps {
  readonly table: Table;
  readonly moves: MoveList;
  onPlay(action: Action): void;
}

/** The field that narrows the list and has its keys. */
const Words = ({ moves, onEnter }: { readonly moves: MoveList; onEnter(): void }) => {
  const { words, setWords, active, setActive, chosen } = moves;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Under a finger a keyboard would cover the list.
    if (media('(hover: hover)').matches) field.current?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const now = active ?? -1;
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, PageDown: now + 10, PageUp: now - 10 }[event.key];
    if (to !== undefined) goToRow(moves, to);
    else if (event.key === 'Enter') onEnter();
    else if (event.key === 'Escape') {
      if (!words && active === null)
        document.querySelector<HTMLElement>('main [role="gridcell"][tabindex="0"]')?.focus();
      setWords('');
      setActive(null);
    } else return;
    event.preventDefault();
  };
  return (
    <input
      ref={field}
      className={`field ${styles.words}`}
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
  );
};

interface NarrowProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  /** Values and their words. */
  readonly options: readonly (readonly [string, string])[];
  onChange(value: string): void;
}

const Narrow = ({ label, all, value, options, onChange }: NarrowProps) => (
  <select
    className="field"
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  >
    <option value="">{all}</option>
    {options.map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
);

const Sieve = ({ table, moves, onPlay }: PartProps) => {
  const { actor, actors, setActor, kind, kinds, setKind, chosen, found, hasMore, last } = moves;
  const { rule, setRule, setByRule } = moves;
  const onEnter = () => {
    const only = found.length === 1 && !hasMore ? found[0] : undefined;
    const meant = (table.armed && last.current) ?? chosen ?? only;
    if (meant) onPlay(meant);
  };
  return (
    <div className={styles.sieve}>
      <Words moves={moves} onEnter={onEnter} />
      {actors.length > 1 && (
        <Narrow
          label={WORDS.ofUnit}
          all={WORDS.everyUnit}
          value={actor}
          options={actors.map(({ target, name }) => [spell(table.game.board, [target]), name])}
          onChange={setActor}
        />
      )}
      {(kinds.size > 1 || kind !== null) && (
        <Narrow
          label={WORDS.ofKind}
          all={WORDS.everyKind}
          value={kind ?? ''}
          options={[...kinds].map(([each, label]) => [each, kindName(label)] as const)}
          onChange={(value) => setKind(value || null)}
        />
      )}
      {moves.uses ? (
        <RuleFilter table={table} trawl={moves.trawl} uses={moves.uses} rule={rule} onChange={setRule} />
      ) : (
        <Button kind="quiet" onClick={() => setByRule(true)}>
          {WORDS.filterByRule}
        </Button>
      )}
    </div>
  );
};

/** The visible rows, and a few beyond. */
const List = ({ table, moves, onPlay }: PartProps) => {
  const { list, look, seen, found, kinds, active, setActive } = moves;
  const from = Math.max(0, seen.from - AHEAD);
  return (
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
      {found.slice(from, seen.to + AHEAD).map((action, offset) => (
        <Row
          key={action.spelling}
          table={table}
          action={action}
          kind={kinds.size > 1 ? kindName(kinds.get(action.kind) ?? action.kind) : ''}
          index={from + offset}
          active={from + offset === active}
          onPoint={() => setActive(from + offset)}
          onPlay={() => onPlay(action)}
        />
      ))}
    </div>
  );
};

/** The list of one question; another question is another list. */
const MovesOf = ({ table }: { readonly table: Table }) => {
  const { enact, propose, point, show } = useActions();
  const moves = useMoveList(table);
  const { chosen, found, hasMore, rule, trawl } = moves;
  const isAll = rule === null ? trawl.isDone() : !hasMore;
  useEffect(() => {
    propose(chosen?.picks ?? null);
    return () => propose(null);
  }, [chosen, propose]);
  const play = (action: Action) => {
    point(null);
    moves.last.current = action;
    enact(action.picks);
  };
  return (
    <div className={styles.moves}>
      <div className={`small ${styles.head}`}>
        <p role="status" aria-busy={hasMore && moves.byRule}>
          {found.length === 0 && isAll ? WORDS.noMoves : actionsFound(found.length, isAll)}
        </p>
        <Button kind="quiet" onClick={() => show('look')}>
          {WORDS.close}
        </Button>
      </div>
      <Sieve table={table} moves={moves} onPlay={play} />
      <List table={table} moves={moves} onPlay={play} />
    </div>
  );
};

/** All actions of the question, found bit by bit, narrowed, and previewed. */
export const Moves = () => {
  const table = useField('table');
  return table && !viewOf(table).turn.outcome && <MovesOf table={table} />;
};
