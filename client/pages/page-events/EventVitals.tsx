import type { VitalCounts } from '../../../shared/contract/operations/event-counts.ts';
import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { pageEventsCopy } from '../../../shared/copy/site/page-events.ts';
import { rateVital, VITAL_LIMITS, WEB_VITALS, type WebVital } from '../../../shared/events/web-vitals.ts';
import { FigurePart } from '../../figures/FigurePart.tsx';
import figures from '../../figures/Figures.module.css';
import { DataTable } from '../../ui/list/DataTable.tsx';
import styles from './PageEvents.module.css';

const words = pageEventsCopy.vitals;

/** How fast page views were: of all pages as pictures, and by page as a table. */
export function EventVitals({ vitals }: { vitals: readonly VitalCounts[] }) {
  const ofPages = vitals.filter(({ page }) => page !== null);
  return (
    <FigurePart id="events-vitals" title={words.title}>
      {vitals.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p className={figures.note}>{words.note}</p>
          <div className={styles.vitals}>
            {WEB_VITALS.map((vital) => (
              <Vital
                key={vital}
                vital={vital}
                rows={vitals.filter((row) => row.page === null && row.vital === vital)}
              />
            ))}
          </div>
          <details className={figures.more}>
            <summary>{words.byPage}</summary>
            <VitalTable rows={ofPages} />
          </details>
        </>
      )}
    </FigurePart>
  );
}

function Vital({ vital, rows }: { vital: WebVital; rows: readonly VitalCounts[] }) {
  if (rows.length === 0) return null;
  const { good, poor } = VITAL_LIMITS[vital];
  return (
    <div>
      <h3>
        {words.names[vital]} <abbr>{vital}</abbr>
      </h3>
      <p className={styles.hint}>{words.limits(vital, good, poor)}</p>
      {rows.map((row) => (
        <VitalBar key={row.device} row={row} />
      ))}
    </div>
  );
}

/** The shares of good, fair and poor page views, with a line at 75%. */
function VitalBar({ row: { vital, device, count, p75, good, fair, poor } }: { row: VitalCounts }) {
  const share = (part: number) => Math.round((part / count) * 1_000) / 10;
  const [goodWidth, fairWidth] = [share(good), share(fair)];
  const rating = rateVital(vital, p75);
  return (
    <div className={styles.vital}>
      <p>
        <b>{pageEventsCopy.devices[device] ?? device}</b>
        <span>{words.p75(words.value(vital, p75))}</span>
        <span className={styles[rating]}>{words.ratings[rating]}</span>
      </p>
      <svg className={styles.shares} aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
        <rect className={styles.isGood} width={goodWidth} height="10" />
        <rect className={styles.isFair} x={goodWidth} width={fairWidth} height="10" />
        <rect className={styles.isPoor} x={goodWidth + fairWidth} width={share(poor)} height="10" />
        <path className={styles.mark} d="M75 0V10" />
      </svg>
      <p className={styles.hint}>
        {words.shares(Math.round(share(good)), Math.round(share(fair)), Math.round(share(poor)))}
        {` · ${words.count}: ${formatCount(count)}`}
      </p>
    </div>
  );
}

function VitalTable({ rows }: { rows: readonly VitalCounts[] }) {
  const { ratings } = words;
  return (
    <DataTable
      caption={`${words.title}: ${words.byPage}`}
      head={[
        'Vital',
        words.page,
        words.device,
        words.count,
        'p50',
        'p75',
        'p95',
        ratings.good,
        ratings.fair,
        ratings.poor,
      ]}
      rows={rows.map((row) => ({
        key: `${row.vital} ${row.page} ${row.device}`,
        cells: [
          row.vital,
          <code key="page">{row.page}</code>,
          pageEventsCopy.devices[row.device] ?? row.device,
          formatCount(row.count),
          ...[row.p50, row.p75, row.p95].map((value) => words.value(row.vital, value)),
          ...[row.good, row.fair, row.poor].map((part) => `${Math.round((part / row.count) * 100)}%`),
        ],
      }))}
    />
  );
}
