import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Tones } from '../../../app/model/reach.ts';
import { type ArmedPick, questionOf, type Table, viewOf } from '../../../app/model/table.ts';
import { narratePreview } from '../../../app/narration/narrate.ts';
import { previewOf, refusalOf } from '../../../app/narration/preview.ts';
import type { ComputerTask } from '../../../app/seats/computers.ts';
import { selectComputerTask } from '../../../app/session/mode.ts';
import { selectDiagram, selectLooking } from '../../../app/store/selectors.ts';
import type { AppState } from '../../../app/store/state.ts';
import { spokenText } from '../../../kernel/board/board.ts';
import { onAnnounced } from '../../announce.ts';
import { usePlayerNames } from '../../seats/usePlayerNames.ts';
import { useApp, useField } from '../../store.ts';
import { OPPONENT } from '../../words/opponent.ts';
import { lookingAt, resultOf, tookBack, WORDS } from '../../words.ts';
import { effectsSince } from './effects.ts';
import { reachText } from './Narration.tsx';

const MAX_KEPT = 12;

interface Announcement {
  readonly key: number;
  readonly text: string;
}

interface AnnouncedState extends Pick<AppState, 'table' | 'isAsking' | 'autoPlayed'> {
  readonly task: ComputerTask | null;
}

/** Returns the last announcements. A repeated text gets a new React key, and so is read again. */
const useAnnouncements = (
  { table, isAsking, autoPlayed, task }: AnnouncedState,
  looking: string | undefined,
  diagram: Tones | null,
  named: (text: string) => string,
): readonly Announcement[] => {
  const spoken = (text: string) => named(table ? spokenText(table.game.board, text) : text);
  const [news, setNews] = useState<readonly Announcement[]>([]);
  const lastTable = useRef<Table | null>(null);
  const addTexts = (texts: readonly string[]) => {
    if (texts.length === 0) return;
    setNews((old) => {
      const next = (old.at(-1)?.key ?? 0) + 1;
      return [...old, ...texts.map((text, index) => ({ key: next + index, text: spoken(text) }))].slice(-MAX_KEPT);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces each table once
  useEffect(() => {
    if (isAsking) return;
    addTexts(table ? announcementsOf(lastTable.current, table, autoPlayed, task) : []);
    lastTable.current = table;
  }, [table, isAsking]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces each inspected unit once
  useEffect(() => addTexts(looking ? [lookingAt(looking)] : []), [looking]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces each diagram once
  useEffect(() => addTexts(diagram ? [reachText(diagram)] : []), [diagram]);
  const tell = useEffectEvent((text: string) => addTexts([text]));
  useEffect(() => onAnnounced((text) => tell(text)), []);
  return news;
};

/** Always renders the live region, because screen readers ignore a region that appears together with its text. */
export const Announcer = () => {
  const table = useField('table');
  const news = useAnnouncements(
    {
      table,
      isAsking: useField('isAsking'),
      autoPlayed: useField('autoPlayed'),
      task: useApp(selectComputerTask),
    },
    useApp(selectLooking)?.name,
    useApp(selectDiagram),
    usePlayerNames(),
  );
  return (
    <div role="log" className="visuallyHidden" aria-label={WORDS.news}>
      {news.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
};

const promptOf = (table: Table, task: ComputerTask | null): readonly string[] => {
  const { outcome, toMove } = viewOf(table).turn;
  if (task?.side === toMove) return [OPPONENT.thinks(task.side)];
  const question = questionOf(table);
  return outcome ? [`${resultOf(outcome.winner)}.`] : question ? [question.prompt] : [];
};

const confirmationText = (table: Table, { target, hint, isDangerous }: ArmedPick): string => {
  const preview = previewOf(table, target);
  const lines = preview ? narratePreview(table.game, preview.before, preview.steps).map(({ text }) => text) : [];
  return [
    ...(isDangerous ? [] : [WORDS.confirmMove]),
    ...(hint ? [hint.text] : []),
    ...lines.filter((line) => !hint?.text.includes(line)),
    WORDS.confirm,
  ].join(' ');
};

const announcementsOf = (
  was: Table | null,
  table: Table,
  alone: string | null,
  task: ComputerTask | null,
): readonly string[] => {
  const prompt = promptOf(table, task);
  if (table.refused && table.refused !== was?.refused) {
    const refusal = refusalOf(table);
    return refusal ? [refusal.text] : [];
  }
  if (table.armed && table.armed !== was?.armed) return [confirmationText(table, table.armed)];
  if (!was || was.game !== table.game || (table.tree.nodes.length === 0 && was.cursor > 0)) return prompt;
  if (table.cursor > was.cursor) return [...effectsSince(table, was.cursor), ...(alone ? [alone] : []), ...prompt];
  if (table.cursor < was.cursor) return [tookBack(was.cursor - table.cursor), ...prompt];
  return table.picks === was.picks ? [] : prompt;
};
