import type { Crowd, Member } from '../../../app/model/crowd.ts';
import { selectOffers } from '../../../app/store/answers.ts';
import { selectArmed, selectView } from '../../../app/store/selectors.ts';
import type { Actions } from '../../../app/store/state.ts';
import type { Choice } from '../../../kernel/asking/menu.ts';
import { sameTarget, spellTarget } from '../../../kernel/asking/target.ts';
import { type Square, squareName } from '../../../kernel/board/board.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Side } from '../../../kernel/side.ts';
import type { UnitView } from '../../../kernel/view.ts';
import { capitalize } from '../../../kernel/words.ts';
import { keepFocus } from '../../focus.ts';
import { Key } from '../../icons.tsx';
import { Glyph } from '../../pieces/Glyph.tsx';
import { useActions, useApp } from '../../store.ts';
import { PREVIEW_IDS, targetsOf, WORDS } from '../../words.ts';
import styles from './ChoiceButton.module.css';
import trayStyles from './Tray.module.css';

const pieceNamed = (game: Game, option: string, label: string | undefined): string | undefined => {
  if (game.pieces[option]) return option;
  return Object.entries(game.pieces).find(
    ([, { name, letter }]) => name === label || (option !== '' && letter === option),
  )?.[0];
};

export const glyphOf = (game: Game, { target, label }: Choice<unknown>): string | undefined =>
  target.kind === 'option' ? pieceNamed(game, target.option, label) : undefined;

interface Props {
  readonly game: Game;
  readonly side: Side;
  readonly choice: Choice<unknown>;
  readonly label?: string;
  readonly glyph?: string | undefined;
  readonly hotkey?: string | undefined;
  readonly fewMoves?: boolean;
}

/** Returns the props of an answer's button. Hovering previews the answer; pressing picks it or shows its refusal. */
export const answerProps = ({ pick, point }: Actions, { board }: Game, choice: Choice<unknown>) => {
  const { target } = choice;
  return {
    type: 'button',
    'data-tone': choice.kind === 'open' ? choice.tone() : 'refused',
    'data-target': spellTarget(board, target),
    'aria-disabled': choice.kind === 'refused' || undefined,
    onMouseDown: keepFocus,
    onClick: () => pick(target),
    onFocus: () => point(target),
    onBlur: () => point(null),
    onPointerEnter: () => point(target),
    onPointerLeave: () => point(null),
  } as const;
};

/** Returns `answerProps` plus a shortcut, and a mark on a dangerous choice, which needs a second press. */
export const useAnswer = (game: Game, choice: Choice<unknown>, hotkey: string | undefined) => {
  const dangerous = useApp(selectArmed);
  return {
    ...answerProps(useActions(), game, choice),
    'data-armed': (dangerous && sameTarget(dangerous, choice.target)) || undefined,
    'aria-keyshortcuts': hotkey || undefined,
    'aria-describedby': PREVIEW_IDS,
  };
};

export const ChoiceButton = ({ game, side, choice, label, glyph, hotkey, fewMoves }: Props) => {
  const { target } = choice;
  const name = target.kind === 'option' ? target.option : '';
  const type = glyph ?? glyphOf(game, choice);
  const answer = useAnswer(game, choice, hotkey);
  return (
    <button className={styles.choice} data-narrow={fewMoves || undefined} {...answer}>
      {type && <Glyph game={game} type={type} side={side} />}
      {label ?? choice.label ?? capitalize(name.replaceAll('-', ' '))}
      {hotkey && <Key name={hotkey} />}
    </button>
  );
};

interface MembersProps {
  readonly game: Game;
  readonly choices: readonly Choice<unknown>[];
}

export const CrowdMembers = ({ game, choices }: MembersProps) => {
  const view = useApp(selectView);
  const { joined } = useApp(selectOffers);
  const { pick } = useActions();
  if (!view) return null;
  return (
    <>
      {joined.map((id) => {
        const unit = view.units[id];
        return unit ? (
          <button
            key={id}
            type="button"
            className={styles.choice}
            data-tone="plain"
            data-joined="true"
            aria-pressed="true"
            onClick={() => pick({ kind: 'unit', unit: id })}
          >
            <Glyph game={game} type={unit.type} side={unit.side} />
            {game.pieces[unit.type]?.name ?? unit.type}
          </button>
        ) : null;
      })}
      {choices.map((choice) => {
        const unit = choice.target.kind === 'unit' ? view.units[choice.target.unit] : undefined;
        if (!unit) return null;
        const name = choice.label ?? game.pieces[unit.type]?.name ?? unit.type;
        return (
          <ChoiceButton key={unit.id} game={game} side={unit.side} choice={choice} label={name} glyph={unit.type} />
        );
      })}
    </>
  );
};

interface TrayProps {
  readonly game: Game;
  readonly crowd: Crowd;
}

type MoveOption = string | null | undefined;

const LARGE_CROWD = 4;

interface MemberProps {
  readonly game: Game;
  readonly square: Square;
  readonly member: Member;
  readonly named: boolean;
  /**
   * The option with which the crowd's member moves. Null means a plain move, and undefined means that the member stays.
   */
  readonly moveOption: MoveOption;
  onChoose(moveOption: MoveOption): void;
}

const optionOf = ({ target }: Choice<unknown>): string => (target.kind === 'option' ? target.option : '');

const MemberButtons = ({ game, square, member: { unit, options }, named, moveOption, onChoose }: MemberProps) => {
  const name = memberName(game, unit, square);
  return (
    <span className={trayStyles.member} data-goes={moveOption !== undefined || undefined}>
      <button
        type="button"
        data-member={unit.id}
        aria-label={name}
        aria-pressed={moveOption !== undefined}
        onClick={() => onChoose(moveOption === undefined ? null : undefined)}
      >
        <Glyph game={game} type={unit.type} side={unit.side} />
        {named ? name : halfMark(game, unit, square)}
        {!named && <span className="tip" title={name} />}
      </button>
      {options.map((choice) => {
        const way = optionOf(choice);
        const words = (choice.kind === 'open' && choice.hint?.()?.text) || choice.label;
        return (
          <button
            key={way}
            type="button"
            data-manner={`${unit.id} ${way}`}
            aria-label={words}
            aria-pressed={moveOption === way}
            onClick={() => onChoose(moveOption === way ? null : way)}
          >
            <span title={words}>{choice.label ?? way}</span>
          </button>
        );
      })}
    </span>
  );
};

/** Lets the player choose which members of a crowd move, and how. At first all move. */
export const CrowdTray = ({ game, crowd: { square, members, movers, targetCount } }: TrayProps) => {
  const { chooseMovers } = useActions();
  const ids = members.map(({ unit }) => unit.id);
  const say = (id: number, moveOption: MoveOption) =>
    chooseMovers(
      new Map(
        ids.flatMap((each) => {
          const said = each === id ? moveOption : movers.get(each);
          return said === undefined ? [] : [[each, said]];
        }),
      ),
    );
  const others = ids.filter((id) => !movers.has(id));
  const large = members.length > LARGE_CROWD;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this
    <div role="group" aria-label={WORDS.whoGoes} className={`row ${trayStyles.tray}`} data-large={large || undefined}>
      {members.map((member) => (
        <MemberButtons
          key={member.unit.id}
          game={game}
          square={square}
          member={member}
          named={!large}
          moveOption={movers.get(member.unit.id)}
          onChoose={(moveOption) => say(member.unit.id, moveOption)}
        />
      ))}
      {others.length > 0 && (
        <span className={trayStyles.sweep}>
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
        {targetsOf(targetCount)}
      </span>
    </div>
  );
};

/** Returns the mark of a unit's half, with the other half's square: "½ b8". Undefined for whole units. */
export const halfMark = (game: Game, { body, at }: UnitView, square: Square): string | undefined => {
  const other = body === 'halves' ? at.find((each) => each !== square) : undefined;
  return other === undefined ? undefined : `½ ${squareName(game.board, other)}`;
};

const memberName = (game: Game, unit: UnitView, square: Square): string => {
  const half = halfMark(game, unit, square);
  return `${game.pieces[unit.type]?.name ?? unit.type}${half ? ` ${half}` : ''}`;
};
