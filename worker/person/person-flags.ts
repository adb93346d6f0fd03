/** The page's flags that this server acts on. Booleans arrive as 'true' or 'false'; else they are absent (P2-039). */
export interface PersonFlags {
  readonly stub: 'true' | 'false' | undefined;
  readonly deltasSeen: 'true' | 'false';
  /** is_free is 'true' or absent; otherwise a visitor who is logged out is asked to log in (P2-052) */
  readonly isFree: boolean;
  /** is_free is 'false': the rung for users without lookups applies */
  readonly isNotFree: boolean;
  readonly fromMonitoredReports: boolean;
  /** full=1: everything in one piece, for who reads without JavaScript */
  readonly isFull: boolean;
  /** gclid, msclkid or utm_medium=cpc: the visitor came by an advertisement beside search results (P2-132) */
  readonly isFromPaidSearch: boolean;
  /** reference of the campaign that the visitor came by; of a wrong shape it is absent (F7-08) */
  readonly eid: string | undefined;
  /** any flag was given, known here or not: such an address is a variant of the page (P2-065) */
  readonly hasAny: boolean;
}

/** Every flag of a person page, `full` and `view` for who reads without JavaScript among them (P2-065). */
const FLAGS = [
  'monitor',
  'unmonitor',
  'email',
  'stub',
  'save_contact',
  'is_free',
  'deltas_seen',
  'is_weekend',
  'force_backup',
  'debug_registry',
  'showBadPaymentModal',
  'changedPaymentMethod',
  'upgradeType',
  'from_monitored_reports',
  'full',
  'view',
  'eid',
] as const;

const EID_SHAPE = /^[\w-]{1,64}$/;

export function parsePersonFlags(query: URLSearchParams): PersonFlags {
  return {
    stub: booleanText(query.get('stub')),
    deltasSeen: booleanText(query.get('deltas_seen')) ?? 'true',
    isFree: (query.get('is_free') ?? 'true') === 'true',
    isNotFree: query.get('is_free') === 'false',
    fromMonitoredReports: query.get('from_monitored_reports') === 'true',
    isFull: query.get('full') === '1',
    isFromPaidSearch: query.has('gclid') || query.has('msclkid') || query.get('utm_medium') === 'cpc',
    eid: eidText(query.get('eid')),
    hasAny: FLAGS.some((flag) => query.has(flag)),
  };
}

function eidText(value: string | null): string | undefined {
  return value !== null && EID_SHAPE.test(value) ? value : undefined;
}

function booleanText(value: string | null): 'true' | 'false' | undefined {
  return value === 'true' || value === 'false' ? value : undefined;
}
