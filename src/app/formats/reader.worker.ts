/** The worker behind `readAside`: reads one source and posts the result. */
import type { ReaderMessage } from './reader.ts';
import type { Stamp } from './reading.ts';
import { readSource, type Source } from './source.ts';

const say = (read: ReaderMessage): void => postMessage(read);

addEventListener('message', ({ data: [source, stamp] }: MessageEvent<readonly [Source, Stamp]>) => {
  void readSource(source, stamp).then(say);
});
say('begun');
