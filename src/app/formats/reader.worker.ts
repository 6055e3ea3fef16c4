import { answerCalls } from '../../worker/answer.ts';
import type { Stamp } from './reading.ts';
import { readSource, type Source } from './source.ts';

export const METHODS = {
  readSource: ([source, stamp, words]: readonly [Source, Stamp, words: string]) =>
    readSource(source, stamp, words),
};

answerCalls(() => METHODS);
