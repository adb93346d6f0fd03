import { TILES_VERSION } from './builders/map-paths.ts';

/** A page of the site: its name and its path. Its title is in shared/copy/site/routes.ts. */
export interface RouteRow {
  readonly name: string;
  /** a {param} takes one segment; the rest is matched in any letter case */
  readonly pattern: `/${string}`;
}

/**
 * The only table of routes (F2-23, F2-56). Each row has a page (worker/app.ts). A fixed segment wins over a {param}
 * because its row comes first.
 */
export const routes = [
  route('home', '/'),
  route('people-search', '/people-search'),
  route('search', '/search'),
  route('person-search', '/name/{name}/{location}'),
  route('person', '/name/{name}/{location}/{id}'),
  route('sample-report', '/sample-report'),
  route('login', '/auth/login'),
  route('logout', '/auth/logout'),
  route('robots', '/robots.txt'),
  route('security-txt', '/.well-known/security.txt'),
  route('gpc-json', '/.well-known/gpc.json'),
  route('change-password', '/.well-known/change-password'),
  route('sitemap', '/sitemap.xml'),
  route('sitemap-file', '/sitemaps/{file}'),
  route('map-picture', `/tiles/${TILES_VERSION}/picture/{theme}/{spot}`),
  route('map-tile', `/tiles/${TILES_VERSION}/{z}/{x}/{y}`),
  route('reverse-phone', '/reverse-phone'),
  route('phone', '/phone/{phone}'),
  route('phone-report', '/phone/{phone}/report'),
  route('confirm-phone-report', '/reverse-phone/confirm-report'),
  route('phone-dispute', '/phone/{phone}/dispute'),
  route('confirm-phone-dispute', '/reverse-phone/confirm-dispute'),
  route('address-search', '/address-search'),
  route('street', '/address/{street}/{location}'),
  route('address', '/address/{street}/{location}/{id}'),
  route('white-pages-home', '/white-pages'),
  route('white-pages', '/white-pages/{location}'),
  route('property-home', '/property'),
  route('property-search', '/property-search/{location}'),
  route('property', '/property/{pnpId}'),
  route('directory', '/directory/name'),
  route('directory-letter', '/directory/name/{letter}'),
  route('directory-name', '/directory/name/{letter}/{partial}'),
  route('sign-up', '/auth/sign-up'),
  route('finish-sign-up', '/auth/finish-sign-up'),
  route('forgot-password', '/auth/forgot-password'),
  route('reset-password', '/auth/reset-password'),
  route('one-time-login', '/auth/one-time-login'),
  route('one-time-link', '/auth/one-time-link'),
  route('confirm-email', '/auth/confirm-email'),
  route('renew-link', '/auth/renew-link'),
  route('pricing', '/checkout/pricing'),
  route('checkout-search', '/checkout/search'),
  route('checkout-wait', '/checkout/wait'),
  route('checkout-summary', '/checkout/summary'),
  route('checkout-phone-summary', '/checkout/phone-summary'),
  route('checkout-property-summary', '/checkout/property-summary'),
  route('checkout-unlimited-summary', '/checkout/unlimited-summary'),
  route('checkout-business', '/checkout/business'),
  route('manage-plan', '/billing/manage-plan'),
  route('change-plan', '/billing/manage-plan/change'),
  route('cancel-plan', '/billing/manage-plan/cancel'),
  route('payment-method', '/billing/payment-method'),
  route('upgrade', '/billing/upgrade'),
  route('unlock-report', '/billing/unlock-report'),
  route('purchase-credits', '/billing/purchase-credits'),
  route('purchase-court-runner', '/billing/purchase-court-runner'),
  route('record-error', '/records/report-error'),
  route('invoices', '/billing/invoices'),
  route('invoice', '/billing/invoices/{invoiceId}'),
  route('order', '/billing/orders/{orderId}'),
  route('outbox', '/dev/outbox'),
  route('status', '/dev/status'),
  route('page-events', '/dev/events'),
  route('kit', '/dev/kit'),
  route('court-runner-back', '/dev/court-runner'),
  route('renewals', '/dev/renewals'),
  route('aging', '/dev/monitoring'),
  route('operator', '/operator'),
  route('operator-removals', '/operator/removals'),
  route('operator-record-errors', '/operator/record-errors'),
  route('operator-disputes', '/operator/disputes'),
  route('operator-delete-act', '/operator/delete-act'),
  route('operator-corrections', '/operator/corrections'),
  route('operator-requests', '/operator/requests'),
  route('operator-request', '/operator/requests/{reference}'),
  route('account', '/account'),
  route('purchases', '/account/purchases'),
  route('account-ledger', '/account/ledger'),
  route('account-security', '/account/security'),
  route('account-data', '/account/data'),
  route('account-export', '/account/export'),
  route('family', '/account/family'),
  route('family-invitation', '/account/family-invitation'),
  route('speed-search', '/account/speed-search'),
  route('contact-lists', '/account/contact-lists'),
  route('monitored-reports', '/account/monitored-reports'),
  route('monitor', '/monitor/{id}'),
  route('monitor-confirm', '/monitor-confirm'),
  route('unsubscribe', '/unsubscribe'),
  route('opt-out', '/opt-out'),
  route('opt-out-confirm', '/opt-out/confirm'),
  route('opt-out-undo', '/opt-out/undo'),
  route('opt-out-status', '/opt-out/{reference}'),
  route('claim', '/claim'),
  route('claim-code', '/claim/code'),
  route('claim-record', '/claim/record'),
  route('claim-correction', '/claim/correct'),
  route('claim-status', '/claim/status'),
  route('do-not-sell', '/do-not-sell'),
  route('do-not-sell-undo', '/do-not-sell/undo'),
  route('cookie-choices', '/cookie-choices'),
  route('how-we-collect-data', '/how-we-collect-data'),
  route('judicial-privacy', '/judicial-privacy'),
  route('judicial-sample', '/judicial-privacy/sample.csv'),
  route('terms', '/terms-of-service'),
  route('privacy', '/privacy'),
  route('glossary', '/glossary'),
  route('privacy-requests', '/privacy/requests'),
  route('privacy-request-confirm', '/privacy/requests/confirm'),
  route('privacy-export', '/privacy/requests/export'),
  route('privacy-request', '/privacy/requests/{reference}'),
  route('help', '/help'),
] as const satisfies readonly RouteRow[];

export type RouteName = (typeof routes)[number]['name'];

/** The routes with a {param} in their pattern. */
export type ParamRouteName = Extract<(typeof routes)[number], { readonly pattern: `${string}{${string}` }>['name'];

function route<const N extends string, const P extends `/${string}`>(name: N, pattern: P) {
  return { name, pattern } as const;
}

const rowsByName: ReadonlyMap<RouteName, RouteRow> = new Map(routes.map((row) => [row.name, row]));

/** The row of a route. */
export function routeRow(name: RouteName): RouteRow {
  const row = rowsByName.get(name);
  if (row === undefined) throw new RangeError(`no route is named ${name}`);
  return row;
}

/** The segments of a path: '/' has none. */
export function pathSegments(path: string): string[] {
  return path === '/' ? [] : path.slice(1).split('/');
}

const patterns = routes.map((row) => ({ name: row.name, parts: pathSegments(row.pattern) }));

/** The route that matches these segments, and the values of its {params}; null if there is none. */
export function matchSegments(segments: readonly string[]): { name: RouteName; params: Record<string, string> } | null {
  for (const { name, parts } of patterns) {
    if (parts.length !== segments.length) continue;
    const params: Record<string, string> = {};
    const matches = parts.every((part, index) => {
      const segment = segments[index] ?? '';
      // F2-37, P2-007
      if (!part.startsWith('{')) return segment.toLowerCase() === part;
      params[part.slice(1, -1)] = segment;
      return segment !== '';
    });
    if (matches) return { name, params };
  }
  return null;
}

/** The route of a path, with fixed segments in any letter case; null if there is none. */
export function matchRoute(pathname: string): RouteName | null {
  return pathname.startsWith('/') ? (matchSegments(pathSegments(pathname))?.name ?? null) : null;
}
