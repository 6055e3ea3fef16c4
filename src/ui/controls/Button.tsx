import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  readonly kind?: 'primary' | 'danger' | 'quiet' | undefined;
  readonly large?: boolean;
  /** The accessible name and tooltip of a button without words. */
  readonly name?: string;
}

/** A button in the styles of theme/base.css, with all attributes of an HTML button. */
export const Button = ({ kind, large = false, name, className = '', ...rest }: Props) => (
  <button
    type="button"
    className={`button ${className}`}
    data-kind={kind}
    data-size={large ? 'large' : undefined}
    aria-label={name}
    title={name}
    {...rest}
  />
);
