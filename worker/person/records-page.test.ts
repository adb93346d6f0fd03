import { describe, expect, test } from 'vitest';
import type { RecordListAnswer } from '../../shared/contract/records/record-list.ts';
import { NO_FILTER } from '../../shared/records/record-filter.ts';
import { buildCounts, MAYA, PERSON_ID } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import { buildReport } from '../../tests/fixtures/report.ts';
import { edge, json, modelOf, type OriginAnswers, problemResponse } from '../testing.ts';

const PATH = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const LIST = `${PATH}?view=records`;
const CALL = '/api/v4/person/records';
const open = buildDetails(MAYA, { lookupType: 'bg', entitlement: 'bg' });

/** A report of 60 liens, of which the first page came. */
const ANSWER: RecordListAnswer = {
  records: buildReport({ liens: 25 }).records,
  total: 60,
  facets: { kinds: [{ value: 'liens', count: 60 }], years: [], counties: [], outcomes: [] },
  place: null,
};
const answers = (list: Response, details = open): OriginAnswers => ({
  'GET /api/v4/person/details': json(details),
  'GET /api/person/counts': json(buildCounts()),
  [`GET ${CALL}`]: list,
});
const asks = (asked: readonly Request[]) =>
  asked
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname === CALL)
    .map(({ search }) => search);

describe('the list of a report’s records', () => {
  test('is made from one page of them, for their owner only, and is neither cached nor indexed', async () => {
    const { get, asked } = edge(answers(json(ANSWER)));
    const response = await get(LIST);
    const { head, page } = await modelOf(response);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(head).toMatchObject({ isIndexable: false, canonical: null });
    expect(head.title).toMatch(/^Records of Maya Ostrowski/);
    expect(page).toMatchObject({ kind: 'person-records', filter: NO_FILTER, page: 1, list: { total: 60 } });
    expect(asks(asked)).toEqual([`?personId=${PERSON_ID}&page=1`]);
  });

  test('passes its filters and its page on', async () => {
    const { get, asked } = edge(answers(json(ANSWER)));
    const query = 'kind=publicRecords&year=2019&county=Multnomah+County%2C+OR&outcome=released&page=2';
    const { page } = await modelOf(await get(`${LIST}&${query}`));
    const filter = { kind: 'publicRecords', year: 2019, county: 'Multnomah County, OR', outcome: 'released' };
    expect(page).toMatchObject({ filter, page: 2 });
    expect(asks(asked)).toEqual([`?personId=${PERSON_ID}&${query}`]);
  });

  test.each([
    'kind=secrets',
    'kind=__proto__',
    'year=20191',
    'year=-1',
    'outcome=hanged',
    `county=${'x'.repeat(81)}`,
    'page=0',
    'page=1e3',
    'page=12345',
    'kind=&year=&county=&outcome=&page=',
  ])('takes what is no filter as none: %s', async (query) => {
    const { get, asked } = edge(answers(json(ANSWER)));
    const response = await get(`${LIST}&${query}`);
    expect([response.status, (await modelOf(response)).page]).toMatchObject([200, { filter: NO_FILTER, page: 1 }]);
    expect(asks(asked)).toEqual([`?personId=${PERSON_ID}&page=1`]);
  });

  test('leads from a page behind the last one to the last, with its filter', async () => {
    const list = json({ ...ANSWER, records: {} });
    const beyond = await edge(answers(list)).get(`${LIST}&kind=liens&page=9`);
    expect([beyond.status, beyond.headers.get('location')]).toEqual([303, `${LIST}&kind=liens&page=3`]);
    const last = await edge(answers(list)).get(`${LIST}&kind=liens&page=3`);
    expect(last.status).toBe(200);

    const nothing = json({ ...ANSWER, records: {}, total: 0 });
    const none = await edge(answers(nothing)).get(`${LIST}&kind=liens&page=2`);
    expect([none.status, none.headers.get('location')]).toEqual([303, `${LIST}&kind=liens`]);
  });

  test('redirects visitors without the report to the person, even if it closed a moment ago', async () => {
    const { get, asked } = edge(answers(json(ANSWER), buildDetails(MAYA)));
    const closed = await get(LIST);
    expect([closed.status, closed.headers.get('location')]).toEqual([303, PATH]);
    expect(asks(asked)).toEqual([]);

    const ended = await edge(answers(problemResponse(403))).get(LIST);
    expect([ended.status, ended.headers.get('location')]).toEqual([303, PATH]);
  });

  test('fails as a page if the records do not come, and is never shown without them', async () => {
    const response = await edge(answers(problemResponse(503))).get(LIST);
    expect(response.status).toBe(404);
    expect((await modelOf(response)).page).toMatchObject({ kind: 'error' });
  });

  test('gives way to a record that is asked for with it', async () => {
    const { get, asked } = edge(answers(json(ANSWER)));
    await get(`${LIST}&record=liens.R1`);
    expect(asks(asked).filter((search) => !search.includes('record='))).toEqual([]);
  });
});
