import { useCallback, useEffect, useState } from 'react';
import { pack, writeLink } from '../../app/formats/link/link.ts';
import { positionOf } from '../../app/model/table.ts';
import { ROOT } from '../../app/model/tree.ts';
import { recordOf } from '../../kernel/record.ts';
import { Button } from '../controls/Button.tsx';
import { Segments } from '../controls/fields.tsx';
import { saveGameFile } from '../game/saveFile.ts';
import { lazyComponent } from '../lazyComponent.tsx';
import { Story } from '../Story.tsx';
import { useActions } from '../store.ts';
import { SHARING } from '../words.ts';
import { CopiedText, useCopying } from './copying.tsx';
import type { KindProps } from './Share.tsx';
import { deviceShareButton, ShareLayout } from './ShareLayout.tsx';

/** The most characters of a link that all chat programs keep whole. */
const MAX_IN_CHATS = 2000;

/** The most characters in a QR code of version 25, which phones can still scan. */
const MAX_SCANNABLE = 1273;

type LinkPlace = keyof typeof SHARING.places;

interface WrittenLink {
  readonly url: string;
  /** The option that gives a shorter link. Null if the link is short enough for chats or no option is shorter. */
  readonly shorter: 'here' | 'position' | null;
}

const packedAt = (place: LinkPlace, { game, whole, table }: KindProps): string => {
  // Omits the snapshot of the position, since the actions lead to it.
  const moves = { ...whole, snapshot: '' };
  if (place === 'here') return pack(moves);
  if (place === 'start') return pack({ ...moves, at: ROOT, picks: '' });
  const { seed, options } = table.tree.beginning;
  return pack(recordOf(game, seed, options, game.write(positionOf(table))));
};

/** Writes the link anew after each change. Meanwhile `link` is null. `write` returns the URL, to be copied. */
const useLink = (place: LinkPlace, { game, whole, table, tasks }: KindProps) => {
  const [link, setLink] = useState<WrittenLink | null>(null);
  const { linkWords } = useActions();
  const write = useCallback(async (): Promise<string | null> => {
    const props = { game, whole, table, tasks };
    const written = await tasks.run(async ({ until, finish }): Promise<WrittenLink> => {
      const words = await until(linkWords());
      const urlOf = async (at: LinkPlace) =>
        `${window.location.href.split('#')[0]}${await finish(writeLink(packedAt(at, props), words))}`;
      const url = await urlOf(place);
      const other = place === 'position' ? 'here' : 'position';
      const canBeShorter = url.length > MAX_IN_CHATS && game.hasPositionFile;
      return { url, shorter: canBeShorter && (await urlOf(other)).length < url.length ? other : null };
    });
    if (written) setLink(written);
    return written?.url ?? null;
  }, [place, game, whole, table, tasks, linkWords]);
  useEffect(() => {
    setLink(null);
    void write();
  }, [write]);
  return { link, write };
};

/** The component for the QR code, fetched on demand, since the component includes the QR encoder. */
const Code = lazyComponent(async () => (await import('./QrCode.tsx')).QrCode);

export const Link = (props: KindProps) => {
  const { game, whole, table } = props;
  const [place, setPlace] = useState<LinkPlace>('here');
  const [shown, setShown] = useState<keyof typeof SHARING.previews>('board');
  const { link, write } = useLink(place, props);
  const { copied, copy } = useCopying(write);
  const length = link?.url.length ?? 0;
  const isTooLong = length > MAX_SCANNABLE;
  const sent = async () => {
    const url = link?.url ?? (await write());
    return url === null ? null : { title: game.title, url };
  };
  const { shorter = null } = link ?? {};
  return (
    <ShareLayout
      preview={
        shown === 'code' && !isTooLong ? (
          link && <Code url={link.url} />
        ) : (
          <Story table={table} flipped={whole.flipped} plays={place === 'start' ? 'line' : null} />
        )
      }
      buttons={[
        deviceShareButton(SHARING.shareLink, { url: window.location.href }, sent),
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
      {isTooLong && <p className="small">{length > MAX_IN_CHATS ? SHARING.long(length) : SHARING.noCode(length)}</p>}
      {length > MAX_IN_CHATS && (
        <div className="row">
          <Button onClick={() => saveGameFile(whole)}>{SHARING.file}</Button>
          {shorter && <Button onClick={() => setPlace(shorter)}>{SHARING.shorter[shorter]}</Button>}
        </div>
      )}
      <CopiedText copied={copied} />
    </ShareLayout>
  );
};
