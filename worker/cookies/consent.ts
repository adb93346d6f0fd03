import { getCookie } from 'hono/cookie';
import type { EdgeContext } from '../context.ts';
import type { ConsentMode } from '../env.ts';
import { sendsOptOut } from '../input/opt-out-signal.ts';

/** The European Economic Area with the EU's outermost regions, the United Kingdom and Switzerland. */
const OPT_IN_COUNTRIES: ReadonlySet<string> = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO ' +
    'AX GF GP MF MQ RE YT GB CH'
  ).split(' '),
);

/** The groups of the consent banner (OneTrust): strictly necessary, analytics, advertising. */
export type ConsentGroup = 'C0001' | 'C0002' | 'C0004';

/**
 * The mode for a request's country; `setting` is the operator's and wins. Unknown locations count as outside the list.
 */
export function consentModeOf(country: string | undefined, setting: ConsentMode | null): ConsentMode {
  return setting ?? (OPT_IN_COUNTRIES.has(country ?? '') ? 'opt-in' : 'opt-out');
}

/**
 * The reader's choice for a group, from the OptanonConsent cookie ('...&groups=C0001:1,C0002:0'); null without a
 * choice.
 */
export function choiceOf(optanonConsent: string | undefined, group: ConsentGroup): boolean | null {
  if (optanonConsent === undefined) return null;
  const groups = new URLSearchParams(optanonConsent).get('groups') ?? '';
  const choice = groups.split(',').find((text) => text.startsWith(`${group}:`));
  return choice === `${group}:1` ? true : choice === `${group}:0` ? false : null;
}

/**
 * The cookie's value with another choice for a group; null takes the choice away. What else it holds stays: a banner's own
 * values, and the choices for other groups. Without any, what is strictly necessary is on.
 */
export function withChoice(optanonConsent: string | undefined, group: ConsentGroup, isAllowed: boolean | null): string {
  const values = new URLSearchParams(optanonConsent ?? '');
  const others = (values.get('groups') ?? 'C0001:1').split(',').filter((one) => !one.startsWith(`${group}:`));
  const choice = isAllowed === null ? [] : [`${group}:${isAllowed ? 1 : 0}`];
  values.set('groups', [...others.filter((one) => one !== ''), ...choice].join(','));
  return values.toString();
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
 * host is told that somebody reads.
 */
export function allowsAdvertising(c: EdgeContext): boolean {
  return !sendsOptOut(c.req.raw.headers) && allows(c, 'C0004');
}

/** The reader's choice for a group; without one, what the law of their country assumes. */
function allows(c: EdgeContext, group: ConsentGroup): boolean {
  return choiceOf(getCookie(c, 'OptanonConsent'), group) ?? consentModeHere(c) === 'opt-out';
}

/** The consent mode of this request. */
export function consentModeHere(c: EdgeContext): ConsentMode {
  const { cf } = c.req.raw as Request & { readonly cf?: { readonly country?: string } };
  return consentModeOf(cf?.country, c.get('settings').consentMode);
}
