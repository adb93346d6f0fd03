import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import styles from './Popover.module.css';

/**
 * A button and the card it opens under itself. A native popover: it opens without scripts, and closes by Esc, a press
 * elsewhere, or a button inside with `popoverTarget={id} popoverTargetAction="hide"`. `id` is the card's and must be the
 * only one of the page; `label` names a trigger that is only an icon.
 */
export function Popover({
  id,
  trigger,
  triggerLook = {},
  triggerClass,
  label,
  onToggle,
  children,
}: {
  id: string;
  trigger: ReactNode;
  triggerLook?: ButtonLook;
  /** stands beside the classes of the look */
  triggerClass?: string | undefined;
  label?: string | undefined;
  onToggle?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <button
        className={classNames(buttonClass(triggerLook), triggerClass)}
        type="button"
        popoverTarget={id}
        aria-label={label}
      >
        {trigger}
      </button>
      <div
        className={styles.popover}
        id={id}
        popover="auto"
        onToggle={(event) => {
          if (event.target === event.currentTarget) onToggle?.(event.newState === 'open');
        }}
      >
        {children}
      </div>
    </>
  );
}
