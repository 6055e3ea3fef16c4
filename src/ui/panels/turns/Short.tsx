import type { ShortAction } from '../../../app/telling/short.ts';
import { pieceName } from '../../../app/telling/unit-names.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Side } from '../../../kernel/side.ts';
import { listWords } from '../../../kernel/words.ts';
import { Icon } from '../../icons.tsx';
import { Glyph } from '../../pieces/Glyph.tsx';
import { UnitRow } from '../../pieces/UnitRow.tsx';
import { SHORT } from '../../words/lines.ts';
import styles from './Short.module.css';

/** The units that an action cost the other side, and those it cost its own. */
const lossesOf = ({ lost }: ShortAction, by: Side) =>
  [
    ['taken', lost.filter(({ side }) => side !== by)],
    ['lost', lost.filter(({ side }) => side === by)],
  ] as const;

/** An action in words, for screen readers and voices: "Knight d5, captures Pawn"; an aside by its sentence. */
export const spokenShort = (game: Game, action: ShortAction): string => {
  const { signs, rolled, checks, ends, side, isAside, notation } = action;
  if (isAside) return notation;
  const name = signs.map((sign) =>
    sign.kind === 'unit'
      ? pieceName(game, sign.unit.type)
      : sign.kind === 'link' || sign.kind === 'unlink'
        ? `${SHORT[sign.kind]} ${sign.text},`
        : (SHORT.signs[sign.text] ?? sign.text),
  );
  return [
    name.join(' '),
    ...lossesOf(action, side).flatMap(([kind, units]) =>
      units.length > 0 ? [SHORT[kind](listWords(units.map(({ type }) => pieceName(game, type))))] : [],
    ),
    ...(rolled ? [SHORT.dice] : []),
    ...(checks ? [SHORT.check] : []),
    ...(ends ? [SHORT[ends]] : []),
  ].join(', ');
};

/** An action in signs: its short name, then the glyphs of its losses. */
export const Short = ({ game, action }: { readonly game: Game; readonly action: ShortAction }) => {
  const { signs, rolled, checks, ends, side } = action;
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
      {lossesOf(action, side).map(
        ([kind, units]) =>
          units.length > 0 && (
            <span key={kind} className={styles[kind]}>
              <UnitRow game={game} units={units} />
            </span>
          ),
      )}
      {rolled && <Icon name="die" />}
      {checks && <b>+</b>}
      {ends && <b className={styles[ends]}>{ends === 'won' ? '✝' : '½'}</b>}
    </span>
  );
};
