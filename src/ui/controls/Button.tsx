import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  readonly kind?: 'primary' | 'danger' | 'quiet' | undefined;
  readonly large?: boolean;
  /** Heard, and its tooltip: for a button without a word. */
  readonly name?: string;
}

/** A button of the one family in theme/base.css. It takes all that a button of HTML does. */
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
