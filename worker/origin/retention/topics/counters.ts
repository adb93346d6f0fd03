import { limitRows } from '../../../../shared/copy/site/privacy/limits.ts';
import type { StoredElsewhere } from '../stored.ts';

const COUNTED = { place: 'counter', told: limitRows.counted, file: 'worker/origin/quota/meter-store.ts' } as const;

/**
 * What the counters of quotas hold (worker/origin/quota): each is a Durable Object whose name is a keyed hash of whose it
 * is, with a row for each thing counted: the scope, which is the name here, a keyed hash of the thing, and when that ends.
 * A counter deletes each row within a minute of its end, and everything with the last one.
 */
export const COUNTERS: readonly StoredElsewhere[] = [
  { ...COUNTED, name: 'persons', what: 'people opened, by visitor number, account, address or network' },
  {
    ...COUNTED,
    name: 'numbers',
    what: 'phone numbers looked up, by visitor number, account, network, and first seven digits',
  },
  { ...COUNTED, name: 'houses', what: 'houses looked up, by visitor number, account, network, and street' },
  { ...COUNTED, name: 'pages', what: 'lists and pages that no other limit covers, by network' },
  { ...COUNTED, name: 'suggestions', what: 'what typing was suggested for, by network' },
  { ...COUNTED, name: 'exports', what: 'files of saved people, by account' },
  { ...COUNTED, name: 'readers', what: 'new readers who monitor by email, by network' },
  { ...COUNTED, name: 'removals', what: 'people whom somebody asked to remove, by mailbox and network' },
  { ...COUNTED, name: 'privacy requests', what: 'privacy requests, by mailbox and network' },
  { ...COUNTED, name: 'claim codes', what: 'codes that prove a claim, by network' },
  { ...COUNTED, name: 'removal mails', what: 'emails about that, by mailbox' },
  { ...COUNTED, name: 'referred', what: 'people whom a search engine led to, by address and network' },
  { ...COUNTED, name: 'referred this minute', what: 'the same, for a minute' },
  { ...COUNTED, name: 'visitors', what: 'new visitor numbers, by address and network' },
  { ...COUNTED, name: 'admitted', what: 'that a visitor number has a count of its own', told: limitRows.admitted },
];
