/** Runs parts of a program in child processes that it forks from itself. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Forks a program with these arguments. Resolves with its answer; rejects if it exits without one. */
export const runInChild = <Answer>(program: string, words: readonly string[]): Promise<Answer> =>
  new Promise((then, refuse) => {
    fork(fileURLToPath(program), [...words])
      .on('message', (answer) => then(answer as Answer))
      .on('exit', (code) => refuse(new Error(`${words.join(' ')} ended with ${code}`)));
  });

/** Sends the answer from the child to the parent process, and lets the child exit. */
export const sendToParent = (value: object): void => {
  process.send?.(value, () => process.disconnect());
};
