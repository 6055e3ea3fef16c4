import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Game } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/rulebook.ts';
import { Look } from '../panels/Look.tsx';
import { Rules } from '../panels/Rules.tsx';
import { Turns } from '../panels/Turns.tsx';
import { WORDS } from '../words.ts';
import styles from './Panel.module.css';

const TABS = ['turns', 'rules', 'look'] as const;
type Tab = (typeof TABS)[number];

/** As a sheet on a phone it has three heights. */
const HEIGHTS = ['low', 'half', 'full'] as const;

/** Turns, rules and a closer look, beside the board; on a phone a sheet drawn up from the bottom. */
export const Panel = ({ game, clause }: { readonly game: Game; readonly clause: RuleId | null }) => {
  const [tab, setTab] = useState<Tab>('turns');
  const [height, setHeight] = useState<(typeof HEIGHTS)[number]>('low');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!clause) return;
    setTab('rules');
    setHeight((was) => (was === 'low' ? 'half' : was));
  }, [clause]);
  const show = (next: Tab) => {
    setTab(next);
    if (height === 'low') setHeight('half');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length] as Tab;
    setTab(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <aside className={styles.panel} data-height={height} aria-label={WORDS.panel}>
      <div className={styles.top}>
        <div role="tablist" className={styles.tabs} ref={list} onKeyDown={onKeyDown}>
          {TABS.map((each) => (
            <button
              key={each}
              id={`tab-${each}`}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={tab === each}
              aria-controls="panel"
              tabIndex={tab === each ? 0 : -1}
              onClick={() => show(each)}
            >
              {WORDS[each]}
            </button>
          ))}
        </div>
        <button
          type="button"
          className={styles.grip}
          aria-label={WORDS.sheet}
          onClick={() => setHeight(HEIGHTS[(HEIGHTS.indexOf(height) + 1) % HEIGHTS.length] ?? 'low')}
        >
          <span />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div key={tab} id="panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0} className={styles.content}>
        {tab === 'turns' && <Turns />}
        {tab === 'rules' && <Rules game={game} clause={clause} />}
        {tab === 'look' && <Look game={game} />}
      </div>
    </aside>
  );
};
