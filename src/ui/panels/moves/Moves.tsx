import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { actionsOf, actorChoices, actorOf, filterActions, kindsIn } from '../../../app/model/listing.ts';
import { positionOf, type Table, viewOf } from '../../../app/model/table.ts';
import { spell } from '../../../kernel/asking/target.ts';
import type { Action } from '../../../kernel/game.ts';
import type { RuleId } from '../../../kernel/learning/rulebook.ts';
import { Button } from '../../controls/Button.tsx';
import { Select } from '../../controls/fields.tsx';
import { queueIdle } from '../../idle.ts';
import { useFetched } from '../../lazyComponent.tsx';
import { media } from '../../media.ts';
import { Glyph } from '../../pieces/Glyph.tsx';
import { useActions, useField } from '../../store.ts';
import { actionsFound, ENDS, kindName, WORDS } from '../../words.ts';
import styles from './Moves.module.css';
import { useActionList } from './MovesLine.tsx';
import { RuleFilter } from './RuleFilter.tsx';

/** The height of a row in pixels. */
const ROW_HEIGHT = 36;
/** Rows rendered above and below the visible rows, so that scrolling finds them ready. */
const OVERSCAN = 8;
/** Moves to find before the search may pause, so that the list's start hardly changes later. */
const MIN_FOUND = 1000;

const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';

/** Returns how an action ends the game for its side, or null. The slow search for the end runs in idle time. */
const useGameEnd = (table: Table, { picks }: Action): keyof typeof ENDS | null => {
  const find = (isWanted: () => boolean) =>
    queueIdle(async () => {
      const played = isWanted() ? table.game.preview(positionOf(table), picks) : null;
      const outcome = played?.ok ? table.game.outcome(played.value.state) : null;
      if (!outcome?.winner) return outcome && 'draw';
      return outcome.winner === viewOf(table).turn.toMove ? 'win' : 'loss';
    });
  return useFetched(useCallback(find, [table, picks]));
};

const NO_FILTER = { actor: '', kind: null as string | null, words: '', rule: null as RuleId | null };

const useMoveList = (table: Table) => {
  const [filter, setFilter] = useState(NO_FILTER);
  /** Whether moves are filtered by rule. Off at first, since the filter plays every action to find clauses. */
  const [byRule, setByRule] = useState(false);
  // An action and not an index, since actions found later may come before it.
  const [pointed, choose] = useState<Action | null>(null);
  /** The last action chosen, which Enter confirms after a warning. */
  const lastChosen = useRef<Action | null>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The range of visible rows, by index. Other rows are not rendered, since lists have thousands. */
  const [seen, setSeen] = useState({ from: 0, to: 30 });
  const actors = useMemo(() => actorChoices(table), [table]);
  const pickedActor = actors.find(({ target }) => spell(table.game.board, [target]) === filter.actor);
  const listed = useMemo(
    () => actionsOf(table, pickedActor ? [...table.picks, pickedActor.target] : table.picks),
    [table, pickedActor],
  );
  const filterFound = useMemo(() => filterActions(table, listed, filter), [table, listed, filter]);
  const uses = byRule ? listed.uses : null;
  const hasMore = useActionList(
    uses ? [listed, uses] : [listed],
    () => !uses && listed.found.length > MIN_FOUND && filterFound().length > seen.to + OVERSCAN,
  );
  const found = filterFound();
  const active = pointed ? found.indexOf(pointed) : -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useEffect(() => {
    choose(null);
    list.current?.scrollTo({ top: 0 });
  }, [listed, filter]);
  return {
    filter: pickedActor ? filter : { ...filter, actor: '' },
    updateFilter: (by: Partial<typeof NO_FILTER>) => setFilter({ ...filter, ...by }),
    actors,
    kinds: kindsIn(table, listed.found),
    listed,
    uses,
    setByRule,
    active,
    choose,
    chosen: found[active] ?? null,
    list,
    seen,
    setSeen,
    found,
    hasMore,
    lastChosen,
  };
};

interface PartProps {
  readonly table: Table;
  readonly moves: ReturnType<typeof useMoveList>;
  onPlay(action: Action): void;
}

type RowProps = PartProps & { readonly action: Action; readonly index: number };

const goToRow = ({ found, choose, list }: PartProps['moves'], to: number) => {
  const next = Math.max(0, Math.min(to, found.length - 1));
  choose(found[next] ?? null);
  const box = list.current;
  if (!box) return;
  // Keeps the row in the upper half of the list, since the preview may cover the lower one.
  const room = Math.max(ROW_HEIGHT, box.clientHeight / 2);
  box.scrollTop = Math.max((next + 1) * ROW_HEIGHT - room, Math.min(next * ROW_HEIGHT, box.scrollTop));
};

const FilterField = ({ table, moves, onPlay }: PartProps) => {
  const { filter, updateFilter, active, choose, chosen, found, hasMore, lastChosen } = moves;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Not on touch screens, where the keyboard would cover the list.
    if (media('(hover: hover)').matches) field.current?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }[event.key];
    if (step !== undefined) goToRow(moves, active + step);
    else if (event.key === 'Enter') {
      const only = found.length === 1 && !hasMore ? found[0] : undefined;
      const confirmed = (table.armed && lastChosen.current) ?? chosen ?? only;
      if (confirmed) onPlay(confirmed);
    } else if (event.key === 'Escape') {
      if (filter.words) updateFilter({ words: '' });
      else if (chosen) choose(null);
      else document.querySelector<HTMLElement>('main [role="gridcell"][tabindex="0"]')?.focus();
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
      value={filter.words}
      data-moves
      onChange={({ target }) => updateFilter({ words: target.value })}
      onKeyDown={onKeyDown}
    />
  );
};

const MoveFilters = (props: PartProps) => {
  const { table, moves } = props;
  const { filter, updateFilter, actors, kinds, uses, listed, setByRule } = moves;
  const { actor, kind, rule } = filter;
  return (
    <div className={styles.sieve}>
      <FilterField {...props} />
      {actors.length > 1 && (
        <Select
          aria-label={WORDS.ofUnit}
          value={actor}
          options={[
            ['', WORDS.everyUnit],
            ...actors.map(({ target, name }) => [spell(table.game.board, [target]), name] as const),
          ]}
          onChoose={(chosen) => updateFilter({ actor: chosen })}
        />
      )}
      {(kinds.size > 1 || kind !== null) && (
        <Select
          aria-label={WORDS.ofKind}
          value={kind ?? ''}
          options={[['', WORDS.everyKind], ...[...kinds].map(([each, label]) => [each, kindName(label)] as const)]}
          onChoose={(chosen) => updateFilter({ kind: chosen || null })}
        />
      )}
      {uses ? (
        <RuleFilter {...{ table, listed, uses, rule }} onChoose={(chosen) => updateFilter({ rule: chosen })} />
      ) : (
        <Button kind="quiet" onClick={() => setByRule(true)}>
          {WORDS.filterByRule}
        </Button>
      )}
    </div>
  );
};

const Row = ({ table, moves, onPlay, action, index }: RowProps) => {
  const { kinds, active, choose } = moves;
  const unit = actorOf(table, action.picks);
  const end = useGameEnd(table, action);
  const kind = kinds.size > 1 ? kindName(kinds.get(action.kind) ?? action.kind) : '';
  const isActive = index === active;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the filter's text field handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      id={`move-${index}`}
      role="option"
      aria-selected={isActive}
      aria-setsize={-1}
      aria-posinset={index + 1}
      className={styles.row}
      style={{ top: index * ROW_HEIGHT }}
      // The first touch previews a move, the second plays it.
      onClick={({ nativeEvent }) => (isTouch(nativeEvent) && !isActive ? choose(action) : onPlay(action))}
      onPointerEnter={({ nativeEvent }) => isTouch(nativeEvent) || choose(action)}
    >
      {unit ? <Glyph game={table.game} type={unit.type} side={unit.side} /> : <span />}
      <span className="cut">{action.notation}</span>
      <span className={`small ${styles.kind}`} data-end={end ?? undefined}>
        {end ? ENDS[end] : kind}
      </span>
    </div>
  );
};

const List = (props: PartProps) => {
  const { list, seen, setSeen, found, choose } = props.moves;
  const from = Math.max(0, seen.from - OVERSCAN);
  return (
    <div
      ref={list}
      id="moves-list"
      role="listbox"
      aria-label={WORDS.allMoves}
      className={styles.list}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) =>
        setSeen({
          from: Math.floor(scrollTop / ROW_HEIGHT),
          to: Math.ceil((scrollTop + clientHeight) / ROW_HEIGHT),
        })
      }
      onPointerLeave={({ nativeEvent }) => isTouch(nativeEvent) || choose(null)}
    >
      <div style={{ height: found.length * ROW_HEIGHT }} />
      {found.slice(from, seen.to + OVERSCAN).map((action, offset) => (
        <Row key={action.spelling} {...props} action={action} index={from + offset} />
      ))}
    </div>
  );
};

const MoveList = ({ table }: { readonly table: Table }) => {
  const { enact, propose, point, show } = useActions();
  const moves = useMoveList(table);
  const { chosen, found, hasMore, filter, listed } = moves;
  const isAll = filter.rule === null ? listed.isDone() : !hasMore;
  useEffect(() => {
    propose(chosen?.picks ?? null);
    return () => propose(null);
  }, [chosen, propose]);
  const play = (action: Action) => {
    point(null);
    moves.lastChosen.current = action;
    enact(action.picks);
  };
  const props = { table, moves, onPlay: play };
  return (
    <div className={styles.moves}>
      <div className={`line small ${styles.head}`}>
        <p role="status" aria-busy={hasMore && moves.uses !== null}>
          {found.length === 0 && isAll ? WORDS.noMoves : actionsFound(found.length, isAll)}
        </p>
        <Button kind="quiet" onClick={() => show('look')}>
          {WORDS.close}
        </Button>
      </div>
      <MoveFilters {...props} />
      <List {...props} />
    </div>
  );
};

export const Moves = () => {
  const table = useField('table');
  return table && !viewOf(table).turn.outcome && <MoveList table={table} />;
};
