/** A page of the site: where it is, what it is called, whether it is open yet, and what is or will be there. */
export interface RouteRow {
  readonly name: string;
  readonly title: string;
  /** {param} takes one segment; the rest is compared in any letter case */
  readonly pattern: `/${string}`;
  readonly isOpen: boolean;
  readonly description: string;
}

/**
 * The one table of routes (F2-23, F2-56). What is not open answers 501 with a page that says what will be there. A
 * fixed segment wins over a {param} because its row comes first.
 */
export const routes = [
  open('home', '/', 'Home', 'Search for a person, a phone number or an address.'),
  open('people-search', '/people-search', 'People search', 'The search form by name and place.'),
  open('search', '/search', 'Search', 'Where the search form goes without JavaScript; leads to the results.'),
  open('person-search', '/name/{name}/{location}', 'People search results', 'People of that name in that place.'),
  open('person', '/name/{name}/{location}/{id}', 'Person', 'All that is known of one person.'),
  open('login', '/auth/login', 'Log in', 'Log in with e-mail and password.'),
  open('logout', '/auth/logout', 'Log out', 'Ends the session.'),
  open('robots', '/robots.txt', 'robots.txt', 'What crawlers may read.'),

  closed('reverse-phone', '/reverse-phone', 'Reverse phone', 'Find out whose phone number called you.'),
  closed('phone', '/phone/{phone}', 'Phone number', 'Who has this number and where it was issued.'),
  closed('address-search', '/address-search', 'Address search', 'Find out who lives at an address.'),
  closed('address', '/address/{street}/{location}/{id}', 'Address', 'Who lives and lived at this address.'),
  closed('white-pages', '/white-pages/{location}', 'White pages', 'People of a place, by name.'),
  closed('property-home', '/property', 'Property', 'Reports on houses: owners, taxes, sales, appreciation.'),
  closed('property-search', '/property-search/{location}', 'Property search', 'Properties of a place.'),
  closed('property', '/property/{pnpId}', 'Property report', 'Owners, taxes, sales and appreciation of one property.'),
  closed('directory', '/directory/name', 'Name directory', 'Last names from A to Z.'),
  closed('directory-letter', '/directory/name/{letter}', 'Last names by letter', 'Last names with this first letter.'),
  closed('directory-name', '/directory/name/{letter}/{partial}', 'Last name', 'People with this last name.'),

  closed('sign-up', '/auth/sign-up', 'Sign up', 'Open a free account.'),
  closed('forgot-password', '/auth/forgot-password', 'Forgot password', 'Get a link to set a new password.'),
  closed('reset-password', '/auth/reset-password', 'New password', 'Set a new password with a link from a mail.'),
  closed('one-time-login', '/auth/one-time-login', 'Log in by link', 'Log in with a link from a mail.'),

  closed('pricing', '/checkout/pricing', 'Premium', 'Plans and what each of them opens.'),
  closed('checkout-search', '/checkout/search', 'Background report checkout', 'Buy a background report.'),
  closed('checkout-summary', '/checkout/summary', 'Checkout', 'Buy Premium for a person you are looking at.'),
  closed('checkout-phone-summary', '/checkout/phone-summary', 'Checkout', 'Buy Premium for a phone number.'),
  closed('checkout-property-summary', '/checkout/property-summary', 'Property checkout', 'Buy a property report.'),
  closed('checkout-unlimited-summary', '/checkout/unlimited-summary', 'Premium Unlimited', 'Search without a limit.'),
  closed('checkout-business', '/checkout/business', 'Small Business', 'Plan with e-mails and phone activity.'),

  closed('manage-plan', '/billing/manage-plan', 'Manage plan', 'Change or end your plan and how you pay.'),
  closed('purchase-credits', '/billing/purchase-credits', 'Report credits', 'Buy credits for background reports.'),
  closed('purchase-court-runner', '/billing/purchase-court-runner', 'Court Runner', 'Have records fetched at a court.'),
  closed('invoices', '/billing/invoices', 'Invoices', 'What you paid, and when.'),

  closed('account', '/account', 'Account', 'Your data, sessions and lookups; export or delete them.'),
  closed('speed-search', '/account/speed-search', 'Speed Search', 'Look up a list of names or numbers at once.'),
  closed('contact-lists', '/account/contact-lists', 'My Contacts', 'People you saved, with export.'),
  closed('monitored-reports', '/account/monitored-reports', 'Monitored reports', 'People you watch for changes.'),
  closed('monitor', '/monitor/{id}', 'Monitor a person', 'Get a mail when a report changes.'),
  closed('monitor-confirm', '/monitor-confirm', 'Confirm monitoring', 'Confirms monitoring with a link from a mail.'),
  closed('unsubscribe', '/unsubscribe', 'Unsubscribe', 'End our mails with one click.'),

  closed('opt-out', '/opt-out', 'Remove my information', 'Take yourself off this site, without an account.'),
  closed('opt-out-confirm', '/opt-out/confirm', 'Confirm removal', 'Confirms a removal with a link from a mail.'),
  closed('opt-out-status', '/opt-out/{reference}', 'Removal status', 'Where your removal stands.'),
  closed('claim', '/claim', 'Claim and correct', 'Prove that a record is yours, then hide or correct parts of it.'),
  closed('do-not-sell', '/do-not-sell', 'Do not sell or share', 'Your choice about selling and sharing your data.'),
  closed('cookie-choices', '/cookie-choices', 'Cookie choices', 'Which cookies you allow.'),
  closed('how-we-collect-data', '/how-we-collect-data', 'How we collect data', 'Where our records come from.'),
  closed(
    'judicial-privacy',
    '/judicial-privacy',
    'Judicial privacy',
    'Removal for judges, law enforcement and agents.',
  ),
  closed('terms', '/terms-of-service', 'Terms of service', 'The rules for using this site.'),
  closed('privacy', '/privacy', 'Privacy', 'What we keep, why, and for how long.'),
  closed('privacy-requests', '/privacy/requests', 'Privacy requests', 'How many requests we got and answered.'),
  closed('help', '/help', 'Help', 'Answers, and how to reach us.'),
] as const satisfies readonly RouteRow[];

export type RouteName = (typeof routes)[number]['name'];

/** The routes with a {param} in their pattern. */
export type ParamRouteName = Extract<(typeof routes)[number], { readonly pattern: `${string}{${string}` }>['name'];

function open<const N extends string, const P extends `/${string}`>(
  name: N,
  pattern: P,
  title: string,
  description: string,
) {
  return { name, pattern, title, description, isOpen: true } as const;
}

function closed<const N extends string, const P extends `/${string}`>(
  name: N,
  pattern: P,
  title: string,
  description: string,
) {
  return { name, pattern, title, description, isOpen: false } as const;
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

/** The route that these segments belong to, and what its {params} stand at; null when there is none. */
export function matchSegments(segments: readonly string[]): { name: RouteName; params: Record<string, string> } | null {
  for (const { name, parts } of patterns) {
    if (parts.length !== segments.length) continue;
    const params: Record<string, string> = {};
    const matches = parts.every((part, index) => {
      const segment = segments[index] ?? '';
      if (!part.startsWith('{')) return segment.toLowerCase() === part;
      params[part.slice(1, -1)] = segment;
      return segment !== '';
    });
    if (matches) return { name, params };
  }
  return null;
}

/** The route of a path, in any letter case of its fixed segments; null when there is none. */
export function matchRoute(pathname: string): RouteName | null {
  return pathname.startsWith('/') ? (matchSegments(pathSegments(pathname))?.name ?? null) : null;
}
