import type { PageLinks } from '../../client/pages/person/page-links.ts';
import { formatRecordReference } from '../../shared/records/record-reference.ts';
import { paths } from '../../shared/urls/paths.ts';
import { SAMPLE_HOME_ID } from './sample-facts.ts';

/** The property report of the sample: the home that the invented person owns. */
export const SAMPLE_HOME = paths.sampleReport({
  record: formatRecordReference({ group: 'currentProperties', id: SAMPLE_HOME_ID }),
});

/**
 * Records lead to pages of their own, as a buyer's do. The invented people, numbers, places and houses lead nowhere:
 * there is nothing about them, and a page under their name would be about somebody else.
 */
export const sampleLinks: PageLinks = {
  search: () => null,
  phone: () => null,
  relative: () => null,
  receipt: () => null,
  record: (_, reference) => paths.sampleReport({ record: formatRecordReference(reference) }),
  records: () => null,
  hasProperties: false,
};
