import type { PersonReference } from '../../../shared/contract/identity.ts';
import { MONITORED_PAGE_SIZE, type MonitoredAnswer, type MonitoredReport } from '../../../shared/contract/monitor.ts';
import { nameKey } from '../../../shared/people/names/name-key.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { findByIds } from '../people/known-person.ts';
import { changeCountsOf } from './changes-store.ts';
import { countMonths, countNews } from './count-found.ts';
import { loadMonitors, type StoredMonitor, type StoredMonitors } from './monitored-store.ts';
import { monitorsMax } from './rules.ts';
import { loadStandingChanges } from './standing-changes.ts';

/** Somebody who is monitored and may be shown, with the changes of what is still on record. */
interface Listed {
  readonly report: MonitoredReport;
  readonly found: StoredMonitor['found'];
  /** when the latest news was found, milliseconds since 1970; 0 without any */
  readonly newsAt: number;
}

/**
 * GET /api/monitor/: whom the viewer monitors, 50 at a time: news first, then by name. Whoever was removed is in no
 * name and no number. A page past the last one is the last one.
 */
export const answerMonitoredReports: CallHandler<'monitoredReports'> = async (c, { query, viewer }) => {
  const now = c.get('now');
  const stored = await loadMonitors(c.env.ACCOUNTS, viewer.id, now);
  const ids = [...stored.monitors, ...stored.stopped].map(({ personId }) => personId);
  const people = await findByIds(c.env.PEOPLE, ids, now);
  const shown = stored.monitors.filter(({ personId }) => people.has(personId));
  const standing = await loadStandingChanges(c.env.PEOPLE, shown, now);
  const listed = shown
    .flatMap((monitor) => {
      const person = people.get(monitor.personId);
      // Of somebody who has died, nothing but that is told.
      const found = monitor.endedAt === null ? (standing.get(monitor.personId) ?? []) : [];
      return person === undefined ? [] : [listMonitor({ ...monitor, found }, person, viewer.isConfirmed, now)];
    })
    .sort((one, other) => other.newsAt - one.newsAt || compareNames(one.report, other.report));
  return {
    ...pageOf(listed, query),
    total: listed.length,
    withNews: listed.filter(({ newsAt }) => newsAt > 0).length,
    months: countMonths(
      listed.map(({ found }) => found),
      now,
    ),
    alerts: stored.alerts,
    most: monitorsMax(viewer),
    isConfirmed: viewer.isConfirmed,
    ...listStopped(stored.stopped, people),
  };
};

function listMonitor(monitor: StoredMonitor, person: PersonReference, isConfirmed: boolean, now: number): Listed {
  const { personId, autoMonitor, since, seenAt, endedAt, comparedAt, found } = monitor;
  const news = countNews(found, seenAt);
  const count = (kind: string) =>
    news.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.added + one.changed, 0);
  return {
    found,
    newsAt: Math.max(0, ...found.map(({ foundAt }) => foundAt).filter((foundAt) => foundAt > seenAt)),
    report: {
      personId,
      // The name of today: what somebody once monitored may be called otherwise now.
      displayText: person.name,
      autoMonitor,
      since,
      isConfirmed,
      changes: news.length === 0 ? null : changeCountsOf(count),
      news: [...news],
      city: person.city,
      stateCode: person.state,
      months: countMonths([found], now),
      comparedAt,
      endedAt,
    },
  };
}

/** Whom the viewer stopped, as far as they may be shown: the latest first, then by name. */
function listStopped(
  stored: StoredMonitors['stopped'],
  people: ReadonlyMap<string, PersonReference>,
): Required<Pick<MonitoredAnswer, 'stopped' | 'stoppedLast'>> {
  const stopped = stored
    .flatMap(({ personId, stoppedAt }) => {
      const person = people.get(personId);
      return person === undefined ? [] : [{ personId, displayText: person.name, stoppedAt }];
    })
    .sort((one, other) => other.stoppedAt - one.stoppedAt || compareNames(one, other));
  return {
    stopped: stopped.slice(0, MONITORED_PAGE_SIZE),
    stoppedLast: stopped.filter(({ stoppedAt }) => stoppedAt === stopped[0]?.stoppedAt).length,
  };
}

function pageOf(
  listed: readonly Listed[],
  { name, page = '1' }: { readonly name?: string | undefined; readonly page?: string | undefined },
): Pick<MonitoredAnswer, 'reports' | 'matching' | 'page' | 'pages'> {
  const wanted = nameKey(name ?? '');
  const matching = listed.filter(({ report }) => nameKey(report.displayText).includes(wanted));
  const pages = Math.max(1, Math.ceil(matching.length / MONITORED_PAGE_SIZE));
  const at = Math.min(Number(page), pages);
  const reports = matching.slice((at - 1) * MONITORED_PAGE_SIZE, at * MONITORED_PAGE_SIZE).map(({ report }) => report);
  return { reports, matching: matching.length, page: at, pages };
}

type Named = Pick<MonitoredReport, 'displayText' | 'personId'>;

function compareNames(one: Named, other: Named): number {
  return one.displayText.localeCompare(other.displayText, 'en') || (one.personId < other.personId ? -1 : 1);
}
