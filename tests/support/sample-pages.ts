import { DatabaseSync } from 'node:sqlite';
import { INDEXABLE_FILL_SCORE } from '../../shared/people/fill-score.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { RouteName } from '../../shared/urls/route-table.ts';
import { isLiving } from './living.ts';

/** Pages of every route, and errors of every kind: a table for rules that hold on all of them. */

export interface PageSamples {
  /** somebody with an address and a record in the report, whose page search engines may keep */
  readonly withRecord: {
    readonly id: string;
    readonly first_name: string;
    readonly last_name: string;
    readonly full_name: string;
    readonly city: string;
    readonly state_code: string;
    readonly record_group: string;
    readonly record_id: string;
  };
  /** a landline in a public directory */
  readonly listed: { readonly number: string };
  readonly home: { readonly street: string; readonly place: string };
  /** a home that search engines may keep */
  readonly property: { readonly pnp_id: string };
}

/** Whose pages the table below names, in a population. */
export function pageSamplesIn(file: string): PageSamples {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = (sql: string) => {
    const found = database.prepare(`${sql} LIMIT 1`).get();
    if (found === undefined) throw new Error(`nobody is there for ${sql}`);
    return found as never;
  };
  const samples = {
    withRecord: row(
      `SELECT p.id, p.first_name, p.last_name, p.full_name, l.city, l.state_code, c.record_group, c.id AS record_id
       FROM person p JOIN place l ON l.id = p.current_place_id JOIN record c ON c.person_id = p.id
       WHERE p.fill_score >= ${INDEXABLE_FILL_SCORE} AND c.record_group = 'liens'
         AND p.first_name NOT GLOB '*[^A-Za-z]*' AND p.last_name NOT GLOB '*[^A-Za-z]*'
         AND length(p.first_name) > 2 AND length(p.last_name) > 2
         AND ${isLiving('p')}`,
    ),
    // The number of somebody who has died is nobody's.
    listed: row(
      `SELECT f.number FROM phone f JOIN person p ON p.id = f.person_id
       WHERE f.is_listed = 1 AND f.line_type = 'Landline' AND ${isLiving('p')}`,
    ),
    home: row(`SELECT street, city || ', ' || state_code AS place FROM residence WHERE unit IS NULL`),
    // A home that is told like another one on its street is not indexed.
    property: row('SELECT pnp_id FROM property WHERE property_key NOT IN (SELECT property_key FROM alike_property)'),
  };
  database.close();
  return samples;
}

export interface SamplePage {
  readonly path: string;
  /** 200 by default */
  readonly status?: number;
  /** search engines may keep it, if they may keep any page; false by default */
  readonly mayIndex?: boolean;
  /** for the reader of the report; for everybody by default */
  readonly isForReader?: boolean;
}

const WITHOUT_PAGE = [
  'judicial-sample',
  'search',
  'robots',
  'security-txt',
  'gpc-json',
  'change-password',
  'sitemap',
  'sitemap-file',
  'map-picture',
  'map-tile',
  'logout',
  'renew-link',
  'court-runner-back',
  'renewals',
  'aging',
  'account-export',
  // They lead elsewhere without a plan, a claim, or a form that was sent.
  'checkout-wait',
  'address',
  'change-plan',
  'cancel-plan',
  'claim-record',
  'claim-correction',
] as const satisfies readonly RouteName[];

/** Nobody got it in an email; its page does not know. */
const TOKEN = 'x'.repeat(43);

/** Pages of every route. A route without a line is a type error. */
function openPages({
  withRecord,
  listed,
  home,
  property,
}: PageSamples): Readonly<Record<Exclude<RouteName, (typeof WITHOUT_PAGE)[number]>, readonly SamplePage[]>> {
  const { id, first_name: firstName, last_name: lastName, full_name: name, city, state_code: stateCode } = withRecord;
  const location = `${city}, ${stateCode}`;
  const person = paths.person({ name, city, stateCode, id });
  const { pnp_id: pnpId } = property;
  const mine = { isForReader: true };
  return {
    home: [
      { path: paths.home(), mayIndex: true },
      { path: paths.home(), mayIndex: true, ...mine },
    ],
    'people-search': [{ path: paths.peopleSearch(), mayIndex: true }],
    'person-search': [{ path: paths.personSearch({ name: `${firstName} ${lastName}`, location: '' }), mayIndex: true }],
    // The same page three times: it is kept once somebody has asked for it again.
    person: [
      ...Array.from({ length: 3 }, () => ({ path: person, mayIndex: true })),
      { path: person, mayIndex: true, ...mine },
      { path: `${person}?full=1`, ...mine },
      { path: `${person}?view=print` },
      { path: `${person}?view=print`, ...mine },
      { path: `${person}?record=${withRecord.record_group}.${withRecord.record_id}`, ...mine },
    ],
    'sample-report': [{ path: paths.sampleReport(), mayIndex: true }, { path: paths.sampleReport({ view: 'print' }) }],
    directory: [{ path: paths.directory(), mayIndex: true }],
    'directory-letter': [{ path: paths.directoryLetter({ lastName }), mayIndex: true }],
    'directory-name': [{ path: paths.directoryName({ lastName }), mayIndex: true }],
    'white-pages-home': [{ path: paths.whitePagesHome(), mayIndex: true }],
    'white-pages': [{ path: paths.whitePages({ location }), mayIndex: true }],
    'address-search': [{ path: paths.addressSearch(), mayIndex: true }],
    street: [{ path: paths.street({ street: home.street, location: home.place }) }],
    'property-home': [{ path: paths.propertyHome(), mayIndex: true }],
    'property-search': [{ path: paths.propertySearch({ location }), mayIndex: true }],
    property: [{ path: paths.property({ pnpId }), mayIndex: true }],
    'reverse-phone': [{ path: paths.reversePhone(), mayIndex: true }],
    privacy: [{ path: paths.privacy(), mayIndex: true }],
    glossary: [{ path: paths.glossary(), mayIndex: true }],
    terms: [{ path: paths.terms(), mayIndex: true }],
    help: [{ path: paths.help(), mayIndex: true }],
    'how-we-collect-data': [{ path: paths.howWeCollectData(), mayIndex: true }],
    phone: [{ path: paths.phone({ phone: `1${listed.number}` }), mayIndex: true }],
    'phone-report': [{ path: paths.phoneReport({ phone: `1${listed.number}` }) }],
    'phone-dispute': [{ path: paths.phoneDispute({ phone: `1${listed.number}` }) }],
    'confirm-phone-dispute': [{ path: paths.confirmPhoneDispute({ token: TOKEN }), status: 410 }],
    'confirm-phone-report': [{ path: paths.confirmPhoneReport({ token: TOKEN }), status: 410 }],
    login: [{ path: paths.login({ redirect: '/' }) }],
    'sign-up': [{ path: paths.signUp() }],
    'forgot-password': [{ path: paths.forgotPassword() }],
    'one-time-login': [{ path: paths.oneTimeLogin() }],
    'finish-sign-up': [{ path: paths.finishSignUp({ token: TOKEN }) }],
    'one-time-link': [{ path: paths.oneTimeLink({ token: TOKEN }) }, { path: paths.oneTimeLink(), status: 400 }],
    'reset-password': [{ path: paths.resetPassword({ token: TOKEN }) }],
    'confirm-email': [{ path: paths.confirmEmail({ token: TOKEN }) }],
    'checkout-search': [{ path: paths.checkoutSearch() }],
    pricing: [{ path: paths.pricing() }, { path: paths.pricing(), ...mine }],
    'checkout-summary': [{ path: paths.checkoutSummary({ wpId: id }) }],
    'checkout-phone-summary': [{ path: paths.checkoutPhoneSummary() }],
    'checkout-unlimited-summary': [{ path: paths.checkoutUnlimitedSummary({ path: person }) }],
    'checkout-business': [{ path: paths.checkoutBusiness() }],
    'checkout-property-summary': [{ path: paths.checkoutPropertySummary({ pnpId }) }],
    'purchase-credits': [{ path: paths.purchaseCredits(), ...mine }],
    'purchase-court-runner': [{ path: paths.purchaseCourtRunner({ wpId: id, firstName, lastName }), ...mine }],
    upgrade: [{ path: paths.upgrade({ upgradeType: 'business', wpId: id }), ...mine }],
    'unlock-report': [{ path: paths.unlockReport({ wpId: id }), ...mine }],
    monitor: [{ path: paths.monitor({ personId: id }) }, { path: paths.monitor({ personId: id }), ...mine }],
    'record-error': [
      {
        path: paths.recordError({ wpId: id, record: `${withRecord.record_group}.${withRecord.record_id}` }),
        ...mine,
      },
    ],
    'manage-plan': [{ path: paths.managePlan(), ...mine }],
    'payment-method': [{ path: paths.paymentMethod(), ...mine }],
    account: [{ path: paths.account(), ...mine }],
    family: [{ path: paths.family(), ...mine }],
    'monitor-confirm': [{ path: paths.monitorConfirm({ token: TOKEN }), status: 410 }],
    unsubscribe: [{ path: paths.unsubscribe({ token: TOKEN }), status: 410 }],
    'opt-out': [
      { path: paths.optOut(), mayIndex: true },
      { path: paths.optOut({ personPath: person }) },
      { path: paths.optOut({ name: `${firstName} ${lastName}` }) },
    ],
    'privacy-requests': [
      { path: paths.privacyRequests(), mayIndex: true },
      { path: paths.privacyRequests({ kind: 'access' }) },
    ],
    'privacy-request-confirm': [{ path: paths.privacyRequestConfirm({ token: TOKEN }), status: 410 }],
    'privacy-export': [{ path: paths.privacyExport({ token: TOKEN }), status: 410 }],
    'privacy-request': [{ path: paths.privacyRequest({ reference: 'x'.repeat(22) }), status: 404 }],
    'operator-requests': [{ path: paths.operatorRequests() }],
    'operator-request': [{ path: paths.operatorRequest({ reference: 'x'.repeat(22) }), status: 404 }],
    'do-not-sell': [{ path: paths.doNotSell(), mayIndex: true }],
    'cookie-choices': [
      { path: paths.cookieChoices(), mayIndex: true },
      { path: paths.cookieChoices({ done: 'saved' }) },
    ],
    'do-not-sell-undo': [{ path: paths.doNotSellUndo({ token: TOKEN }), status: 410 }],
    'judicial-privacy': [{ path: paths.judicialPrivacy(), mayIndex: true }],
    'opt-out-confirm': [{ path: paths.optOutConfirm({ token: TOKEN }), status: 410 }],
    claim: [{ path: paths.claim(), mayIndex: true }, { path: paths.claim({ personPath: '/name/-/-/Pabcdefghijk' }) }],
    'claim-code': [
      {
        path: paths.claimCode({ claim: TOKEN, personPath: '/name/-/-/Pabcdefghijk', channel: 'email' }),
      },
    ],
    'claim-status': [
      { path: paths.claimStatus() },
      { path: paths.claimStatus({ reference: 'C-7K2M4Q9XBDRT' }), status: 404 },
    ],
    'operator-corrections': [{ path: paths.operatorCorrections() }],
    'opt-out-undo': [{ path: paths.optOutUndo({ token: TOKEN }), status: 410 }],
    'opt-out-status': [{ path: paths.optOutStatus({ reference: 'x'.repeat(22) }), status: 404 }],
    'family-invitation': [{ path: paths.familyInvitation({ token: TOKEN }), status: 404 }],
    purchases: [{ path: paths.purchases(), ...mine }],
    'account-ledger': [{ path: paths.accountLedger(), ...mine }],
    'contact-lists': [{ path: paths.contactLists(), ...mine }],
    'account-security': [{ path: paths.accountSecurity(), ...mine }],
    'speed-search': [{ path: paths.speedSearch() }, { path: paths.speedSearch(), ...mine }],
    'monitored-reports': [{ path: paths.monitoredReports(), ...mine }],
    'account-data': [{ path: paths.accountData(), ...mine }, { path: paths.accountData({ isDeleted: true }) }],
    invoices: [{ path: paths.invoices(), ...mine }],
    invoice: [{ path: paths.invoice({ invoiceId: 'PL-2026-1' }), status: 404, ...mine }],
    order: [{ path: paths.order({ orderId: 'O1' }), status: 404, ...mine }],
    outbox: [{ path: paths.outbox() }],
    status: [{ path: paths.status() }],
    kit: [{ path: paths.kit() }],
    'page-events': [{ path: paths.pageEvents({}) }, { path: paths.pageEvents({ period: 'week', page: 'person' }) }],
    operator: [{ path: paths.operator() }],
    'operator-removals': [{ path: paths.operatorRemovals() }],
    'operator-delete-act': [{ path: paths.operatorDeleteAct() }],
    'operator-disputes': [{ path: paths.operatorDisputes() }],
    'operator-record-errors': [{ path: paths.operatorRecordErrors() }],
  };
}

/** Errors of every kind. */
const OTHER_PAGES: readonly SamplePage[] = [
  { path: '/nothing/here', status: 404 },
  { path: '/%', status: 400 },
  { path: paths.search(), status: 400 },
  { path: paths.sitemapFile({ list: 'people', file: 999_999 }), status: 404 },
  // An area and an exchange, which is too little to look up: the page says so.
  { path: paths.phone({ phone: '503-555' }) },
];

/** Pages by the name of their route, and of every error. */
export const pagesOfEveryKind = (samples: PageSamples): Readonly<Record<string, readonly SamplePage[]>> => ({
  ...openPages(samples),
  error: OTHER_PAGES,
});

/** Pages of every route and of every error. */
export const pagesOfEveryRoute = (samples: PageSamples): readonly SamplePage[] => [
  ...Object.values(pagesOfEveryKind(samples)).flat(),
];
