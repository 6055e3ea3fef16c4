import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Table } from '../../../app/table/table.ts';
import { isShortKnown, type ShortTurn, shortening, shortTurns } from '../../../app/telling/short.ts';
import { inSpareTime } from '../../leisure.ts';
import { useMedia } from '../../media.ts';
import { useSight } from '../../useSight.ts';
import { LINES } from '../../words/lines.ts';
import { movesFrom } from '../../words.ts';
import styles from './Turns.module.css';

/** This many actions of a line are drawn, or left out, together. */
export const BLOCK = 10;
/** They are drawn already so many pixels outside the window. */
const NEAR = { within: '[role="tabpanel"]', margin: 500 } as const;
/** The height of an action, until a block has been measured. */
const GUESS = 24;

/** The turns that begin between these places, told in spare time; null until then. */
const useTurns = (
  table: Table,
  first: number,
  last: number,
  isWanted: boolean,
  isDue: boolean,
): readonly ShortTurn[] | null => {
  const [, setTold] = useState(0);
  const isKnown = isDue || isShortKnown(table, first, last);
  useEffect(() => {
    if (!isWanted || isKnown) return;
    let isHere = true;
    const work = shortening(table, first, last);
    const goOn = (mayGoOn: () => boolean) => {
      while (isHere) {
        if (work.next().done) return setTold((times) => times + 1);
        if (!mayGoOn()) return inSpareTime(goOn);
      }
    };
    inSpareTime(goOn);
    return () => {
      isHere = false;
    };
  }, [table, first, last, isWanted, isKnown]);
  return isWanted && isKnown ? shortTurns(table, first, last) : null;
};

interface Props {
  readonly table: Table;
  readonly first: number;
  /** Is it drawn at once, since the current action is here or near? */
  readonly isDue: boolean;
  /** Called for every turn that begins here. */
  children(turn: ShortTurn): ReactNode;
}

/**
 * A part of the list. Only what is near the window is in the page, so a long game stays as quick as a short
 * one; the rest is a button as high as the turns were when they were last seen.
 */
export const TurnBlock = ({ table, first, isDue, children }: Props) => {
  const { element: place, isSeen: isNear } = useSight<HTMLLIElement>(NEAR);
  const [isAsked, setIsAsked] = useState(false);
  const isPaper = useMedia('print');
  const last = Math.min(first + BLOCK, table.line.length);
  const turns = useTurns(table, first, last, isDue || isPaper || isNear || isAsked, isDue || isPaper);
  const height = useRef((last - first) * GUESS);
  useEffect(() => {
    if (turns && place.current?.offsetHeight) height.current = place.current.offsetHeight;
  });
  return (
    <li ref={place} className={styles.block} style={turns ? undefined : { height: height.current }}>
      {turns ? (
        <ol className={styles.turns}>{turns.map(children)}</ol>
      ) : (
        <button type="button" className={styles.fold} onClick={() => setIsAsked(true)}>
          {LINES.fold(movesFrom(first + 1, last))}
        </button>
      )}
    </li>
  );
};
