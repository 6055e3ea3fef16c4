import { useEffect, useState } from 'react';
import type { Game } from '../../kernel/game.ts';
import { Button } from '../controls/Button.tsx';
import { LEGEND } from '../words/pieces.ts';
import { Glyph } from './Glyph.tsx';
import { KindCard } from './KindCard.tsx';
import styles from './KindPicker.module.css';

interface Props {
  readonly game: Game;
  readonly types: readonly string[];
  /** The kind that is picked or pointed at elsewhere: shown until another is chosen. */
  readonly spoken?: string | null;
}

/** Some kinds of pieces by name; the one chosen or pointed at shows its card. */
export const KindPicker = ({ game, types, spoken = null }: Props) => {
  const [type, setType] = useState(spoken ?? types[0] ?? '');
  useEffect(() => {
    if (spoken !== null) setType(spoken);
  }, [spoken]);
  return (
    <div className={styles.picker}>
      <h2 className="visuallyHidden">{LEGEND.pieces}</h2>
      <ul className={`row ${styles.kinds}`}>
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
      <div className={styles.card} aria-live={spoken === null ? 'polite' : 'off'}>
        <KindCard key={type} game={game} type={type} />
      </div>
    </div>
  );
};
