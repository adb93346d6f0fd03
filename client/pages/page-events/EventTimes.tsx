import { EVENT_PERIODS, type EventPeriod, VIEW_EVENT } from '../../../shared/contract/operations/event-counts.ts';
import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { pageEventsCopy } from '../../../shared/copy/site/page-events.ts';
import { CountTable } from './CountTable.tsx';
import { EventsPart } from './EventsPart.tsx';
import styles from './PageEvents.module.css';
import type { PageEventsPageModel } from './page-events-model.ts';

const words = pageEventsCopy.time;

/** One bar's step and width, and the height of the picture, in its own units: it is stretched to the width it has. */
const STEP = 10;
const BAR = 8;
const HEIGHT = 100;

/** Page views and other events over the period, as bars on each other and as a table. */
export function EventTimes({ page: { counts, query, now } }: { page: PageEventsPageModel }) {
  const { barMs, lastsMs } = EVENT_PERIODS[query.period];
  const isView = ({ name }: { name: string }) => name === VIEW_EVENT;
  const bars = Array.from({ length: lastsMs / barMs }, (_, at) => {
    const of = (events: typeof counts.events) => events.reduce((sum, event) => sum + (event.bars[at] ?? 0), 0);
    return {
      from: formatTime(now - lastsMs + at * barMs, query.period),
      views: of(counts.events.filter(isView)),
      others: of(counts.events.filter((event) => !isView(event))),
    };
  });
  const most = Math.max(1, ...bars.map(({ views, others }) => views + others));
  const views = sumOf(bars.map((bar) => bar.views));
  const others = sumOf(bars.map((bar) => bar.others));
  return (
    <EventsPart id="events-over-time" title={words.title} count={words.all(views + others)}>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.ofViews}>{words.views}</span>
        <span className={styles.ofOthers}>{words.others}</span>
        <span>{words.most(most)}</span>
      </p>
      <svg
        className={styles.times}
        role="img"
        aria-label={words.picture(views, others)}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path className={styles.grid} d={`M0 0H${bars.length * STEP}M0 ${HEIGHT / 2}H${bars.length * STEP}`} />
        {bars.map((bar, at) => {
          const x = at * STEP + (STEP - BAR) / 2;
          const viewsHeight = heightOf(bar.views / most);
          const othersHeight = heightOf(bar.others / most);
          return (
            <g key={bar.from}>
              <rect className={styles.views} x={x} y={HEIGHT - viewsHeight} width={BAR} height={viewsHeight} />
              <rect
                className={styles.others}
                x={x}
                y={HEIGHT - viewsHeight - othersHeight}
                width={BAR}
                height={othersHeight}
              />
            </g>
          );
        })}
        <path className={styles.base} d={`M0 ${HEIGHT}H${bars.length * STEP}`} />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{bars[0]?.from}</span>
        <span>{bars[Math.floor(bars.length / 2)]?.from}</span>
        <span>{formatTime(now, query.period)}</span>
      </p>
      <details className={styles.more}>
        <summary>{words.asTable}</summary>
        <CountTable
          caption={words.title}
          head={[words.from, words.views, words.others]}
          rows={bars.map((bar) => ({
            key: bar.from,
            cells: [bar.from, formatCount(bar.views), formatCount(bar.others)],
          }))}
        />
      </details>
    </EventsPart>
  );
}

const heightOf = (share: number): number => Math.round(share * HEIGHT * 10) / 10;
const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});
const TIME = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** 'Nov 27, 14:00', and '14:05' within an hour. */
function formatTime(ms: number, period: EventPeriod): string {
  return (period === 'hour' ? TIME : DAY_AND_TIME).format(ms);
}
