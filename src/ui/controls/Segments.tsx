import { type ReactNode, useId } from 'react';
import styles from './Segments.module.css';

interface Props<Name extends string> {
  readonly title: string;
  /** The values in their order, each with its words. */
  readonly values: Readonly<Record<NoInfer<Name>, ReactNode>>;
  readonly value: Name;
  readonly disabled?: readonly NoInfer<Name>[];
  onChange(value: NoInfer<Name>): void;
}

export const Segments = <Name extends string>({ title, values, value, disabled, onChange }: Props<Name>) => {
  const group = useId();
  return (
    <fieldset className={styles.row}>
      <legend className="small">{title}</legend>
      <div className={styles.segments}>
        {(Object.keys(values) as Name[]).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={group}
              checked={each === value}
              disabled={disabled?.includes(each)}
              onChange={() => onChange(each)}
            />
            {values[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
