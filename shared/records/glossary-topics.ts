import type { RecordGroup } from '../contract/records/background.ts';
import type { GlossaryTopic } from '../copy/records/glossary.ts';

/** What the words of a record may be about. */
export const TOPICS_OF: Readonly<Record<RecordGroup, readonly GlossaryTopic[]>> = {
  criminalAndTrafficRecords: ['courts'],
  bankruptcies: ['debts'],
  liens: ['debts', 'property'],
  judgments: ['debts'],
  foreclosures: ['debts', 'property'],
  evictions: ['debts', 'courts'],
  currentProperties: ['property'],
  pastProperties: ['property'],
  professionalLicenses: ['licenses'],
  pilotsLicenses: ['licenses'],
  concealedWeaponPermits: ['licenses'],
  huntingPermits: ['licenses'],
};
