/**
 * npm run words [-- FILTER ...]: prints every text that the app can say, by game and kind. A filter is a game or a part
 * of a kind, such as `snake` or `hint`.
 */
import { textsOf } from '../tests/source/texts.ts';

const wanted = process.argv.slice(2);
const said = textsOf('src').filter(({ game, kind }) => wanted.every((word) => word === game || kind.includes(word)));
const groups = new Map<string, string[]>();
for (const { game, kind, text, file, line } of said) {
  const group = `${game} · ${kind}`;
  groups.set(group, [...(groups.get(group) ?? []), `${text.replace(/\s+/g, ' ')}  [${file}:${line}]`]);
}
for (const [group, lines] of [...groups].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`${group}\n  ${lines.join('\n  ')}\n`);
console.log(`${said.length} texts`);
