import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';

interface Props extends ComponentProps<typeof Button> {
  readonly name: string;
  /** The tooltip; default: the name. A `title` on the button would also be read as its description. */
  readonly tip?: string | undefined;
}

/** A button whose accessible name is not its content. */
export const NamedButton = ({ name, tip = name, children, ...rest }: Props) => (
  <Button aria-label={name} {...rest}>
    {children}
    {rest.title === undefined && <span className="tip" title={tip} />}
  </Button>
);
