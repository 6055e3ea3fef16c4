import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  readonly kind?: 'primary' | 'danger' | 'quiet' | undefined;
  readonly large?: boolean;
  readonly href?: string | undefined;
}

export const Button = ({ kind, large = false, className = '', ...rest }: Props) => {
  const Tag = (rest.href === undefined ? 'button' : 'a') as 'button';
  return (
    <Tag
      type={rest.href === undefined ? 'button' : undefined}
      className={`button ${className}`}
      data-kind={kind}
      data-size={large ? 'large' : undefined}
      {...rest}
    />
  );
};
