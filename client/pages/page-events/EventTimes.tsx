import { EVENT_PERIODS, type EventPeriod, VIEW_EVENT } from '../../../shared/contract/operations/event-counts.ts';
import { pageEventsCopy } from '../../../shared/copy/site/page-events.ts';
import { FigurePart } from '../../figures/FigurePart.tsx';
import { TimeBars } from '../../figures/TimeBars.tsx';
import { UTC_CLOCK } from '../../figures/utc-clock.ts';
import type { PageEventsPageModel } from './page-events-model.ts';

const words = pageEventsCopy.time;

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
  const views = sumOf(bars.map((bar) => bar.views));
  const others = sumOf(bars.map((bar) => bar.others));
  return (
    <FigurePart id="events-over-time" title={words.title} count={words.all(views + others)}>
      <TimeBars
        title={words.title}
        picture={words.picture(views, others)}
        words={{ from: words.from, first: words.views, second: words.others, most: words.most, asTable: words.asTable }}
        bars={bars.map(({ from, ...bar }) => ({ from, first: bar.views, second: bar.others }))}
        until={formatTime(now, query.period)}
      />
    </FigurePart>
  );
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** 'Nov 27, 14:00', and '14:05' within an hour. */
function formatTime(ms: number, period: EventPeriod): string {
  return (period === 'hour' ? UTC_CLOCK : DAY_AND_TIME).format(ms);
}
