import { useRef } from 'react';
import { useActions } from '../room.ts';
import { gameLink } from '../route.ts';
import { OPENING } from '../words/opening.ts';

/** Opens a file's game and goes to it; a bad file is reported and changes nothing. */
export const useOpenFile = (): ((file: File) => Promise<boolean>) => {
  const { openFile } = useActions();
  return async (file) => {
    const opened = await openFile(file);
    if (opened.ok) window.location.hash = gameLink(opened.value);
    return opened.ok;
  };
};

/**
 * A button that asks for a saved game's file. Its dialog closes first, since errors are shown beside the
 * page.
 */
export const FilePicker = ({
  className,
  onChosen,
}: {
  readonly className: string | undefined;
  onChosen?(): void;
}) => {
  const input = useRef<HTMLInputElement>(null);
  const openFile = useOpenFile();
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {OPENING.openFile}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={OPENING.openFile}
        accept=".json,application/json,.txt,text/plain"
        onChange={async (event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (!file) return;
          onChosen?.();
          await openFile(file);
        }}
      />
    </>
  );
};
