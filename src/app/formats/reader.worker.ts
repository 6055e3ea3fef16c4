import { answerCalls } from '../../worker/answer.ts';
import type { Stamp } from './reading.ts';
import { readSource, type Source } from './source.ts';

export const READER_METHODS = {
  readSource: ([source, stamp, words]: readonly [Source, Stamp, words: string]) => readSource(source, stamp, words),
};

answerCalls(() => READER_METHODS);
