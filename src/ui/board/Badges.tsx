import type { Badge } from '../../kernel/view.ts';
import { cornered } from './badges.ts';
import styles from './Units.module.css';

interface Props {
  readonly badges: readonly Badge[];
  /** In a ghost: will they come, or go? */
  readonly news?: 'comes' | 'goes';
}

/** A unit's badges in their corners. */
export const Badges = ({ badges, news }: Props) => {
  const { shown, more } = cornered(badges);
  return (
    <>
      {shown.map(({ corner, badge, text }) => (
        <span key={corner} className={styles.badge} data-corner={corner} data-kind={badge.kind} data-news={news}>
          {text || <span className={styles.icon} data-icon={badge.kind} />}
        </span>
      ))}
      {more && (
        <span className={styles.badge} data-corner={more} data-kind="more">
          …
        </span>
      )}
    </>
  );
};
