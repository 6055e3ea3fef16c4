import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  readonly kind?: 'primary' | 'quiet' | 'danger' | undefined;
  readonly large?: boolean;
}

/** A button of the one family: of one of three kinds, in one of two heights. */
export const Button = ({ kind, large = false, className = '', ...rest }: Props) => (
  <button
    type="button"
    className={`button ${className}`}
    data-kind={kind}
    data-size={large ? 'large' : undefined}
    {...rest}
  />
);
