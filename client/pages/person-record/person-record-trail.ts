import { personBackgroundCopy } from '../../../shared/copy/person/person-background.ts';
import { recordsCopy as words } from '../../../shared/copy/records/records.ts';
import { PERSON_SECTIONS } from '../../../shared/people/person-sections.ts';
import { sectionOf } from '../../../shared/records/report-limits.ts';
import { crumbOf } from '../../records/record-crumb.ts';
import type { Trail } from '../../ui/navigation/trail.ts';
import { reportSectionId } from '../person/background/report-rows.ts';
import type { PersonRecordPageModel } from './person-record-model.ts';

/** From the person through the section of the report to the record, once the reader sees it (P2-106). */
export function personRecordTrail({
  name,
  personHref,
  group,
  listed,
}: Pick<PersonRecordPageModel, 'name' | 'personHref' | 'group' | 'listed'>): Trail {
  const section = sectionOf(group);
  return {
    crumbs: [
      { name, path: personHref },
      { name: words.crumbs.report, path: `${personHref}#${PERSON_SECTIONS.background.anchor}` },
      { name: personBackgroundCopy.groups[section].title, path: `${personHref}#${reportSectionId(section)}` },
    ],
    here: listed === undefined ? null : crumbOf(listed),
  };
}
