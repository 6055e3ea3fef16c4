import type { Crowd, Member } from '../../../app/table/crowd.ts';
import type { Choice } from '../../../kernel/asking/menu.ts';
import { type Square, squareName } from '../../../kernel/board/board.ts';
import type { Game } from '../../../kernel/game.ts';
import type { UnitView } from '../../../kernel/view.ts';
import { Glyph } from '../../pieces/Glyph.tsx';
import { useActions } from '../../store.ts';
import { targetsOf, WORDS } from '../../words.ts';
import styles from './Tray.module.css';

interface Props {
  readonly game: Game;
  readonly crowd: Crowd;
}

type Manner = string | null | undefined;

/** The largest number of members shown with names. */
const MANY = 4;

interface MemberProps {
  readonly game: Game;
  readonly square: Square;
  readonly member: Member;
  readonly named: boolean;
  /** The option of how it moves; null if it moves plainly, undefined if it stays. */
  readonly manner: Manner;
  onSay(manner: Manner): void;
}

const optionOf = ({ target }: Choice<unknown>): string => (target.kind === 'option' ? target.option : '');

/** One member: a button to move it or not, and one for each manner of moving. */
const MemberButtons = ({ game, square, member: { unit, manners }, named, manner, onSay }: MemberProps) => {
  const name = memberName(game, unit, square);
  return (
    <span className={styles.member} data-goes={manner !== undefined || undefined}>
      <button
        type="button"
        data-member={unit.id}
        aria-label={name}
        aria-pressed={manner !== undefined}
        onClick={() => onSay(manner === undefined ? null : undefined)}
      >
        <Glyph game={game} type={unit.type} side={unit.side} />
        {named ? name : halfMark(game, unit, square)}
        {!named && <span className="tip" title={name} />}
      </button>
      {manners.map((choice) => {
        const way = optionOf(choice);
        const words = (choice.kind === 'open' && choice.hint?.()?.text) || choice.label;
        return (
          <button
            key={way}
            type="button"
            data-manner={`${unit.id} ${way}`}
            aria-label={words}
            aria-pressed={manner === way}
            onClick={() => onSay(manner === way ? null : way)}
          >
            <span title={words}>{choice.label ?? way}</span>
          </button>
        );
      })}
    </span>
  );
};

/** The members of a crowd that move, at first all, and their manners; then the number of their targets. */
export const Tray = ({ game, crowd: { square, members, movers, targets } }: Props) => {
  const { chooseMovers } = useActions();
  const ids = members.map(({ unit }) => unit.id);
  const say = (id: number, manner: Manner) =>
    chooseMovers(
      new Map(
        ids.flatMap((each) => {
          const said = each === id ? manner : movers.get(each);
          return said === undefined ? [] : [[each, said]];
        }),
      ),
    );
  const others = ids.filter((id) => !movers.has(id));
  const large = members.length > MANY;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this
    <div
      role="group"
      aria-label={WORDS.whoGoes}
      className={`row ${styles.tray}`}
      data-large={large || undefined}
    >
      {members.map((member) => (
        <MemberButtons
          key={member.unit.id}
          game={game}
          square={square}
          member={member}
          named={!large}
          manner={movers.get(member.unit.id)}
          onSay={(manner) => say(member.unit.id, manner)}
        />
      ))}
      {others.length > 0 && (
        <span className={styles.sweep}>
          {[
            { text: WORDS.all, words: WORDS.allGo, gone: ids },
            { text: WORDS.swap, words: WORDS.othersGo, gone: others },
          ].map(({ text, words, gone }) => (
            <button
              key={text}
              type="button"
              aria-label={words}
              onClick={() => chooseMovers(new Map(gone.map((id) => [id, null])))}
            >
              <span title={words}>{text}</span>
            </button>
          ))}
        </span>
      )}
      <span className="small" role="status">
        {targetsOf(targets)}
      </span>
    </div>
  );
};

/** "½ b8": a half and the square of its other half; undefined for a whole unit. */
export const halfMark = (game: Game, { body, at }: UnitView, square: Square): string | undefined => {
  const other = body === 'halves' ? at.find((each) => each !== square) : undefined;
  return other === undefined ? undefined : `½ ${squareName(game.board, other)}`;
};

/** "Rook", "Queen ½ b8". */
const memberName = (game: Game, unit: UnitView, square: Square): string => {
  const half = halfMark(game, unit, square);
  return `${game.pieces[unit.type]?.name ?? unit.type}${half ? ` ${half}` : ''}`;
};
