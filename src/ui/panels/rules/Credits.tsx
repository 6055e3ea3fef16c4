import type { Game } from '../../../kernel/game.ts';
import { type CreditSource, clausesOf, type Rulebook } from '../../../kernel/learning/rulebook.ts';
import { CREDIT } from '../../words/rules.ts';
import { Clause } from './Clause.tsx';
import styles from './Credits.module.css';

/** Renders a source's title. Its link sends no referrer, to keep the player's page private. */
const Title = ({ source: { title, page } }: { readonly source: CreditSource }) =>
  page ? (
    <a href={page} target="_blank" rel="noreferrer">
      {title}
    </a>
  ) : (
    title
  );

interface Props {
  readonly game: Game;
  readonly rules: Rulebook;
}

export const Credits = ({ game: { id, title, credit }, rules }: Props) => {
  const ruled = clausesOf(rules).filter(({ ruling }) => ruling);
  return (
    <section className={`small list ${styles.credit}`} aria-label={CREDIT.title(title)}>
      <p>
        <Title source={credit.text} /> {CREDIT.by(credit.text)}
      </p>
      {credit.basis.map((source) => (
        <p key={source.title}>
          {CREDIT.basis} <Title source={source} /> {CREDIT.by(source)}
        </p>
      ))}
      {credit.version && <p>{credit.version}</p>}
      {ruled.length > 0 && (
        <details>
          <summary>{CREDIT.rulings(ruled.length)}</summary>
          <p>{CREDIT.rulingsHint}</p>
          <ul className="list">
            {ruled.map((clause) => (
              <li key={clause.id}>
                {clause.title} <Clause game={id} rule={clause.id} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
