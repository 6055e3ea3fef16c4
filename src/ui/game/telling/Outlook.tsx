import { selectGhost, selectHint, selectOffers } from '../../../app/selectors.ts';
import type { Looking, Tones } from '../../../app/table/reach.ts';
import { foretold, type Line } from '../../../app/telling/narrate.ts';
import type { Game } from '../../../kernel/game.ts';
import { listWords } from '../../../kernel/words.ts';
import { Clause } from '../../panels/rules/Clause.tsx';
import { Toll } from '../../pieces/Toll.tsx';
import { useRoom } from '../../room.ts';
import { andMore, couldAlso, couldGo, WORDS } from '../../words.ts';
import styles from './Outlook.module.css';

/** About as many letters as there is room for under the prompt, and what a button takes of it. */
const ROOM = 420;
const BUTTON = 30;

/** How many lines fit, at least one. */
const fitting = (lines: readonly Line[], room: number): number => {
  let length = 0;
  const count = lines.findIndex(({ text, rule }) => {
    length += text.length + rule.length + 3;
    return length > room;
  });
  return count < 0 ? lines.length : Math.max(1, count);
};

/** The preview in words, and how many of its lines fit under the prompt. */
const useOutlook = (game: Game): { readonly lines: readonly Line[]; readonly count: number } => {
  const ghost = useRoom(selectGhost);
  const hint = useRoom(selectHint);
  const { verbs, crowd, members } = useRoom(selectOffers);
  // What the hint says already is not said again.
  const told = ghost ? foretold(game, ghost.before, ghost.steps) : [];
  const lines = told.filter(({ text }) => !hint?.text.includes(text));
  const buttons = verbs.length + members.length + (crowd?.members.length ?? 0);
  const taken = (hint ? hint.text.length + hint.rule.length : 0) + BUTTON * buttons;
  return { lines, count: fitting(lines, ROOM - taken) };
};

interface LinesProps {
  readonly game: Game;
  readonly lines: readonly Line[];
  readonly count: number;
}

const Lines = ({ game, lines, count }: LinesProps) =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one ghost never change places
    <li key={index} data-beyond={index >= count || undefined}>
      {line.text} <Toll game={game} line={line} /> <Clause game={game.id} rule={line.rule} />
    </li>
  ));

/** The preview of the choice pointed at, in words under the prompt; as many lines as fit. */
export const Outlook = ({ game }: { readonly game: Game }) => {
  const { lines, count } = useOutlook(game);
  return lines.length === 0 ? null : (
    <ul className={styles.outlook}>
      <Lines game={game} lines={lines} count={count} />
      {count < lines.length && <li className={styles.rest}>{andMore(lines.length - count)}</li>}
    </ul>
  );
};

/** The whole preview, over the lower part of the panel, if it did not fit under the prompt. */
export const OutlookBeside = ({ game }: { readonly game: Game }) => {
  const { lines, count } = useOutlook(game);
  return count === lines.length ? null : (
    <section className={styles.beside} aria-hidden="true">
      <h2>{WORDS.beside}</h2>
      <ul>
        <Lines game={game} lines={lines} count={lines.length} />
      </ul>
    </section>
  );
};

/** How many squares a unit could move to on its side's turn, in words. */
export const spokenReach = (tones: Tones): string => {
  const open = [...tones.values()].filter((tone) => tone !== 'refused');
  return couldGo(open.length, open.filter((tone) => tone === 'capture').length);
};

/** What another's unit could do on its side's turn, in words; the board shows the squares. */
export const Whose = ({
  game,
  looking: { tones, also, refusal },
}: {
  readonly game: Game;
  readonly looking: Looking;
}) => {
  if (refusal)
    return (
      <p>
        {refusal.text} <Clause game={game.id} rule={refusal.rule} />
      </p>
    );
  return (
    <p>
      {spokenReach(tones)}
      {also.length > 0 && couldAlso(listWords(also))}
    </p>
  );
};
