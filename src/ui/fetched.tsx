import { type ComponentType, useEffect, useState } from 'react';
import styles from './App.module.css';
import { WORDS } from './words.ts';

/** A component with a file of its own. */
export interface Fetched<Props extends object> {
  (props: Props): React.JSX.Element;
  /** Brings the file, once. */
  fetch(): Promise<ComponentType<Props>>;
}

/**
 * The component in a file that is fetched when somebody goes there, or before. React's own way, `lazy`, would show what stands in
 * its place for a third of a second at least, also where the file is there in a moment.
 */
export const fetched = <Props extends object>(load: () => Promise<ComponentType<Props>>): Fetched<Props> => {
  let here: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | undefined;
  const fetch = () => {
    coming ??= load().then((component) => {
      here = component;
      return component;
    });
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  };
  const Place = (props: Props) => {
    const [Component, setComponent] = useState(() => here);
    useEffect(() => {
      if (Component) return;
      fetch().then(
        (component) => setComponent(() => component),
        (error: unknown) =>
          setComponent(() => {
            throw error;
          }),
      );
    }, [Component]);
    return Component ? <Component {...props} /> : <p className={styles.link}>{WORDS.loading}</p>;
  };
  return Object.assign(Place, { fetch });
};
