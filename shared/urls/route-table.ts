import { TILES_VERSION } from './builders/map-paths.ts';

/** A page of the site: its path, and whether it is open yet. Its name is in shared/copy/site/routes.ts. */
export interface RouteRow {
  readonly name: string;
  /** a {param} takes one segment; the rest is matched in any letter case */
  readonly pattern: `/${string}`;
  readonly isOpen: boolean;
}

/**
 * The only table of routes (F2-23, F2-56). A route that is not open answers 501 with a page that says what will be
 * there. A fixed segment wins over a {param} because its row comes first.
 */
export const routes = [
  open('home', '/'),
  open('people-search', '/people-search'),
  open('search', '/search'),
  open('person-search', '/name/{name}/{location}'),
  open('person', '/name/{name}/{location}/{id}'),
  open('sample-report', '/sample-report'),
  open('login', '/auth/login'),
  open('logout', '/auth/logout'),
  open('robots', '/robots.txt'),
  open('security-txt', '/.well-known/security.txt'),
  open('gpc-json', '/.well-known/gpc.json'),
  open('change-password', '/.well-known/change-password'),
  open('sitemap', '/sitemap.xml'),
  open('sitemap-file', '/sitemaps/{file}'),
  open('map-picture', `/tiles/${TILES_VERSION}/picture/{theme}/{spot}`),
  open('map-tile', `/tiles/${TILES_VERSION}/{z}/{x}/{y}`),
  open('reverse-phone', '/reverse-phone'),
  open('phone', '/phone/{phone}'),
  open('phone-report', '/phone/{phone}/report'),
  open('confirm-phone-report', '/reverse-phone/confirm-report'),
  open('phone-dispute', '/phone/{phone}/dispute'),
  open('confirm-phone-dispute', '/reverse-phone/confirm-dispute'),
  open('address-search', '/address-search'),
  open('street', '/address/{street}/{location}'),
  open('address', '/address/{street}/{location}/{id}'),
  open('white-pages-home', '/white-pages'),
  open('white-pages', '/white-pages/{location}'),
  open('property-home', '/property'),
  open('property-search', '/property-search/{location}'),
  open('property', '/property/{pnpId}'),
  open('directory', '/directory/name'),
  open('directory-letter', '/directory/name/{letter}'),
  open('directory-name', '/directory/name/{letter}/{partial}'),
  open('sign-up', '/auth/sign-up'),
  open('finish-sign-up', '/auth/finish-sign-up'),
  open('forgot-password', '/auth/forgot-password'),
  open('reset-password', '/auth/reset-password'),
  open('one-time-login', '/auth/one-time-login'),
  open('one-time-link', '/auth/one-time-link'),
  open('confirm-email', '/auth/confirm-email'),
  open('renew-link', '/auth/renew-link'),
  open('pricing', '/checkout/pricing'),
  open('checkout-search', '/checkout/search'),
  open('checkout-wait', '/checkout/wait'),
  open('checkout-summary', '/checkout/summary'),
  open('checkout-phone-summary', '/checkout/phone-summary'),
  open('checkout-property-summary', '/checkout/property-summary'),
  open('checkout-unlimited-summary', '/checkout/unlimited-summary'),
  open('checkout-business', '/checkout/business'),
  open('manage-plan', '/billing/manage-plan'),
  open('change-plan', '/billing/manage-plan/change'),
  open('cancel-plan', '/billing/manage-plan/cancel'),
  open('payment-method', '/billing/payment-method'),
  open('upgrade', '/billing/upgrade'),
  open('unlock-report', '/billing/unlock-report'),
  open('purchase-credits', '/billing/purchase-credits'),
  open('purchase-court-runner', '/billing/purchase-court-runner'),
  open('record-error', '/records/report-error'),
  open('invoices', '/billing/invoices'),
  open('invoice', '/billing/invoices/{invoiceId}'),
  open('order', '/billing/orders/{orderId}'),
  open('outbox', '/dev/outbox'),
  open('status', '/dev/status'),
  open('court-runner-back', '/dev/court-runner'),
  open('renewals', '/dev/renewals'),
  open('aging', '/dev/monitoring'),
  open('operator', '/operator'),
  open('operator-removals', '/operator/removals'),
  open('operator-record-errors', '/operator/record-errors'),
  open('operator-disputes', '/operator/disputes'),
  open('operator-delete-act', '/operator/delete-act'),
  open('operator-corrections', '/operator/corrections'),
  open('operator-requests', '/operator/requests'),
  open('operator-request', '/operator/requests/{reference}'),
  open('account', '/account'),
  open('purchases', '/account/purchases'),
  open('account-ledger', '/account/ledger'),
  open('account-security', '/account/security'),
  open('account-data', '/account/data'),
  open('account-export', '/account/export'),
  open('family', '/account/family'),
  open('family-invitation', '/account/family-invitation'),
  open('speed-search', '/account/speed-search'),
  open('contact-lists', '/account/contact-lists'),
  open('monitored-reports', '/account/monitored-reports'),
  open('monitor', '/monitor/{id}'),
  open('monitor-confirm', '/monitor-confirm'),
  open('unsubscribe', '/unsubscribe'),
  open('opt-out', '/opt-out'),
  open('opt-out-confirm', '/opt-out/confirm'),
  open('opt-out-undo', '/opt-out/undo'),
  open('opt-out-status', '/opt-out/{reference}'),
  open('claim', '/claim'),
  open('claim-code', '/claim/code'),
  open('claim-record', '/claim/record'),
  open('claim-correction', '/claim/correct'),
  open('claim-status', '/claim/status'),
  open('do-not-sell', '/do-not-sell'),
  open('do-not-sell-undo', '/do-not-sell/undo'),
  closed('cookie-choices', '/cookie-choices'),
  open('how-we-collect-data', '/how-we-collect-data'),
  open('judicial-privacy', '/judicial-privacy'),
  open('judicial-sample', '/judicial-privacy/sample.csv'),
  open('terms', '/terms-of-service'),
  open('privacy', '/privacy'),
  open('glossary', '/glossary'),
  open('privacy-requests', '/privacy/requests'),
  open('privacy-request-confirm', '/privacy/requests/confirm'),
  open('privacy-export', '/privacy/requests/export'),
  open('privacy-request', '/privacy/requests/{reference}'),
  open('help', '/help'),
] as const satisfies readonly RouteRow[];

export type RouteName = (typeof routes)[number]['name'];
export type OpenRouteName = Extract<(typeof routes)[number], { readonly isOpen: true }>['name'];
export type ClosedRouteName = Exclude<RouteName, OpenRouteName>;

/** The routes with a {param} in their pattern. */
export type ParamRouteName = Extract<(typeof routes)[number], { readonly pattern: `${string}{${string}` }>['name'];

function open<const N extends string, const P extends `/${string}`>(name: N, pattern: P) {
  return { name, pattern, isOpen: true } as const;
}

function closed<const N extends string, const P extends `/${string}`>(name: N, pattern: P) {
  return { name, pattern, isOpen: false } as const;
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
