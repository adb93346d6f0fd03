import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** A button that does something on this page. `type` is button unless it says submit. */
export function Button({ look, size, isIcon, type = 'button', ...rest }: ButtonLook & ComponentProps<'button'>) {
  return <button className={buttonClass({ look, size, isIcon })} type={type} {...rest} />;
}
