import type { ReactNode } from 'react';
import type { Slot } from '../../../../shared/funnels/funnel-values.ts';
import styles from './PersonSlotOutline.module.css';

/** The outline of a slot, with a label that says where its content comes from (P2-058). */
export function PersonSlotOutline({ slot, label, children }: { slot: Slot; label: string; children: ReactNode }) {
  return (
    <span className={styles.slot} data-registry-slot={slot}>
      <span className={styles.label}>{label}</span>
      {children}
    </span>
  );
}
