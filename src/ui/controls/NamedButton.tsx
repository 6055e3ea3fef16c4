import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';

interface Props extends ComponentProps<typeof Button> {
  readonly name: string;
  readonly tip?: string | undefined;
}

/** Renders a button whose accessible name differs from its content, such as an icon. */
export const NamedButton = ({ name, tip = name, children, ...rest }: Props) => (
  <Button aria-label={name} {...rest}>
    {children}
    {rest.title === undefined && <span className="tip" title={tip} />}
  </Button>
);
