import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { buildCallPath } from '../../shared/contract/calls/call.ts';
import { type CallResponse, calls } from '../../shared/contract/calls.ts';
import { INDEXABLE_FILL_SCORE } from '../../shared/people/fill-score.ts';
import { placeText } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';
import { directoryKey } from '../../shared/urls/segments.ts';
import { askOrigin, detailsFromOrigin, logIn, openAllLookups, suppress, unlockReports } from '../support/callers.ts';
import { LEAK_VIEWERS, type LeakViewer, OTHER_LEAK_VIEWERS, SUBSCRIBERS } from '../support/leak-viewers.ts';
import { isLiving } from '../support/living.ts';
import { anotherClient, closeRawConnections, FROM_OURS, rawRequest } from '../support/raw-http.ts';
import { FIRST_ID_CHARACTER, sampleSize } from '../support/sample.ts';
import { startTestServer } from '../support/test-server.ts';
import { openTruth, type Truth, type TruthAddress } from '../support/truth.ts';
import { findAll, type Probe, probesFor } from '../support/withheld.ts';

/** Every other way to find people: what each viewer gets from a number, an address, a list, and what they do not. */

const NOW = new Date();
const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const PERSONS = sampleSize(60, 30);
/** How many people each minor viewer asks for, and of how many one page is checked. */
const PERSONS_OF_OTHERS = sampleSize(15, 8);
const PAGE_EVERY = 4;

let site: Awaited<ReturnType<typeof startTestServer>>;
let truth: ReturnType<typeof openTruth>;
let persons: Truth[];

beforeAll(async () => {
  site = await startTestServer();
  truth = openTruth(site.databases.peopleFile);
  persons = truth.stratified(PERSONS, FIRST_ID_CHARACTER).map((id) => truth.read(id));
  for (const email of ['premium@example.com', ...SUBSCRIBERS]) await openAllLookups(site.server, email);
  await unlockReports(
    site.server,
    REPORT_EMAIL,
    persons.map(({ id }) => id),
  );
});
afterAll(async () => {
  truth.close();
  closeRawConnections();
  await site.server.dispose();
});

const query = (path: string, fields: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(fields)}`;
const byPhone = (number: string): string => query(calls.searchPhone.path, { phone: `1${number}` });
const byAddress = (address: TruthAddress): string =>
  query(calls.searchAddress.path, {
    street: `${address.houseNumber} ${address.street}`,
    location: placeText(address.city, address.stateCode),
  });
/** Recorded as dead, or too old to count as living. */
const isDead = ({ isDead, birth: { year } }: Truth): boolean =>
  isDead || (year !== null && NOW.getUTCFullYear() - year > 100);

/** Opens everybody who has a number; false if the viewer may not. */
async function openAll(number: string, cookie: string): Promise<boolean> {
  for (;;) {
    const as = { cookie, botClass: 'human', method: 'POST', body: { phone: `1${number}` } } as const;
    const { status, body } = await askOrigin(site.server, calls.openPhone.path, as);
    if (status === 403) return false;
    expect([number, status]).toEqual([number, 200]);
    if ((JSON.parse(body) as CallResponse<'openPhone'>).result === 'nobody') return true;
  }
}

function asker({ userAgent }: LeakViewer, cookie: string | null) {
  const as = { cookie, botClass: userAgent === undefined ? 'human' : 'other-bot' } as const;
  return async (path: string) => {
    const { status, body } = await askOrigin(site.server, path, as);
    return { status, body };
  };
}

/** From an address of its own: fast machines ask more pages a minute than one may. */
const headersOf = (viewer: LeakViewer, cookie: string | null) => ({
  'user-agent': viewer.userAgent ?? HUMAN,
  ...FROM_OURS,
  ...anotherClient(),
  ...(cookie === null ? {} : { cookie }),
});

/** The time zone of a phone is that of its area code, which everybody may know. */
const OF_AREA = 'best time to call';
/** Months reveal nothing by themselves. */
const isMonth = ({ what }: Probe): boolean => what.startsWith('month');

/** Everything withheld from a viewer about everybody who may appear with this person, except the typed text. */
function secretsOf(person: Truth, kind: LeakViewer['kind'], typed: string): Probe[] {
  const { withheld } = probesFor(person, kind, NOW);
  return withheld.filter((probe) => !isMonth(probe) && findAll(typed, [probe]).length === 0);
}

describe.each([...LEAK_VIEWERS, ...OTHER_LEAK_VIEWERS])('$name', (viewer) => {
  const isFree = viewer.kind === 'free';
  const some = (): Truth[] =>
    LEAK_VIEWERS.includes(viewer)
      ? persons
      : persons.filter((_, at) => at % Math.ceil(PERSONS / PERSONS_OF_OTHERS) === 0);

  test('learns a number’s owner only if a directory lists it or they open that person [F2-13]', async () => {
    const cookie = viewer.email === null ? null : await logIn(site.url, viewer.email);
    const ask = asker(viewer, cookie);
    const faults: string[] = [];
    let hidden = 0;
    for (const [index, person] of some().entries()) {
      const [phone] = person.phones;
      if (phone === undefined) continue;
      const { status, body } = await ask(byPhone(phone.number));
      expect(status).toBe(200);
      const { owners, formerOwners, isOnRecord } = JSON.parse(body) as CallResponse<'searchPhone'>;
      const isNamed = body.includes(person.id);
      // Nobody is told what number somebody had who has died, unless a directory tells it.
      const mayName = phone.isListed || (viewer.kind === 'bg' && !isDead(person));
      if (isNamed !== mayName) faults.push(`${phone.number} ${isNamed ? 'names' : 'does not name'} ${person.id}`);
      if (isOnRecord && !isNamed) hidden += 1;
      const typed = [phone.number, `1${phone.number}`].join(' ');
      const secrets = secretsOf(person, mayName ? viewer.kind : 'free', typed).filter(({ what }) => what !== OF_AREA);
      // A relative may share the number and be named for that.
      const withoutOthers = JSON.stringify([...owners, ...formerOwners].filter(({ id }) => id === person.id));
      for (const leak of findAll(body, secrets))
        if (!isToldOfOthers(leak) || findAll(withoutOthers, [leak]).length > 0)
          faults.push(`${phone.number} leaks a ${leak.what}`);
      if (index % PAGE_EVERY !== 0) continue;
      const pageOf = () =>
        rawRequest(site.url, paths.phone({ phone: phone.number }), { headers: headersOf(viewer, cookie) });
      const page = await pageOf();
      expect(page.status).toBe(200);
      if (page.body.includes(person.id) !== isNamed) faults.push(`the page of ${phone.number} knows more or less`);
      if (!isNamed && page.body.includes(`>${person.fullName}<`))
        faults.push(`the page of ${phone.number} has the name`);
      if (cookie === null) continue;
      const opens = await openAll(phone.number, cookie);
      const isOpen = (await ask(byPhone(phone.number))).body.includes(person.id);
      if (opens !== (viewer.kind === 'premium' || viewer.kind === 'smb'))
        faults.push(`${phone.number} ${opens ? 'opens' : 'does not open'}`);
      if (isOpen !== (opens ? phone.isListed || !isDead(person) : mayName))
        faults.push(`${phone.number} ${isOpen ? 'names' : 'does not name'} ${person.id} after it was opened`);
      if ((await pageOf()).body.includes(person.id) !== isOpen) faults.push(`the page of ${phone.number} differs`);
    }
    expect(faults.slice(0, 10)).toEqual([]);
    if (isFree) expect(hidden).toBeGreaterThan(0);
  });

  test('learns of an address only its street, or whom they have opened there', async () => {
    const cookie = viewer.email === null ? null : await logIn(site.url, viewer.email);
    const ask = asker(viewer, cookie);
    const faults: string[] = [];
    let found = 0;
    for (const [index, person] of some().entries()) {
      const address = person.addresses[0];
      if (address === undefined) continue;
      const { status, body } = await ask(byAddress(address));
      if (status !== 200) {
        faults.push(`${address.houseNumber} ${address.street} answered ${status}`);
        continue;
      }
      found += 1;
      const answer = JSON.parse(body) as CallResponse<'searchAddress'>;
      const wrong = `${WRONG_NUMBER} ${address.street}`;
      const ofWrong = await ask(byAddress({ ...address, houseNumber: WRONG_NUMBER }));
      const isListed = answer.listed.some(({ id }) => id === person.id);
      if (answer.house === null) {
        if (ofWrong.body !== body) faults.push(`${address.id} tells a right number from a wrong one`);
        if (body.includes(person.id) !== isListed) faults.push(`${address.id} names ${person.id}`);
      } else {
        const told = JSON.stringify(answer.house);
        const isOpen = told.includes(person.id);
        const hasOpened = answer.house.residents.length + answer.house.pastResidents.length > 0;
        const unopened = body.replaceAll(answer.house.address, '');
        if (!hasOpened && ofWrong.body.replaceAll(wrong, '') !== unopened)
          faults.push(`${address.id} tells a right number from a wrong one`);
        if (viewer.kind === 'bg' && !isOpen) faults.push(`${address.id} does not name ${person.id}, who is open`);
      }
      // A person of the house, or on the list of the street, may be named to this viewer, and so may what their line says.
      const typed = `${address.houseNumber} ${address.street} ${address.pnpId ?? ''}`;
      const secrets = secretsOf(person, viewer.kind, answer.house === null ? '' : typed);
      const others = secrets.filter((leak) => !isToldOfOthers(leak));
      for (const leak of findAll(body, others)) faults.push(`${address.id} leaks a ${leak.what}`);
      if (index % PAGE_EVERY !== 0) continue;
      const { city, stateCode, houseNumber, street } = address;
      const follow = async (number: string) => {
        const location = placeText(city, stateCode);
        const path = paths.address({ street: `${number} ${street}`, location, id: address.id });
        const headers = headersOf(viewer, cookie);
        const page = await rawRequest(site.url, path, { headers });
        const { location: target } = page.headers;
        if (target === undefined) return page;
        const { status, body } = await rawRequest(site.url, target, { headers });
        // Links back to the page repeat the number that was asked for.
        const asked = /\?number=.*/.exec(target)?.[0] ?? '';
        return { status, body: asked === '' ? body : body.replaceAll(asked, '') };
      };
      const [page, other] = [await follow(houseNumber), await follow(WRONG_NUMBER)];
      expect([page.status, other.status]).toEqual([200, 200]);
      if (answer.house !== null) continue;
      if (withoutTraces(page.body) !== withoutTraces(other.body))
        faults.push(`the page of ${address.id} differs from that of a wrong number`);
      if (page.body.includes(person.id) !== isListed) faults.push(`the page of ${address.id} has an id`);
      if (address.pnpId !== null && page.body.includes(address.pnpId))
        faults.push(`the page of ${address.id} has the id of its property`);
    }
    expect(faults.slice(0, 10)).toEqual([]);
    expect(found).toBeGreaterThan(some().length / 2);
  });
});

/** No house in the population has it. */
const WRONG_NUMBER = '99999';
/** What differs between any two views of a page. */
const withoutTraces = (html: string): string =>
  html
    .replace(/nonce="[^"]*"/g, '')
    .replace(/[0-9a-f]{16,32}/g, '')
    // The page of a street repeats the number that was asked for.
    .replace(/You looked up [^<]+/g, '');

test('lists and suggestions say no more about anyone than a result line does', async () => {
  const faults: string[] = [];
  let listed = 0;
  for (const person of persons) {
    const home = person.addresses[0];
    const key = directoryKey(person.lastName);
    const asked = [
      query(calls.suggest.path, { q: `${person.firstName} ${person.lastName}`.slice(0, 90), type: 'name' }),
      ...(home === undefined
        ? []
        : [
            buildCallPath(calls.location.path, { location: placeText(home.city, home.stateCode) }),
            buildCallPath(calls.propertySearch.path, { location: placeText(home.city, home.stateCode) }),
          ]),
      ...(key === null ? [] : [buildCallPath(calls.directoryName.path, key)]),
    ];
    for (const path of asked) {
      const caller = path.startsWith(calls.suggest.path) ? 'browser' : 'edge';
      const { status, body } = await askOrigin(site.server, path, { cookie: null, botClass: 'human', caller });
      if (status === 404) continue;
      expect([path, status]).toEqual([path, 200]);
      if (body.includes(person.id)) listed += 1;
      // The ZIP codes of a place are those of the gazetteer, and say nothing of who lives there.
      const told = path.startsWith('/api/locations/') ? body.replace(/"zipCodes":\[[^\]]*\]/, '') : body;
      // A place's properties are listed by street to everybody; that this person lives in one is not revealed.
      const secret = secretsOf(person, 'free', '').filter(
        ({ what }) => what !== 'property id' && what !== 'age of a relative',
      );
      const isNamed = body.includes(person.id);
      for (const leak of findAll(
        told,
        isNamed ? secret : secret.filter(({ what }) => what === 'house number with street'),
      ))
        if (!isToldOfOthers(leak)) faults.push(`${path} leaks a ${leak.what} of ${person.id}: ${leak.sample}`);
    }
  }

  expect(faults.slice(0, 10)).toEqual([]);
  expect(listed).toBeGreaterThan(PERSONS);
});

/** A list shows other people in their own right: that someone with such a name or age exists is no secret. */
const TOLD_OF_OTHERS = ['relative', 'associate', 'name of a relative', 'name of a associate', 'exact age', 'street'];
const isToldOfOthers = ({ what }: Probe): boolean => TOLD_OF_OTHERS.includes(what);

test('removed people disappear from lookups, lists, suggestions and sitemaps', async () => {
  // On every list: at home in a place, with a page that search engines may keep, and the only one suggested by name.
  const isListed = `${isLiving()} AND fill_score >= ${INDEXABLE_FILL_SCORE}
    AND current_place_id IS NOT NULL AND first_name || ' ' || last_name IN (
      SELECT first_name || ' ' || last_name FROM person GROUP BY 1 HAVING COUNT(*) = 1)`;
  const person = truth
    .some(isListed, 100, FIRST_ID_CHARACTER)
    .map((id) => truth.read(id))
    .find(
      ({ phones, addresses: [home], lastName, fullName }) =>
        phones.length > 0 && home?.isCurrent && directoryKey(lastName) !== null && /^[A-Z][a-z]+ /.test(fullName),
    );
  const [phone] = person?.phones ?? [];
  const [home] = person?.addresses ?? [];
  const key = directoryKey(person?.lastName ?? '');
  if (person === undefined || phone === undefined || home === undefined || key === null)
    throw new Error('nobody to remove');
  const smb = await logIn(site.url, 'smb@example.com');
  // Only whom the viewer has opened is named at a number or an address.
  await detailsFromOrigin(site.server, person.id, { cookie: smb, botClass: 'human' });
  const everywhere = async (): Promise<string> => {
    const texts: string[] = [];
    for (const path of [
      byPhone(phone.number),
      byAddress(home),
      buildCallPath(calls.sitemapFile.path, { list: 'people', file: '1' }),
      buildCallPath(calls.sitemapFile.path, { list: 'people', file: '2' }),
      ...(await pagesOf(buildCallPath(calls.directoryName.path, key))),
      ...(await pagesOf(buildCallPath(calls.location.path, { location: placeText(home.city, home.stateCode) }))),
      query(calls.suggest.path, { q: `${person.firstName} ${person.lastName}`, type: 'name' }),
    ]) {
      const caller = path.startsWith(calls.suggest.path) ? 'browser' : 'edge';
      texts.push((await askOrigin(site.server, path, { cookie: smb, botClass: 'human', caller })).body);
    }
    return texts.join('\n');
  };
  expect((await everywhere()).split(person.id).length).toBeGreaterThan(5);
  const restore = await suppress(site.server, person.id);
  try {
    const after = await everywhere();
    expect(after).not.toContain(person.id);
    expect(after).not.toContain(`"${person.fullName}"`);
  } finally {
    await restore();
  }
  expect((await everywhere()).split(person.id).length).toBeGreaterThan(5);

  async function pagesOf(path: string): Promise<string[]> {
    const { body } = await askOrigin(site.server, path, { cookie: null, botClass: 'human' });
    const { pages } = JSON.parse(body) as { pages: number };
    return Array.from({ length: pages }, (_, at) => (at === 0 ? path : `${path}?page=${at + 1}`));
  }
});
