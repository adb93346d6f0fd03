import type { EventCountsAnswer } from '../../../shared/contract/operations/event-counts.ts';
import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { pageEventsCopy } from '../../../shared/copy/site/page-events.ts';
import { FigurePart } from '../../figures/FigurePart.tsx';
import { ShareBar } from '../../figures/ShareBar.tsx';
import { DataTable } from '../../ui/list/DataTable.tsx';
import styles from './PageEvents.module.css';

/** How often each event happened, with a small picture of when. */
export function EventList({ events }: Pick<EventCountsAnswer, 'events'>) {
  const words = pageEventsCopy.events;
  return (
    <FigurePart id="events-by-event" title={words.title}>
      <DataTable
        caption={words.title}
        head={[words.name, words.count, words.mobile, words.over]}
        rows={events.map(({ name, count, mobile, bars }) => ({
          key: name,
          cells: [
            <code key="name">{name}</code>,
            formatCount(count),
            percent(mobile, count),
            <Spark key="bars" bars={bars} />,
          ],
        }))}
      />
    </FigurePart>
  );
}

/** The size of one bar in the small picture's own units. */
const STEP = 4;
const HEIGHT = 20;

function Spark({ bars }: { bars: readonly number[] }) {
  const most = Math.max(1, ...bars);
  return (
    <svg
      className={styles.spark}
      aria-hidden="true"
      viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {bars.map((count, at) => {
        const height = count === 0 ? 1 : Math.max(3, Math.round((count / most) * HEIGHT));
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={at}
            className={count === 0 ? styles.track : styles.fill}
            x={at * STEP}
            y={HEIGHT - height}
            width={STEP - 1}
            height={height}
          />
        );
      })}
    </svg>
  );
}

/** How often each page was viewed. */
export function PageList({ pages }: Pick<EventCountsAnswer, 'pages'>) {
  const words = pageEventsCopy.pages;
  const all = pages.reduce((sum, { views }) => sum + views, 0);
  return (
    <FigurePart id="events-by-page" title={words.title}>
      <DataTable
        caption={words.title}
        head={[words.name, words.views, words.mobile, words.share]}
        rows={pages.map(({ page, views, mobile }) => ({
          key: page,
          cells: [
            <code key="page">{page}</code>,
            formatCount(views),
            percent(mobile, views),
            <ShareBar key="share" share={views / all} />,
          ],
        }))}
      />
    </FigurePart>
  );
}

/** Which devices and kinds of viewer the events came from. */
export function SenderList({ senders }: Pick<EventCountsAnswer, 'senders'>) {
  const words = pageEventsCopy.senders;
  const all = senders.reduce((sum, { events }) => sum + events, 0);
  return (
    <FigurePart id="events-by-sender" title={words.title}>
      <DataTable
        caption={words.title}
        head={[words.device, words.viewer, words.events, words.views, words.share]}
        rows={senders.map(({ device, viewer, events, views }) => ({
          key: `${device} ${viewer}`,
          cells: [
            pageEventsCopy.devices[device] ?? device,
            viewer,
            formatCount(events),
            formatCount(views),
            <ShareBar key="share" share={events / all} />,
          ],
        }))}
      />
    </FigurePart>
  );
}

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 100)}%`;
