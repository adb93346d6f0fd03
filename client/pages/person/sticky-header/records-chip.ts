import { personStickyHeaderCopy as words } from '../../../../shared/copy/person/person-sticky-header.ts';
import type { CountsNow } from '../registry/page-counts.ts';

/**
 * 'N Criminal Records', where offences count and traffic does not (P2-151); 'Loading Records' until that is known
 * (P2-152). Nothing at 0: 'no records' beside a name would read as a certificate, and it is only what we hold.
 */
export function recordsChip(counts: CountsNow): string | null {
  if (counts === 'loading') return words.loading;
  return counts === null || counts.offenses === 0 ? null : words.criminalRecords(counts.offenses);
}
