/** The part of a dataset of Workers Analytics Engine that we use. Writing takes no time and answers nothing. */
export interface AnalyticsDataset {
  writeDataPoint(point: DataPoint): void;
}

export interface DataPoint {
  /** what Analytics Engine samples by, at most 96 bytes */
  readonly indexes: readonly [string];
  /** at most 20 texts, together at most 16 KB */
  readonly blobs: readonly string[];
  /** at most 20 numbers */
  readonly doubles: readonly number[];
}
