// npm run new-variant NAME: makes the folder of a new game, a test of it and its entry in the list. It begins
// as a copy of King's walk (tests/support/kings-walk), which compiles, keeps every law and plays: change it
// clause by clause.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at, fail } from './install.mjs';

const [name = '', ...more] = process.argv.slice(2);
if (more.length > 0 || !/^[a-z]+(-[a-z]+)*$/.test(name))
  fail('Say what the game is called: npm run new-variant english-draughts');

const words = name.split('-');
const title = words.map((word) => word[0].toUpperCase() + word.slice(1)).join(' ');
/** The prefix of the new game's clause ids: ED-MOVE-1 for english-draughts. */
const prefix = (words.length > 1 ? words.map((word) => word[0]).join('') : name.slice(0, 2)).toUpperCase();
const home = at(`src/variants/${name}`);
const list = at('src/variants/index.ts');
if (existsSync(home)) fail(`There is a game called ${name} already: ${home}`);

const write = (file, text) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const model = at('tests/support/kings-walk');
for (const file of readdirSync(model, { recursive: true, encoding: 'utf8' }).filter(
  (each) => each.endsWith('.ts') && each !== 'entry.ts',
)) {
  const text = readFileSync(join(model, file), 'utf8')
    .replaceAll('../src/kernel/', 'kernel/')
    .replaceAll('KW-', `${prefix}-`)
    .replace(/^\/\*\* King's walk: .*\*\/$/m, `/** ${title}. */`)
    .replace('"King\'s walk"', `'${title}'`)
    .replace("'kings-walk'", `'${name}'`);
  write(join(home, file), text);
}

write(
  at(`tests/variants/${name}/variant.test.ts`),
  `/** Everything that is asked of every game, case by case, and every demonstration. */
import { DEMOS } from '../../../src/variants/${name}/demos.ts';
import { GAME } from '../../../src/variants/${name}/index.ts';
import { describeDemos } from '../../support/demos.ts';
import { describeScenarios } from '../../support/scenario.ts';
import { describeVariant, entryOf } from '../../support/variant.ts';

describeVariant(entryOf('${name}'), { games: 60, plies: 60, seed: 1 });

describeScenarios(GAME, [
  { rule: '${prefix}-MOVE-2', says: 'not onto a King', at: '5/5/2k2/2K2/5 w 1', tries: 'c2 c3', lights: 'c3' },
]);

describeDemos(GAME, DEMOS);
`,
);

const entry = `  {
    id: '${name}',
    title: '${title}',
    summary: ['What is strange about it,', 'in two lines.'],
    difficulty: 1,
    minutes: 20,
    kinds: 1,
    load: async () => (await import('./${name}/index.ts')).GAME,
    demos: async () => (await import('./${name}/demos.ts')).DEMOS,
    editor: async () => (await import('./${name}/editor.ts')).EDITOR,
  },
];
`;
writeFileSync(list, readFileSync(list, 'utf8').replace(/\];\n$/, entry));
console.log(`Play src/variants/${name}: npm run dev. Test it: npx vitest run tests/variants/${name}`);
