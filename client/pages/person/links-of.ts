import { paths } from '../../../shared/urls/paths.ts';
import type { PageLinks } from './page-links.ts';
import { personHref, searchHref } from './people-links.ts';
import type { PersonPageModel } from './person-model.ts';
import { recordHref, recordsHref } from './record-href.ts';

const OWN_PAGES: PageLinks = {
  search: searchHref,
  phone: (id) => paths.phone({ phone: id }),
  relative: personHref,
  receipt: (invoiceId) => paths.invoice({ invoiceId }),
  record: recordHref,
  records: recordsHref,
  hasProperties: true,
};

/** Where this page's people, numbers, records and houses lead: to pages of their own, unless the model says otherwise. */
export function linksOf({ links = OWN_PAGES }: Pick<PersonPageModel, 'links'>): PageLinks {
  return links;
}
