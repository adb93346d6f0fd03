import type { RecordDate } from '../../shared/contract/primitives.ts';

/**
 * A contract type as stored in a record's body: dates are texts, 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY', and every key is
 * present.
 */
export type Stored<T> = T extends RecordDate
  ? string
  : T extends readonly (infer Item)[]
    ? Stored<Item>[]
    : T extends object
      ? { [K in keyof T]: Stored<T[K]> }
      : T;
