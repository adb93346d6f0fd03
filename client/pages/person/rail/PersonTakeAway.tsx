import { formatDay } from '../../../../shared/copy/format/day.ts';
import { personReportCopy } from '../../../../shared/copy/person/person-report.ts';
import { mainAddressOf } from '../../../../shared/people/mention.ts';
import { hasOpenReport } from '../../../../shared/people/report-state.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { SideNote } from '../../../ui/surface/SideNote.tsx';
import type { PersonPageModel } from '../../page-model.ts';

const words = personReportCopy.takeAway;

/** The way of an open report to paper; nothing for who has not got it. */
export function PersonTakeAway({ page: { details } }: { page: PersonPageModel }) {
  if (!hasOpenReport(details)) return null;
  const { results: person, userInfo } = details;
  const { city = null, stateCode = null } = mainAddressOf(person) ?? {};
  const until = userInfo.reportExpiresAt;
  return (
    <SideNote
      title={words.title}
      text={until === null ? words.text : `${words.text} ${words.until(formatDay(until))}`}
      link={words.link}
      href={paths.person({ name: person.name.fullName, city, stateCode, id: person.id, query: { view: 'print' } })}
    />
  );
}
