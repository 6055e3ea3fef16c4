/** What an explosion does besides killing, told clause by clause: what it opens, whom it does not spare, what it does not set off. */
import type { Square } from '../../../kernel/board.ts';
import { sideName } from '../../../kernel/side.ts';
import { capital, listed } from '../../../kernel/words.ts';
import { nameOf } from '../geometry.ts';
import { isImmortal } from '../kinds.ts';
import { type Ply, tell } from '../ply.ts';
import { rule } from '../rules.ts';
import { called, holds, isClosedTomb, kindOf, type Stack, type State, stackOn } from '../state.ts';
import { obstacle } from './moves.ts';

/** An explosion as it comes: the position before it, its centre, and the squares of its area that matter. */
export interface Blast {
  readonly before: State;
  readonly centre: Square;
  /** Units die there. */
  readonly dying: readonly Square[];
  /** Walls and Queen's Shadows vanish there. */
  readonly walled: readonly Square[];
  /** Tombs are opened there. */
  readonly opened: readonly Square[];
}

const stacksOn = (state: State, squares: readonly Square[], fits: (stack: Stack) => boolean): readonly Square[] =>
  squares.filter((square) => {
    const stack = stackOn(state, square);
    return stack !== null && fits(stack);
  });

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

const changesWords = ({ before, walled, opened }: Blast): string =>
  capital(
    listed([
      ...(walled.length > 0
        ? [`${listed(walled.map((square) => obstacle({ ...before, stacks: [] }, square)))} ${plural(walled.length, 'vanishes', 'vanish')}`]
        : []),
      ...(opened.length > 0
        ? [`the ${plural(opened.length, 'tomb', 'tombs')} on ${listed(opened.map(nameOf))} ${plural(opened.length, 'is', 'are')} open now`]
        : []),
    ]),
  );

/** Tells it after the explosion itself. */
export const blastTold = (ply: Ply, blast: Blast): Ply => {
  if (ply.quiet) return ply;
  const { before, centre, dying, walled, opened } = blast;
  const around = dying.filter((square) => square !== centre);
  const immortal = stacksOn(before, dying, ({ comps }) => comps.some(({ kind }) => isImmortal(kind)));
  const kings = stacksOn(before, dying, (stack) => kindOf(stack) === 'K');
  const inert = [
    ...stacksOn(before, around, (stack) => holds(stack, 'J')).map((square) => called(before, square)),
    ...opened.filter((square) => square !== centre && isClosedTomb(before, square)).map((square) => `the tomb on ${nameOf(square)}`),
  ];
  const parts: readonly (readonly [isThere: boolean, clause: string, text: () => string])[] = [
    [walled.length + opened.length > 0, rule('FC-EXP-1'), () => `${changesWords(blast)}.`],
    [
      immortal.length > 0,
      rule('FC-EXP-2'),
      () =>
        `Also ${listed(immortal.map((square) => called(before, square)))} ${plural(immortal.length, 'dies', 'die')}: explosions spare nobody.`,
    ],
    [inert.length > 0, rule('FC-EXP-3'), () => `${capital(listed(inert))} ${plural(inert.length, 'does', 'do')} not explode in turn.`],
    [
      kings.length > 0,
      rule('FC-EXP-5'),
      () => `${listed(kings.map((square) => `${sideName(stackOn(before, square)?.side ?? 'white')}'s King`))} dies in it.`,
    ],
  ];
  return parts.reduce((sum, [isThere, clause, text]) => (isThere ? tell(sum, clause, () => ({ text: text() })) : sum), ply);
};
