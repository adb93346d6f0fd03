import type { ReactNode } from 'react';
import { formatCount } from '../../../../shared/copy/format/numbers.ts';
import { personBackgroundCopy, personReportCopy as words } from '../../../../shared/copy/person/person-background.ts';
import { personGlanceCopy } from '../../../../shared/copy/person/person-header.ts';
import { recordListCopy } from '../../../../shared/copy/records/record-list.ts';
import { kindOfSection } from '../../../../shared/records/record-kinds.ts';
import { recordClock } from '../../../../shared/records/record-times.ts';
import { type ReportSection, reportSection } from '../../../../shared/records/report-limits.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import card from '../../../ui/surface/Card.module.css';
import { CardFoot } from '../../../ui/surface/Card.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { PersonCourtRunnerLink } from '../court-runner/PersonCourtRunner.tsx';
import { linksOf } from '../links-of.ts';
import { arePropertiesHidden } from '../page-omissions.ts';
import type { PersonPageModel } from '../person-model.ts';
import { PersonFindRecord } from './PersonFindRecord.tsx';
import styles from './PersonOpenReport.module.css';
import { GROUP_ICONS } from './PersonRecordGroups.tsx';
import { PersonRecordRow } from './PersonRecordRow.tsx';
import {
  decideMore,
  endsBefore,
  type ReportRows,
  readRows,
  reportSectionId,
  shownReportSections,
} from './report-rows.ts';

/**
 * The report for viewers who have it: the first records of every section, or a link to retry if they did not load.
 * `children` go at its foot.
 */
export function PersonOpenReport({
  page,
  counts,
  children,
}: {
  page: PersonPageModel;
  counts: PersonPageModel['counts'];
  children?: ReactNode;
}) {
  const { background } = page;
  if (background === null || background === 'missing') {
    return (
      <div className={card.card}>
        <div className={styles.missing}>
          <p>{words.missing}</p>
          <a href={page.fullPath}>{personGlanceCopy.retry}</a>
        </div>
        <CardFoot>{children}</CardFoot>
      </div>
    );
  }
  return (
    <div className={card.card}>
      <PersonFindRecord page={page} background={background} counts={counts} />
      {shownReportSections(arePropertiesHidden(page)).map((section) => (
        <PersonReportSection
          key={section}
          page={page}
          section={section}
          shown={readRows(section, background, counts)}
        />
      ))}
      <CardFoot>
        <p>{words.match}</p>
        {children}
      </CardFoot>
    </div>
  );
}

const LOOK = { row: styles.row, text: styles.text };

/** 'Show 6 more'; without JavaScript there is no number, because the link leads to the list of all. */
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
 * A section of an open report: its records, or that there are none. 'Show more' links to the list of them all;
 * PersonMoreRecords.tsx loads them here. Where the page never shows the rest, because the section has a maximum (P9-026)
 * or full=1 reached its own, it says where the rest is.
 */
function PersonReportSection({
  page,
  section,
  shown,
}: {
  page: PersonPageModel;
  section: ReportSection;
  shown: ReportRows;
}) {
  const { rows, total, hasRest } = shown;
  const links = linksOf(page);
  const id = reportSectionId(section);
  const { title } = personBackgroundCopy.groups[section];
  const more = decideMore(section, shown);
  const listHref = links.records(page.details.results, kindOfSection(section));
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>
        {total === 0 ? <i /> : <Icon name={GROUP_ICONS[section]} />}
        {title} {total === null || total === 0 ? null : <Chip>{formatCount(total)}</Chip>}
      </h3>
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
              listed={listed}
              clock={recordClock(page.today, page.details.results)}
              hrefOf={(reference) => links.record(page.details.results, reference)}
              look={LOOK}
            />
          ))}
        </ul>
      )}
      {more === null || listHref === null ? null : (
        <div className={styles.more}>
          <a href={listHref} data-more={section}>
            <MoreLabel count={more.count} />
            <VisuallyHidden>{words.of(title)}</VisuallyHidden>
          </a>
        </div>
      )}
      {listHref !== null && endsBefore(section, shown) ? (
        <p className={styles.none}>
          {more === null ? words.shown(rows.length, total) : words.most(reportSection(section).cap)}{' '}
          <a href={listHref}>
            {recordListCopy.find.rest(total)}
            <VisuallyHidden>{words.of(title)}</VisuallyHidden>
          </a>
        </p>
      ) : null}
    </section>
  );
}
