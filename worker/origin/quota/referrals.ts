import type { OriginContext } from '../context.ts';
import { meterItem, orOpen } from './meters.ts';
import { DAY_MS, MINUTE_MS } from './quota-settings.ts';
import { addressMeter, takeAtAddress } from './take-at-address.ts';

/** In an address's counter: people whom search engines led somebody to, in the last 24 hours and in the last minute. */
export const REFERRED_SCOPE = 'referred';
const REFERRED_NOW_SCOPE = 'referred this minute';

/**
 * Whether a visitor from a search engine skips the hard stop (P4-057, P6-041): anybody can claim to be one, so an address
 * may only so often. The person counts for nobody, but is noted, so that what their page asks for later is answered.
 */
export function takeReferral(c: OriginContext, personId: string): Promise<boolean> {
  const { referralsPerDay, referralsPerMinute, networkPersons } = c.get('settings').quotas;
  const ask = async () => {
    const item = await meterItem(c, personId);
    const today = { scope: REFERRED_SCOPE, item, limit: referralsPerDay, keptMs: DAY_MS };
    const thisMinute = { scope: REFERRED_NOW_SCOPE, item, limit: referralsPerMinute, keptMs: MINUTE_MS };
    return (await takeAtAddress(c, [today, thisMinute], networkPersons)).isAllowed;
  };
  return orOpen(ask, true);
}

/** Whether a search engine led somebody of this address to the person in the last 24 hours: they may open them again. */
export function wasReferred(c: OriginContext, personId: string): Promise<boolean> {
  const ask = async () => {
    const [address, item] = await Promise.all([addressMeter(c), meterItem(c, personId)]);
    return (await address.held([REFERRED_SCOPE], [item], c.get('now'))).length > 0;
  };
  return orOpen(ask, true);
}
