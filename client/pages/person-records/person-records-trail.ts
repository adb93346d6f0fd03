import { recordListCopy } from '../../../shared/copy/records/record-list.ts';
import { recordsCopy } from '../../../shared/copy/records/records.ts';
import { PERSON_SECTIONS } from '../../../shared/people/person-sections.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { Trail } from '../../ui/navigation/trail.ts';
import type { PersonRecordsPageModel } from './person-records-model.ts';

/** From the person through the report to its list of records. */
export function personRecordsTrail({ person }: Pick<PersonRecordsPageModel, 'person'>): Trail {
  return {
    crumbs: [
      { name: person.name, path: paths.person(person) },
      { name: recordsCopy.crumbs.report, path: reportHref(person) },
    ],
    here: recordListCopy.crumb,
  };
}

/** The report on the person's page. */
export function reportHref(person: PersonRecordsPageModel['person']): string {
  return `${paths.person(person)}#${PERSON_SECTIONS.background.anchor}`;
}
