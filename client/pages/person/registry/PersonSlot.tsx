import type { ReactNode } from 'react';
import { personRegistryCopy as words } from '../../../../shared/copy/person/person-registry.ts';
import type { Slot } from '../../../../shared/funnels/funnel-slot.ts';
import type { PersonPageModel } from '../../page-model.ts';
import styles from './PersonSlot.module.css';
import { callToActionOf } from './read-offer.ts';

/**
 * A place of a call to action. With debug_registry=true it is outlined and says where what stands in it comes from, also
 * where nothing does (P2-058); otherwise it is no element at all.
 */
export function PersonSlot({ page, slot, children }: { page: PersonPageModel; slot: Slot; children: ReactNode }) {
  if (!page.flags.debugsRegistry) return children;
  return (
    <span className={styles.slot} data-registry-slot={slot}>
      <span className={styles.label}>{describeSlot(page, slot, children !== null)}</span>
      {children}
    </span>
  );
}

/** 'phones · registry · funnel → person', 'phones · empty'; what is there and is not shown says so. */
function describeSlot(page: PersonPageModel, slot: Slot, isShown: boolean): string {
  const found = callToActionOf(page.details.pageDefinition, slot);
  if (found === null) return words.slot([slot, words.empty]);
  const { source, clickKind, destination } = found;
  const parts = [slot, source, words.click(clickKind, destination)];
  return words.slot(isShown ? parts : [...parts, words.notShown]);
}
