import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Segments } from '../controls/Segments.tsx';
import { fetchLater } from '../fetched.tsx';
import { saveGameFile } from '../game/saveFile.ts';
import { Story } from '../Story.tsx';
import { SHARING } from '../words.ts';
import { CopiedText, useCopying } from './copying.tsx';
import type { KindProps } from './Share.tsx';
import { deviceWay, Sheet } from './Sheet.tsx';
import { type LinkPlace, SCANNED, useLink, WHOLE } from './useLink.ts';

/** Fetched on demand: it brings the writer of codes along. */
const Code = fetchLater(async () => (await import('./Code.tsx')).Code);

export const Link = (props: KindProps) => {
  const { game, whole, table } = props;
  const [place, setPlace] = useState<LinkPlace>('here');
  const [shown, setShown] = useState<keyof typeof SHARING.previews>('board');
  const { link, write } = useLink(place, props);
  const { copied, copy } = useCopying(write);
  const length = link?.url.length ?? 0;
  const isTooLong = length > SCANNED;
  const sent = async () => {
    const url = link?.url ?? (await write());
    return url === null ? null : { title: game.title, url };
  };
  const { shorter = null } = link ?? {};
  return (
    <Sheet
      preview={
        shown === 'code' && !isTooLong ? (
          link && <Code url={link.url} />
        ) : (
          <Story table={table} flipped={whole.flipped} plays={place === 'start' ? 'line' : null} />
        )
      }
      ways={[
        deviceWay(SHARING.shareLink, { url: window.location.href }, sent),
        { name: SHARING.copyLink, go: () => copy(link?.url ?? write()) },
      ]}
    >
      <Segments
        title={SHARING.opens}
        values={SHARING.places}
        value={place}
        disabled={[
          ...(whole.nodes.length > 0 ? [] : (['start'] as const)),
          ...(game.hasPositionFile ? [] : (['position'] as const)),
        ]}
        onChange={setPlace}
      />
      <Segments
        title={SHARING.shows}
        values={SHARING.previews}
        value={isTooLong ? 'board' : shown}
        disabled={isTooLong ? ['code'] : []}
        onChange={setShown}
      />
      <p className="small">{place === 'position' ? SHARING.alone : SHARING.whole}</p>
      {isTooLong && <p className="small">{length > WHOLE ? SHARING.long(length) : SHARING.noCode(length)}</p>}
      {length > WHOLE && (
        <div className="row">
          <Button onClick={() => saveGameFile(whole)}>{SHARING.file}</Button>
          {shorter && <Button onClick={() => setPlace(shorter)}>{SHARING.shorter[shorter]}</Button>}
        </div>
      )}
      <CopiedText copied={copied} />
    </Sheet>
  );
};
