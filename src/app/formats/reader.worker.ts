import { answerCalls } from '../../worker/answer.ts';
import type { Stamp } from './reading.ts';
import { readSource, type Source } from './source.ts';

export const METHODS = {
  readSource: ([source, stamp]: readonly [Source, Stamp]) => readSource(source, stamp),
};

answerCalls(() => METHODS);
