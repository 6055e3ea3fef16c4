import { type ReactNode, useId } from 'react';
import styles from './Segments.module.css';

interface Props<Value extends string> {
  readonly title: string;
  /** The values in their order, each with its word. */
  readonly values: Readonly<Record<NoInfer<Value>, ReactNode>>;
  readonly value: Value;
  /** Values that cannot be chosen now. */
  readonly disabled?: readonly NoInfer<Value>[];
  onChange(value: NoInfer<Value>): void;
}

/** One of a few values: all of them are seen, side by side. */
export const Segments = <Value extends string>({
  title,
  values,
  value,
  disabled,
  onChange,
}: Props<Value>) => {
  const name = useId();
  return (
    <fieldset className={styles.row}>
      <legend className="small">{title}</legend>
      <div className={styles.segments}>
        {(Object.keys(values) as Value[]).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
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
