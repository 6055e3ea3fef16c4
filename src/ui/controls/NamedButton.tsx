import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';

interface Props extends ComponentProps<typeof Button> {
  readonly name: string;
  /** Its tooltip, if it is not the name. A title of the button itself would be read as its description. */
  readonly tip?: string | undefined;
}

/** A button whose name is not what it shows. */
export const NamedButton = ({ name, tip = name, children, ...rest }: Props) => (
  <Button aria-label={name} {...rest}>
    {children}
    {rest.title === undefined && <span className="tip" title={tip} />}
  </Button>
);
