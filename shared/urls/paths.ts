import { type FunnelLink, funnelQuery } from '../funnels/funnel-link.ts';
import { placeText } from './location.ts';
import { mapPaths } from './map-paths.ts';
import { type QueryValue, withQuery } from './query.ts';
import { personPath, recordPaths } from './record-paths.ts';
import { safePropertyPath, safeRedirectPath } from './safe-redirect.ts';

/** Flags of the person page that its own links set (P2-039); the server reads more. */
export interface PersonQuery {
  readonly is_free?: boolean;
  readonly view?: 'print' | null;
  readonly monitor?: boolean;
  readonly unmonitor?: boolean;
  readonly save_contact?: boolean;
  readonly from_monitored_reports?: boolean;
}

export interface PersonPath {
  readonly name: string;
  readonly city: string | null;
  readonly stateCode: string | null;
  readonly id: string;
  readonly query?: PersonQuery;
}

/**
 * Builds every path that a page may link to: the only place where one is spelled. Values are encoded here; what is
 * missing and has no placeholder is a RangeError, because the caller should not have offered the link (F5-01). Those of
 * records stand in record-paths.ts.
 */
export const paths = {
  ...recordPaths,
  home: () => '/',
  robots: () => '/robots.txt',
  ...mapPaths,
  peopleSearch: () => '/people-search',
  /** where the search form goes without JavaScript; its fields are `name` and `location` */
  search: (query: { readonly name?: string; readonly location?: string } = {}) =>
    withQuery('/search', { name: query.name, location: query.location }),

  person: (to: PersonPath) => withQuery(namedPersonPath(to), personQuery(to.query)),
  /** with everything in one piece, for who reads without JavaScript */
  personFull: (to: PersonPath) => withQuery(namedPersonPath(to), { ...personQuery(to.query), full: '1' }),

  reversePhone: () => '/reverse-phone',
  addressSearch: () => '/address-search',
  propertyHome: () => '/property',
  directory: () => '/directory/name',

  login: ({ redirect }: { readonly redirect?: string | null } = {}) =>
    withQuery('/auth/login', { redirect: safeRedirectPath(redirect, '') }),
  logout: () => '/auth/logout',
  signUp: ({ redirect }: { readonly redirect?: string | null } = {}) =>
    withQuery('/auth/sign-up', { redirect: safeRedirectPath(redirect, '') }),
  forgotPassword: () => '/auth/forgot-password',
  resetPassword: ({ token }: { readonly token?: string | null } = {}) => withQuery('/auth/reset-password', { token }),
  oneTimeLogin: ({ token }: { readonly token?: string | null } = {}) => withQuery('/auth/one-time-login', { token }),

  pricing: (link: FunnelLink = {}) => withQuery('/checkout/pricing', funnelQuery(link)),
  checkoutSearch: (link: FunnelLink = {}) => withQuery('/checkout/search', funnelQuery(link)),
  checkoutSummary: (link: FunnelLink = {}) => withQuery('/checkout/summary', funnelQuery(link)),
  checkoutPhoneSummary: (link: FunnelLink = {}) => withQuery('/checkout/phone-summary', funnelQuery(link)),
  checkoutBusiness: (link: FunnelLink = {}) => withQuery('/checkout/business', funnelQuery(link)),
  checkoutPropertySummary: (link: FunnelLink & { readonly propertyUrl?: string | null } = {}) =>
    withQuery('/checkout/property-summary', {
      ...funnelQuery({ ...link, wpSource: 'property' }),
      propertyUrl: safePropertyPath(link.propertyUrl),
    }),
  /** where a reader goes whose search quota is used up (P2-036) */
  checkoutUnlimitedSummary: ({ path }: { readonly path: string }) =>
    withQuery('/checkout/unlimited-summary', { path: safeRedirectPath(path, ''), searchQuotaExceeded: true }),

  managePlan: (link: ManagePlanQuery = {}) =>
    withQuery('/billing/manage-plan', {
      ...funnelQuery(link),
      email_campaign: link.emailCampaign,
      property: link.property,
      propertyUrl: safePropertyPath(link.propertyUrl),
    }),
  purchaseCredits: (link: FunnelLink = {}) => withQuery('/billing/purchase-credits', funnelQuery(link)),
  /** names travel in upper case (P7-058) */
  purchaseCourtRunner: (person: CourtRunnerQuery) =>
    withQuery('/billing/purchase-court-runner', {
      wpId: person.wpId,
      firstName: person.firstName.toUpperCase(),
      middleName: person.middleName?.toUpperCase(),
      lastName: person.lastName.toUpperCase(),
      birthDate: person.birthDate,
    }),
  invoices: () => '/billing/invoices',

  account: () => '/account',
  speedSearch: () => '/account/speed-search',
  contactLists: () => '/account/contact-lists',
  monitoredReports: () => '/account/monitored-reports',
  monitorConfirm: ({ token }: { readonly token?: string | null } = {}) => withQuery('/monitor-confirm', { token }),
  unsubscribe: ({ token }: { readonly token?: string | null } = {}) => withQuery('/unsubscribe', { token }),

  /** with the record that it is about, when it is reached from one */
  optOut: ({ personPath: path }: { readonly personPath?: string | null } = {}) =>
    withQuery('/opt-out', { path: safeRedirectPath(path, '') }),
  optOutConfirm: ({ token }: { readonly token?: string | null } = {}) => withQuery('/opt-out/confirm', { token }),
  claim: ({ personPath: path }: { readonly personPath?: string | null } = {}) =>
    withQuery('/claim', { path: safeRedirectPath(path, '') }),
  doNotSell: () => '/do-not-sell',
  cookieChoices: () => '/cookie-choices',
  howWeCollectData: () => '/how-we-collect-data',
  judicialPrivacy: () => '/judicial-privacy',
  terms: () => '/terms-of-service',
  privacy: () => '/privacy',
  privacyRequests: () => '/privacy/requests',
  help: () => '/help',
} as const;

export interface ManagePlanQuery extends FunnelLink {
  /** the link came out of a mail's is_free=false (P2-029) */
  readonly emailCampaign?: boolean;
  readonly property?: boolean;
  readonly propertyUrl?: string | null;
}

export interface CourtRunnerQuery {
  readonly wpId: string;
  readonly firstName: string;
  readonly middleName?: string | null;
  readonly lastName: string;
  /** YYYY-MM-DD */
  readonly birthDate?: string | null;
}

function namedPersonPath({ name, city, stateCode, id }: PersonPath): string {
  if (name.trim() === '') throw new RangeError('a person route needs a name');
  return personPath({ name, location: placeText(city, stateCode), id });
}

/** In one order and nothing else. is_free is true unless it says otherwise (P2-050), so only false is spelled. */
function personQuery(query: PersonQuery = {}): Record<string, QueryValue> {
  return {
    monitor: query.monitor,
    unmonitor: query.unmonitor,
    save_contact: query.save_contact,
    is_free: query.is_free === false ? 'false' : null,
    from_monitored_reports: query.from_monitored_reports,
    view: query.view,
  };
}
