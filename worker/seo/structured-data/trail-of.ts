import { addressTrail } from '../../../client/pages/address/address-trail.ts';
import { directoryLetterTrail } from '../../../client/pages/directory-letter/directory-letter-trail.ts';
import { directoryNameTrail } from '../../../client/pages/directory-name/directory-name-trail.ts';
import type { PageModel } from '../../../client/pages/page-model.ts';
import { personTrail } from '../../../client/pages/person/header/person-trail.ts';
import { personRecordTrail } from '../../../client/pages/person-record/person-record-trail.ts';
import { personRecordsTrail } from '../../../client/pages/person-records/person-records-trail.ts';
import { phoneTrail } from '../../../client/pages/phone/phone-trail.ts';
import { propertyTrail } from '../../../client/pages/property/property-trail.ts';
import { propertySearchTrail } from '../../../client/pages/property-search/property-search-trail.ts';
import { resultsTrail } from '../../../client/pages/results/results-trail.ts';
import { sampleReportTrail } from '../../../client/pages/sample-report/sample-report-trail.ts';
import { whitePagesTrail } from '../../../client/pages/white-pages/white-pages-trail.ts';
import type { Trail } from '../../../client/ui/navigation/trail.ts';

/** The breadcrumbs that a page shows; null for a page without any. */
export function trailOf(page: PageModel): Trail | null {
  switch (page.kind) {
    case 'person':
      return personTrail(page.details);
    case 'person-record':
      return personRecordTrail(page);
    case 'person-records':
      return personRecordsTrail(page);
    case 'sample-report':
      return sampleReportTrail();
    case 'results':
      return resultsTrail(page);
    case 'directory-letter':
      return directoryLetterTrail(page.answer);
    case 'directory-name':
      return directoryNameTrail(page.answer);
    case 'white-pages':
      return whitePagesTrail(page.answer);
    case 'property-search':
      return propertySearchTrail(page.answer);
    case 'property':
      return propertyTrail(page);
    case 'address':
      return addressTrail(page);
    case 'phone':
      return phoneTrail(page);
    default:
      return null;
  }
}
