import { afterAll, beforeAll, expect, test } from 'vitest';
import { PURGE_SIGNATURE, signPurge } from '../../shared/contract/transport/purge-signature.ts';
import { paths } from '../../shared/urls/paths.ts';
import { endSuppression, suppressPerson } from '../../worker/origin/suppression/suppress-person.ts';
import { askOrigin, detailsFromOrigin, hideFields, logIn, originDatabase, suppress } from '../support/callers.ts';
import { isLiving } from '../support/living.ts';
import { closeRawConnections, rawRequest } from '../support/raw-http.ts';
import { startTestServer, TEST_SECRET } from '../support/test-server.ts';
import { openTruth, type Truth } from '../support/truth.ts';

const HUMAN = { 'user-agent': 'Mozilla/5.0 Chrome/156.0 Safari/537.36' };

const ASKED = { cookie: null, botClass: 'human' } as const;

let site: Awaited<ReturnType<typeof startTestServer>>;
let person: Truth;
let relative: Truth;

beforeAll(async () => {
  site = await startTestServer();
  const truth = openTruth(site.databases.peopleFile);
  // A namesake would be on the same pages, and the lists of a big city or a common last name are too long to read.
  const isAlone = 'full_name IN (SELECT full_name FROM person GROUP BY full_name HAVING COUNT(*) = 1)';
  const isInShortLists = `last_name IN (SELECT last_name FROM person GROUP BY last_name HAVING COUNT(*) BETWEEN 2 AND 200)
    AND current_place_id IN (SELECT place_id FROM place_count WHERE people BETWEEN 2 AND 200)`;
  const found = truth
    .some(`${isLiving()} AND ${isAlone} AND ${isInShortLists} AND last_name NOT GLOB '*[^A-Za-z]*'`, 300)
    .map((id) => truth.read(id))
    .find(
      ({ relatives, phones, addresses }) =>
        relatives.length > 2 && phones.length > 1 && addresses.length > 2 && addresses[0]?.isCurrent === true,
    );
  if (found === undefined) throw new Error('nobody with relatives, phones and addresses');
  person = found;
  relative = truth.read(found.relatives[0]?.id ?? '');
  truth.close();
});
afterAll(async () => {
  closeRawConnections();
  await site.server.dispose();
});

const html = async (path: string, cookie = ''): Promise<string> =>
  (await rawRequest(site.url, path, { headers: { ...HUMAN, cookie } })).body;
/** How a page names somebody: in its text, and in its data blocks. */
const namings = ({ fullName }: Truth): string[] => [`>${fullName}<`, `"${fullName}"`];
const pageOf = ({ id, fullName }: Truth): string => paths.person({ name: fullName, city: null, stateCode: null, id });
const searchFor = async (name: string): Promise<{ total: number; results: { id: string; relatives: string[] }[] }> =>
  JSON.parse(await html(`/api/search/people?${new URLSearchParams({ name })}`));

test('a suppressed person is gone from search, totals, counts and relatives’ pages, for everybody', async () => {
  const smb = await logIn(site.url, 'smb@example.com');
  const before = await searchFor(person.fullName);
  expect(await html(pageOf(relative), smb)).toContain(person.id);
  const restore = await suppress(site.server, person.id);
  try {
    const after = await searchFor(person.fullName);
    expect(after.total).toBe(before.total - 1);
    for (const cookie of ['', smb]) {
      const page = await html(pageOf(relative), cookie);
      expect(page).toContain(relative.fullName);
      expect(page).not.toContain(person.id);
      for (const named of namings(person)) expect(page).not.toContain(named);
    }
    const ofRelative = (await searchFor(relative.fullName)).results.find(({ id }) => id === relative.id);
    expect(ofRelative?.relatives ?? []).not.toContain(person.fullName);
    expect((await rawRequest(site.url, `/api/person/counts?personId=${person.id}`, { headers: HUMAN })).status).toBe(
      204,
    );
    expect((await detailsFromOrigin(site.server, person.id, { cookie: smb, botClass: 'human' })).status).toBe(404);
  } finally {
    await restore();
  }
  expect((await searchFor(person.fullName)).total).toBe(before.total);
});

test('a kept page of a relative names nobody who was removed since: the origin has another answer, and the page goes', async () => {
  const details = `/api/v4/person/details?personId=${relative.id}&includeRelated=true&late=true`;
  const view = async () => {
    const { entityTag } = await askOrigin(site.server, details, ASKED);
    return { body: await html(pageOf(relative)), entityTag };
  };
  // The first view is only noted, the second one is kept, and the third one is shown what was kept.
  const before = [await view(), await view(), await view()];
  expect(before[2]?.body).toContain(person.id);
  expect(before[2]?.entityTag).toBe(before[1]?.entityTag);
  const [ACCOUNTS, PEOPLE] = await Promise.all([
    originDatabase(site.server, 'ACCOUNTS'),
    originDatabase(site.server, 'PEOPLE'),
  ]);
  const env = { ACCOUNTS, PEOPLE } as unknown as Parameters<typeof suppressPerson>[0];
  const asked = { personId: person.id, what: ['page'], source: 'opt-out', reference: 'kept' } as const;
  expect(await suppressPerson(env, asked, Date.now())).toBe('done');
  try {
    const after = await view();
    expect(after.entityTag).not.toBe(before[2]?.entityTag);
    expect(after.body).toContain(relative.fullName);
    for (const gone of [person.id, ...namings(person)]) expect(after.body).not.toContain(gone);
  } finally {
    await endSuppression(env, 'kept', Date.now());
  }
  expect((await view()).body).toContain(person.id);
});

test('a purge that the origin signed is answered, and nobody else’s is', async () => {
  const purge = async (headers: Record<string, string>) =>
    rawRequest(site.url, '/internal/purge', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ tags: [person.id] }),
    });
  const signature = await signPurge([TEST_SECRET], JSON.stringify({ tags: [person.id] }), Date.now());
  expect((await purge({ [PURGE_SIGNATURE]: signature })).body).toBe('{"done":true}');
  expect((await purge({})).status).toBe(403);
});

test('a suppressed person is gone from the lists of their last name and city, and from their counts', async () => {
  const { lastName, addresses } = person;
  const location = `${addresses[0]?.city}, ${addresses[0]?.stateCode}`;
  const lists = [
    (page: number) => paths.directoryName({ lastName, page }),
    (page: number) => paths.whitePages({ location, page }),
  ];
  const namedOn = async (listAt: (page: number) => string): Promise<string | undefined> => {
    for (let page = 1; page <= 9; page += 1) {
      const path = listAt(page);
      if ((await html(path)).includes(person.id)) return path;
    }
    return undefined;
  };
  const found = await Promise.all(lists.map(namedOn));
  expect(found).not.toContain(undefined);
  const countOn = async (path: string) =>
    Number(/([\d,]+) (?:people|person)\b/.exec(await html(path))?.[1]?.replace(',', '') ?? 0);
  const before = await Promise.all(found.map((path) => countOn(path ?? '')));
  const restore = await suppress(site.server, person.id);
  try {
    for (const [at, path] of found.entries()) {
      expect(await html(path ?? '')).not.toContain(person.id);
      expect(await countOn(path ?? '')).toBe((before[at] ?? 0) - 1);
    }
  } finally {
    await restore();
  }
});

test('a suppressed person is gone from answers that were kept before, and from numbers with open digits', async () => {
  const people = await originDatabase(site.server, 'PEOPLE');
  const keptRows = async (sql: string, key: string): Promise<number> =>
    (await people.prepare(`SELECT COUNT(*) AS kept FROM ${sql} = ?`).bind(key).first<{ kept: number }>())?.kept ?? 0;
  const relatedOf = async (id: string) => {
    // Only whoever opened the page may ask.
    await detailsFromOrigin(site.server, id, ASKED);
    return (await askOrigin(site.server, `/api/person/related?personId=${id}`, ASKED)).body;
  };
  // A line of the household is found through its other members too, and only listed landlines by a part of the number.
  const listed = await people
    .prepare(
      `SELECT p.id, f.number FROM phone f JOIN person p ON p.id = f.person_id
       WHERE f.is_listed = 1 AND f.line_type = 'Landline' AND ${isLiving('p')} AND NOT EXISTS (
         SELECT 1 FROM phone o WHERE o.number = f.number AND o.person_id <> p.id)
       LIMIT 1`,
    )
    .first<{ id: string; number: string }>();
  if (listed === null) throw new Error('nobody has a listed number of their own');
  /** Somebody on the first page of a search for a common first name, with related people. */
  const findKept = async () => {
    const { results: words } = await people
      .prepare("SELECT word FROM name_word WHERE kind = 'first' ORDER BY people DESC, word LIMIT 10")
      .all<{ word: string }>();
    for (const { word } of words) {
      const before = await searchFor(word);
      for (const found of before.results) {
        const other = /"id":"(P\w{15})"/.exec(await relatedOf(found.id))?.[1];
        if (other !== undefined) return { word, before, found, other };
      }
    }
    throw new Error('nobody of a common first name has related people');
  };

  const { word, before, found, other } = await findKept();
  await expect.poll(() => keptRows('name_list WHERE filling IS NULL AND words', word)).toBe(1);
  await expect.poll(() => keptRows('related_people WHERE person_id', found.id)).toBe(1);
  expect(await relatedOf(found.id)).toContain(other);

  const fitting = async () => html(`/api/search/phone?phone=1${listed.number.slice(0, -1)}X`);
  expect(await fitting()).toContain(`"1${listed.number}"`);
  const hidden = new Set([found.id, other, listed.id]);
  const restores = await Promise.all([...hidden].map((id) => suppress(site.server, id)));
  try {
    const after = await searchFor(word);
    expect(after.total).toBeLessThan(before.total);
    expect(after.results.map(({ id }) => id)).not.toContain(found.id);
    expect(await fitting()).not.toContain(`"1${listed.number}"`);
    await restores[0]?.();
    expect(await relatedOf(found.id)).not.toContain(other);
  } finally {
    for (const restore of restores) await restore();
  }
  expect((await searchFor(word)).total).toBe(before.total);
  expect(await fitting()).toContain(`"1${listed.number}"`);
});

test('a hidden address and a hidden phone are shown to nobody; the rest of the person stays [F3-11]', async () => {
  const address = person.addresses[0];
  const phone = person.phones[0];
  if (address === undefined || phone === undefined) throw new Error('nothing to hide');
  const fields = { personId: person.id, addressId: address.id, phone: phone.number };
  const cookie = await logIn(site.url, 'smb@example.com');
  const line1 = `${address.houseNumber} ${address.street}`;
  expect(await html(pageOf(person), cookie)).toContain(line1);
  await hideFields(site.server, fields, Date.now());
  try {
    const page = await html(pageOf(person), cookie);
    expect(page).toContain(person.fullName);
    expect(page).not.toContain(line1);
    expect(page).not.toContain(`1${phone.number}`);
  } finally {
    await hideFields(site.server, fields, null);
  }
});
