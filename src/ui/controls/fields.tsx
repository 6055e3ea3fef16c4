import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Segments.module.css';

interface Props<Name extends string> {
  readonly title: string;
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

type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, 'value'> & {
  readonly value: Value;
  readonly options: readonly (readonly [value: NoInfer<Value>, words: string])[];
  onChoose(value: NoInfer<Value>): void;
};

export const Select = <Value extends string>({ options, onChoose, ...select }: SelectProps<Value>) => (
  <select className="field" onChange={({ target }) => onChoose(target.value as Value)} {...select}>
    {options.map(([value, words]) => (
      <option key={value} value={value}>
        {words}
      </option>
    ))}
  </select>
);

interface SearchProps {
  readonly label: string;
  readonly words: string;
  onWords(words: string): void;
}

export const SearchField = ({ label, words, onWords }: SearchProps) => (
  <input
    className="field"
    type="search"
    aria-label={label}
    placeholder={label}
    value={words}
    onChange={(event) => onWords(event.target.value)}
  />
);
