import styles from './LearnPage.module.css';

export const Counted = ({ title, count }: { readonly title: string; readonly count: string }) => (
  <h2>
    {title} <span className={`small ${styles.count}`}>{count}</span>
  </h2>
);
