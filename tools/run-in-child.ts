/** Runs parts of a program in child processes, which it forks from itself. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Forks a program with these arguments; resolves with its answer. */
export const runInChild = <Answer>(program: string, words: readonly string[]): Promise<Answer> =>
  new Promise((then, refuse) => {
    fork(fileURLToPath(program), [...words])
      .on('message', (answer) => then(answer as Answer))
      .on('exit', (code) => refuse(new Error(`${words.join(' ')} ended with ${code}`)));
  });

/** In the child process: sends the answer to the parent, and exits. */
export const sendToParent = (value: object): void => {
  process.send?.(value, () => process.disconnect());
};
