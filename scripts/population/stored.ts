import type { RecordDate } from '../../shared/contract/primitives.ts';

/**
 * A shape of the contract as a record's body holds it: dates are texts, 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY', and every
 * key is there.
 */
export type Stored<T> = T extends RecordDate
  ? string
  : T extends readonly (infer Item)[]
    ? Stored<Item>[]
    : T extends object
      ? { [K in keyof T]: Stored<T[K]> }
      : T;
