import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** A link that looks like a button: it leads to another page. */
export function ButtonLink({ look, size, isIcon, ...rest }: ButtonLook & ComponentProps<'a'> & { href: string }) {
  return <a className={buttonClass({ look, size, isIcon })} {...rest} />;
}
