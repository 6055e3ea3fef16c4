/** What changed on the table, said in the order in which it happened: a no, a warning, effects, and then what is asked. */

import { questionOf, type Table } from '../../app/table/table.ts';
import { lastLogged } from '../../app/telling/log.ts';
import { tookBack, WORDS } from '../words.ts';

/** Each once: that somebody resigns is an effect and the end of the game. */
const effectsOf = (table: Table): readonly string[] => [...new Set(lastLogged(table)?.lines.map(({ text }) => text))];

const promptOf = (table: Table): readonly string[] => {
  const question = questionOf(table);
  return question ? [question.prompt] : [];
};

export const newsOf = (was: Table | null, table: Table): readonly string[] => {
  if (table.refused && table.refused !== was?.refused) return [table.refused.refusal.text];
  if (table.armed && table.armed !== was?.armed) return [[table.armed.hint?.text, WORDS.confirm].filter(Boolean).join(' ')];
  if (!was || was.game !== table.game) return promptOf(table);
  if (table.cursor > was.cursor) return [...effectsOf(table), ...promptOf(table)];
  if (table.cursor < was.cursor) return [tookBack(was.cursor - table.cursor), ...promptOf(table)];
  return table.picks === was.picks ? [] : promptOf(table);
};
