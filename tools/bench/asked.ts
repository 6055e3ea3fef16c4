/** Runs in the page that asking.ts measures: answers questions of FrozenChess in slices, as the app does. */
import { runSliced } from '../../src/app/store/frames.ts';
import { readPicks } from '../../src/kernel/asking/target.ts';
import { yieldToEvents } from '../../src/ui/idle.ts';
import { GAME } from '../../src/variants/frozenchess/index.ts';

const world = { yieldToEvents, milliseconds: () => performance.now() };

/**
 * Answers questions at a fresh position, after computing its view. A performance mark before each question identifies
 * its tasks.
 */
const answer = async (position: string, questions: readonly string[], name: string): Promise<void> => {
  const read = GAME.read(position);
  if (read.ok) GAME.view(read.value);
  for (const spelled of questions) {
    const picks = readPicks(GAME.board, spelled);
    if (!read.ok || !picks.ok) throw new Error(`There is no such question: ${spelled}`);
    await yieldToEvents();
    performance.mark(`asked ${name} ${spelled}`);
    await new Promise<void>((done) =>
      runSliced(world, (mayContinue) => {
        const isKnown = GAME.prepare(read.value, picks.value, mayContinue);
        if (isKnown) done(void GAME.ask(read.value, picks.value));
        return isKnown;
      }),
    );
  }
  await yieldToEvents();
  performance.mark('asked nothing');
};

Object.assign(window, { answer });
