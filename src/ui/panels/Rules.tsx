import { useDeferredValue, useEffect, useRef } from 'react';
import type { Oddboard } from '../../app/store.ts';
import type { Game } from '../../kernel/game.ts';
import type { Clause as ClauseText, RuleId } from '../../kernel/rulebook.ts';
import { useActions, useRoom } from '../room.ts';
import { clauseLink } from '../route.ts';
import { WORDS } from '../words.ts';
import styles from './Rules.module.css';

const speaksOf = ({ id, title, text, ruling = '' }: ClauseText, words: string): boolean =>
  `${id} ${title} ${text} ${ruling}`.toLowerCase().includes(words.trim().toLowerCase());

const Entry = ({ game, clause, lit }: { readonly game: string; readonly clause: ClauseText; readonly lit: boolean }) => (
  <li className={styles.clause} data-clause={clause.id} data-lit={lit || undefined}>
    <h3 className={styles.title}>
      {clause.title}{' '}
      <a className={styles.id} href={clauseLink(game, clause.id)} aria-current={lit ? 'true' : undefined}>
        {clause.id}
      </a>
    </h3>
    <p>{clause.text}</p>
    {clause.ruling && (
      <p className={styles.ruling}>
        <strong>{WORDS.ruling}.</strong> {clause.ruling}
      </p>
    )}
  </li>
);

const selectSought = ({ sought }: Oddboard) => sought;

/** The rulebook: chapters of numbered clauses, searchable; the linked clause is brought into view. */
export const Rules = ({ game, clause }: { readonly game: Game; readonly clause: RuleId | null }) => {
  const words = useRoom(selectSought);
  const { seek } = useActions();
  const sought = useDeferredValue(words);
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!clause) return;
    seek('');
    book.current?.querySelector(`[data-clause="${CSS.escape(clause)}"]`)?.scrollIntoView({ block: 'start' });
  }, [clause, seek]);
  const chapters = game.rules
    .map(({ title, clauses }) => ({ title, clauses: clauses.filter((each) => speaksOf(each, sought)) }))
    .filter(({ clauses }) => clauses.length > 0);
  return (
    <div ref={book}>
      <input
        className={styles.search}
        type="search"
        aria-label={WORDS.search}
        placeholder={WORDS.search}
        value={words}
        onChange={(event) => seek(event.target.value)}
      />
      {chapters.length === 0 && <p className={styles.none}>{WORDS.nothingFound}</p>}
      {chapters.map(({ title, clauses }) => (
        <section key={title}>
          <h2 className={styles.chapter}>{title}</h2>
          <ul className={styles.clauses}>
            {clauses.map((each) => (
              <Entry key={each.id} game={game.id} clause={each} lit={each.id === clause} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
