import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SEED } from '../../scripts/lib/database/people-database.ts';
import { PURCHASES_EMAIL, REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { calls } from '../../shared/contract/calls.ts';
import { forgetInAccounts } from '../../worker/origin/removal/forget-in-accounts.ts';
import { suppressPerson } from '../../worker/origin/suppression/suppress-person.ts';
import {
  ANONYMOUS,
  answerTo,
  askRemoval,
  type PlantedAnswer,
  type PlantedViewer,
  sendJson,
} from '../support/ask-planted.ts';
import { addReceipts, logIn, openAllLookups, originDatabase, unlockReports } from '../support/callers.ts';
import { LEAK_VIEWERS, OTHER_LEAK_VIEWERS, SUBSCRIBERS } from '../support/leak-viewers.ts';
import type { PlantedPerson } from '../support/planted.ts';
import { type PlantedSite, startPlantedSite } from '../support/planted-site.ts';
import {
  type Ask,
  asksAround,
  asksAtLarge,
  callsAbout,
  callsOfAccounts,
  foundIn,
  pagesAbout,
  pagesOfNobody,
} from '../support/planted-surfaces.ts';
import { closeRawConnections } from '../support/raw-http.ts';
import { ROTATION, sampleSize } from '../support/sample.ts';

/**
 * Fifty people whose names, numbers, mailboxes, streets and ids occur nowhere else, with everything that ties people to
 * each other and to accounts. Before their removal, each surface shows some of them; afterward, no page and no call of
 * the tables does, to whomever.
 */

const ENGINE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const OTHER_BOT = 'curl/8.9';

const ANYBODY = 'anonymous';
const MEMBER = 'unlimited@example.com';

let site: PlantedSite;
let planted: readonly PlantedPerson[];
let viewers: readonly PlantedViewer[];
/** ETags of pages from before the removal, by path: a browser that kept one asks whether it still holds */
const etags = new Map<string, string>();

beforeAll(async () => {
  site = await startPlantedSite(process.env.TEST_SEED ?? DEFAULT_SEED);
  ({ planted } = site);
  for (const email of ['premium@example.com', ...SUBSCRIBERS]) await openAllLookups(site.server, email);
  viewers = await everyViewer();
  await haveToDoWithThem();
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

async function everyViewer(): Promise<PlantedViewer[]> {
  const accounts = [...LEAK_VIEWERS, ...OTHER_LEAK_VIEWERS].flatMap(({ email }) => (email === null ? [] : [email]));
  const found: PlantedViewer[] = [ANONYMOUS];
  for (const email of new Set([...accounts, PURCHASES_EMAIL]))
    found.push({ ...ANONYMOUS, name: email, cookie: await logIn(site.url, email) });
  found.push({ name: 'a search engine', cookie: null, userAgent: ENGINE, botClass: 'search-engine' });
  found.push({ name: 'another bot', cookie: null, userAgent: OTHER_BOT, botClass: 'other-bot' });
  return found;
}

const viewerNamed = (name: string): PlantedViewer => {
  const found = viewers.find((viewer) => viewer.name === name);
  if (found === undefined) throw new Error(`no viewer ${name}`);
  return found;
};

/** Demo accounts monitor, save, buy and look up the planted people, and have courthouses searched for them. */
async function haveToDoWithThem(): Promise<void> {
  const ids = planted.map(({ id }) => id);
  await unlockReports(site.server, REPORT_EMAIL, [...ids, ...planted.map(({ neighborId }) => neighborId)]);
  await unlockReports(site.server, PURCHASES_EMAIL, ids);
  await addReceipts(site.server, PURCHASES_EMAIL, ids);
  const accounts = await originDatabase(site.server, 'ACCOUNTS');
  const runner = accounts.prepare(
    `INSERT INTO court_runner_request (id, purchase_id, account_id, person_id, requested_at, expected_by, due_at)
     SELECT 'runner-' || p.id, p.id, p.account_id, p.person_id, ?1, ?1, ?1 FROM purchase p WHERE p.person_id = ?2`,
  );
  await accounts.batch(ids.slice(0, 10).map((id) => runner.bind(Date.now(), id)));
  const mine = viewerNamed(MEMBER);
  const made = await send(mine, calls.createContactList.path, 'POST', { name: 'Planted' });
  const list = await accounts.prepare("SELECT id FROM contact_list WHERE name = 'Planted'").first<{ id: number }>();
  if (list === null) throw new Error(`no list of contacts was made: ${made.status} ${made.body}`);
  for (const person of planted) {
    const { id, fullName } = person;
    await send(mine, '/api/monitor/', 'POST', { personId: id, displayText: fullName, autoMonitor: false });
    await send(mine, calls.saveContact.path, 'PUT', { contactListId: list.id, personId: id });
    await send(viewerNamed('premium@example.com'), '/api/person/open', 'POST', { personId: id });
  }
}

const send = (viewer: PlantedViewer, path: string, method: 'POST' | 'PUT', body: object) =>
  sendJson(site, viewer, path, method, body);
const answerOf = (ask: Ask, viewer: PlantedViewer) =>
  answerTo(site, ask, viewer, ask.caller === 'page' ? etags.get(ask.path) : undefined);

/** `npm run test:all` asks everything of everybody; `npm test` a share that moves on from person to person and day to day. */
const STEP = sampleSize(1, 3);
const isInShare = (at: number): boolean => (at + ROTATION) % STEP === 0;

/** All that can be asked about a person, and where others name them. */
const asksAbout = (person: PlantedPerson): Ask[] => [
  ...callsAbout(person),
  ...pagesAbout(person),
  ...asksAround(person),
];

/** Everything about everybody, each by another viewer, and what accounts are shown of their own. */
function everything(): (readonly [Ask, PlantedViewer])[] {
  const [first] = planted as readonly [PlantedPerson];
  const owners = [PURCHASES_EMAIL, REPORT_EMAIL, 'unlimited@example.com', 'premium@example.com'].map(viewerNamed);
  return [
    ...planted.flatMap((person, at) =>
      asksAbout(person).flatMap((ask, index) => {
        const viewer = viewers[(at * 3 + index + ROTATION) % viewers.length] as PlantedViewer;
        return isInShare(at + index) ? [[ask, viewer] as const] : [];
      }),
    ),
    ...owners.flatMap((viewer) => [...callsOfAccounts(), ...pagesOfNobody(first)].map((ask) => [ask, viewer] as const)),
    ...asksAtLarge().flatMap((ask) =>
      [viewerNamed('anonymous'), viewerNamed('a search engine')].map((viewer) => [ask, viewer] as const),
    ),
  ];
}

/** Makes all of these requests, a few at a time. */
async function sweep(
  asks: readonly (readonly [Ask, PlantedViewer])[],
  onAnswer: (ask: Ask, viewer: PlantedViewer, answer: PlantedAnswer) => void,
): Promise<void> {
  const queue = [...asks];
  const work = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) onAnswer(...next, await answerOf(...next));
  };
  await Promise.all(Array.from({ length: 6 }, work));
}

/** The surfaces of which a removed person must be gone, and who sees somebody there before. */
const SURFACES: readonly [what: string, viewer: string, surfaces: readonly string[]][] = [
  ['the page', ANYBODY, ['page person', 'call personDetails', 'page monitor', 'page checkout-summary']],
  ['the report', REPORT_EMAIL, ['call personBackground', 'call personRecords', 'page record-error']],
  ['search', ANYBODY, ['call searchPeople', 'search by a beginning', 'search by a misspelling', 'page person-search']],
  ['typeahead', ANYBODY, ['call suggest', 'suggestions of names', 'suggestions of last names']],
  ['lists of names or numbers', 'speed@example.com', ['call speedSearch']],
  ['reverse look-ups', MEMBER, ['call searchPhone', 'call searchAddress', 'page phone']],
  ['streets', ANYBODY, ['page street']],
  ['numbers with open digits', ANYBODY, ['numbers with open digits']],
  ['the directory', ANYBODY, ['call directoryName', 'last names of a letter', 'page directory-name']],
  ['white pages', ANYBODY, ['people of a place', 'page white-pages']],
  [
    'the sitemap',
    'a search engine',
    ['sitemap of people', 'sitemap of names', 'sitemap of properties', 'page sitemap-file'],
  ],
  [
    'kin, neighbors, coworkers',
    MEMBER,
    ['details of somebody else', 'related people of somebody else', 'page of somebody else'],
  ],
  ['records of others', REPORT_EMAIL, ['background of somebody else', 'records of somebody else']],
  ['houses', ANYBODY, ['call property', 'page property', 'houses of a place', 'page property-search']],
  ['monitors and contacts', MEMBER, ['call monitoredReports', 'page monitored-reports', 'page contact-lists']],
  ['what was bought', PURCHASES_EMAIL, ['call purchases', 'page purchases', 'call invoices']],
  [
    'the ledger and the export',
    'premium@example.com',
    ['call ledger', 'call exportUser', 'page account-export', 'page account-ledger'],
  ],
  ['old links', ANYBODY, ['call personPremium', 'call personSmartcheck']],
];

describe('before anybody is removed', () => {
  test.each(SURFACES)('%s (as %s) shows somebody, or this test could not fail', async (_what, viewer, surfaces) => {
    const everywhere = [...asksAtLarge(), ...callsOfAccounts(), ...pagesOfNobody(planted[0] as PlantedPerson)];
    for (const surface of surfaces) {
      const asks = [...planted.flatMap(asksAbout), ...everywhere].filter((ask) => ask.surface === surface);
      let isShown = false;
      for (const ask of asks.slice(0, 12)) {
        const { status, text, headers } = await answerOf(ask, viewerNamed(viewer));
        if (typeof headers.etag === 'string') etags.set(ask.path, headers.etag);
        // The first few in any case, so that something is kept of them.
        isShown ||= status < 400 && foundIn(text, ask, planted).length > 0;
        if (isShown && asks.indexOf(ask) > 2) break;
      }
      expect(isShown, surface).toBe(true);
    }
  });
});

/** Removes all of them: most with the link in a mail, the others as whoever else asks for it. */
async function removeAll(): Promise<void> {
  const accounts = await originDatabase(site.server, 'ACCOUNTS');
  const people = await originDatabase(site.server, 'PEOPLE');
  for (const [at, { id }] of planted.entries()) {
    if (at % 5 === 0) {
      const env = { ACCOUNTS: accounts, PEOPLE: people } as never;
      await suppressPerson(env, { personId: id, what: ['page'], source: 'judicial', reference: `J${at}` }, Date.now());
      await forgetInAccounts(env, [id], Date.now());
      continue;
    }
    const confirm = await askRemoval(site, id, `remover${at}@example.com`);
    const done = await confirm();
    expect(done.status, done.body).toBe(200);
  }
}

describe('after all of them are removed', () => {
  beforeAll(removeAll);

  test('no page and no call holds a name, number, mailbox, street or id of theirs, as any viewer', async () => {
    const faults = new Map<string, string>();
    await sweep(everything(), (ask, viewer, { status, text }) => {
      const found = foundIn(text, ask, planted);
      if (found.length > 0) faults.set(`${ask.surface}, ${found[0]}`, `${status} ${ask.path} as ${viewer.name}`);
      if (status >= 500 && status !== 501) faults.set(ask.surface, `${ask.path} as ${viewer.name} answers ${status}`);
    });
    expect([...faults].slice(0, 40)).toEqual([]);
  });

  test.each(SURFACES)(
    '%s (as %s) shows nobody of them, kept pages and lists included',
    async (_what, viewer, surfaces) => {
      const everywhere = [...asksAtLarge(), ...callsOfAccounts(), ...pagesOfNobody(planted[0] as PlantedPerson)];
      const faults: string[] = [];
      for (const surface of surfaces) {
        const asks = [...planted.flatMap(asksAbout), ...everywhere].filter((ask) => ask.surface === surface);
        for (const ask of asks.slice(0, 6)) {
          const { status, text } = await answerOf(ask, viewerNamed(viewer));
          if (status === 304) faults.push(`${ask.path} is said to be as it was`);
          for (const found of foundIn(text, ask, planted)) faults.push(`${status} ${ask.path}: ${found}`);
        }
      }
      expect(faults.slice(0, 20)).toEqual([]);
    },
  );

  test('whatever is asked about them is answered as about people who never were', async () => {
    const faults = new Map<string, string>();
    const pairs = planted.flatMap((person, at) => {
      const ghost = site.ghosts[at] as PlantedPerson;
      const [asks, likewise] = [
        [...callsAbout(person), ...pagesAbout(person)],
        [...callsAbout(ghost), ...pagesAbout(ghost)],
      ];
      expect(likewise.map(({ surface }) => surface)).toEqual(asks.map(({ surface }) => surface));
      return asks.flatMap((ask, index) =>
        // Another share than the sweep before.
        isInShare(at + index + 1) && at % 2 === 0 ? [{ person, ghost, ask, alike: likewise[index] as Ask, index }] : [],
      );
    });
    etags.clear();
    const queue = [...pairs];
    const work = async (): Promise<void> => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        const { person, ghost, ask, alike, index } = next;
        const viewer = viewers[index % viewers.length] as PlantedViewer;
        const [ofPerson, ofGhost] = [await answerOf(ask, viewer), await answerOf(alike, viewer)];
        const [one, other] = [plain(ofPerson, person), plain(ofGhost, ghost)];
        if (one !== other) faults.set(ask.surface, `${ask.path} as ${viewer.name}:\n${differenceOf(one, other)}`);
      }
    };
    await Promise.all(Array.from({ length: 6 }, work));
    expect([...faults].slice(0, 10)).toEqual([]);
  });

  test('no mail that is written names any of them', async () => {
    const accounts = await originDatabase(site.server, 'ACCOUNTS');
    const { results } = await accounts
      .prepare('SELECT subject, text FROM mail')
      .all<{ subject: string; text: string }>();
    const everywhere: Ask = { surface: 'mail', method: 'GET', path: '/', caller: 'page' };
    expect(results.flatMap(({ subject, text }) => foundIn(`${subject} ${text}`, everywhere, planted))).toEqual([]);
    expect(results.length).toBeGreaterThan(planted.length / 2);
  });
});

/** An answer without what differs from request to request, and with the same words for whoever it is about. */
function plain({ status, text, headers }: PlantedAnswer, person: PlantedPerson): string {
  const { home, phone, email, id, legacyId, smartcheckId, recordId } = person;
  const own: [string, string][] = [
    [home.pnpId, '{house}'],
    [home.houseNumber, '{number}'],
    [recordId, '{record}'],
    [legacyId, '{legacy}'],
    [encodeURIComponent(legacyId), '{legacy}'],
    [smartcheckId, '{smartcheck}'],
    [id, '{id}'],
    [email, '{email}'],
    [phone, '{phone}'],
    [`${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}`, '{phone}'],
    [`(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`, '{phone}'],
  ];
  // What differs comes first: a house number may happen to be part of it.
  let told = text
    .replace(/nonce[-=]"?[\w+/=-]+/g, 'nonce')
    .replace(/[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}/g, '{tracking}')
    .replace(/\d{13}/g, '{ms}')
    .replace(/name="sent" value="[^"]+"/g, 'sent');
  for (const [value, word] of own) told = told.replaceAll(value, word);
  told = told.replace(/(vex|qoz|wyx|zuq|xurquin)[a-d][a-y]/gi, '$1');
  const shown = ['content-type', 'location', 'cache-control', 'x-robots-tag', 'link'].map(
    (name) => `${name}: ${String(headers[name] ?? '')}`,
  );
  return [String(status), ...shown, told].join('\n').replace(/(vex|qoz|xurquin)[a-d][a-y]/gi, '$1');
}

/** Where two texts part, with a few words around. */
function differenceOf(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 120);
  return `${around(one)}\n--- of nobody:\n${around(other)}`;
}
