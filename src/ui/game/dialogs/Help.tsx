import { useState } from 'react';
import type { Game } from '../../../kernel/game.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../Dialog.tsx';
import { Legend } from '../../pieces/Legend.tsx';
import { learnLink } from '../../route.ts';
import { KEYS, LEGEND } from '../../words/pieces.ts';
import { WORDS } from '../../words.ts';
import styles from './Help.module.css';

const Keys = () => (
  <dl className={styles.keys}>
    {KEYS.map(([key, what]) => (
      <div key={key}>
        <dt>
          <strong>{key}</strong>
        </dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
);

const PARTS = { legend: LEGEND.legend, keys: WORDS.keys } as const;
type Part = keyof typeof PARTS;

export const Help = ({ game, onClose }: { readonly game: Game; onClose(): void }) => {
  const [part, setPart] = useState<Part>('legend');
  return (
    <Dialog title={LEGEND.help} width="page" onClose={onClose}>
      <div className={`row ${styles.tabs}`}>
        {(Object.keys(PARTS) as Part[]).map((each) => (
          <Button key={each} large aria-pressed={part === each} onClick={() => setPart(each)}>
            {PARTS[each]}
          </Button>
        ))}
        <a href={learnLink(game.id)}>{LEGEND.learn}</a>
      </div>
      {part === 'legend' ? <Legend game={game} /> : <Keys />}
    </Dialog>
  );
};
