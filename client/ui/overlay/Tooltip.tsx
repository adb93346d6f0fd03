import type { ReactNode } from 'react';
import type { markEvent } from '../../analytics/mark-event.ts';
import { classNames } from '../text/class-names.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Tooltip.module.css';

/**
 * A button and the note it opens, at most 320 px wide and 350 px high (P9-040), scrolling beyond. A native popover: it
 * opens on press, without scripts, and closes on Esc or a press elsewhere. Screen readers announce `label` after the
 * trigger's own text, or instead of an icon. `id` belongs to the note and must be unique in the page.
 */
export function Tooltip({
  id,
  label,
  trigger,
  triggerClass,
  noteClass,
  event,
  children,
}: {
  id: string;
  label: string;
  trigger: ReactNode;
  /** replaces the round button that an icon gets */
  triggerClass?: string | undefined;
  noteClass?: string | undefined;
  /** what opening it is (mark-event.ts) */
  event?: ReturnType<typeof markEvent>;
  children: ReactNode;
}) {
  return (
    <>
      <button className={triggerClass ?? styles.trigger} type="button" popoverTarget={id}>
        {trigger}
        <VisuallyHidden>{` ${label}`}</VisuallyHidden>
      </button>
      <div className={classNames(styles.tooltip, noteClass)} id={id} popover="auto" {...event}>
        {children}
      </div>
    </>
  );
}
