import type { ChangeKind } from '../../../../shared/contract/monitor.ts';
import type { ChangeCounts } from '../../../../shared/contract/person/counts.ts';
import { COUNT_OF_CHANGE } from '../../../../shared/people/change-counts.ts';
import { PERSON_SECTIONS, type SectionName } from '../../../../shared/people/person-sections.ts';

/** A kind of change, how many there are, and the section that shows them. */
export interface ListedChange {
  readonly kind: ChangeKind;
  readonly count: number;
}

/** The kinds of change in the page's order, and where each leads (P4-015). */
const KINDS: readonly (readonly [kind: ChangeKind, section: SectionName])[] = [
  ['address', 'addresses'],
  ['phone', 'phones'],
  ['relative', 'relatives'],
  ['criminal', 'background'],
  ['property', 'background'],
  ['public-record', 'background'],
  ['license', 'background'],
];

/** What changed in a monitored report since its reader last looked, without kinds that did not change. */
export function listChanges(counts: ChangeCounts): readonly ListedChange[] {
  return KINDS.map(([kind]) => ({ kind, count: counts[COUNT_OF_CHANGE[kind]] })).filter(({ count }) => count > 0);
}

/** The section that shows a kind of change. */
export function sectionOfChange(kind: ChangeKind): SectionName {
  const [, section = 'background'] = KINDS.find(([known]) => known === kind) ?? [];
  return section;
}

/** The anchor of that section. */
export function anchorOfChange(kind: ChangeKind): string {
  return PERSON_SECTIONS[sectionOfChange(kind)].anchor;
}
