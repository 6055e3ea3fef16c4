import { useCallback, useEffect, useState } from 'react';
import { linking } from '../../app/formats/link/link.ts';
import { pack } from '../../app/formats/link/packed.ts';
import { positionOf } from '../../app/table/table.ts';
import { ROOT } from '../../app/table/tree.ts';
import { recordOf } from '../../kernel/record.ts';
import type { SHARING } from '../words.ts';
import type { KindProps } from './Share.tsx';

/** The length up to which every chat program leaves a link whole. */
export const WHOLE = 2000;

/** The longest link whose code phones read from a screen: version 25 at the lowest correction. */
export const SCANNED = 1273;

export type LinkPlace = keyof typeof SHARING.places;

/** A link, and what a shorter one would open, where this one is long. */
interface Written {
  readonly url: string;
  readonly shorter: 'here' | 'position' | null;
}

const packedAt = (place: LinkPlace, { game, whole, table }: KindProps): string => {
  // The last position is left out: the actions lead to it.
  const moves = { ...whole, snapshot: '' };
  if (place === 'here') return pack(moves);
  if (place === 'start') return pack({ ...moves, at: ROOT, picks: '' });
  const { seed, options } = table.record;
  return pack(recordOf(game, seed, options, game.write(positionOf(table))));
};

/** The link, null until it is written, and a function that writes it once more, to null where it is stopped. */
export const useLink = (place: LinkPlace, { game, whole, table, tasks }: KindProps) => {
  const [link, setLink] = useState<Written | null>(null);
  const write = useCallback(async (): Promise<string | null> => {
    const props = { game, whole, table, tasks };
    const written = await tasks.run(async ({ finish }): Promise<Written> => {
      const urlOf = async (at: LinkPlace) =>
        `${window.location.href.split('#')[0]}${await finish(linking(packedAt(at, props)))}`;
      const url = await urlOf(place);
      const other = place === 'position' ? 'here' : 'position';
      const canBeShorter = url.length > WHOLE && game.hasPositionFile;
      return { url, shorter: canBeShorter && (await urlOf(other)).length < url.length ? other : null };
    });
    if (written) setLink(written);
    return written?.url ?? null;
  }, [place, game, whole, table, tasks]);
  useEffect(() => {
    setLink(null);
    void write();
  }, [write]);
  return { link, write };
};
