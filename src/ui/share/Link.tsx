import { useState } from 'react';
import { linking, linkTo } from '../../app/formats/link.ts';
import { pack } from '../../app/formats/packed.ts';
import { runSync } from '../../app/resumable.ts';
import { positionOf } from '../../app/table/table.ts';
import { ROOT } from '../../app/table/tree.ts';
import { recordOf } from '../../kernel/record.ts';
import { Segments } from '../controls/Segments.tsx';
import { Story } from '../Story.tsx';
import { SHARING } from '../words.ts';
import { CopiedText, useCopying } from './copying.tsx';
import type { KindProps } from './Share.tsx';
import { deviceWay, Sheet } from './Sheet.tsx';

/** Characters up to which a game's link is made at once: browsers prefer to copy a text that exists. */
const SHORT = 100_000;

const address = (fragment: string): string => `${window.location.href.split('#')[0]}${fragment}`;

type Place = keyof typeof SHARING.places;

/** A link to the game, at its start or current place, or to the position alone. */
export const Link = ({ game, whole, table, tasks }: KindProps) => {
  const { copied, copy } = useCopying();
  const hasMoves = whole.nodes.length > 0;
  const [place, setPlace] = useState<Place>('here');
  const link = (): string | Promise<string | null> => {
    if (place === 'position') {
      const { seed, options } = table.record;
      return address(linkTo(recordOf(game, seed, options, game.write(positionOf(table)))));
    }
    const packed = pack(place === 'start' ? { ...whole, at: ROOT, picks: '' } : whole);
    return packed.length < SHORT
      ? address(runSync(linking(packed)))
      : tasks.run(async ({ finish }) => address(await finish(linking(packed))));
  };
  const sent = async () => {
    const url = await link();
    return url === null ? null : { title: game.title, url };
  };
  return (
    <Sheet
      preview={<Story table={table} flipped={whole.flipped} plays={place === 'start' ? 'line' : null} />}
      ways={[
        deviceWay(SHARING.shareLink, { url: window.location.href }, sent),
        { name: SHARING.copyLink, go: () => copy(link()) },
      ]}
    >
      <Segments
        title={SHARING.opens}
        values={SHARING.places}
        value={place}
        disabled={(['start', 'position'] as const).filter((each) =>
          each === 'start' ? !hasMoves : !game.hasPositionFile,
        )}
        onChange={setPlace}
      />
      <p className="small">{place === 'position' ? SHARING.alone : SHARING.whole}</p>
      <CopiedText copied={copied} />
    </Sheet>
  );
};
