import type { StoredElsewhere } from '../stored.ts';

/** What the workers write to the log of whoever hosts them. */
export const LOGS: readonly StoredElsewhere[] = [
  {
    place: 'log',
    name: 'lines of both workers',
    what: 'a fault or a refusal: what failed and a random number of the request; no address, account, person or cookie',
    told: {
      why: 'To repair faults and notice attacks.',
      until: 'As long as the host keeps its log: set it to 30 days at most (docs/operation.md)',
    },
  },
  {
    place: 'log',
    name: 'page events in Analytics Engine, where EVENTS is bound',
    what: 'what page_event has otherwise',
    told: {
      why: 'To see what works. Not if you refuse analytics.',
      until: 'Three months, which is Cloudflare’s own limit and cannot be set',
    },
  },
  {
    place: 'log',
    name: 'limits per minute',
    what: 'how often a network address called, in memory at Cloudflare',
    told: { why: 'So that nobody floods the site.', until: 'A minute' },
  },
];
