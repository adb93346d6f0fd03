import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Tooltip.module.css';

/**
 * A button and the note it opens, at most 320 px wide and 350 px high (P9-040), where it scrolls. A native popover: it
 * opens by a press, without scripts, and closes by Esc or a press elsewhere. `label` is read after the trigger's own
 * text, or instead of an icon. `id` is the note's and must be the only one of the page.
 */
export function Tooltip({
  id,
  label,
  trigger,
  triggerClass,
  onOpen,
  children,
}: {
  id: string;
  label: string;
  trigger: ReactNode;
  /** instead of the round button that an icon gets */
  triggerClass?: string | undefined;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <button className={triggerClass ?? styles.trigger} type="button" popoverTarget={id}>
        {trigger}
        <VisuallyHidden>{` ${label}`}</VisuallyHidden>
      </button>
      <div
        className={styles.tooltip}
        id={id}
        popover="auto"
        onToggle={(event) => {
          if (event.newState === 'open') onOpen?.();
        }}
      >
        {children}
      </div>
    </>
  );
}
