import { selectGhost, selectHint, selectOffers } from '../../app/selectors.ts';
import { foretold, type Line } from '../../app/telling/narrate.ts';
import type { Game } from '../../kernel/game.ts';
import { Clause } from '../panels/Clause.tsx';
import { useRoom } from '../room.ts';
import { andMore, WORDS } from '../words.ts';
import styles from './Outlook.module.css';
import { useTrayBeside } from './Tray.tsx';

/** About as many letters as two lines under the board hold, and what a button beside them takes. */
const ROOM = 200;
const BUTTON = 30;

/** How many lines there is room for, at least one. */
const fitting = (lines: readonly Line[], room: number): number => {
  let length = 0;
  const count = lines.findIndex(({ text, rule }) => {
    length += text.length + rule.length + 3;
    return length > room;
  });
  return count < 0 ? lines.length : Math.max(1, count);
};

/** What would happen, in words, and how many of these lines fit under the board. */
const useOutlook = (game: Game): { readonly lines: readonly Line[]; readonly count: number } => {
  const ghost = useRoom(selectGhost);
  const hint = useRoom(selectHint);
  const { verbs, crowd, members } = useRoom(selectOffers);
  const lines = ghost ? foretold(game, ghost.before, ghost.steps) : [];
  const isBeside = useTrayBeside(crowd);
  const buttons = verbs.length + members.length + (isBeside ? 0 : (crowd?.members.length ?? 0));
  const taken = (hint ? hint.text.length + hint.rule.length : 0) + BUTTON * buttons;
  return { lines, count: fitting(lines, ROOM - taken) };
};

interface LinesProps {
  readonly game: Game;
  readonly lines: readonly Line[];
  readonly count: number;
}

const Lines = ({ game, lines, count }: LinesProps) =>
  lines.map(({ text, rule }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one ghost never change places
    <li key={index} data-beyond={index >= count || undefined}>
      {text} <Clause game={game.id} rule={rule} />
    </li>
  ));

/** What the choice pointed at would do, in words under the prompt; beside the board only what there is room for. */
export const Outlook = ({ game }: { readonly game: Game }) => {
  const { lines, count } = useOutlook(game);
  return lines.length === 0 ? null : (
    <ul className={styles.outlook}>
      <Lines game={game} lines={lines} count={count} />
      {count < lines.length && <li className={styles.rest}>{andMore(lines.length - count)}</li>}
    </ul>
  );
};

/** All of it, over the lower part of the panel, where there was not room under the board. */
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
