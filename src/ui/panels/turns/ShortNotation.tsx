import type { ShortNamePart } from '../../../app/model/short-name.ts';
import { pieceName } from '../../../app/model/unit-names.ts';
import type { ShortAction } from '../../../app/narration/short.ts';
import { spokenText } from '../../../kernel/board/board.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Side } from '../../../kernel/side.ts';
import { Icon } from '../../icons.tsx';
import { Glyph, UnitRow } from '../../pieces/Glyph.tsx';
import { wins } from '../../words/people.ts';
import { SHORT, tally } from '../../words.ts';
import styles from './ShortNotation.module.css';

const capturedAndLost = ({ captured }: ShortAction, by: Side) =>
  [
    ['taken', captured.filter(({ side }) => side !== by)],
    ['lost', captured.filter(({ side }) => side === by)],
  ] as const;

/** Returns the words for the sign at `index`, with a comma or "and" if needed, to sound like a sentence. */
const signLabel = (game: Game, signs: ShortAction['signs'], index: number): string => {
  const sign = signs[index] as ShortNamePart;
  const [next, afterNext] = signs.slice(index + 1);
  switch (sign.kind) {
    case 'unit': {
      const name = pieceName(game, sign.unit.type);
      if (next?.kind !== 'unit') return name;
      return afterNext?.kind === 'unit' ? `${name},` : `${name} and`;
    }
    case 'text':
    case 'ability':
      return SHORT.signs[sign.text] ?? sign.spoken ?? sign.text;
    default:
      return `${SHORT[sign.kind]} ${sign.spoken ?? sign.text},`;
  }
};

const signsLabel = (game: Game, signs: ShortAction['signs']): string =>
  signs
    .map((_, index) => signLabel(game, signs, index))
    .join(' ')
    .replace(/,$/, '');

/** Splits a notation into ability, acting pieces and the rest, as texts to be spoken; null without an ability. */
export const abilityOf = (game: Game, signs: ShortAction['signs']) => {
  const at = signs.findIndex(({ kind }) => kind === 'ability');
  const [ability] = signs.slice(at);
  if (ability?.kind !== 'ability') return null;
  const by = signsLabel(game, signs.slice(0, at));
  return {
    name: ability.text,
    /** Names of the acting pieces; empty if the ability's name begins with the names, as in "Ballista Shot". */
    by: ability.text.startsWith(by) ? '' : by,
    rest: signsLabel(game, signs.slice(at + 1)),
  };
};

const nameLabel = (game: Game, signs: ShortAction['signs']): string => {
  const ability = abilityOf(game, signs);
  if (!ability) return signsLabel(game, signs);
  return [ability.name, ability.by, ability.rest].filter(Boolean).join(', ');
};

/** Returns an action in words for screen readers: "Knight d5, captures Pawn". An aside is a sentence. */
export const shortLabel = (game: Game, action: ShortAction): string => {
  const { signs, isDecidedByDice, sums, checks, ends, side, isAside, notation } = action;
  if (isAside) return ends?.winner ? `${notation} ${wins(ends.winner)}.` : notation;
  const words = [
    nameLabel(game, signs),
    ...capturedAndLost(action, side).flatMap(([kind, units]) =>
      units.length > 0 ? [SHORT[kind](tally(units.map(({ type }) => pieceName(game, type))))] : [],
    ),
    ...(isDecidedByDice ? [SHORT.dice(sums)] : []),
    ...(checks ? [SHORT.check] : []),
    ...(ends ? [SHORT.ends(ends)] : []),
  ];
  return spokenText(game.board, words.join(', '));
};

export const ShortNotation = ({ game, action }: { readonly game: Game; readonly action: ShortAction }) => {
  const { signs, isDecidedByDice, checks, ends, side } = action;
  return (
    <span className={`row ${styles.short}`} aria-hidden="true">
      {signs.map((sign, index) =>
        sign.kind === 'unit' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the signs of a played action never change
          <Glyph key={index} game={game} type={sign.unit.type} side={sign.unit.side} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={index} className={styles[sign.kind]}>
            {(sign.kind === 'link' || sign.kind === 'unlink') && <Icon name="link" />}
            {sign.text}
          </span>
        ),
      )}
      {capturedAndLost(action, side).map(
        ([kind, units]) =>
          units.length > 0 && (
            <span key={kind} className={styles[kind]}>
              <UnitRow game={game} units={units} />
            </span>
          ),
      )}
      {isDecidedByDice && <Icon name="die" />}
      {checks && <b>+</b>}
      {ends && <b className={ends.winner ? styles['won'] : undefined}>{ends.winner ? '✝' : '½'}</b>}
    </span>
  );
};
