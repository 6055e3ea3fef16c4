/**
 * Tests every demonstration of a game: it must name its clause, and its steps, view and questions must equal the golden
 * file of the clause's family in `goldens/`.
 */
import { describe, expect, it } from 'vitest';
import { scenesOfDemo } from '../../src/app/boards/clause-demo.ts';
import { squareName } from '../../src/kernel/board/board.ts';
import type { Game } from '../../src/kernel/game.ts';
import { type Demo, type Demos, demonstrate, type Proof } from '../../src/kernel/learning/demo.ts';
import { type Clause, clausesOf } from '../../src/kernel/learning/rulebook.ts';
import { actionLines, answerLines, boardOf, digestOf, questionsAt, refusalLine, wrapLine } from './golden.ts';
import { type Phrase, phrasesIn, wordsIn } from './phrases.ts';
import { phrasesInGames } from './samples.ts';
import { must } from './scenario.ts';

/** The part of a golden file about one clause. */
interface Section {
  readonly lines: readonly string[];
  /** `said`: all phrases of the demonstration; `written`: those among them that `lines` spell out. */
  readonly said: readonly Phrase[];
  readonly written: readonly Phrase[];
}

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

const sectionOf = (game: Game, { id, title }: Clause, demo: Demo): Section => {
  const { start, actions, picks, refusal, look, proofs, last: done } = must(demonstrate(game, id, demo));
  const last = actions.at(-1)?.position ?? start;
  const asked = questionsAt(game, last, refusal ? [] : picks);
  const [question] = asked;
  const lens = demo.lens === undefined ? [] : game.look(last, demo.lens, look);
  const seen = lens.flatMap(([square, { rule }]) => (rule === id ? [squareName(game.board, square)] : []));
  const all = {
    told: [...actions, ...(done ? [done] : [])].map(({ tell, position }) => [tell(), game.write(position)]),
    shown: [
      refusal,
      game.view(last),
      game.inspectorFacts(last, null),
      look === null ? [] : game.inspectorFacts(last, look),
    ],
    lens,
    asked,
  };
  const lines = [
    `${id} · ${title}`,
    demo.says,
    ...boardOf(game, start),
    ...actionLines(game, start, actions, 1, () => [], id),
    ...(refusal ? [`Refused: ${demo.tries}`, `  ${refusalLine(game, refusal, id)}`] : []),
    ...(seen.length === 0 ? [] : [`Lens ${[demo.lens, demo.look].join(' ').trim()}: ${seen.join(' ')}`]),
    `Named by ${[...new Set(proofs.map(proofLine))].join('; ')}`,
    ...(question && picks.length > 0 && !refusal
      ? [`Asked after ${demo.picks}`, ...answerLines(question).map((line) => `  ${line}`)]
      : []),
    ...(done ? actionLines(game, last, [done], actions.length + 1, () => [], id) : []),
    `Digest: ${digestOf(game, [all, proofs])}`,
  ];
  const text = lines.join('\n');
  const said = phrasesIn(all);
  return { lines, said, written: said.filter(([rule, words]) => rule === id && text.includes(words)) };
};

/**
 * Groups the clauses by family: their ids differ only in the last number (`CH-KING-1` and `CH-KING-2` are of family
 * `CH-KING`).
 */
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
    it('repeats no sentence, explains no refused input, and lists no more than it must', () => {
      for (const { id } of clausesOf(game.rules)) {
        const scenes = must(scenesOfDemo(game, id, demos[id] as Demo));
        const said = scenes.flatMap(({ lines }) => lines.filter(({ rule }) => rule !== '').map(({ text }) => text));
        expect(new Set(said).size, `${id}: ${said.join(' ')}`).toBe(said.length);
        expect(said.join(' '), id).not.toMatch(/\. Write [A-Z]/);
        expect(scenes.at(-1)?.shown.table.game, id).toBe(game);
      }
    });

    const sections = new Map<string, Section>();
    const sectionFor = (clause: Clause): Section => {
      const section = sections.get(clause.id) ?? sectionOf(game, clause, demos[clause.id] as Demo);
      sections.set(clause.id, section);
      return section;
    };

    it.each([...familiesOf(game)])('the demonstrations of %s equal their file', async (family, clauses) => {
      const texts = clauses.map((clause) => sectionFor(clause).lines.flatMap(wrapLine).join('\n'));
      await expect(`${texts.join('\n\n')}\n`).toMatchFileSnapshot(`goldens/${family}.txt`);
    });

    it('other phrases equal those of their file', async () => {
      const all = clausesOf(game.rules).map(sectionFor);
      const words = wordsIn(
        game,
        [...all.flatMap(({ said }) => said), ...phrasesInGames(game)],
        all.flatMap(({ written }) => written),
      );
      await expect(`${words.flatMap(wrapLine).join('\n')}\n`).toMatchFileSnapshot('goldens/words.txt');
    });
  });
};
