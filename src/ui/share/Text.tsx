import { useCallback, useState } from 'react';
import { saveFileText } from '../../app/formats/saved.ts';
import { positionOf } from '../../app/model/table.ts';
import { Segments } from '../controls/fields.tsx';
import { fileName, saveFile, saveGameFile } from '../game/saveFile.ts';
import { useFetched } from '../lazyComponent.tsx';
import { Story } from '../Story.tsx';
import { SHARING } from '../words.ts';
import { CopiedText, useCopying } from './copying.tsx';
import styles from './Share.module.css';
import type { KindProps } from './Share.tsx';
import { deviceShareButton, fileShareButton, ShareLayout } from './ShareLayout.tsx';

const PLAIN = 'text/plain';

const MAX_SHOWN = 4000;

type Form = keyof typeof SHARING.forms;

/** Returns the game's text, which is null at first and for files. A file is written only on demand. */
const useGameText = ({ game, whole, table, tasks }: KindProps, form: Form) => {
  const write = useCallback(async (): Promise<string | null> => {
    if (form === 'file') return null;
    if (form === 'position') return game.write(positionOf(table));
    return tasks.run(async ({ until, finish }) => {
      const { writeGameText } = await until(import('../../app/formats/textwrite.ts'));
      return finish(writeGameText(game, whole));
    });
  }, [form, game, table, whole, tasks]);
  const text = useFetched(write);
  return { text, write, written: () => text ?? write() };
};

export const Text = (props: KindProps) => {
  const { game, whole, table } = props;
  const [form, setForm] = useState<Form>('game');
  const { text, write, written } = useGameText(props, form);
  const { copied, copy } = useCopying(write);
  const save = async () => {
    const content = await written();
    if (content !== null) saveFile(fileName(whole, 'txt'), PLAIN, content);
  };
  const sent = async () => {
    const content = await written();
    return content === null ? null : { title: game.title, text: content };
  };
  const ways =
    form === 'file'
      ? [
          // Share dialogs accept text, but not JSON.
          fileShareButton(
            SHARING.shareFile,
            fileName(whole, 'oddboard.txt'),
            PLAIN,
            async () => new Blob([saveFileText(whole)]),
          ),
          { name: SHARING.file, go: () => saveGameFile(whole) },
        ]
      : [
          deviceShareButton(SHARING.shareText, { text: game.title }, sent),
          { name: SHARING.copyText, go: () => copy(written()) },
          { name: SHARING.file, go: save },
        ];
  return (
    <ShareLayout
      preview={
        form === 'file' ? (
          <Story table={table} flipped={whole.flipped} plays={null} />
        ) : (
          <textarea
            readOnly
            className={`field code ${styles.text}`}
            aria-label={SHARING.text}
            value={text && text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : (text ?? '')}
          />
        )
      }
      buttons={ways}
    >
      <Segments
        title={SHARING.form}
        values={SHARING.forms}
        value={form}
        disabled={game.hasPositionFile ? [] : ['position']}
        onChange={setForm}
      />
      <p className="small">{form === 'position' ? SHARING.alone : SHARING.whole}</p>
      {form === 'file' && <p className="small">{SHARING.opened}</p>}
      <CopiedText copied={copied} />
    </ShareLayout>
  );
};
