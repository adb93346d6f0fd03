import type { EdgeContext } from '../context.ts';
import type { ConsentMode } from '../env.ts';
import { sendsOptOut } from '../input/opt-out-signal.ts';
import { type ConsentGroup, choiceOf } from './consent-cookie.ts';

/** The European Economic Area with the EU's outermost regions, the United Kingdom and Switzerland. */
const OPT_IN_COUNTRIES: ReadonlySet<string> = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO ' +
    'AX GF GP MF MQ RE YT GB CH'
  ).split(' '),
);

/**
 * The mode for a request's country; `setting` is the operator's and wins. Unknown locations count as outside the list.
 */
export function consentModeOf(country: string | undefined, setting: ConsentMode | null): ConsentMode {
  return setting ?? (OPT_IN_COUNTRIES.has(country ?? '') ? 'opt-in' : 'opt-out');
}

/** What this browser has chosen about a group; null without a choice. */
export function savedChoice(c: EdgeContext, group: ConsentGroup): boolean | null {
  return choiceOf(c.req.header('cookie'), group);
}

/**
 * Whether this reader's activity may be measured: experiments and page events. Sec-GPC plays no part: it is about
 * selling and sharing, and we do neither with this data.
 */
export function allowsAnalytics(c: EdgeContext): boolean {
  return allows(c, 'C0002');
}

/**
 * Whether this reader's pages may load ads (F1-13). Global Privacy Control refuses them whatever the cookie says: an ad
 * host is told that somebody reads. What an account has chosen comes with the details (`refusesSale`).
 */
export function allowsAdvertising(c: EdgeContext): boolean {
  return !sendsOptOut(c.req.raw.headers) && allows(c, 'C0004');
}

/**
 * Whether the page asks this reader: a human in a country of opt-in who has not chosen yet. With Global Privacy Control,
 * advertising is decided.
 */
export function asksForConsent(c: EdgeContext): boolean {
  if (c.get('botClass') !== 'human' || consentModeHere(c) !== 'opt-in') return false;
  const isAdvertisingOpen = savedChoice(c, 'C0004') === null && !sendsOptOut(c.req.raw.headers);
  return savedChoice(c, 'C0002') === null || isAdvertisingOpen;
}

/** The reader's choice for a group; without one, what the law of their country assumes. */
function allows(c: EdgeContext, group: ConsentGroup): boolean {
  return savedChoice(c, group) ?? consentModeHere(c) === 'opt-out';
}

/** The consent mode of this request. Locally a test may choose the country it comes from (docs/consent.md). */
export function consentModeHere(c: EdgeContext): ConsentMode {
  const { isLocal, consentMode } = c.get('settings');
  const { cf, headers } = c.req.raw as Request & { readonly cf?: { readonly country?: string } };
  const chosen = isLocal ? headers.get('x-local-country') : null;
  return consentModeOf(chosen ?? cf?.country, consentMode);
}
