/** The card of a kind of piece: name, sentence, diagrams, and abilities with their costs. */
import { memo, useMemo } from 'react';
import { groupsOf } from '../../app/answers.ts';
import { reachAlone, type UnitReach } from '../../app/table/reach.ts';
import type { Choice } from '../../kernel/asking/menu.ts';
import type { Board, Square } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { Side } from '../../kernel/side.ts';
import type { UnitView } from '../../kernel/view.ts';
import { Picture } from '../panels/rules/Diagram.tsx';
import { useSight } from '../useSight.ts';
import { CARD } from '../words/card.ts';
import { Glyph } from './Glyph.tsx';
import styles from './KindCard.module.css';

/** The square in the middle of a board, from which a lone piece has the most moves. */
const middleOf = ({ squares }: Board): Square => {
  const plain = squares.filter(({ region }) => region === squares[0]?.region);
  const halfway = (values: readonly number[]) => Math.floor(Math.max(...values) / 2);
  const file = halfway(plain.map((each) => each.file));
  const rank = halfway(plain.map((each) => each.rank));
  return plain.find((each) => each.file === file && each.rank === rank)?.square ?? 0;
};

interface Kind {
  readonly game: Game;
  readonly type: string;
  readonly side?: Side;
}

interface Alone {
  readonly unit: UnitView;
  readonly reach: UnitReach;
}

/** The same reach, with these squares as captures and no others. */
const capturing = (reach: UnitReach, squares: readonly Square[]): UnitReach => ({
  ...reach,
  tones: new Map(squares.map((square) => [square, 'capture'])),
});

/** The same reach without warnings, which are about distant pieces. */
const calm = (reach: UnitReach): UnitReach => ({
  ...reach,
  tones: new Map([...reach.tones].map(([square, tone]) => [square, tone === 'danger' ? 'move' : tone])),
});

/** The same reach without refused squares. */
const moving = (reach: UnitReach): UnitReach => ({
  ...reach,
  tones: new Map([...reach.tones].filter(([, tone]) => tone !== 'refused')),
});

/** A unit of that kind alone in the middle, and its reach; null for a kind that cannot be alone or move. */
const aloneOf = ({ game, type, side = 'white' }: Kind): Alone | null => {
  const at = middleOf(game.board);
  const unit: UnitView = { id: 0, type, side, at: [at], body: 'whole', badges: [] };
  const reach = reachAlone(game, unit, at);
  return reach && !reach.refusal ? { unit, reach: calm(reach) } : null;
};

const useAlone = ({ game, type, side }: Kind) =>
  useMemo(() => aloneOf({ game, type, ...(side && { side }) }), [game, type, side]);

/** The diagram of its moves, and of its captures if these differ. */
const Diagrams = ({ game, unit, reach }: Alone & { readonly game: Game }) => {
  const strikes = game.strikes(reach.position, unit.at[0] as Square);
  const moves = moving(reach);
  const isAlike =
    strikes && strikes.length === moves.tones.size && strikes.every((square) => moves.tones.has(square));
  const picture = (shown: UnitReach, title: string) =>
    shown.tones.size > 0 && <Picture game={game} reach={shown} unit={unit} title={title} />;
  return (
    <div className={styles.diagrams}>
      {strikes === null ? (
        picture(reach, [...reach.tones.values()].includes('refused') ? CARD.hollow : CARD.alone)
      ) : (
        <>
          {picture(moves, isAlike ? CARD.both : CARD.moves)}
          {!isAlike && picture(capturing(reach, strikes), CARD.captures)}
        </>
      )}
    </div>
  );
};

/** The moves of a kind on an empty board. */
export const KindDiagrams = memo((kind: Kind) => {
  const alone = useAlone(kind);
  return alone && <Diagrams game={kind.game} {...alone} />;
});

interface PowersProps {
  readonly choices: readonly Choice<unknown>[];
  /** Is it about a piece on the board? Abilities refused now are then dimmed. */
  readonly now?: boolean;
}

/** A piece's abilities, in their groups: name, cost and a few words. */
export const Powers = ({ choices, now = false }: PowersProps) => {
  const offered = choices.filter(({ offer }) => offer?.group);
  if (offered.length === 0) return null;
  return (
    <dl className={`list ${styles.powers}`}>
      {groupsOf(offered).map(({ group, choices: each }) => (
        <div key={group}>
          <dt>{group}</dt>
          {each.map(({ kind, label, offer, price = 0 }) => (
            <dd key={label} data-refused={(now && kind === 'refused') || undefined}>
              <strong>{offer?.name || label}</strong>
              {price > 0 && <span>, {CARD.costs(price)}</span>}: {offer?.brief}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
};

/** Its diagrams, and its abilities, folded. */
const Drawn = (kind: Kind) => {
  const alone = useAlone(kind);
  if (!alone) return null;
  const powers = alone.reach.options.filter(({ offer }) => offer?.group);
  return (
    <>
      <Diagrams game={kind.game} {...alone} />
      {powers.length > 0 && (
        <details>
          <summary className="small">{CARD.powers(powers.length)}</summary>
          <Powers choices={powers} />
        </details>
      )}
    </>
  );
};

/** The card of a kind, for a legend or a lesson; diagrams are drawn when it is first seen. */
export const KindCard = ({ game, type, side = 'white' }: Kind) => {
  const piece = game.pieces[type];
  const { element, wasSeen } = useSight<HTMLElement>();
  return (
    <article ref={element} className={styles.card} aria-label={piece?.name} data-drawn={wasSeen || undefined}>
      <h3 className={`line ${styles.name}`}>
        <Glyph game={game} type={type} side={side} /> {piece?.name}
      </h3>
      <p>{piece?.gist}</p>
      {wasSeen && <Drawn game={game} type={type} side={side} />}
    </article>
  );
};
