import { limitRows } from '../../../../shared/copy/site/privacy/limits.ts';
import type { StoredElsewhere } from '../stored.ts';

const METER = { place: 'counter', file: 'worker/origin/quota/meter-store.ts' } as const;

/**
 * What the Durable Objects of quotas hold (worker/origin/quota): an object's name is a keyed hash of its owner, and it
 * holds rows of scope, keyed hash of what is counted, and when that ends. It forgets each row at its end, and itself
 * with the last one.
 */
export const COUNTERS: readonly StoredElsewhere[] = [
  {
    ...METER,
    name: 'people opened',
    what: 'keyed hashes of people, by visitor number, account or address',
    told: limitRows.counted,
  },
  {
    ...METER,
    name: 'numbers and houses looked up',
    what: 'keyed hashes of both, by visitor number, account, network, and street or block of numbers',
    told: limitRows.counted,
  },
  { ...METER, name: 'pages of lists', what: 'keyed hashes of pages, by network', told: limitRows.counted },
  {
    ...METER,
    name: 'visits from search engines',
    what: 'keyed hashes of visits that came from a search engine, by address',
    told: limitRows.counted,
  },
  {
    ...METER,
    name: 'visitor numbers of an address',
    what: 'keyed hashes of visitor numbers that have a counter of their own, by address',
    told: limitRows.admitted,
  },
];
