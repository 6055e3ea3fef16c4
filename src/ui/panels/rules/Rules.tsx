import { memo, useDeferredValue, useEffect, useRef } from 'react';
import type { Oddboard } from '../../../app/store.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Demo } from '../../../kernel/learning/demo.ts';
import { inReadingOrder } from '../../../kernel/learning/lesson.ts';
import { type Clause as ClauseText, clausesOf, type RuleId } from '../../../kernel/learning/rulebook.ts';
import { countWords } from '../../../kernel/words.ts';
import { useFetched } from '../../fetched.tsx';
import { PrimerCards } from '../../learn/PrimerCards.tsx';
import { useLearned } from '../../learn/useProgress.ts';
import { useActions, useField, useRoomNow } from '../../room.ts';
import { clauseLink, demoLink } from '../../route.ts';
import { SeekHere } from '../../seek/SeekHere.tsx';
import { LEARN } from '../../words/learn.ts';
import { WORDS } from '../../words.ts';
import { SearchField } from '../SearchField.tsx';
import { Credits } from './Credits.tsx';
import { DemoBoard } from './Demo.tsx';
import styles from './Rules.module.css';
import { useDemos } from './useDemos.ts';

const has = (text: string, words: string): boolean => text.toLowerCase().includes(words.trim().toLowerCase());

const speaksOf = ({ id, title, text, ruling = '' }: ClauseText, words: string): boolean =>
  has(`${id} ${title} ${text} ${ruling}`, words);

/** First what is called so: chapters by their own titles or by those of their clauses. */
const inOrderFor = <Titled extends { readonly title: string }>(
  all: readonly Titled[],
  words: string,
  titlesOf: (each: Titled) => string,
): readonly Titled[] =>
  [...all].sort((a, b) => Number(has(titlesOf(b), words)) - Number(has(titlesOf(a), words)));

interface EntryProps {
  readonly game: Game;
  readonly clause: ClauseText;
  readonly demo: Demo | undefined;
  /** Is it the clause in the address, and is it shown at work? */
  readonly lit: boolean;
  readonly shown: boolean;
  readonly moving: boolean;
  /** Has one made it happen, or seen it at work? */
  readonly seen: boolean;
}

const Entry = memo(({ game, clause, demo, lit, shown, moving, seen }: EntryProps) => (
  <li className={styles.clause} data-clause={clause.id} data-lit={lit || undefined}>
    <h3 className={styles.title} data-seen={seen || undefined}>
      {clause.title}{' '}
      {seen && (
        <span className={styles.seen} role="img" title={LEARN.atWork} aria-label={LEARN.atWork}>
          ✓
        </span>
      )}{' '}
      <a className={styles.id} href={clauseLink(game.id, clause.id)} aria-current={lit ? 'true' : undefined}>
        {clause.id}
      </a>
    </h3>
    <p translate="yes">{clause.text}</p>
    {clause.ruling && (
      <p className={styles.ruling}>
        <strong>{WORDS.ruling}.</strong> {clause.ruling}
      </p>
    )}
    {demo && (
      <a
        className={styles.show}
        data-screen
        href={shown ? clauseLink(game.id, clause.id) : demoLink(game.id, clause.id)}
        aria-label={`${shown ? WORDS.hideDemo : WORDS.showMe}: ${clause.id}`}
      >
        {shown ? WORDS.hideDemo : WORDS.showMe}
      </a>
    )}
    {demo && <SeekHere rule={clause.id} />}
    {demo && shown && <DemoBoard key={clause.id} game={game} rule={clause.id} demo={demo} moving={moving} />}
  </li>
));

const selectSought = ({ sought }: Oddboard) => sought;

interface Props {
  readonly game: Game;
  readonly clause: RuleId | null;
  /** Is that clause shown at work? */
  readonly shown: boolean;
  readonly moving: boolean;
}

/**
 * The rulebook: chapters of numbered clauses in the order of the primer, searchable; the linked clause is
 * scrolled into view.
 */
export const Rules = ({ game, clause, shown, moving }: Props) => {
  const demos = useDemos(game.id);
  const course = useFetched(useField('entries').find(({ id }) => id === game.id)?.course);
  const learned = useLearned(game.id);
  const all = clausesOf(game.rules);
  const seen = all.filter(({ id }) => learned.has(id)).length;
  const words = useRoomNow(selectSought);
  const { seek } = useActions();
  const sought = useDeferredValue(words);
  const book = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again once the chapters stand in another order
  useEffect(() => {
    if (!clause) return;
    seek('');
    book.current?.querySelector(`[data-clause="${CSS.escape(clause)}"]`)?.scrollIntoView({ block: 'start' });
  }, [clause, seek, course]);
  const found = (course ? inReadingOrder(game.rules, course) : game.rules)
    .map(({ title, clauses }) => ({
      title,
      clauses: inOrderFor(
        clauses.filter((each) => speaksOf(each, sought)),
        sought,
        (each) => each.title,
      ),
    }))
    .filter(({ clauses }) => clauses.length > 0);
  const chapters = inOrderFor(
    inOrderFor(found, sought, ({ clauses: [first] }) => first?.title ?? ''),
    sought,
    ({ title }) => title,
  );
  return (
    <div ref={book}>
      <PrimerCards game={game} moving={moving} />
      {seen > 0 && (
        <p className={styles.count} data-screen>
          {LEARN.rulesSeen(seen, all.length)}
        </p>
      )}
      <Credits game={game} />
      <SearchField label={WORDS.search} words={words} onWords={seek} />
      {chapters.length === 0 && <p className={styles.none}>{WORDS.nothingFound}</p>}
      <p className="visuallyHidden" data-found data-screen>
        {`${WORDS.rules}: ${sought || game.title}. ${countWords(chapters.flatMap(({ clauses }) => clauses).length, 'rule')}.`}
      </p>
      {chapters.map(({ title, clauses }) => (
        <section key={title}>
          <h2 className={styles.chapter}>{title}</h2>
          <ul className={styles.clauses}>
            {clauses.map((each) => (
              <Entry
                key={each.id}
                game={game}
                clause={each}
                demo={demos[each.id]}
                lit={each.id === clause}
                shown={shown && each.id === clause}
                moving={moving}
                seen={learned.has(each.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
