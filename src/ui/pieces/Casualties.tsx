import { useState } from 'react';
import { pieceName, unitPlace } from '../../app/model/unit-names.ts';
import type { NarratedLine } from '../../app/narration/facts.ts';
import type { Game } from '../../kernel/game.ts';
import { SIDES, sideName } from '../../kernel/side.ts';
import { Button } from '../controls/Button.tsx';
import { LINES } from '../words.ts';
import styles from './Casualties.module.css';
import { UnitRow } from './Glyph.tsx';

interface Props {
  readonly game: Game;
  readonly line: NarratedLine;
}

/** Shows glyphs of dead units for a log line that only counts them, since a list of names would be long. */
export const Casualties = ({ game, line: { casualties } }: Props) =>
  casualties && <UnitRow game={game} units={casualties} />;

export const OpenCasualties = ({ game, line }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const { casualties } = line;
  if (!casualties) return null;
  const named = SIDES.flatMap((side) => {
    const mine = casualties.filter((unit) => unit.side === side);
    const names = mine.map((unit) => `${pieceName(game, unit.type)} ${unitPlace(game, unit)}`);
    return mine.length > 0 ? [`${sideName(side)}: ${names.join(', ')}.`] : [];
  });
  return (
    <>
      <Button
        className={styles.open}
        aria-expanded={isOpen}
        aria-label={LINES.casualties}
        onClick={() => setOpen(!isOpen)}
      >
        <Casualties game={game} line={line} />
      </Button>
      {isOpen && <span className={styles.names}>{named.join(' ')}</span>}
    </>
  );
};
