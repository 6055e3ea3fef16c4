import { memo, useEffect, useMemo, useState } from 'react';
import { groupsOf } from '../../app/store/answers.ts';
import type { Choice } from '../../kernel/asking/menu.ts';
import type { Game } from '../../kernel/game.ts';
import type { Side } from '../../kernel/side.ts';
import { Button } from '../controls/Button.tsx';
import { ReachPicture } from '../panels/rules/Diagram.tsx';
import { useVisibility } from '../useVisibility.ts';
import { CARD, LEGEND } from '../words/pieces.ts';
import { Glyph } from './Glyph.tsx';
import styles from './KindCard.module.css';
import pickerStyles from './KindPicker.module.css';
import { diagramsOf, type LoneUnit, loneUnitOf } from './loneUnit.ts';

interface Kind {
  readonly game: Game;
  readonly type: string;
  readonly side?: Side;
}

const useLoneUnit = ({ game, type, side }: Kind) => useMemo(() => loneUnitOf(game, type, side), [game, type, side]);

const Diagrams = ({ game, alone }: { readonly game: Game; readonly alone: LoneUnit }) => (
  <div className={styles.diagrams}>
    {diagramsOf(game, alone).map(({ shows, reach }) => (
      <ReachPicture key={shows} game={game} reach={reach} unit={alone.unit} title={CARD[shows]} />
    ))}
  </div>
);

export const KindDiagrams = memo((kind: Kind) => {
  const alone = useLoneUnit(kind);
  return alone && <Diagrams game={kind.game} alone={alone} />;
});

interface AbilityListProps {
  readonly choices: readonly Choice<unknown>[];
  /** Whether the choices belong to a piece on the game's board, so that refused choices are marked. */
  readonly isOnBoard?: boolean;
}

export const AbilityList = ({ choices, isOnBoard = false }: AbilityListProps) => {
  const offered = choices.filter(({ offer }) => offer?.group);
  if (offered.length === 0) return null;
  return (
    <dl className={`list ${styles.powers}`}>
      {groupsOf(offered).map(({ group, choices: each }) => (
        <div key={group}>
          <dt>{group}</dt>
          {each.map(({ kind, label, offer, turnCost = 0 }) => (
            <dd key={label} data-refused={(isOnBoard && kind === 'refused') || undefined}>
              <strong>{offer?.name || label}</strong>
              {turnCost > 0 && <span>, {CARD.costs(turnCost)}</span>}: {offer?.brief}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
};

const KindDetails = (kind: Kind) => {
  const alone = useLoneUnit(kind);
  if (!alone) return null;
  const abilities = alone.reach.options.filter(({ offer }) => offer?.group);
  return (
    <>
      <Diagrams game={kind.game} alone={alone} />
      {abilities.length > 0 && (
        <details>
          <summary className="small">{CARD.powers(abilities.length)}</summary>
          <AbilityList choices={abilities} />
        </details>
      )}
    </>
  );
};

/** Shows a piece type's card. The diagrams need a search, so they wait until the card is visible. */
export const KindCard = ({ game, type, side = 'white' }: Kind) => {
  const piece = game.pieces[type];
  const { element, wasSeen } = useVisibility<HTMLElement>();
  return (
    <article ref={element} className={styles.card} aria-label={piece?.name} data-drawn={wasSeen || undefined}>
      <h3 className="line">
        <Glyph game={game} type={type} side={side} /> {piece?.name}
      </h3>
      <p>{piece?.gist}</p>
      {wasSeen && <KindDetails game={game} type={type} side={side} />}
    </article>
  );
};

interface PickerProps {
  readonly game: Game;
  readonly types: readonly string[];
  /** The type picked or pointed at on the board, or null. Its card replaces the card shown. */
  readonly pointedType?: string | null;
}

export const KindPicker = ({ game, types, pointedType = null }: PickerProps) => {
  const [type, setType] = useState(pointedType ?? types[0] ?? '');
  useEffect(() => {
    if (pointedType !== null) setType(pointedType);
  }, [pointedType]);
  return (
    <div className={pickerStyles.picker}>
      <h2 className="visuallyHidden">{LEGEND.pieces}</h2>
      <ul className={`row ${pickerStyles.kinds}`}>
        {types.map((each) => (
          <li key={each}>
            <Button
              aria-pressed={each === type}
              onClick={() => setType(each)}
              onPointerEnter={() => setType(each)}
              onFocus={() => setType(each)}
            >
              <Glyph game={game} type={each} side="white" />
              {game.pieces[each]?.name}
            </Button>
          </li>
        ))}
      </ul>
      <div className={pickerStyles.card} aria-live={pointedType === null ? 'polite' : 'off'}>
        <KindCard key={type} game={game} type={type} />
      </div>
    </div>
  );
};
