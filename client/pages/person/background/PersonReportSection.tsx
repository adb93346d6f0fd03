import { formatCount } from '../../../../shared/copy/format/numbers.ts';
import { personBackgroundCopy } from '../../../../shared/copy/person/person-background.ts';
import { personReportCopy as words } from '../../../../shared/copy/person/person-report.ts';
import type { ReportSection } from '../../../../shared/records/report-limits.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonCourtRunnerLink } from '../court-runner/PersonCourtRunnerLink.tsx';
import { outsideTotal } from './outside-total.ts';
import styles from './PersonOpenReport.module.css';
import { GROUP_ICONS } from './PersonRecordGroups.tsx';
import { PersonRecordRow } from './PersonRecordRow.tsx';
import { decideMore, type ReportRows, reportSectionId } from './report-rows.ts';

const LOOK = { row: styles.row, text: styles.text };

/** 'Show 6 more'; without the number where no script will bring so many: the link leads to all of them. */
function MoreLabel({ count }: { count: number | null }) {
  if (count === null) return words.showMore(null);
  const { before, after } = words.moreAround;
  return (
    <span>
      {before} <span className={styles.step}>{`${formatCount(count)} `}</span>
      {after}
    </span>
  );
}

/**
 * A section of an open report: its records, or that there are none. 'Show more' leads to the page that has all of them;
 * show-more-records.tsx brings them here.
 */
export function PersonReportSection({
  page,
  section,
  counts,
  shown,
}: {
  page: PersonPageModel;
  section: ReportSection;
  counts: PersonPageModel['counts'];
  shown: ReportRows;
}) {
  const { rows, total, hasRest } = shown;
  const id = reportSectionId(section);
  const { title } = personBackgroundCopy.groups[section];
  const more = decideMore(section, shown);
  const outside = counts === null || typeof counts === 'string' ? null : outsideTotal(section, counts);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>
        <Icon name={GROUP_ICONS[section]} />
        {title} {total === null ? null : <Chip>{formatCount(total)}</Chip>}
      </h3>
      {outside === null ? null : <p className={styles.outside}>{outside}</p>}
      {rows.length === 0 && !hasRest ? (
        <p className={styles.none}>
          {words.none[section]}
          {section === 'criminal' ? <PersonCourtRunnerLink page={page} /> : null}
        </p>
      ) : null}
      {rows.length === 0 ? null : (
        <ul>
          {rows.map((listed) => (
            <PersonRecordRow
              key={`${listed.group}.${listed.record.id}`}
              person={page.details.results}
              listed={listed}
              look={LOOK}
            />
          ))}
        </ul>
      )}
      {more === null ? null : (
        <div className={styles.more}>
          <a href={`${page.fullPath}#${id}`} data-more={section}>
            <MoreLabel count={more.count} />
            <VisuallyHidden>{words.of(title)}</VisuallyHidden>
          </a>
        </div>
      )}
      {more === null && hasRest ? <p className={styles.none}>{words.shown(rows.length, total)}</p> : null}
    </section>
  );
}
