import { beforeEach, expect, test } from 'vitest';
import { type PersonLateParts, personLatePartsSchema } from '../../../shared/contract/person/late-parts.ts';
import { type PersonDetails, personDetailsSchema } from '../../../shared/contract/person/person.ts';
import { addAccount, addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, addPhone, addPlaces, hidePerson } from '../../../tests/fixtures/people-database.ts';
import { addGroupRecord } from '../../../tests/fixtures/records-database.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { sendInParts } from '../http/in-parts.ts';

/** Person details in two parts: late=true. */

let origin: TestOrigin;
let elise: string;

beforeEach(() => {
  origin = openTestOrigin();
  addPlaces(origin.people);
  elise = addPerson(origin.people, {
    id: 'elise',
    first: 'Elise',
    last: 'Navarro',
    birth: [1980, 4, 2],
    homes: ['portlandOr'],
  });
  addPerson(origin.people, {
    id: 'namesake',
    first: 'Jan',
    last: 'Navarro',
    birth: [1970, 4, 2],
    homes: ['portlandOr'],
  });
  addPhone(origin.people, elise, '5035550101', 'Mobile');
});

async function ask(request: OriginRequest = {}, flags = '') {
  const { status, headers, text } = await origin.call(
    `/api/v4/person/details?personId=${elise}&includeRelated=true&late=true${flags}`,
    request,
  );
  const [first = '', second = ''] = text.split('\n');
  return {
    status,
    tag: headers.get('etag') ?? '',
    type: headers.get('content-type'),
    text,
    details: first === '' ? null : (JSON.parse(first) as PersonDetails),
    late: second === '' ? null : (JSON.parse(second) as PersonLateParts),
  };
}

const known = (tag: string): OriginRequest['headers'] => ({ 'if-none-match': tag });

async function subscriber(): Promise<string> {
  addAccount(origin.accounts, { id: 'subscriber', userType: 'paid', lookupsMax: 2 });
  return `session=${await addSession(origin.accounts, 'subscriber')}`;
}

test('the first line has the details, the second counts and related people', async () => {
  const { status, type, tag, details, late } = await ask();
  expect([status, type]).toEqual([200, 'application/x-ndjson; charset=UTF-8']);
  expect(tag).toMatch(/^"[\w+/]{24}"$/);
  expect(personDetailsSchema.parse(details).relatedPeople).toBe(null);
  expect(personLatePartsSchema.parse(late)).toMatchObject({ counts: { phones: 1 }, background: null });
  expect(late?.related?.lastNameCity.map(({ fn }) => fn)).toEqual(['Jan']);
});

test('neither bots nor stubs get counts, and both get related people', async () => {
  const bot = await ask({ envelope: { botClass: 'other-bot' } });
  const stub = await ask({}, '&stub=true');
  for (const { late } of [bot, stub]) expect([late?.counts, late?.related?.lastNameCity.length]).toEqual([null, 1]);
});

test('an open report comes with its first records', async () => {
  const cookie = await subscriber();
  addGroupRecord(origin.people, elise, 'liens', { id: 'R1' });
  expect((await ask({ cookie })).late?.background).toBe(null);
  addReport(origin.accounts, 'subscriber', elise, Date.now() + 86_400_000);
  expect((await ask({ cookie })).late?.background?.records.liens).toHaveLength(1);
});

test('who has the answer gets a 304 without a body, by the tag as sent or weakened, alone or among others', async () => {
  const { tag } = await ask();
  for (const sent of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const { status, text, tag: again } = await ask({ headers: known(sent) });
    expect([status, text, again]).toEqual([304, '', tag]);
  }
  expect((await ask({ headers: known('"other"') })).status).toBe(200);
});

test('the tag covers both parts and the viewer', async () => {
  const before = await ask();
  const cookie = await subscriber();
  const tags = [before.tag, (await ask({ cookie })).tag, (await ask({ envelope: { botClass: 'other-bot' } })).tag];
  // Only a count changes, in the second part.
  addGroupRecord(origin.people, elise, 'liens', { id: 'R1' });
  const after = await ask({ headers: known(before.tag) });
  expect(after.status).toBe(200);
  expect(after.details).toEqual(before.details);
  expect(new Set([...tags, after.tag]).size).toBe(4);
});

test('a 304 has every effect of a 200: a subscriber who is shown a kept page has used the lookup', async () => {
  const cookie = await subscriber();
  const { tag } = await ask({ cookie });
  const used = async () =>
    (await origin.accounts.prepare('SELECT COUNT(*) AS n FROM lookup').first<{ n: number }>())?.n;
  expect(await used()).toBe(1);
  // As if the period had ended and begun again: the same look costs one more.
  origin.accounts.prepare('DELETE FROM lookup').run();
  expect((await ask({ cookie, headers: known(tag) })).status).toBe(304);
  expect(await used()).toBe(1);
});

test('somebody who was removed is unknown, whatever tag the caller has', async () => {
  const { tag } = await ask();
  hidePerson(origin.people, elise);
  expect((await ask({ headers: known(tag) })).status).toBe(404);
});

test('a part that is not ready is sent when it is, and then the answer has no tag', async () => {
  const late = Promise.withResolvers<string>();
  const response = await sendInParts(new Request('https://origin.example'), '{"first":1}', late.promise);
  expect(response.headers.get('etag')).toBe(null);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('{"first":1}\n');
  late.resolve('{"second":2}');
  expect((await reader?.read())?.value).toBe('{"second":2}\n');
});
