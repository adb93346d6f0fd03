import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PersonPrintPageModel } from '../../client/pages/person-print/person-print-model.ts';
import { courtRunnerCopy } from '../../shared/copy/records/court-runner.ts';
import { PRINT_PARTS } from '../../shared/people/print-parts.ts';
import { recordsOf } from '../../shared/records/record-lists.ts';
import { buildCounts, MAYA, PERSON_ID } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import { buildReport } from '../../tests/fixtures/report.ts';
import { edge, json, modelOf, type OriginAnswers, problemResponse } from '../testing.ts';

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
const SESSION = { cookie: 'session=token' };
const ALL = PRINT_PARTS.join('.');
const CHARGE = 'Title criminalAndTrafficRecords-1';

const counts = buildCounts({
  ...{ criminalTrafficRecords: 2, liens: 3, bankruptcies: 0, foreclosures: 0, judgments: 0 },
  ...{ properties: 0, licensesPermits: 0, evictions: 120 },
});
const report = buildReport({ criminalAndTrafficRecords: 2, liens: 3, evictions: 100 }, { evictions: 'page2' });
const open = buildDetails(MAYA, { lookupType: 'bg', entitlement: 'bg' });
const offense = {
  ...{ offenseTitle: 'Speeding in a school zone', sentence: null, crimeType: null, plea: null },
  ...{ offenseDate: null, bestKnownDate: null },
};
const runner = {
  addresses: [],
  baseProduct: null,
  requests: [
    {
      ...{ status: 'Returned', requestedAt: 1, expectedBy: 2, invoiceId: 'PL-1', total: 46.95 },
      courtRunnerRecords: [
        {
          ...{ countyName: 'Multnomah', stateCode: 'OR', status: 'Returned', returnedAt: 2 },
          payload: { cases: [{ fileDate: null, sourceName: null, offenses: [offense] }] },
        },
      ],
    },
  ],
} as const;

async function print(query: string, more: OriginAnswers = {}) {
  const { get, asked } = edge({ [DETAILS]: json(open), [COUNTS]: json(counts), [RECORDS]: json(report), ...more });
  const response = await get(`${PATH}?view=print${query}`, SESSION);
  const { head, page } = await modelOf(response.clone());
  return { response, head, page: page as PersonPrintPageModel, text: await response.text(), asked };
}
const recordCalls = (asked: readonly Request[]) =>
  asked.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/background'));

describe('the choice of what to print', () => {
  test('comes first for an open report: only what has something, each with its count, and no record', async () => {
    const { response, head, page, text, asked } = await print('');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(head).toMatchObject({ title: 'Maya Ostrowski | Print view', isIndexable: false });
    expect(page).toMatchObject({ backHref: PATH, shows: { step: 'choice', action: PATH, isNothing: false } });
    const options = page.shows.step === 'choice' ? page.shows.options : [];
    // The person of this test has no relatives.
    expect(options.map(({ part }) => part)).toEqual([
      ...['contact', 'addresses', 'criminal', 'publicRecords', 'evictions'],
    ]);
    const sizes = Object.fromEntries(options.map(({ part, count }) => [part, count]));
    // No more evictions than a print has.
    expect(sizes).toMatchObject({ criminal: 2, publicRecords: 3, evictions: 100 });
    expect(recordCalls(asked)).toEqual([]);
    expect(text).not.toContain(CHARGE);
  });

  test('offers every section if nobody could count them', async () => {
    const { page } = await print('', { [COUNTS]: problemResponse(500) });
    const options = page.shows.step === 'choice' ? page.shows.options : [];
    expect(options.filter(({ count }) => count === null).map(({ part }) => part)).toEqual([
      ...['criminal', 'properties', 'publicRecords', 'licenses', 'evictions'],
    ]);
  });

  test.each(['&parts=', '&parts=nothing.else', '&parts=&parts=__proto__'])(
    'comes again and says so if nothing was checked: %s',
    async (query) => {
      const { response, page } = await print(query);
      expect([response.status, page.shows]).toMatchObject([200, { step: 'choice', isNothing: true }]);
    },
  );

  test('offers the results of Court Runner, and no contact of somebody who has died', async () => {
    const dead = { ...open, results: { ...MAYA, isDead: true }, courtRunnerInfo: runner };
    const { page } = await print('', { [DETAILS]: json(dead) });
    const options = page.shows.step === 'choice' ? page.shows.options : [];
    expect(options.find(({ part }) => part === 'contact')).toBeUndefined();
    expect(options.at(-1)).toEqual({ part: 'courtRunner', count: 1 });
  });
});

describe('before criminal records', () => {
  test.each([`&parts=${ALL}`, '&parts=criminal', '&parts=&parts=contact&parts=criminal'])(
    'the warning comes first, without any of them: %s [P4-105]',
    async (query) => {
      const { page, text, asked } = await print(query);
      expect(page.shows.step).toBe('warning');
      expect(recordCalls(asked)).toEqual([]);
      expect(text).not.toContain(CHARGE);
    },
  );

  test('the warning leads to the sheet, back to the choice, and to a sheet without them', async () => {
    const { page } = await print('&parts=licenses.criminal.contact.courtRunner');
    expect(page.shows).toEqual({
      step: 'warning',
      understoodHref: `${PATH}?view=print&parts=contact.criminal.licenses.courtRunner&understood=1`,
      refusedHref: `${PATH}?view=print`,
      withoutHref: `${PATH}?view=print&parts=contact.licenses`,
    });
    const { page: only } = await print('&parts=criminal');
    expect(only.shows).toMatchObject({ step: 'warning', withoutHref: null });
  });

  test('what a Court Runner found counts as such, whether or not the report is open [P4-105]', async () => {
    for (const [details, query, refusedHref] of [
      [{ ...open, courtRunnerInfo: runner }, '&parts=contact.courtRunner', `${PATH}?view=print`],
      [{ ...buildDetails(MAYA), courtRunnerInfo: runner }, '', PATH],
    ] as const) {
      const { page, text } = await print(query, { [DETAILS]: json(details) });
      expect(page.shows).toMatchObject({ step: 'warning', refusedHref });
      expect(text).not.toContain(offense.offenseTitle);
      const { page: confirmed, text: sheet } = await print(`${query}&understood=1`, { [DETAILS]: json(details) });
      expect(confirmed.shows.step).toBe('sheet');
      expect(sheet).toContain(offense.offenseTitle);
    }
    expect(courtRunnerCopy.title).toBe('Court Runner');
  });

  test('a courthouse without a case needs no warning', async () => {
    const [request] = runner.requests;
    const [county] = request.courtRunnerRecords;
    const requests = [{ ...request, courtRunnerRecords: [{ ...county, payload: { cases: [] } }] }];
    const details = { ...open, courtRunnerInfo: { ...runner, requests } };
    expect((await print('&parts=courtRunner', { [DETAILS]: json(details) })).page.shows.step).toBe('sheet');
  });
});

describe('the sheet', () => {
  const sheetOf = ({ page }: { page: PersonPrintPageModel }) => {
    if (page.shows.step !== 'sheet' || page.shows.background === 'missing' || page.shows.background === null)
      throw new Error(`not a sheet with records: ${JSON.stringify(page.shows).slice(0, 80)}`);
    return { ...page.shows, background: page.shows.background };
  };

  test('has what was chosen, through one call if that is everything', async () => {
    const all = await print(`&parts=${ALL}&understood=1`);
    expect(sheetOf(all)).toMatchObject({ parts: PRINT_PARTS, nextHref: null, from: null });
    expect(recordsOf(sheetOf(all).background.records, 'criminalAndTrafficRecords')).toHaveLength(2);
    expect(recordCalls(all.asked).map(({ search }) => search)).toEqual([`?personId=${PERSON_ID}`]);
    expect(all.asked.some(({ url }) => url.includes('/counts'))).toBe(false);
    expect(all.response.headers.get('cache-control')).toBe('private, no-store');
    expect(all.head.isIndexable).toBe(false);
  });

  test('has only the chosen sections, in its own order, and asks for no other', async () => {
    const some = await print('&parts=evictions.people.publicRecords', {
      [RECORDS]: (request) => {
        const group = new URL(request.url).searchParams.get('group');
        return json({ records: group === 'liens' ? { liens: report.records.liens } : {}, next: {} });
      },
    });
    expect(sheetOf(some).parts).toEqual(['people', 'publicRecords', 'evictions']);
    expect(recordsOf(sheetOf(some).background.records, 'liens')).toHaveLength(3);
    const groups = recordCalls(some.asked).map(({ searchParams }) => searchParams.get('group'));
    expect(new Set(groups)).toEqual(new Set(['bankruptcies', 'liens', 'judgments', 'foreclosures', 'evictions']));
    expect(some.text).not.toContain(CHARGE);
  });

  test('asks for no records if none were chosen', async () => {
    const { page, asked } = await print('&parts=contact.addresses');
    expect([page.shows.step, recordCalls(asked)]).toEqual(['sheet', []]);
  });

  test('comes at once for a locked report, without records, and is not cached either', async () => {
    const { get, asked } = edge({ [DETAILS]: json(buildDetails(MAYA)) });
    const response = await get(`${PATH}?view=print`);
    const { page } = await modelOf(response);
    expect(page).toMatchObject({ shows: { step: 'sheet', parts: PRINT_PARTS, background: null } });
    expect(recordCalls(asked)).toEqual([]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('says that records are missing if a page of them is, and loads none for a HEAD request', async () => {
    const { page } = await print('&parts=publicRecords', { [RECORDS]: problemResponse(500) });
    expect(page.shows).toMatchObject({ step: 'sheet', background: 'missing' });
    const { request, asked } = edge({ [DETAILS]: json(open), [COUNTS]: json(counts) });
    for (const query of ['', '&parts=licenses'])
      await request(`${PATH}?view=print${query}`, { method: 'HEAD', headers: SESSION });
    expect(asked.filter(({ url }) => !url.includes('/details'))).toEqual([]);
  });
});
