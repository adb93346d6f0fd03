import type { HeadModel } from '../../client/pages/page-model.ts';
import type { PersonRecordPageModel } from '../../client/pages/person-record/person-record-model.ts';
import type { Person } from '../../shared/contract/person/person.ts';
import { sampleReportCopy as words } from '../../shared/copy/person/sample-report.ts';
import { recordsCopy } from '../../shared/copy/records/records.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { describeRecord } from '../../shared/records/describe-record.ts';
import { paths } from '../../shared/urls/paths.ts';

/** Open to search engines; title and description say that the person is invented. */
export function sampleHead(origin: string, hasFlags: boolean): HeadModel {
  return {
    title: pageHeadCopy.titled(words.title),
    description: words.description,
    isIndexable: !hasFlags,
    canonical: origin + paths.sampleReport(),
  };
}

/** A part of what is indexed already, so its canonical page is the whole. */
export function samplePrintHead({ name }: Pick<Person, 'name'>, origin: string): HeadModel {
  return {
    title: words.print(name.fullName),
    description: words.description,
    isIndexable: false,
    canonical: origin + paths.sampleReport(),
  };
}

/** The same of one record. */
export function sampleRecordHead({ listed }: Pick<PersonRecordPageModel, 'listed'>, origin: string): HeadModel {
  const title = listed === undefined ? recordsCopy.warning.title : describeRecord(listed.group, listed.record).title;
  return {
    title: pageHeadCopy.titled(words.record(title)),
    description: words.recordDescription,
    isIndexable: false,
    canonical: origin + paths.sampleReport(),
  };
}
