import { type ReactNode, type RefObject, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { tryOrNull } from '../../../app/base/browser.ts';
import { type Resumable, runInSlices } from '../../../app/base/resumable.ts';
import type { Table } from '../../../app/model/table.ts';
import { isShortKnown, type ShortRow, shortenRows, shortRows } from '../../../app/narration/short.ts';
import { listen } from '../../controls/listen.ts';
import { whenIdle, yieldToEvents } from '../../idle.ts';
import { useVisibility } from '../../useVisibility.ts';
import { LINES, movesFrom } from '../../words.ts';
import styles from './Turns.module.css';

/** Actions per block. A block is rendered as a whole or not at all, so that React compares few elements. */
export const BLOCK = 10;
const RENDERED_AREA = { within: '[role="tabpanel"]', margin: 500 } as const;
/** An estimated height per action, in pixels, for a block that was never measured. */
const ACTION_HEIGHT = 14;

/** Milliseconds without scroll events until the list counts as at rest. */
const SCROLL_REST = 120;
/** The maximum time of quick work, in milliseconds. During scrolling, only quick work runs, to delay no frame. */
const QUICK_WORK = 4;
/** The estimated milliseconds to describe an action: the maximum of the latest time and half the previous estimate. */
let describeTime = 0;

/** Describes actions in idle time; slow ones wait until scrolling stops, to delay no frame. Returns a canceller. */
const describeWhenIdle = (work: Resumable<void>, onDone: () => void): (() => void) => {
  let isWanted = true;
  let restsFrom = performance.now() + SCROLL_REST;
  const scroll = () => {
    restsFrom = performance.now() + SCROLL_REST;
  };
  const unlisten = listen(window, { scroll }, true);
  const end = () => {
    isWanted = false;
    unlisten();
  };
  const workOn = (mayContinue: () => boolean) => {
    while (isWanted) {
      const now = performance.now();
      if (describeTime > QUICK_WORK && now < restsFrom) return void setTimeout(() => whenIdle(workOn), restsFrom - now);
      const { done } = work.next();
      describeTime = Math.max(describeTime / 2, performance.now() - now);
      if (done) {
        end();
        return onDone();
      }
      if (!mayContinue()) return whenIdle(workOn);
    }
  };
  whenIdle(workOn);
  return end;
};

/** Describes actions in slices, without waiting for idle time, since the player waits. Returns a cancel function. */
const describeInSlices = (work: Resumable<void>, onDone: () => void): (() => void) => {
  let isWanted = true;
  const workOn = () => (isWanted ? yieldToEvents() : new Promise<never>(() => undefined));
  void runInSlices(work, workOn, () => undefined).then(() => isWanted && onDone());
  return () => {
    isWanted = false;
  };
};

/** The most actions that are described during a render: the player's own and the reply. */
const AT_ONCE = 2;

/** Returns a block's rows; null while the rows are unwanted or not yet described. */
const useRows = (
  table: Table,
  first: number,
  last: number,
  isWanted: boolean,
  isPaper: boolean,
  onDescribed: (() => void) | null,
): readonly ShortRow[] | null => {
  const [, setDescribedCount] = useState(0);
  const isKnown = isPaper || isShortKnown(table, first, last, onDescribed ? AT_ONCE : 0);
  useEffect(() => {
    if (!isWanted || isKnown) return;
    const tell = onDescribed ? describeInSlices : describeWhenIdle;
    return tell(shortenRows(table, first, last), () =>
      startTransition(() => {
        setDescribedCount((times) => times + 1);
        onDescribed?.();
      }),
    );
  }, [table, first, last, isWanted, isKnown, onDescribed]);
  return isWanted && isKnown ? shortRows(table, first, last) : null;
};

/** Returns a block's height in pixels, from an observer, since reading the height forces a layout. */
const useHeight = (element: RefObject<Element | null>, isWhole: boolean, guess: number): RefObject<number> => {
  const height = useRef(guess);
  useEffect(() => {
    if (!isWhole || !element.current) return;
    const look: ResizeObserverCallback = ([entry]) => {
      height.current = entry?.contentRect.height || height.current;
    };
    const observer = tryOrNull(() => new ResizeObserver(look));
    observer?.observe(element.current);
    return () => observer?.disconnect();
  }, [element, isWhole]);
  return height;
};

interface Props {
  readonly table: Table;
  readonly first: number;
  readonly isPaper: boolean;
  /** Called when the block's actions become described. If not null, the block is rendered even far from view. */
  readonly onDescribed: (() => void) | null;
  children(row: ShortRow): ReactNode;
}

/** Renders a block of rows. Far from view, one button of the same height replaces the rows, for speed. */
export const TurnBlock = ({ table, first, isPaper, onDescribed, children }: Props) => {
  const { element: place, isSeen } = useVisibility<HTMLLIElement>(RENDERED_AREA);
  // Deferred, so that React renders the block between the frames of a scroll.
  const isNear = useDeferredValue(isSeen);
  const [isAsked, setIsAsked] = useState(false);
  const last = Math.min(first + BLOCK, table.line.length);
  const isWanted = onDescribed !== null || isPaper || isNear || isAsked;
  const turns = useRows(table, first, last, isWanted, isPaper, onDescribed);
  const height = useHeight(place, turns !== null, (last - first) * ACTION_HEIGHT);
  return (
    <li ref={place} style={turns ? undefined : { height: height.current }}>
      {turns ? (
        <ol className={styles.turns}>{turns.map(children)}</ol>
      ) : onDescribed ? null : (
        <button type="button" className={`press small ${styles.fold}`} data-screen onClick={() => setIsAsked(true)}>
          {LINES.fold(movesFrom(first + 1, last))}
        </button>
      )}
    </li>
  );
};
