import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { buildCallPath } from '../../shared/contract/calls/call.ts';
import { type CallName, calls, type OpenCallName } from '../../shared/contract/calls.ts';
import { placeText } from '../../shared/urls/location.ts';
import { directoryKey } from '../../shared/urls/segments.ts';
import { askOrigin, detailsFromOrigin, logIn, openAllLookups, unlockReports } from '../support/callers.ts';
import { LEAK_VIEWERS, type LeakViewer, OTHER_LEAK_VIEWERS, SUBSCRIBERS } from '../support/leak-viewers.ts';
import { isLiving } from '../support/living.ts';
import { closeRawConnections } from '../support/raw-http.ts';
import { startTestServer } from '../support/test-server.ts';
import { openTruth, type Truth } from '../support/truth.ts';
import { findAll, type Probe, probesFor } from '../support/withheld.ts';

/**
 * Every open call whose row says it reveals data about people, made by every viewer. A call missing from LEAK_QUESTIONS
 * does not compile, so no call opens untested.
 */

/** An account's contents were chosen by its owner; account tests check that they are theirs. */
type TellsNobody = 'nothing' | 'own-account';
type TellingCall = {
  [N in OpenCallName]: (typeof calls)[N]['tells'] extends TellsNobody ? never : N;
}[OpenCallName];

interface Question {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** How each call asks about a person; null if there is nothing to ask. */
const LEAK_QUESTIONS: { readonly [N in TellingCall]: (person: Truth) => Question | null } = {
  personDetails: ({ id }) => ({ query: { personId: id, includeRelated: 'true', includeProperties: 'true' } }),
  personCounts: ({ id }) => ({ query: { personId: id } }),
  funnelCounts: ({ id }) => ({ query: { id, source: 'person' } }),
  personPremium: ({ legacyId }) => ({ query: { personId: legacyId } }),
  personSmartcheck: ({ smartcheckId }) => (smartcheckId === null ? null : { query: { personId: smartcheckId } }),
  personRelated: ({ id }) => ({ query: { personId: id } }),
  personBackground: ({ id }) => ({ query: { personId: id } }),
  missingAddressIds: ({ id }) => ({ query: { personId: id } }),
  realtimeAge: ({ id }) => ({ query: { personIds: id } }),
  phoneActivity: ({ phones: [phone] }) =>
    phone === undefined ? null : { query: { phoneNumbers: `1${phone.number}` } },
  property: ({ owned: [property] }) => (property === undefined ? null : { params: { pnpId: property.pnpId } }),
  unlockReport: ({ id }) => ({ body: { wpId: id } }),
  courtRunner: ({ id }) => ({ query: { personId: id } }),
  requestCourtRunner: () => ({ body: { orderId: 'nobody-ordered-this' } }),
  searchPeople: ({ fullName }) => ({ query: { name: fullName } }),
  searchPhone: ({ phones: [phone] }) => (phone === undefined ? null : { query: { phone: `1${phone.number}` } }),
  openPhone: ({ phones: [phone] }) => (phone === undefined ? null : { body: { phone: `1${phone.number}` } }),
  searchAddress: ({ addresses: [address] }) =>
    address === undefined
      ? null
      : { query: { street: `${address.houseNumber} ${address.street}`, location: placeOf(address) } },
  openPerson: ({ id }) => ({ body: { personId: id } }),
  openAddress: ({ addresses: [address] }) =>
    address === undefined
      ? null
      : { body: { street: `${address.houseNumber} ${address.street}`, location: placeOf(address) } },
  suggest: ({ fullName }) => ({ query: { q: fullName.slice(0, 12), type: 'name' } }),
  directory: () => ({}),
  directoryLetter: ({ fullName }) => {
    const key = keyOf(fullName);
    return key === null ? null : { params: { letter: key.letter } };
  },
  directoryName: ({ fullName }) => {
    const key = keyOf(fullName);
    return key === null ? null : { params: { letter: key.letter, partial: key.partial } };
  },
  location: ({ addresses: [address] }) => (address === undefined ? null : { params: { location: placeOf(address) } }),
  propertySearch: ({ addresses: [address] }) =>
    address === undefined ? null : { params: { location: placeOf(address) } },
  sitemap: () => ({}),
  sitemapFile: () => ({ params: { list: 'people', file: '1' } }),
  speedSearch: ({ fullName, addresses: [address], phones: [phone] }) => ({
    body: {
      lines: [
        { text: address === undefined ? fullName : `${fullName}, ${placeOf(address)}` },
        ...(phone === undefined ? [] : [{ text: phone.number }]),
      ],
    },
  }),
};
const QUESTIONS = Object.entries(LEAK_QUESTIONS) as [TellingCall, (person: Truth) => Question | null][];

/** Calls that answer none of these, and why. */
const NEVER_ANSWERED: Partial<Record<TellingCall, string>> = {
  requestCourtRunner: 'needs a paid order, which only its owner has: the tests of the court runner ask for one',
};

/**
 * Statuses that a call may answer when it withholds data; a 5xx or a 400 would mean that the call was not really made.
 */
const ANSWERED = [200, 204, 401, 402, 403, 404, 409];
const PERSONS = 8;
/** How many people each minor viewer asks about. */
const PERSONS_OF_OTHERS = 2;
const NOW = new Date();

let site: Awaited<ReturnType<typeof startTestServer>>;
let truth: ReturnType<typeof openTruth>;
let persons: Truth[];
/** names listed on each person's page, the same for every viewer */
let named: Map<string, string>;
/** calls that returned data to some viewer */
const answeredToSome = new Set<CallName>();

beforeAll(async () => {
  site = await startTestServer();
  truth = openTruth(site.databases.peopleFile);
  const withSmartcheck = truth.some('id IN (SELECT person_id FROM smartcheck)', 1);
  // Somebody of whom every call has something to ask and to answer.
  const askable = truth.some(
    `${isLiving()} AND current_place_id IS NOT NULL
     AND last_name NOT GLOB '*[^A-Za-z]*' AND id IN (SELECT person_id FROM ownership WHERE is_current = 1)
     AND id IN (SELECT person_id FROM phone)`,
    1,
  );
  const chosen = new Set([...truth.stratified(PERSONS), ...withSmartcheck, ...askable]);
  persons = [...chosen].map((id) => truth.read(id));
  for (const email of ['premium@example.com', ...SUBSCRIBERS]) await openAllLookups(site.server, email);
  await unlockReports(
    site.server,
    REPORT_EMAIL,
    persons.map(({ id }) => id),
  );
  named = new Map();
  for (const { id } of persons) {
    const { body } = await detailsFromOrigin(site.server, id, { cookie: null, botClass: 'human' });
    named.set(id, JSON.stringify(JSON.parse(body).relatedPeople));
  }
});
afterAll(async () => {
  truth.close();
  closeRawConnections();
  await site.server.dispose();
});

test.each([...LEAK_VIEWERS, ...OTHER_LEAK_VIEWERS])('$name gets withheld data from no call', async (viewer) => {
  const cookie = viewer.email === null ? null : await logIn(site.url, viewer.email);
  const faults: string[] = [];
  const answered = new Set<CallName>();
  const asked = new Set<string>();
  for (const person of LEAK_VIEWERS.includes(viewer) ? persons : persons.slice(0, PERSONS_OF_OTHERS)) {
    const { withheld } = probesFor(person, viewer.kind, NOW);
    for (const [name, questionOf] of QUESTIONS) {
      const question = questionOf(person);
      if (question === null) continue;
      const typed = JSON.stringify(question);
      // A call about nobody in particular is made once.
      if (asked.has(`${name} ${typed}`)) continue;
      asked.add(`${name} ${typed}`);
      const { status, body } = await ask(name, question, viewer, cookie);
      if (!ANSWERED.includes(status)) faults.push(`${name} answered ${status}: ${body.slice(0, 200)}`);
      if (status === 200) answered.add(name);
      for (const leak of findAll(body, withheld))
        if (!isTold(leak, name, viewer, person, typed)) faults.push(`${name} of ${person.id} leaks a ${leak.what}`);
    }
  }
  expect(faults.slice(0, 10)).toEqual([]);
  expect(answered.size).toBeGreaterThan(QUESTIONS.length / 2);
  for (const name of answered) answeredToSome.add(name);
});

test('each call answered some viewer, except those with a reason', () => {
  const silent = QUESTIONS.map(([name]) => name).filter((name) => !answeredToSome.has(name));
  expect(silent).toEqual(Object.keys(NEVER_ANSWERED));
});

test('every kind of withheld value is found where it is planted', () => {
  for (const person of persons) {
    const { withheld } = probesFor(person, 'free', NOW);
    for (const probe of withheld) expect(findAll(`{"planted":"${probe.sample}"}`, [probe])).toEqual([probe]);
  }
});

function ask(
  name: TellingCall,
  { params = {}, query = {}, body }: Question,
  viewer: LeakViewer,
  cookie: string | null,
) {
  const call = calls[name];
  const search = new URLSearchParams(query).toString();
  return askOrigin(site.server, `${buildCallPath(call.path, params)}${search === '' ? '' : `?${search}`}`, {
    cookie,
    botClass: viewer.userAgent === undefined ? 'human' : 'other-bot',
    caller: call.caller === 'browser' ? 'browser' : 'edge',
    method: call.method,
    ...(body === undefined ? {} : { body }),
  });
}

/** What lists reveal about others: they show people of a place or a name, related or not. */
const LISTS: readonly TellingCall[] = QUESTIONS.map(([name]) => name).filter((name) => calls[name].tells === 'list');
const OF_OTHERS =
  /^(?:name of a|relative|associate|street|month|e-mail domain|job title|company|zip code|property id|age|year)/;
/** What a lookup reveals about the typed line. */
const OF_WHAT_WAS_TYPED = /^(?:month of a phone|best time to call)$/;

function isTold(probe: Probe, name: TellingCall, viewer: LeakViewer, person: Truth, typed: string): boolean {
  const { what, sample } = probe;
  // The typed text comes back, and namesakes are shown to everybody.
  if (findAll(typed, [probe]).length > 0 || typed.includes(sample) || named.get(person.id)?.includes(sample) === true)
    return true;
  // The viewer's own address comes with every page.
  if (what === 'e-mail domain' && viewer.email?.endsWith(`@${sample}`) === true) return true;
  if (what.startsWith('name of a') && namesOf(person).some((other) => other.includes(sample))) return true;
  if (LISTS.includes(name) && (OF_OTHERS.test(what) || OF_WHAT_WAS_TYPED.test(what))) return true;
  // This call exists to return ids that came too late for the details.
  if (name === 'missingAddressIds' && what === 'address id') return viewer.kind !== 'free';
  // An open report has records, which the person's page does not.
  return viewer.kind === 'bg' && name === 'personBackground';
}

const namesOf = ({ fullName }: Truth): string[] => [fullName];
const placeOf = ({ city, stateCode }: { city: string; stateCode: string }): string => placeText(city, stateCode);

const keyOf = (fullName: string) => directoryKey(fullName.split(' ').at(-1) ?? '');
