import { type KeyboardEvent, useContext, useEffect, useRef, useState } from 'react';
import { TABS, type Tab } from '../../app/store/looking.ts';
import { deferred, selectTones } from '../../app/store/selectors.ts';
import { selectHasPicks } from '../../app/store/state-selectors.ts';
import { followPointer } from '../board/input/pointer.ts';
import { lazyComponent } from '../lazyComponent.tsx';
import { Look } from '../panels/look/Look.tsx';
import { Rules, type RulesProps } from '../panels/rules/Rules.tsx';
import { Turns } from '../panels/turns/Turns.tsx';
import { ReviewContext, useReview } from '../review/context.ts';
import { BesideBoard, selectIsFresh } from '../seats/FreshTable.tsx';
import { useBoardOverride } from '../seek/context.ts';
import { useActions, useApp, useField } from '../store.ts';
import { useBack } from '../useBack.ts';
import { WORDS } from '../words.ts';
import styles from './Panel.module.css';

const ReviewPanel = lazyComponent(async () => (await import('../review/ReviewPanel.tsx')).ReviewPanel);

const HEIGHTS = ['low', 'half', 'full'] as const;
type Height = (typeof HEIGHTS)[number];

/** Pixels from which a press counts as a drag; fewer are a finger's tremor. */
const DRAG_DISTANCE = 10;

/** The grip of the bottom sheet. A press selects the next height; a drag, the height where the drag ends. */
const Grip = ({ height, onHeight }: { readonly height: Height; onHeight(height: Height): void }) => {
  const dragged = useRef(false);
  const at = HEIGHTS.indexOf(height);
  return (
    <button
      type="button"
      className={styles.grip}
      aria-label={WORDS.sheet}
      onPointerDown={({ pointerId, clientY }) => {
        dragged.current = false;
        followPointer(pointerId, {
          cancel() {
            dragged.current = true;
          },
          end({ clientY: y }) {
            const rise = clientY - y;
            if (Math.abs(rise) < DRAG_DISTANCE) return;
            dragged.current = true;
            const third = Math.floor(3 * (1 - y / window.innerHeight));
            const wanted = rise > 0 ? Math.max(third, at + 1) : Math.min(third, at - 1);
            onHeight(HEIGHTS[Math.max(0, Math.min(wanted, HEIGHTS.length - 1))] ?? height);
          },
        });
      }}
      onClick={({ detail }) =>
        (detail === 0 || !dragged.current) && onHeight(HEIGHTS[(at + 1) % HEIGHTS.length] ?? 'low')
      }
    >
      <span />
    </button>
  );
};

const selectNeedsButtons = deferred(
  (state) =>
    state.table?.armed?.isDangerous === true ||
    (!state.isAsking && selectHasPicks(state) && selectTones(state).size === 0),
);

const usePanelHeight = (tab: Tab, { clause, shown }: RulesProps) => {
  const [height, setHeight] = useState<Height>('low');
  const { show } = useActions();
  const isDrawing = useField('drawing');
  const isStaged = useBoardOverride() !== null;
  const shownPoint = useReview(({ point }) => point);
  useEffect(() => {
    if (clause === null) return;
    show('rules');
    setHeight(shown ? 'low' : 'half');
  }, [clause, shown, show]);
  const lastTab = useRef(tab);
  useEffect(() => {
    if (lastTab.current !== tab) setHeight((was) => (was === 'low' ? 'half' : was));
    lastTab.current = tab;
  }, [tab]);
  const needsButtons = useApp(selectNeedsButtons);
  useEffect(() => {
    if (isDrawing || isStaged || needsButtons || shownPoint) setHeight('low');
  }, [isDrawing, isStaged, needsButtons, shownPoint]);
  return [height, setHeight] as const;
};

interface TabsProps {
  readonly current: (typeof TABS)[number];
  onPress(tab: Tab): void;
}

const Tabs = ({ current, onPress }: TabsProps) => {
  const { show } = useActions();
  const isFresh = useApp(selectIsFresh);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = TABS.indexOf(current);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = TABS.at(to % TABS.length) as Tab;
    show(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" className={styles.tabs} ref={list} onKeyDown={onKeyDown}>
      {TABS.map((each) => (
        <button
          key={each}
          id={`tab-${each}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={current === each}
          aria-controls="panel"
          tabIndex={current === each ? 0 : -1}
          onClick={() => onPress(each)}
        >
          {each === 'turns' && isFresh ? WORDS.game : WORDS[each]}
        </button>
      ))}
    </div>
  );
};

export const Panel = (props: RulesProps) => {
  const tab = useField('tab');
  // The list of moves is part of the tab Look.
  const current = tab === 'moves' ? 'look' : tab;
  const { show } = useActions();
  const isReviewing = useContext(ReviewContext).review !== null;
  const [height, setHeight] = usePanelHeight(tab, props);
  useBack(height !== 'low', () => setHeight('low'));
  /** Shows a tab and raises a low sheet. A press on the tab already shown lowers the sheet. */
  const pressTab = (next: Tab) => {
    show(next);
    setHeight(height === 'low' ? 'half' : next === tab ? 'low' : height);
  };
  return (
    <aside className={styles.panel} data-height={height} aria-label={WORDS.panel}>
      <Grip height={height} onHeight={setHeight} />
      <Tabs current={current} onPress={pressTab} />
      {isReviewing && tab === 'turns' && <ReviewPanel />}
      <div
        key={tab}
        id="panel"
        role="tabpanel"
        aria-labelledby={`tab-${current}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
        tabIndex={0}
        className={styles.content}
      >
        {tab === 'turns' && (
          <BesideBoard game={props.game}>
            <Turns />
          </BesideBoard>
        )}
        {tab === 'rules' && <Rules {...props} />}
        {current === 'look' && <Look game={props.game} />}
      </div>
    </aside>
  );
};
