import type { ChangeKind } from '../../../../shared/contract/monitor.ts';
import type { ChangeCounts } from '../../../../shared/contract/person/counts.ts';
import { PERSON_SECTIONS, type SectionName } from '../../../../shared/people/person-sections.ts';

/** A kind of change, how many there are, and the section that shows them. */
export interface ListedChange {
  readonly kind: ChangeKind;
  readonly count: number;
}

/** The kinds of change in the page's order: the count of each, and where it leads (P4-015). */
const KINDS: readonly (readonly [kind: ChangeKind, counted: keyof ChangeCounts, section: SectionName])[] = [
  ['address', 'addressChangesCount', 'addresses'],
  ['phone', 'phoneChangesCount', 'phones'],
  ['relative', 'relativeAssociateChangesCount', 'relatives'],
  ['criminal', 'criminalTrafficChangesCount', 'background'],
  ['property', 'propertiesChangesCount', 'background'],
  ['public-record', 'publicRecordChangesCount', 'background'],
  ['license', 'licensesPermitsChangesCount', 'background'],
];

/** What changed in a monitored report since its reader last looked, without kinds that did not change. */
export function listChanges(counts: ChangeCounts): readonly ListedChange[] {
  return KINDS.map(([kind, counted]) => ({ kind, count: counts[counted] })).filter(({ count }) => count > 0);
}

/** The section that shows a kind of change. */
export function sectionOfChange(kind: ChangeKind): SectionName {
  const [, , section = 'background'] = KINDS.find(([known]) => known === kind) ?? [];
  return section;
}

/** The anchor of that section. */
export function anchorOfChange(kind: ChangeKind): string {
  return PERSON_SECTIONS[sectionOfChange(kind)].anchor;
}
