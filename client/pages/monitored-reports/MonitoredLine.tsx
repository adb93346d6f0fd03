import type { MonitoredReport } from '../../../shared/contract/monitor.ts';
import { foundChangesCopy } from '../../../shared/copy/account/found-changes.ts';
import { monitoredCopy } from '../../../shared/copy/account/monitored.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { DotLine } from '../../account/DotLine.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Chip } from '../../ui/action/Chip.tsx';
import { listChanges } from '../person/monitor/list-changes.ts';
import styles from './MonitoredList.module.css';
import { MonthStrip } from './MonthStrip.tsx';

const words = monitoredCopy.list;

/**
 * One person: what is news, when they were compared, when what changed, and how to stop. `page` and `name` are where the
 * list goes on after stopping; `now` is in milliseconds since 1970.
 */
export function MonitoredLine({
  report,
  page,
  name,
  now,
}: {
  report: MonitoredReport;
  page: number;
  name: string;
  now: number;
}) {
  const { personId, displayText, city = null, stateCode = null, months = [], endedAt = null } = report;
  const news = newsOf(report);
  const count = news.reduce((sum, { added, changed }) => sum + added + changed, 0);
  const isOver = endedAt !== null;
  return (
    <li className={styles.line}>
      <div className={styles.about}>
        <h3>
          <a
            href={paths.person({
              name: displayText,
              city,
              stateCode,
              id: personId,
              query: { from_monitored_reports: true },
            })}
          >
            {displayText}
          </a>
        </h3>
        {isOver ? <p>{words.died}</p> : null}
        {count === 0 ? null : (
          <p>
            {news
              .flatMap(({ kind, added, changed }) => [
                ...(added === 0 ? [] : [foundChangesCopy.found(kind, 'added', added)]),
                ...(changed === 0 ? [] : [foundChangesCopy.found(kind, 'changed', changed)]),
              ])
              .join(' · ')}
          </p>
        )}
        <Meta report={report} />
      </div>
      <div className={styles.state}>
        {isOver ? null : count === 0 ? (
          <span className={styles.quiet}>{words.noChange}</span>
        ) : (
          <Chip tone="info">{words.changes(count)}</Chip>
        )}
      </div>
      <form className={styles.stop} method="post" action={paths.monitoredReports({ page, name })}>
        <input type="hidden" name="action" value="stop" />
        <input type="hidden" name="personId" value={personId} />
        <Button type="submit" size="small" aria-label={(isOver ? words.removeOf : words.stopOf)(displayText)}>
          {isOver ? words.remove : words.stop}
        </Button>
      </form>
      {months.length === 0 ? null : (
        <div className={styles.when}>
          <MonthStrip months={months} now={now} />
        </div>
      )}
    </li>
  );
}

/** An origin that does not tell new from updated tells the number of both. */
function newsOf({ news, changes }: MonitoredReport): NonNullable<MonitoredReport['news']> {
  if (news !== undefined || changes === null) return news ?? [];
  return listChanges(changes).map(({ kind, count }) => ({ kind, added: 0, changed: count }));
}

/** Where they are, and when they were last compared; before that, since when they are monitored. */
function Meta({ report }: { report: MonitoredReport }) {
  const { city = null, stateCode = null, since, comparedAt = null, endedAt = null } = report;
  const place = placeText(city, stateCode);
  const compared = comparedAt === null ? words.since(formatDay(since)) : words.compared(formatDay(comparedAt));
  return (
    <div className={styles.meta}>
      <DotLine parts={[...(place === '' ? [] : [place]), ...(endedAt === null ? [compared] : [])]} />
    </div>
  );
}
