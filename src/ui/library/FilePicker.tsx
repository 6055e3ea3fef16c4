import { useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { OPENING } from '../words/opening.ts';
import { useOpen } from './opening.ts';

export const FilePicker = () => {
  const input = useRef<HTMLInputElement>(null);
  const open = useOpen();
  return (
    <>
      <Button large onClick={() => input.current?.click()}>
        {OPENING.openFile}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={OPENING.openFile}
        accept=".json,application/json,.txt,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void open(file);
          target.value = '';
        }}
      />
    </>
  );
};
