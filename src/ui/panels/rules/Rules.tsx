import { memo, useDeferredValue, useEffect, useRef } from 'react';
import type { Oddboard } from '../../../app/store.ts';
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
import { useFetched } from '../../fetched.tsx';
import { PrimerCards } from '../../learn/PrimerCards.tsx';
import { useLearned } from '../../learn/useProgress.ts';
import { useActions, useField, useRoomNow } from '../../room.ts';
import { clauseLink, demoLink } from '../../route.ts';
import { LEARN } from '../../words/learn.ts';
import { SEEK } from '../../words/seek.ts';
import { WORDS } from '../../words.ts';
import { SearchField } from '../SearchField.tsx';
import { Clause } from './Clause.tsx';
import { Credits } from './Credits.tsx';
import styles from './Rules.module.css';

const has = (text: string, words: string): boolean => text.toLowerCase().includes(words.trim().toLowerCase());

/** How well a clause answers a search: by its title, its chapter's, its text; 3: not at all. */
const rankOf = ({ id, title, text, ruling = '' }: ClauseText, chapter: Chapter, words: string): number =>
  [title, chapter.title, `${id} ${text} ${ruling}`, ''].findIndex((said) => said === '' || has(said, words));

/** Clauses that a search finds, those with the word in their title first. */
const foundIn = (book: Rulebook, words: string): readonly ClauseText[] =>
  book
    .flatMap((chapter) => chapter.clauses.map((clause) => ({ clause, rank: rankOf(clause, chapter, words) })))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ clause }) => clause);

interface EntryProps {
  readonly game: Game;
  readonly clause: ClauseText;
  /** Can it be shown at work? */
  readonly canShow: boolean;
  /** Is it the clause in the address, and is it shown at work? */
  readonly lit: boolean;
  readonly shown: boolean;
  /** Has one made it happen, or seen it at work? */
  readonly seen: boolean;
}

const Entry = memo(({ game, clause, canShow, lit, shown, seen }: EntryProps) => (
  <li className={styles.clause} data-clause={clause.id} data-lit={lit || undefined}>
    <h3 className={styles.title} data-seen={seen || undefined}>
      {clause.title}{' '}
      {seen && (
        <span className={styles.seen} role="img" title={LEARN.atWork} aria-label={LEARN.atWork}>
          ✓
        </span>
      )}{' '}
      <Clause game={game.id} rule={clause.id} lit={lit} />
    </h3>
    <p translate="yes">{clause.text}</p>
    {clause.ruling && (
      <p className={`small ${styles.ruling}`}>
        <strong>{WORDS.ruling}.</strong> {clause.ruling}
      </p>
    )}
    {canShow && (
      <a
        className={`button ${styles.show}`}
        data-screen
        href={shown ? clauseLink(game.id, clause.id) : demoLink(game.id, clause.id)}
        aria-label={`${shown ? SEEK.hide : WORDS.showMe}: ${clause.id}`}
      >
        {shown ? SEEK.hide : WORDS.showMe}
      </a>
    )}
  </li>
));

const selectSought = ({ sought }: Oddboard) => sought;

/** Where each book was left, and by which clause. */
const left = new Map<string, { readonly clause: RuleId | null; readonly top: number }>();

/** Opens the book at the clause of the address, or where it was left since. */
const usePlace = (game: string, clause: RuleId | null, isWhole: boolean) => {
  const book = useRef<HTMLDivElement>(null);
  const { seek } = useActions();
  useEffect(() => {
    const panel = book.current?.closest('[role="tabpanel"]');
    const place = left.get(game);
    if (!panel || !isWhole) return;
    if (place?.clause === clause) panel.scrollTop = place.top;
    else if (clause) {
      seek('');
      book.current
        ?.querySelector(`[data-clause="${CSS.escape(clause)}"]`)
        ?.scrollIntoView({ block: 'start' });
    }
    const leave = () => left.set(game, { clause, top: panel.scrollTop });
    leave();
    panel.addEventListener('scroll', leave, { passive: true });
    return () => panel.removeEventListener('scroll', leave);
  }, [game, clause, isWhole, seek]);
  return book;
};

interface Props {
  readonly game: Game;
  readonly clause: RuleId | null;
  /** Is that clause shown at work? */
  readonly shown: boolean;
  readonly moving: boolean;
}

/** The rulebook: how the game goes, then chapters in the order of the primer, or what a search finds. */
export const Rules = ({ game, clause, shown, moving }: Props) => {
  const entry = useField('entries').find(({ id }) => id === game.id);
  const demos = useFetched(entry?.demos);
  const course = useFetched(entry?.course);
  const learned = useLearned(game.id);
  const words = useRoomNow(selectSought);
  const { seek } = useActions();
  const sought = useDeferredValue(words);
  const book = usePlace(game.id, clause, course !== null || !entry?.course);
  const whole = course ? inReadingOrder(game.rules, course) : game.rules;
  const chapters = sought ? [{ title: '', clauses: foundIn(whole, sought) }] : whole;
  const count = clausesOf(chapters).length;
  return (
    <div ref={book}>
      {!sought && <PrimerCards game={game} moving={moving} />}
      <SearchField label={WORDS.search} words={words} onWords={seek} />
      {count === 0 && <p className="quiet">{WORDS.nothingFound}</p>}
      <p className="visuallyHidden" data-found data-screen>
        {`${WORDS.rules}: ${sought || game.title}. ${countWords(count, 'rule')}.`}
      </p>
      {chapters.map(({ title, clauses }) => (
        <section key={title}>
          {title && <h2 className={styles.chapter}>{title}</h2>}
          <ul className={styles.clauses}>
            {clauses.map((each) => (
              <Entry
                key={each.id}
                game={game}
                clause={each}
                canShow={demos?.[each.id] !== undefined}
                lit={each.id === clause}
                shown={shown && each.id === clause}
                seen={learned.has(each.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      <Credits game={game} />
    </div>
  );
};
