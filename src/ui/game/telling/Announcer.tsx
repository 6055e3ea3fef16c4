import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Tones } from '../../../app/model/reach.ts';
import { type Armed, questionOf, type Table, viewOf } from '../../../app/model/table.ts';
import { foretold } from '../../../app/narration/narrate.ts';
import { previewOf, refusalOf } from '../../../app/narration/preview.ts';
import type { Duty } from '../../../app/seats/computers.ts';
import { selectDuty } from '../../../app/session/mode.ts';
import { selectDiagram, selectLooking } from '../../../app/store/selectors.ts';
import type { AppState } from '../../../app/store/state.ts';
import { aloud } from '../../../kernel/board/board.ts';
import { onAnnounced } from '../../announce.ts';
import { useNamed } from '../../seats/useNamed.ts';
import { useApp, useField } from '../../store.ts';
import { OPPONENT } from '../../words/opponent.ts';
import { lookingAt, resultOf, tookBack, WORDS } from '../../words.ts';
import { effectsSince } from './effects.ts';
import { spokenReach } from './Narration.tsx';

const KEPT = 12;

interface News {
  readonly key: number;
  readonly text: string;
}

interface Heard extends Pick<AppState, 'table' | 'isAsking' | 'autoPlayed'> {
  readonly duty: Duty | null;
}

/** All messages, the latest last, with the players' names at that time. Keys tell repeated ones apart. */
const useNews = (
  { table, isAsking, autoPlayed, duty }: Heard,
  looking: string | undefined,
  diagram: Tones | null,
  named: (text: string) => string,
): readonly News[] => {
  const spoken = (text: string) => named(table ? aloud(table.game.board, text) : text);
  const [news, setNews] = useState<readonly News[]>([]);
  const before = useRef<Table | null>(null);
  const say = (texts: readonly string[]) => {
    if (texts.length === 0) return;
    setNews((old) => {
      const next = (old.at(-1)?.key ?? 0) + 1;
      return [...old, ...texts.map((text, index) => ({ key: next + index, text: spoken(text) }))].slice(
        -KEPT,
      );
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another table has been seen
  useEffect(() => {
    if (isAsking) return;
    say(table ? newsOf(before.current, table, autoPlayed, duty) : []);
    before.current = table;
  }, [table, isAsking]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another unit is inspected
  useEffect(() => say(looking ? [lookingAt(looking)] : []), [looking]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another piece is pointed at
  useEffect(() => say(diagram ? [spokenReach(diagram)] : []), [diagram]);
  const tell = useEffectEvent((text: string) => say([text]));
  useEffect(() => onAnnounced((text) => tell(text)), []);
  return news;
};

/** The polite live region: events on the board, and texts that a shortcut shows. */
export const Announcer = () => {
  const table = useField('table');
  const news = useNews(
    { table, isAsking: useField('isAsking'), autoPlayed: useField('autoPlayed'), duty: useApp(selectDuty) },
    useApp(selectLooking)?.name,
    useApp(selectDiagram),
    useNamed(),
  );
  return (
    <div role="log" className="visuallyHidden" aria-label={WORDS.news}>
      {news.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
};

const promptOf = (table: Table, duty: Duty | null): readonly string[] => {
  const { outcome, toMove } = viewOf(table).turn;
  if (duty?.side === toMove) return [OPPONENT.thinks(duty.side)];
  const question = questionOf(table);
  return outcome ? [`${resultOf(outcome.winner)}.`] : question ? [question.prompt] : [];
};

/** The text of a confirmation: the effects of the move, and how to confirm it. */
const toConfirm = (table: Table, { target, hint, isDangerous }: Armed): string => {
  const preview = previewOf(table, target);
  const lines = preview ? foretold(table.game, preview.before, preview.steps).map(({ text }) => text) : [];
  return [
    ...(isDangerous ? [] : [WORDS.confirmMove]),
    ...(hint ? [hint.text] : []),
    ...lines.filter((line) => !hint?.text.includes(line)),
    WORDS.confirm,
  ].join(' ');
};

const newsOf = (
  was: Table | null,
  table: Table,
  alone: string | null,
  duty: Duty | null,
): readonly string[] => {
  const prompt = promptOf(table, duty);
  if (table.refused && table.refused !== was?.refused) {
    const refusal = refusalOf(table);
    return refusal ? [refusal.text] : [];
  }
  if (table.armed && table.armed !== was?.armed) return [toConfirm(table, table.armed)];
  if (!was || was.game !== table.game || (table.tree.nodes.length === 0 && was.cursor > 0)) return prompt;
  if (table.cursor > was.cursor)
    return [...effectsSince(table, was.cursor), ...(alone ? [alone] : []), ...prompt];
  if (table.cursor < was.cursor) return [tookBack(was.cursor - table.cursor), ...prompt];
  return table.picks === was.picks ? [] : prompt;
};
