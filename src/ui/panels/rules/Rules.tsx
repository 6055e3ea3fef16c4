import { Fragment, memo, useDeferredValue, useEffect, useRef } from 'react';
import type { DemoChoice } from '../../../app/boards/clause-demo.ts';
import { live } from '../../../app/store/selectors.ts';
import { type DisputedOption, disputesOf, valueWords } from '../../../kernel/editing/options.ts';
import type { Game } from '../../../kernel/game.ts';
import { inReadingOrder } from '../../../kernel/learning/lesson.ts';
import {
  type Chapter,
  type Clause as ClauseText,
  clausesOf,
  type Rulebook,
  type RuleId,
} from '../../../kernel/learning/rulebook.ts';
import { countWords } from '../../../kernel/words.ts';
import { Button } from '../../controls/Button.tsx';
import { SearchField } from '../../controls/fields.tsx';
import { listen } from '../../controls/listen.ts';
import { useFetched } from '../../lazyComponent.tsx';
import { PrimerCards } from '../../learn/Primer.tsx';
import { useLearned } from '../../learn/useProgress.ts';
import { clauseLink, demoLink } from '../../route.ts';
import { useActions, useApp, useField } from '../../store.ts';
import { LEARN } from '../../words/learn.ts';
import { SEEK } from '../../words/rules.ts';
import { WORDS } from '../../words.ts';
import { Clause } from './Clause.tsx';
import { Credits } from './Credits.tsx';
import { OtherReadings, useOthers, usePosition, useRulebook } from './OtherReadings.tsx';
import styles from './Rules.module.css';

const containsWords = (text: string, words: string): boolean => text.toLowerCase().includes(words.trim().toLowerCase());

/** Returns a clause's rank in a search for words: 0 if its title has the words, 3 if the words are not found. */
const rankOf = ({ id, title, text, ruling = '' }: ClauseText, chapter: Chapter, words: string): number =>
  [title, chapter.title, `${id} ${text} ${ruling}`, ''].findIndex((said) => said === '' || containsWords(said, words));

const foundIn = (book: Rulebook, words: string): readonly ClauseText[] =>
  book
    .flatMap((chapter) => chapter.clauses.map((clause) => ({ clause, rank: rankOf(clause, chapter, words) })))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ clause }) => clause);

interface EntryProps {
  readonly game: Game;
  readonly clause: ClauseText;
  readonly canShow: boolean;
  /** Whether the current game plays the clause by its other reading. */
  readonly isOther: boolean;
  readonly isCurrent: boolean;
  readonly shown: DemoChoice | null;
  /** Whether the player has seen the clause at work, in a game or a demonstration in this browser. */
  readonly seen: boolean;
}

type ReadingsProps = Pick<EntryProps, 'game' | 'shown'> & { readonly option: DisputedOption };

const Readings = ({ game, option, shown }: ReadingsProps) => {
  const { title, values, rule } = option;
  const position = usePosition();
  const played = position ? option.valueIn(position) : values[0]?.id;
  return (
    <p className={`small ${styles.ruling}`}>
      <strong>{WORDS.readings}.</strong> {title}:{' '}
      {values.map((value, index) => {
        const demoChoice = index === 0 ? 'ours' : 'other';
        return (
          <Fragment key={value.id}>
            <a
              href={demoLink(game.id, rule, demoChoice)}
              title={WORDS.showMe}
              aria-current={shown === demoChoice || undefined}
            >
              {valueWords(value.title)}
            </a>
            {value.id === played && WORDS.thisGame}
            {index === 0 ? '; ' : '.'}
          </Fragment>
        );
      })}
    </p>
  );
};

const ShowButton = ({ game, clause: { id }, isOther, shown }: Omit<EntryProps, 'canShow' | 'isCurrent' | 'seen'>) => {
  const demoChoice = isOther ? 'other' : 'show';
  const [words, href] =
    shown === demoChoice ? [SEEK.hide, clauseLink(game.id, id)] : [WORDS.showMe, demoLink(game.id, id, demoChoice)];
  return (
    <Button className={styles.show} data-screen href={href} aria-label={`${words}: ${id}`}>
      {words}
    </Button>
  );
};

const ClauseEntry = memo(({ game, clause, canShow, isOther, isCurrent, shown, seen }: EntryProps) => (
  <li className={styles.clause} data-clause={clause.id} data-lit={isCurrent || undefined}>
    <h3 className={styles.title} data-seen={seen || undefined}>
      {clause.title}{' '}
      {seen && (
        <span className={styles.seen} role="img" title={LEARN.atWork} aria-label={LEARN.atWork}>
          ✓
        </span>
      )}{' '}
      <Clause game={game.id} rule={clause.id} isCurrent={isCurrent} />
    </h3>
    <p translate="yes">{clause.text}</p>
    {clause.ruling && (
      <p className={`small ${styles.ruling}`}>
        <strong>{isOther ? WORDS.otherReading : WORDS.ruling}.</strong> {clause.ruling}
      </p>
    )}
    {disputesOf(game.options).map(
      (option) => option.rule === clause.id && <Readings key={option.id} game={game} option={option} shown={shown} />,
    )}
    {canShow && <ShowButton game={game} clause={clause} isOther={isOther} shown={shown} />}
  </li>
));

/** The latest scroll position of each game's rulebook, in pixels, by game id. Kept while another tab is shown. */
const scrollPositions = new Map<
  string,
  { readonly clause: RuleId | null; readonly sought: string; readonly top: number }
>();

/** Scrolls an entry into view: to the top if it was out of sight, else as little as possible. */
const scrollToEntry = (panel: Element, entry: Element): void => {
  const [seen, its] = [panel.getBoundingClientRect(), entry.getBoundingClientRect()];
  entry.scrollIntoView({ block: its.bottom > seen.top && its.top < seen.bottom ? 'nearest' : 'start' });
};

/** Scrolls to a new clause in the URL, or to the top for a new search, or else to the last scroll position. */
const useScrollPosition = (game: string, clause: RuleId | null, sought: string, isWhole: boolean) => {
  const book = useRef<HTMLDivElement>(null);
  const { seek } = useActions();
  useEffect(() => {
    const panel = book.current?.closest('[role="tabpanel"]');
    const { top, ...place } = scrollPositions.get(game) ?? { clause: null, sought: '', top: 0 };
    if (!panel || !isWhole) return;
    const isOther = clause !== null && clause !== place.clause;
    if (isOther || (clause && !sought && place.sought)) {
      const entry = panel.querySelector(`[data-clause="${CSS.escape(clause)}"]`);
      if (entry) scrollToEntry(panel, entry);
      else seek('');
    } else panel.scrollTop = sought === place.sought ? top : 0;
    const leave = () => scrollPositions.set(game, { clause, sought, top: panel.scrollTop });
    leave();
    return listen(panel, { scroll: leave });
  }, [game, clause, sought, isWhole, seek]);
  return book;
};

export interface RulesProps {
  readonly game: Game;
  readonly clause: RuleId | null;
  readonly shown: DemoChoice | null;
}

const selectSought = live(({ sought }) => sought);

export const Rules = ({ game, clause, shown }: RulesProps) => {
  const entry = useField('entries').find(({ id }) => id === game.id);
  const demos = useFetched(entry?.demos);
  const course = useFetched(entry?.course);
  const learned = useLearned(game.id);
  const words = useApp(selectSought);
  const { seek } = useActions();
  const sought = useDeferredValue(words);
  const book = useScrollPosition(game.id, clause, sought, course !== null || !entry?.course);
  const [rules, others] = [useRulebook(game), useOthers()];
  const whole = course ? inReadingOrder(rules, course) : rules;
  const found = sought ? foundIn(whole, sought) : clausesOf(whole);
  const count = countWords(found.length, 'rule');
  const chapters = sought ? [{ title: found.length > 0 ? count : '', clauses: found }] : whole;
  return (
    <div ref={book}>
      <div className={styles.search}>
        <SearchField label={WORDS.search} words={words} onWords={seek} />
      </div>
      {!sought && <OtherReadings game={game} />}
      <details className={styles.primer} data-screen hidden={sought !== ''}>
        <summary>{LEARN.howItGoes}</summary>
        <PrimerCards game={game} />
      </details>
      {found.length === 0 && <p className="quiet">{WORDS.nothingFound}</p>}
      <p className="visuallyHidden" data-found data-screen>
        {`${WORDS.rules}: ${sought || game.title}. ${count}.`}
      </p>
      {chapters.map(({ title, clauses }) => (
        <section key={title}>
          {title && <h2 className={styles.chapter}>{title}</h2>}
          <ul className={styles.clauses}>
            {clauses.map((each) => (
              <ClauseEntry
                key={each.id}
                game={game}
                clause={each}
                canShow={demos?.[each.id] !== undefined}
                isOther={others.includes(each.id)}
                isCurrent={each.id === clause}
                shown={each.id === clause ? shown : null}
                seen={learned.has(each.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      <Credits game={game} rules={rules} />
    </div>
  );
};
