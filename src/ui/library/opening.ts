import { useEffect, useState } from 'react';
import { gameLinkIn } from '../../app/formats/link/fragment.ts';
import type { Problem, Result } from '../../kernel/result.ts';
import { listen } from '../controls/listen.ts';
import { gameLink } from '../route.ts';
import { useActions } from '../store.ts';

/** Returns a function that opens a game from a file, text or link, and resolves to the problem if it cannot. */
export const useOpenGame = (): ((given: Blob | string) => Promise<Result<unknown, Problem>>) => {
  const { openFile } = useActions();
  return async (given) => {
    const isText = typeof given === 'string';
    const link = isText ? gameLinkIn(given) : null;
    if (link) {
      window.location.hash = link;
      return { ok: true, value: link };
    }
    const opened = await openFile(isText ? new Blob([given]) : given);
    if (opened.ok) window.location.hash = gameLink(opened.value);
    return opened;
  };
};

const contentOf = (data: DataTransfer | null): Blob | string => data?.files[0] ?? data?.getData('text/plain') ?? '';

const holdsFile = (event: DragEvent): boolean => !!event.dataTransfer?.types.includes('Files');

const isField = (target: EventTarget | null): boolean => target instanceof Element && target.matches('input, textarea');

/** Opens games dropped or pasted anywhere on the page. Returns whether a file is dragged over the page. */
export const useDropAndPaste = (): boolean => {
  const open = useOpenGame();
  const [isDraggedOver, setIsOver] = useState(false);
  useEffect(() => {
    return listen(document, {
      dragover(event) {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      dragleave: ({ relatedTarget }) => relatedTarget === null && setIsOver(false),
      drop(event) {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setIsOver(false);
        void open(contentOf(event.dataTransfer));
      },
      paste({ target, clipboardData }) {
        const content = contentOf(clipboardData);
        if (content && !isField(target)) void open(content);
      },
    });
  }, [open]);
  return isDraggedOver;
};
