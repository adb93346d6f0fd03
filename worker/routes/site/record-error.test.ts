import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { MAYA, PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildDetails } from '../../../tests/fixtures/person-page.ts';
import { sampleRecord } from '../../../tests/fixtures/records.ts';
import { edge, FORM_HEADERS, json, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const SEND = 'POST /api/record-error';
const RECORDS = 'GET /api/v4/person/records';
const PAGE = `/records/report-error?wpId=${PERSON_ID}&record=liens.R1`;
const SESSION = { cookie: `session=${'s'.repeat(43)}` };
const PERSON = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const REFERENCE = 'E-7K2M4Q9XAB';
const NO_FACETS = { kinds: [], years: [], counties: [], outcomes: [] };
const found = {
  records: { liens: [{ ...sampleRecord('liens'), id: 'R1' }] },
  total: 1,
  facets: NO_FACETS,
  place: null,
};

const site = (more: OriginAnswers = {}) =>
  edge({
    'GET /api/user': json(buildUserAnswer()),
    'GET /api/v4/person/details': json(buildDetails(MAYA)),
    [RECORDS]: json(found),
    [SEND]: json({ state: 'reported', reference: REFERENCE }),
    ...more,
  });
const post = (from: ReturnType<typeof edge>, fields: Record<string, string>, headers: object = SESSION) =>
  from.request(PAGE, {
    method: 'POST',
    headers: { ...FORM_HEADERS, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const sentTo = ({ asked }: ReturnType<typeof edge>) => asked.filter(({ url }) => url.endsWith('/api/record-error'));

describe('the form that reports an error in a record', () => {
  test('names the record and the person, is neither cached nor indexed, and uses no lookup', async () => {
    const from = site();
    const response = await from.get(PAGE, SESSION);
    const { page, head } = await modelOf(response);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(head).toMatchObject({ isIndexable: false, canonical: null });
    expect(page).toMatchObject({
      kind: 'record-error',
      name: 'Maya Ostrowski',
      title: 'Example Revenue Office',
      backHref: `${PERSON}?record=liens.R1`,
      view: { state: 'form', chosen: null, text: '', errors: {}, problem: null },
    });
    expect(from.asked.find(({ url }) => url.includes('/person/details'))?.url).toContain('stub=true');
  });

  test('sends what was chosen, and leads to a page that says so, which a reload does not send again', async () => {
    const from = site();
    const response = await post(from, { kind: 'sealed', text: ' Sealed\r\nin 2019. ' });
    expect(response.status).toBe(303);
    expect(await sentTo(from)[0]?.clone().json()).toEqual({
      personId: PERSON_ID,
      record: 'liens.R1',
      kind: 'sealed',
      text: 'Sealed\nin 2019.',
    });
    const next = response.headers.get('location') ?? '';
    const { page } = await modelOf(await from.get(next, SESSION));
    expect(page).toMatchObject({ view: { state: 'sent', reference: REFERENCE, isBefore: false } });
    expect(sentTo(from)).toHaveLength(1);
  });

  test('says that an earlier report stands', async () => {
    const from = site({ [SEND]: json({ state: 'before', reference: REFERENCE }) });
    const { headers } = await post(from, { kind: 'other' });
    const { page } = await modelOf(await from.get(headers.get('location') ?? '', SESSION));
    expect(page).toMatchObject({ view: { state: 'sent', isBefore: true } });
  });

  test('shows errors beside their fields and loses nothing of what was typed', async () => {
    const from = site();
    const wrong = await post(from, { kind: 'revenge', text: 'Please look' });
    expect(wrong.status).toBe(400);
    expect((await modelOf(wrong)).page).toMatchObject({
      view: { state: 'form', text: 'Please look', errors: { kind: 'Please choose what is wrong.' } },
    });
    const long = await modelOf(await post(from, { kind: 'other', text: 'x'.repeat(2_001) }));
    expect(long.page).toMatchObject({ view: { errors: { text: 'Please use fewer than 2,001 characters.' } } });
    expect(sentTo(from)).toEqual([]);
  });

  test.each([
    [429, 429, /tomorrow/],
    [500, 503, /Nothing is lost/],
  ])('keeps what was typed if the origin answers %i', async (answered, status, words) => {
    const from = site({ [SEND]: problemResponse(answered) });
    const response = await post(from, { kind: 'other', text: 'Please look' });
    expect(response.status).toBe(status);
    expect((await modelOf(response)).page).toMatchObject({
      view: { state: 'form', chosen: 'other', text: 'Please look', problem: expect.stringMatching(words) },
    });
  });

  test('leads logged-out readers to the log-in and back, and readers without the report to the person', async () => {
    const out = await site().get(PAGE);
    expect(out.status).toBe(303);
    const back = new URL(out.headers.get('location') ?? '', 'https://x.example').searchParams.get('redirect') ?? '';
    expect(Object.fromEntries(new URL(back, 'https://x.example').searchParams)).toEqual({
      wpId: PERSON_ID,
      record: 'liens.R1',
    });
    const locked = await site({ [RECORDS]: problemResponse(403) }).get(PAGE, SESSION);
    expect([locked.status, locked.headers.get('location')]).toEqual([303, PERSON]);
  });

  test.each([PAGE.replace('liens.R1', 'liens'), PAGE.replace(PERSON_ID, 'nobody'), '/records/report-error'])(
    'is a 404 for an address that names no record: %s',
    async (path) => {
      const response = await site().get(path, SESSION);
      expect(response.status).toBe(404);
      expect((await modelOf(response)).page).toMatchObject({
        help: { title: 'This record is not part of the report.' },
      });
    },
  );

  test('is a 404 for a record that the report does not have', async () => {
    expect((await site({ [RECORDS]: problemResponse(404) }).get(PAGE, SESSION)).status).toBe(404);
  });
});
