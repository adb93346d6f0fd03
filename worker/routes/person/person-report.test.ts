import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PersonPageModel } from '../../../client/pages/person/person-model.ts';
import type { BackgroundAnswer } from '../../../shared/contract/records/background.ts';
import { recordsOf } from '../../../shared/records/record-lists.ts';
import { buildCounts, MAYA, PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildDetails } from '../../../tests/fixtures/person-page.ts';
import { buildReport } from '../../../tests/fixtures/report.ts';
import { edge, json, modelOf, type OriginAnswers, problemResponse } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const DETAILS = 'GET /api/v4/person/details';
const COUNTS = 'GET /api/person/counts';
const RECORDS = 'GET /api/v4/person/background';
const PATH = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const GOOGLE = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const SESSION = { cookie: 'session=token' };

const open = json(buildDetails(MAYA, { lookupType: 'bg', entitlement: 'bg' }));
const answers = (more: OriginAnswers = {}): OriginAnswers => ({
  [DETAILS]: open,
  [COUNTS]: json(buildCounts()),
  [RECORDS]: json(buildReport({ liens: 3, judgments: 3, evictions: 2 }, { liens: 'page2' })),
  ...more,
});
async function pageOf(response: Response): Promise<PersonPageModel> {
  return (await modelOf(response)).page as PersonPageModel;
}
const recordCalls = (asked: readonly Request[]) =>
  asked.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/background'));

describe('the page of an open report', () => {
  test('has the first records and its counts, through one call for as many as a section shows', async () => {
    const { get, asked } = edge(answers());
    const page = await pageOf(await get(PATH, SESSION));
    const background = page.background as BackgroundAnswer;
    expect(recordsOf(background.records, 'liens')).toHaveLength(3);
    expect(recordsOf(background.records, 'judgments')).toEqual([]);
    expect(background.next).toEqual({ liens: 'page2', judgments: '' });
    expect(page.counts).toEqual(buildCounts());
    expect(recordCalls(asked).map(({ search }) => search)).toEqual([`?personId=${PERSON_ID}&limit=3`]);
  });

  test('works without records that do not arrive, and says that they are missing', async () => {
    const { get } = edge(answers({ [RECORDS]: problemResponse(403) }));
    const response = await get(PATH, SESSION);
    expect([response.status, (await pageOf(response)).background]).toEqual([200, 'missing']);
  });

  test('requests no records for a locked report, a bot, a HEAD request or a stub', async () => {
    const locked = edge(answers({ [DETAILS]: json(buildDetails(MAYA)) }));
    expect(await pageOf(await locked.get(PATH, SESSION))).toMatchObject({ background: null, counts: 'late' });
    const { get, request, asked } = edge(answers(), { TRUST_BOT_USER_AGENT: 'true' });
    expect(await pageOf(await get(PATH, GOOGLE))).toMatchObject({ background: null });
    expect(await pageOf(await get(`${PATH}?stub=true`, SESSION))).toMatchObject({ background: null });
    await request(PATH, { method: 'HEAD', headers: SESSION });
    expect([...recordCalls(locked.asked), ...recordCalls(asked)]).toEqual([]);
  });
});

/** Pages of 100 liens, for this total. */
function pagesOf(total: number) {
  return (request: Request) => {
    const from = Number(new URL(request.url).searchParams.get('after') ?? 0);
    const to = Math.min(total, from + 100);
    const { records } = buildReport({ liens: to });
    const liens = (records.liens ?? []).slice(from);
    return json({ records: { liens }, next: to < total ? { liens: String(to) } : {} });
  };
}

describe('all records', () => {
  test('arrive with full=1, page after page', async () => {
    const { get, asked } = edge(answers({ [RECORDS]: pagesOf(250) }));
    const { background } = await pageOf(await get(`${PATH}?full=1`, SESSION));
    const { records, next } = background as BackgroundAnswer;
    expect(new Set(records.liens?.map(({ id }) => id)).size).toBe(250);
    expect([next, recordCalls(asked).length]).toEqual([{}, 3]);
  });

  test('end at a thousand, and show that there are more', async () => {
    const { get, asked } = edge(answers({ [RECORDS]: pagesOf(5_000) }));
    const { background } = await pageOf(await get(`${PATH}?full=1`, SESSION));
    const { records, next } = background as BackgroundAnswer;
    expect(records.liens).toHaveLength(1_000);
    expect([Object.keys(next), recordCalls(asked).length]).toEqual([['liens'], 10]);
  });

  test('are all missing if one page of them is', async () => {
    const failing = (request: Request) =>
      request.url.includes('after=') ? problemResponse(500) : pagesOf(250)(request);
    const { get } = edge(answers({ [RECORDS]: failing }));
    expect((await pageOf(await get(`${PATH}?full=1`, SESSION))).background).toBe('missing');
  });

  test('are missing, and no longer requested, if each page of them is slow', async () => {
    let waited = 0;
    const start = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => start + waited);
    const dripping = (request: Request) => {
      waited += 4_000;
      return pagesOf(1_000)(request);
    };
    const { get, asked } = edge(answers({ [RECORDS]: dripping }));
    expect((await pageOf(await get(`${PATH}?full=1`, SESSION))).background).toBe('missing');
    expect(recordCalls(asked)).toHaveLength(2);
  });
});
