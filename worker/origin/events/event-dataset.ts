import type { AnalyticsDataset, DataPoint } from '../../../shared/metrics/analytics-dataset.ts';
import type { EventBatch, KeptEvent } from './event-batch.ts';

/**
 * Passes a batch on to analytics (F7-26), one data point for each event. A batch has at most 50 events of a few hundred
 * bytes; Analytics Engine takes 250 points per request, 16 KB of texts per point and 96 bytes of index.
 */
export function writeEvents(dataset: AnalyticsDataset, batch: EventBatch): void {
  for (const event of batch.events) dataset.writeDataPoint(pointOf(event, batch));
}

/**
 * An event as a data point; docs/analytics.md has the same list, with queries. An empty text stands for what an event does
 * not have. The index is what Analytics Engine samples by when there is too much: rare events keep their numbers beside
 * frequent ones.
 */
function pointOf(event: KeptEvent, { experiments, test, sender }: EventBatch): DataPoint {
  const { name, happenedAt } = event;
  const { page = '', ...properties } = event.properties as { page?: string };
  const vital = name === 'web_vital' ? (properties as { name: string; value: number }) : null;
  return {
    indexes: [name],
    blobs: [
      name, // blob1
      page, // blob2: of events that say it
      sender.device, // blob3
      sender.viewerClass, // blob4
      test?.id ?? '', // blob5
      test?.name ?? '', // blob6
      test?.segment ?? '', // blob7
      variantsText(experiments), // blob8: 'PROPERTY_UPSELL.2~UPSELL_NEW_TAB.1'
      JSON.stringify(properties), // blob9: without the page
      vital?.name ?? '', // blob10
    ],
    doubles: [
      happenedAt, // double1: milliseconds since 1970; `timestamp` is when it arrived
      vital?.value ?? 0, // double2
    ],
  };
}

const variantsText = (experiments: EventBatch['experiments']): string =>
  Object.entries(experiments)
    .map(([name, variant]) => `${name}.${variant}`)
    .join('~');
