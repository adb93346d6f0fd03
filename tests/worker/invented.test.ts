import { type RequestListener, request } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { originAddress } from '../../scripts/lib/run/local-server.ts';
import { inventedCopy } from '../../shared/copy/site/invented.ts';
import { INDEXABLE_FILL_SCORE } from '../../shared/people/fill-score.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type OpenRouteName, routes } from '../../shared/urls/route-table.ts';
import { logIn, unlockReports } from '../support/callers.ts';
import { type EdgeBefore, startEdgeBefore } from '../support/edge-before.ts';
import { isLiving } from '../support/living.ts';
import { anotherClient, closeRawConnections, type RawAnswer, rawRequest } from '../support/raw-http.ts';
import { routeSamples } from '../support/route-samples.ts';
import { startTestServer } from '../support/test-server.ts';

const HUMAN = { 'user-agent': 'Mozilla/5.0 Chrome/156.0 Safari/537.36' };
const ENGINE = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const NOINDEX = '<meta name="robots" content="noindex"';

let site: Awaited<ReturnType<typeof startTestServer>>;
/** the session of somebody who opened the report in `people` */
let reader: string;
let people: Samples;

beforeAll(async () => {
  site = await startTestServer({ isOriginReachable: true });
  people = samplesIn(site.databases.peopleFile);
  await unlockReports(site.server, REPORT_EMAIL, [people.withRecord.id]);
  reader = await logIn(site.url, REPORT_EMAIL);
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

interface Samples {
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
  readonly property: { readonly pnp_id: string };
}

function samplesIn(file: string): Samples {
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
    property: row('SELECT pnp_id FROM property'),
  };
  database.close();
  return samples;
}

interface SamplePage {
  readonly path: string;
  /** 200 by default */
  readonly status?: number;
  /** search engines may keep it, if they may keep any page; false by default */
  readonly mayIndex?: boolean;
  /** for the reader of the report; for everybody by default */
  readonly isForReader?: boolean;
}

const WITHOUT_PAGE = [
  'search',
  'robots',
  'sitemap',
  'sitemap-file',
  'map-picture',
  'map-tile',
  'logout',
  'renew-link',
  'court-runner-back',
  'record-errors',
  'renewals',
  'account-export',
  // They lead elsewhere without a plan, or a form that was sent.
  'checkout-wait',
  'address',
  'change-plan',
  'cancel-plan',
] as const satisfies readonly OpenRouteName[];

/** Nobody got it in an email; its page does not know. */
const TOKEN = 'x'.repeat(43);

/** Pages of every open route. A route without a line is a type error. */
function openPages({
  withRecord,
  listed,
  home,
  property,
}: Samples): Readonly<Record<Exclude<OpenRouteName, (typeof WITHOUT_PAGE)[number]>, readonly SamplePage[]>> {
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
    'white-pages': [{ path: paths.whitePages({ location }), mayIndex: true }],
    'address-search': [{ path: paths.addressSearch(), mayIndex: true }],
    street: [{ path: paths.street({ street: home.street, location: home.place }) }],
    'property-home': [{ path: paths.propertyHome(), mayIndex: true }],
    'property-search': [{ path: paths.propertySearch({ location }), mayIndex: true }],
    property: [{ path: paths.property({ pnpId }), mayIndex: true }],
    'reverse-phone': [{ path: paths.reversePhone(), mayIndex: true }],
    privacy: [{ path: paths.privacy(), mayIndex: true }],
    glossary: [{ path: paths.glossary(), mayIndex: true }],
    phone: [{ path: paths.phone({ phone: `1${listed.number}` }), mayIndex: true }],
    'phone-report': [{ path: paths.phoneReport({ phone: `1${listed.number}` }) }],
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
    'family-invitation': [{ path: paths.familyInvitation({ token: TOKEN }), status: 404 }],
    purchases: [{ path: paths.purchases(), ...mine }],
    'account-ledger': [{ path: paths.accountLedger(), ...mine }],
    'account-security': [{ path: paths.accountSecurity(), ...mine }],
    'speed-search': [{ path: paths.speedSearch() }, { path: paths.speedSearch(), ...mine }],
    'account-data': [{ path: paths.accountData(), ...mine }, { path: paths.accountData({ isDeleted: true }) }],
    invoices: [{ path: paths.invoices(), ...mine }],
    invoice: [{ path: paths.invoice({ invoiceId: 'PL-2026-1' }), status: 404, ...mine }],
    order: [{ path: paths.order({ orderId: 'O1' }), status: 404, ...mine }],
    outbox: [{ path: paths.outbox() }],
    status: [{ path: paths.status() }],
  };
}

/** Help, legal and all other pages to come, and errors of every kind. */
const OTHER_PAGES: readonly SamplePage[] = [
  ...routes
    .filter(({ isOpen }) => !isOpen)
    .map(({ name }) => ({
      path: Object.values(routeSamples).find(([, route]) => route === name)?.[0] ?? '',
      status: 501,
    })),
  { path: '/nothing/here', status: 404 },
  { path: '/%', status: 400 },
  { path: paths.search(), status: 400 },
  { path: paths.sitemapFile({ list: 'people', file: 999_999 }), status: 404 },
  { path: paths.phone({ phone: '503-555' }), status: 400 },
];

const allPages = () => [...Object.values(openPages(people)).flat(), ...OTHER_PAGES];

const get = (url: URL, { path, isForReader }: SamplePage, as: Record<string, string> = HUMAN) =>
  rawRequest(url, path, {
    headers: { ...as, ...anotherClient(), ...(isForReader === true ? { cookie: reader } : {}) },
  });

/** What a page says about the site: how often it has the sentence, and whether search engines may keep it. */
const saidBy = ({ status, body }: RawAnswer) =>
  `${status}, ${body.split(inventedCopy.notice).length - 1} sentences, ${body.includes(NOINDEX) ? 'noindex' : 'indexed'}`;

/** What every page says, in the order of {@link allPages}. */
async function saidByAll(url: URL): Promise<string[]> {
  const said: string[] = [];
  for (const page of allPages()) {
    const answer = await get(url, page);
    expect(answer.headers['content-type'], page.path).toBe('text/html; charset=UTF-8');
    said.push(`${page.path}: ${saidBy(answer)}`);
  }
  return said;
}

/** What every page should say. */
const expected = (sentences: number, mayIndexAny: boolean): string[] =>
  allPages().map(
    ({ path, status = 200, mayIndex = false }) =>
      `${path}: ${status}, ${sentences} sentences, ${mayIndex && mayIndexAny ? 'indexed' : 'noindex'}`,
  );

/** A new isolate waits a second for the origin's sentence; a busy machine may take longer. */
const untilItKnows = (url: URL) =>
  expect.poll(async () => saidBy(await get(url, { path: '/nothing' })), { timeout: 30_000 }).toContain('1 sentences');

const robotsOf = async (url: URL) => (await rawRequest(url, paths.robots(), { headers: HUMAN })).body;

/** Sends a form like a browser. */
const post = (path: string, fields: Record<string, string>) =>
  rawRequest(site.url, path, {
    method: 'POST',
    headers: {
      ...HUMAN,
      ...anotherClient(),
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams(fields).toString(),
  });

describe('a site with the invented population', () => {
  test('says so once on every page, and no page is for search engines', async () => {
    await untilItKnows(site.url);
    expect(await saidByAll(site.url)).toEqual(expected(1, false));
  });

  test('says so on pages that answer a form, and where a method is refused', async () => {
    await untilItKnows(site.url);
    const answers = [
      await post('/auth/login', { email: 'nobody@example.com', password: 'x' }),
      await post('/auth/sign-up', { email: 'x' }),
      await rawRequest(site.url, '/people-search', { method: 'DELETE', headers: HUMAN }),
    ];
    expect(answers.map(saidBy)).toEqual([401, 400, 405].map((status) => `${status}, 1 sentences, noindex`));
  });

  test('lets crawlers read its pages, but offers them no sitemap', async () => {
    await untilItKnows(site.url);
    const robots = await robotsOf(site.url);
    expect(robots).not.toMatch(/^Sitemap:|^Disallow: \/$/m);
    expect(robots).toMatch(/^Disallow: \/api$/m);
  });
});

let edge: EdgeBefore | null = null;
afterEach(async () => {
  await edge?.stop();
  edge = null;
});

/** Another edge in front of the same origin, which answers the question about the site in this way; null for its own. */
async function edgeWith(answersAboutSite: RequestListener | null, edgeVars: Record<string, string> = {}) {
  const origin = await originAddress(site.server);
  let asked = 0;
  const relay: RequestListener = (incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming;
    const relayed = request(new URL(url, origin), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    relayed.once('error', () => outgoing.destroy());
    incoming.pipe(relayed);
  };
  edge = await startEdgeBefore(relay, edgeVars, (incoming, outgoing) => {
    asked += 1;
    (answersAboutSite ?? relay)(incoming, outgoing);
  });
  return { url: edge.url, asked: () => asked };
}

test('a site whose operator lets search engines in says so on every page, and the usual pages may be kept', async () => {
  const { url } = await edgeWith(null, { INDEX_INVENTED: 'true' });
  await untilItKnows(url);
  expect(await saidByAll(url)).toEqual(expected(1, true));
  expect(await robotsOf(url)).toMatch(/^Sitemap: /m);
});

test('the first pages of an isolate say so too, and its origin is asked once', async () => {
  // A search engine waits for the sentence for as long as a busy machine takes.
  const { url, asked } = await edgeWith(null, { TRUST_BOT_USER_AGENT: 'true' });
  const answers = await Promise.all(
    allPages()
      .slice(0, 8)
      .map((page) => get(url, page, ENGINE)),
  );
  expect(answers.map(saidBy)).toEqual(answers.map(() => '200, 1 sentences, noindex'));
  expect(asked()).toBe(1);
});

const PROBLEM = { 'content-type': 'application/problem+json' };

test.each<[string, RequestListener]>([
  [
    'does not know the call',
    (_, answer) => answer.writeHead(404, PROBLEM).end('{"type":"about:blank","title":"Not found","status":404}'),
  ],
  ['does not know it, in its own words', (_, answer) => answer.writeHead(404).end('<h1>Cannot GET /api/site</h1>')],
  [
    'has real people',
    (_, answer) =>
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{"isInvented":false,"notice":null}'),
  ],
])('a site whose origin %s says nothing, and the usual pages may be kept', async (_, answersAboutSite) => {
  const { url } = await edgeWith(answersAboutSite);
  await expect.poll(async () => saidBy(await get(url, { path: '/' })), { timeout: 30_000 }).toContain('indexed');
  expect(await saidByAll(url)).toEqual(expected(0, true));
  expect(await robotsOf(url)).toMatch(/^Sitemap: /m);
});

describe.each<[string, RequestListener]>([
  ['fails', (_, answer) => answer.writeHead(500).end()],
  ['hangs up', (incoming) => incoming.socket.destroy()],
  ['answers something else', (_, answer) => answer.writeHead(200).end('{"isInvented":"no"}')],
  ['never answers', () => {}],
])('a site whose origin %s when it is asked about the site', (_, answersAboutSite) => {
  test('shows its pages, and asks search engines to keep none of them', async () => {
    const { url } = await edgeWith(answersAboutSite, { TRUST_BOT_USER_AGENT: 'true' });
    expect(await saidByAll(url)).toEqual(expected(0, false));
    const engine = await get(url, { path: '/' }, ENGINE);
    expect([engine.status, engine.headers['retry-after']]).toEqual([503, '120']);
  });
});
