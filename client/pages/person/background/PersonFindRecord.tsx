import type { BackgroundAnswer } from '../../../../shared/contract/records/background.ts';
import { formatCount } from '../../../../shared/copy/format/numbers.ts';
import { personBackgroundCopy } from '../../../../shared/copy/person/person-background.ts';
import { recordListCopy } from '../../../../shared/copy/records/record-list.ts';
import { reportGroups, totalRecords } from '../../../../shared/people/count-sums.ts';
import { kindOfSection } from '../../../../shared/records/record-kinds.ts';
import { classNames } from '../../../ui/text/class-names.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { linksOf } from '../links-of.ts';
import { arePropertiesHidden } from '../page-omissions.ts';
import type { PersonPageModel } from '../person-model.ts';
import styles from './PersonOpenReport.module.css';
import { shownReportSections } from './report-rows.ts';

const words = recordListCopy.find;
/** A report with up to this many records is looked through faster than searched. */
const FEW = 20;

/** Above a long report: its sections as lists of their own, and the list of everything with its filters. */
export function PersonFindRecord({
  page,
  background,
  counts,
}: {
  page: PersonPageModel;
  background: BackgroundAnswer;
  counts: PersonPageModel['counts'];
}) {
  const { records } = linksOf(page);
  const { results: person } = page.details;
  const all = records(person, null);
  const counted = counts === null || typeof counts === 'string' ? null : counts;
  const total = counted === null ? null : totalRecords(counted);
  const isLong = total === null ? Object.keys(background.next).length > 0 : total > FEW;
  if (all === null || !isLong) return null;
  const amounts = counted === null ? null : reportGroups(counted);
  const sections = shownReportSections(arePropertiesHidden(page))
    .map((section) => ({ section, amount: amounts?.[section] ?? 0 }))
    .filter(({ amount }) => amount > 0);
  return (
    <nav className={classNames(styles.section, styles.find)} aria-labelledby="find-a-record">
      <h3 id="find-a-record">
        <Icon name="search" />
        {words.title}
      </h3>
      <div className={styles.more}>
        {sections.length < 2
          ? null
          : sections.map(({ section, amount }) => (
              <a key={section} href={records(person, kindOfSection(section)) ?? all}>
                {personBackgroundCopy.groups[section].title} {formatCount(amount)}
              </a>
            ))}
        <a href={all}>{words.all(total)}</a>
      </div>
    </nav>
  );
}
