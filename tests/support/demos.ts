/**
 * The demonstrations of a game, as one suite: the engine names every clause in the demonstration of it, and
 * tells, shows and asks what the family's file in `goldens/` says.
 */
import { describe, expect, it } from 'vitest';
import { filmOf } from '../../src/app/telling/film.ts';
import { squareName } from '../../src/kernel/board/board.ts';
import type { Game } from '../../src/kernel/game.ts';
import {
  type Demo,
  type Demos,
  demonstrate,
  type Proof,
  type Shown,
} from '../../src/kernel/learning/demo.ts';
import { type Clause, clausesOf } from '../../src/kernel/learning/rulebook.ts';
import {
  actionLines,
  boardAndFactsOf,
  boardOf,
  digestOf,
  factLine,
  positionLine,
  questionLines,
  questionsAt,
  refusalLine,
  wrapped,
} from './golden.ts';
import { must } from './scenario.ts';

type Asked = ReturnType<typeof questionsAt>;

/**
 * All of it: the steps, the positions, the no, what the board and the inspector show in the end, and what is
 * asked then.
 */
const digest = (
  game: Game,
  { lens }: Demo,
  { start, turns, refusal, look, proofs }: Shown,
  asked: Asked,
): string => {
  const last = turns.at(-1)?.position ?? start;
  return digestOf(
    JSON.stringify([
      turns.map(({ tell, position }) => [tell(), game.write(position)]),
      [refusal, proofs, game.view(last), game.about(last, null), look === null ? [] : game.about(last, look)],
      lens === undefined ? [] : game.look(last, lens, look),
      asked,
    ]),
  );
};

const proofLine = (proof: Proof): string => {
  switch (proof.kind) {
    case 'step':
      return `step ${proof.step + 1} of action ${proof.turn + 1}`;
    case 'refusal':
      return 'the refusal';
    case 'fact':
      return `"${proof.text}"`;
  }
};

const demoLines = (game: Game, { id, title }: Clause, demo: Demo): readonly string[] => {
  const shown = must(demonstrate(game, id, demo));
  const { start, turns, picks, refusal, look, proofs } = shown;
  const last = turns.at(-1)?.position ?? start;
  const asked = questionsAt(game, last, refusal ? [] : picks);
  const seen = demo.lens === undefined ? [] : game.look(last, demo.lens, look);
  const where = look === null ? '' : ` on ${squareName(game.board, look)}`;
  return [
    `${id} · ${title}`,
    demo.says,
    '',
    ...(turns.length === 0
      ? []
      : [...boardOf(game, start), '', ...actionLines(game, start, turns, 1, () => []), '']),
    ...boardAndFactsOf(game, last),
    positionLine(game.write(last)),
    '',
    ...(refusal ? [`Refused: ${demo.tries}`, `  ${refusalLine(game, refusal)}`] : []),
    ...game.about(last, null).map((each) => `Of the turn: ${factLine(each)}`),
    ...(look === null ? [] : game.about(last, look).map((each) => `Looked at${where}: ${factLine(each)}`)),
    ...seen.map(
      ([square, mark]) => `Lens ${demo.lens}${where}: ${squareName(game.board, square)}, ${factLine(mark)}`,
    ),
    `Named ${id}: ${proofs.map(proofLine).join('; ')}`,
    ...questionLines(asked),
    ...(shown.last ? ['Then:', ...actionLines(game, last, [shown.last], turns.length + 1, () => [])] : []),
    `Digest of all this and of what it leaves out: ${digest(game, demo, shown, asked)}`,
  ];
};

/** The clauses whose ids differ in their last number only, family by family. */
export const familiesOf = (game: Game): ReadonlyMap<string, readonly Clause[]> => {
  const families = new Map<string, Clause[]>();
  for (const clause of clausesOf(game.rules)) {
    const family = clause.id.slice(0, clause.id.lastIndexOf('-'));
    families.set(family, [...(families.get(family) ?? []), clause]);
  }
  return families;
};

export const describeDemos = (game: Game, demos: Demos): void => {
  describe(`${game.title}, shown`, () => {
    it('tells no sentence twice, nor how to write what is refused, and lists no more than it must', () => {
      for (const { id } of clausesOf(game.rules)) {
        const scenes = must(filmOf(game, id, demos[id] as Demo));
        const said = scenes.flatMap(({ lines }) =>
          lines.filter(({ rule }) => rule !== '').map(({ text }) => text),
        );
        expect(new Set(said).size, `${id}: ${said.join(' ')}`).toBe(said.length);
        expect(said.join(' '), id).not.toMatch(/\. Write [A-Z]/);
        expect(scenes.at(-1)?.shown.table.game, id).toBe(game);
      }
    });

    it.each([...familiesOf(game)])(
      'the clauses of %s are told and shown as their file says',
      async (family, clauses) => {
        const sections = clauses.map((clause) =>
          demoLines(game, clause, demos[clause.id] as Demo)
            .flatMap(wrapped)
            .join('\n'),
        );
        await expect(`${sections.join('\n\n\n')}\n`).toMatchFileSnapshot(`goldens/${family}.txt`);
      },
    );
  });
};
