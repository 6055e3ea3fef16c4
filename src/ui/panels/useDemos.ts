/** The demonstrations of a game, fetched when its rules are read. */
import { useEffect, useState } from 'react';
import type { Oddboard } from '../../app/store.ts';
import type { Demos } from '../../kernel/demo.ts';
import { useRoom } from '../room.ts';

const NONE: Demos = {};
const selectEntries = ({ entries }: Oddboard) => entries;

export const useDemos = (game: string): Demos => {
  const entry = useRoom(selectEntries).find(({ id }) => id === game);
  const [demos, setDemos] = useState(NONE);
  useEffect(() => {
    let here = true;
    setDemos(NONE);
    void entry?.demos?.().then((loaded) => here && setDemos(loaded));
    return () => {
      here = false;
    };
  }, [entry]);
  return demos;
};
