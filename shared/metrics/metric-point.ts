import type { Measured } from '../contract/operations/metrics.ts';
import type { AnalyticsDataset } from './analytics-dataset.ts';

/**
 * Writes one request as a data point; docs/metrics.md has the same list, with queries. The index is what Analytics Engine
 * samples by when there is too much: rare calls keep their numbers beside frequent ones.
 */
export function writeMetric(dataset: AnalyticsDataset, measured: Measured): void {
  const { source, name, viewer, outcome, ms, rowsRead, rowsWritten, roundTrips, isKept } = measured;
  dataset.writeDataPoint({
    indexes: [`${source} ${name}`],
    blobs: [
      source, // blob1
      name, // blob2
      viewer, // blob3
      outcome, // blob4
    ],
    doubles: [
      ms, // double1
      rowsRead, // double2
      rowsWritten, // double3
      roundTrips, // double4
      isKept ? 1 : 0, // double5
    ],
  });
}
