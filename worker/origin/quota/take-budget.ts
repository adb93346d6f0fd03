import { type CallName, calls } from '../../../shared/contract/calls.ts';
import { canSpeedSearch } from '../../../shared/people/plan-features.ts';
import type { SessionAccount } from '../accounts/store.ts';
import type { OriginContext } from '../context.ts';
import type { CallInput } from '../http/call-input.ts';
import { type AskedItem, askedHouses, askedNumber, askedNumbers } from './asked-items.ts';
import { takeLookups } from './take-lookups.ts';
import { takePage } from './take-pages.ts';

type CallTable = typeof calls;
/** Calls that look up numbers or houses. */
type LookupCall = { [N in CallName]: CallTable[N] extends { quota: 'numbers' | 'houses' } ? N : never }[CallName];

/** What each of them asks about. GET and POST of the same number count as one. */
const ASKED: { readonly [N in LookupCall]: (input: CallInput<N>) => readonly AskedItem[] } = {
  searchPhone: ({ query }) => [askedNumber(query.phone)],
  openPhone: ({ body }) => [askedNumber(body.phone)],
  // Whoever may not use it is refused before anybody's budget is touched.
  speedSearch: ({ body, viewer }) =>
    canSpeedSearch({ userType: viewer.userType, tier: viewer.planTier }) ? askedNumbers(body.lines) : [],
  searchAddress: ({ query }) => askedHouses(query.street, query.location),
  openAddress: ({ body }) => askedHouses(body.street, body.location),
};

/**
 * Takes a call from the daily budget that its row names (CALL_QUOTAS).
 *
 * @throws ProblemError 429 if nothing is left of it
 */
export async function takeBudget<N extends CallName>(c: OriginContext, name: N, input: CallInput<N>): Promise<void> {
  const quota = 'quota' in calls[name] ? calls[name].quota : null;
  switch (quota) {
    case 'pages':
      return takePage(c, quota);
    case 'suggestions':
      // Suggested places name nobody.
      return (input.query as CallInput<'suggest'>['query']).type === 'location' ? undefined : takePage(c, quota);
    case 'numbers':
    case 'houses': {
      // The parts belong to the same call, which the type of an indexed table cannot express.
      const askedOf = ASKED[name as LookupCall] as (input: CallInput<N>) => readonly AskedItem[];
      const asked = askedOf(input);
      // A street without a house number is no house.
      if (quota === 'houses' && asked.length === 0) return takePage(c, 'pages');
      return takeLookups(c, quota, asked, input.viewer as SessionAccount | null);
    }
    default:
  }
}
