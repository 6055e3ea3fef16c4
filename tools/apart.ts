/** Programs that start themselves again in processes of their own, each for a part of the work. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts a program with these words, and gives what it answers. */
export const apart = <Answer>(program: string, words: readonly string[]): Promise<Answer> =>
  new Promise((then, refuse) => {
    fork(fileURLToPath(program), [...words])
      .on('message', (answer) => then(answer as Answer))
      .on('exit', (code) => refuse(new Error(`${words.join(' ')} ended with ${code}`)));
  });

/** In such a process: answers, and ends. */
export const answer = (value: object): void => {
  process.send?.(value, () => process.disconnect());
};
