import { memo, useMemo } from 'react';
import { groupsOf } from '../../app/answers.ts';
import { type Alone, aloneOf, diagramsOf } from '../../app/table/alone.ts';
import type { Choice } from '../../kernel/asking/menu.ts';
import type { Game } from '../../kernel/game.ts';
import type { Side } from '../../kernel/side.ts';
import { Picture } from '../panels/rules/Diagram.tsx';
import { useSight } from '../useSight.ts';
import { CARD } from '../words/pieces.ts';
import { Glyph } from './Glyph.tsx';
import styles from './KindCard.module.css';

interface Kind {
  readonly game: Game;
  readonly type: string;
  readonly side?: Side;
}

const useAlone = ({ game, type, side }: Kind) => useMemo(() => aloneOf(game, type, side), [game, type, side]);

const Diagrams = ({ game, alone }: { readonly game: Game; readonly alone: Alone }) => (
  <div className={styles.diagrams}>
    {diagramsOf(game, alone).map(({ shows, reach }) => (
      <Picture key={shows} game={game} reach={reach} unit={alone.unit} title={CARD[shows]} />
    ))}
  </div>
);

/** The moves of a kind on an empty board. */
export const KindDiagrams = memo((kind: Kind) => {
  const alone = useAlone(kind);
  return alone && <Diagrams game={kind.game} alone={alone} />;
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

const Drawn = (kind: Kind) => {
  const alone = useAlone(kind);
  if (!alone) return null;
  const powers = alone.reach.options.filter(({ offer }) => offer?.group);
  return (
    <>
      <Diagrams game={kind.game} alone={alone} />
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
