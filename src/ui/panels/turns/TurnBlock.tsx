import {
  type ReactNode,
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { had } from '../../../app/base/browser.ts';
import { type Resumable, runInSlices } from '../../../app/base/resumable.ts';
import type { Table } from '../../../app/model/table.ts';
import { isShortKnown, type ShortRow, shortening, shortRows } from '../../../app/narration/short.ts';
import { listen } from '../../controls/listen.ts';
import { pause, whenIdle } from '../../idle.ts';
import { useSight } from '../../useSight.ts';
import { LINES } from '../../words/lines.ts';
import { movesFrom } from '../../words.ts';
import styles from './Turns.module.css';

/** Actions per block. A block is rendered as a whole or not at all. */
export const BLOCK = 10;
/** The distance in pixels from the window within which blocks are rendered. */
const NEAR = { within: '[role="tabpanel"]', margin: 500 } as const;
/** The height in pixels of an action in a block that was never measured. */
const GUESS = 14;

/** Milliseconds without scroll events until the list is at rest. */
const REST = 120;
/** Descriptions that take no longer than these milliseconds do not delay a frame of scrolling. */
const QUICK = 4;
/** Milliseconds that the description of an action takes, by a decaying maximum. */
let cost = 0;

/** Works when the browser is idle; slow work waits until scrolling stops. Returns a cancel function. */
const tellInSpareTime = (work: Resumable<void>, whenTold: () => void): (() => void) => {
  let isWanted = true;
  let restsFrom = performance.now() + REST;
  const scroll = () => {
    restsFrom = performance.now() + REST;
  };
  const unlisten = listen(window, { scroll }, true);
  const end = () => {
    isWanted = false;
    unlisten();
  };
  const goOn = (mayGoOn: () => boolean) => {
    while (isWanted) {
      const now = performance.now();
      if (cost > QUICK && now < restsFrom) return void setTimeout(() => whenIdle(goOn), restsFrom - now);
      const { done } = work.next();
      cost = Math.max(cost / 2, performance.now() - now);
      if (done) {
        end();
        return whenTold();
      }
      if (!mayGoOn()) return whenIdle(goOn);
    }
  };
  whenIdle(goOn);
  return end;
};

/** Works in slices on what the player waits for. Returns a cancel function. */
const tellInPieces = (work: Resumable<void>, whenTold: () => void): (() => void) => {
  let isWanted = true;
  const goOn = () => (isWanted ? pause() : new Promise<never>(() => undefined));
  void runInSlices(work, goOn, () => undefined).then(() => isWanted && whenTold());
  return () => {
    isWanted = false;
  };
};

/** The most actions described during a render: those of a click and the reply. */
const AT_ONCE = 2;

/** The rows of the actions from `first` to `last`; null until they are described. When printing, at once. */
const useRows = (
  table: Table,
  first: number,
  last: number,
  isWanted: boolean,
  isPaper: boolean,
  onDue: (() => void) | null,
): readonly ShortRow[] | null => {
  const [, setTold] = useState(0);
  const isKnown = isPaper || isShortKnown(table, first, last, onDue ? AT_ONCE : 0);
  useEffect(() => {
    if (!isWanted || isKnown) return;
    const tell = onDue ? tellInPieces : tellInSpareTime;
    return tell(shortening(table, first, last), () =>
      startTransition(() => {
        setTold((times) => times + 1);
        onDue?.();
      }),
    );
  }, [table, first, last, isWanted, isKnown, onDue]);
  return isWanted && isKnown ? shortRows(table, first, last) : null;
};

/** The last height of the complete element. It is observed, since measuring forces a layout. */
const useHeight = (
  element: RefObject<Element | null>,
  isWhole: boolean,
  guess: number,
): RefObject<number> => {
  const height = useRef(guess);
  useEffect(() => {
    if (!isWhole || !element.current) return;
    const look: ResizeObserverCallback = ([entry]) => {
      height.current = entry?.contentRect.height || height.current;
    };
    const observer = had(() => new ResizeObserver(look));
    observer?.observe(element.current);
    return () => observer?.disconnect();
  }, [element, isWhole]);
  return height;
};

interface Props {
  readonly table: Table;
  readonly first: number;
  readonly isPaper: boolean;
  /** Called when this block was described, if it is at or beside the current action's; otherwise null. */
  readonly onDue: (() => void) | null;
  children(row: ShortRow): ReactNode;
}

/**
 * A block of the history. Only blocks near the window are rendered, so that a long game is as fast as a short
 * one. The others are buttons of the same height.
 */
export const TurnBlock = ({ table, first, isPaper, onDue, children }: Props) => {
  const { element: place, isSeen } = useSight<HTMLLIElement>(NEAR);
  // Deferred, so that it is rendered between the frames of a scroll.
  const isNear = useDeferredValue(isSeen);
  const [isAsked, setIsAsked] = useState(false);
  const last = Math.min(first + BLOCK, table.line.length);
  const isWanted = onDue !== null || isPaper || isNear || isAsked;
  const turns = useRows(table, first, last, isWanted, isPaper, onDue);
  const height = useHeight(place, turns !== null, (last - first) * GUESS);
  return (
    <li ref={place} style={turns ? undefined : { height: height.current }}>
      {turns ? (
        <ol className={styles.turns}>{turns.map(children)}</ol>
      ) : onDue ? null : (
        <button
          type="button"
          className={`press small ${styles.fold}`}
          data-screen
          onClick={() => setIsAsked(true)}
        >
          {LINES.fold(movesFrom(first + 1, last))}
        </button>
      )}
    </li>
  );
};
