import type { Crowd, Member } from '../../app/table/crowd.ts';
import type { Square } from '../../kernel/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { Choice } from '../../kernel/menu.ts';
import { HAND, useMedia } from '../media.ts';
import { Glyph } from '../pieces/Glyph.tsx';
import { useActions } from '../room.ts';
import { targetsOf, WORDS } from '../words.ts';
import { halfMark, memberName } from './memberName.ts';
import styles from './Tray.module.css';

interface Props {
  readonly game: Game;
  readonly crowd: Crowd;
}

type Manner = string | null | undefined;

/** More members than there is room to name. */
const MANY = 4;

/** A crowd is laid out beside its square; in a hand it stands under the board, where it hides no square. */
export const useTrayBeside = (crowd: Crowd | null | undefined): boolean => {
  const isHand = useMedia(HAND);
  return !!crowd && !isHand;
};

/** A large crowd stands in a grid that is about as wide as it is high. */
const columnsOf = (members: number): number => Math.ceil(Math.sqrt(members));

/** How much of a board that fills a desk one member takes, and what the tray takes besides: its edges, and the line that counts. */
const PART = { wide: 0.115, high: 0.068 };
const EDGES = { wide: 0.04, high: 0.1 };

/** About how large a large crowd's tray is, as parts of the board; a small one names its members in a line or two. */
export const traySize = ({ members: { length } }: Crowd): { readonly wide: number; readonly high: number } | null => {
  if (length <= MANY) return null;
  const columns = columnsOf(length);
  return { wide: columns * PART.wide + EDGES.wide, high: Math.ceil(length / columns) * PART.high + EDGES.high };
};

interface MemberProps {
  readonly game: Game;
  readonly square: Square;
  readonly member: Member;
  /** Is there room for its name? */
  readonly named: boolean;
  /** The option that says how it goes, null where it just goes, nothing where it stays. */
  readonly manner: Manner;
  onSay(manner: Manner): void;
}

const optionOf = ({ target }: Choice<unknown>): string => (target.kind === 'option' ? target.option : '');

/** One of a crowd: a button for whether it goes, and one for each way in which it may. */
const MemberButtons = ({ game, square, member: { unit, manners }, named, manner, onSay }: MemberProps) => {
  const name = memberName(game, unit, square);
  return (
    <span className={styles.member} data-goes={manner !== undefined || undefined}>
      <button
        type="button"
        data-member={unit.id}
        aria-label={name}
        title={name}
        aria-pressed={manner !== undefined}
        onClick={() => onSay(manner === undefined ? null : undefined)}
      >
        <Glyph game={game} type={unit.type} side={unit.side} />
        {named ? name : halfMark(game, unit, square)}
      </button>
      {manners.map((choice) => {
        const way = optionOf(choice);
        const words = (choice.kind === 'open' && choice.hint?.().text) || choice.label;
        return (
          <button
            key={way}
            type="button"
            data-manner={`${unit.id} ${way}`}
            aria-label={words}
            title={words}
            aria-pressed={manner === way}
            onClick={() => onSay(manner === way ? null : way)}
          >
            {choice.label ?? way}
          </button>
        );
      })}
    </span>
  );
};

const Sweep = ({ text, words, onSweep }: { readonly text: string; readonly words: string; onSweep(): void }) => (
  <button type="button" aria-label={words} title={words} onClick={onSweep}>
    {text}
  </button>
);

const columns = (members: number): React.CSSProperties => ({ '--columns': columnsOf(members) }) as React.CSSProperties;

/** Who of a crowd goes, and how: everybody, unless one puts some back; beside them, to how many squares that leads. */
export const Tray = ({ game, crowd: { square, members, goers, targets } }: Props) => {
  const { gather } = useActions();
  const ids = members.map(({ unit }) => unit.id);
  const say = (id: number, manner: Manner) =>
    gather(
      new Map(
        ids.flatMap((each) => {
          const said = each === id ? manner : goers.get(each);
          return said === undefined ? [] : [[each, said]];
        }),
      ),
    );
  const others = ids.filter((id) => !goers.has(id));
  const large = members.length > MANY;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this
    <div role="group" aria-label={WORDS.whoGoes} className={styles.tray} data-large={large || undefined} style={columns(members.length)}>
      {members.map((member) => (
        <MemberButtons
          key={member.unit.id}
          game={game}
          square={square}
          member={member}
          named={!large}
          manner={goers.get(member.unit.id)}
          onSay={(manner) => say(member.unit.id, manner)}
        />
      ))}
      {others.length > 0 && (
        <span className={styles.sweep}>
          <Sweep text={WORDS.all} words={WORDS.allGo} onSweep={() => gather(new Map(ids.map((id) => [id, null])))} />
          <Sweep text={WORDS.swap} words={WORDS.othersGo} onSweep={() => gather(new Map(others.map((id) => [id, null])))} />
        </span>
      )}
      <span className={styles.count} role="status">
        {targetsOf(targets)}
      </span>
    </div>
  );
};
