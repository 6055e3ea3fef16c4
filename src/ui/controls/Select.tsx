import type { ComponentProps } from 'react';

type Props<Value extends string> = Omit<ComponentProps<'select'>, 'value'> & {
  readonly value: Value;
  /** The values in their order, each with its words. */
  readonly options: readonly (readonly [value: NoInfer<Value>, words: string])[];
  onChoose(value: NoInfer<Value>): void;
};

export const Select = <Value extends string>({ options, onChoose, ...select }: Props<Value>) => (
  <select className="field" onChange={({ target }) => onChoose(target.value as Value)} {...select}>
    {options.map(([value, words]) => (
      <option key={value} value={value}>
        {words}
      </option>
    ))}
  </select>
);
