import { describe, expect, test, vi } from 'vitest';
import type { PersonPrintPageModel } from '../../client/pages/person-print/person-print-model.ts';
import type { RecordGroup } from '../../shared/contract/records/background.ts';
import { arrangeLists, listRecords } from '../../shared/records/record-lists.ts';
import { RECORD_GROUPS } from '../../shared/records/record-reference.ts';
import { MAYA, PERSON_ID } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import { buildReport } from '../../tests/fixtures/report.ts';
import { edge, json, modelOf } from '../testing.ts';

const PATH = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const PAGE = 100;

/** An origin whose report has lists of these sizes, in pages of 100. */
function origin(sizes: { readonly [G in RecordGroup]?: number }, onCall = () => {}) {
  const whole = new Map(
    RECORD_GROUPS.map((group) => [group, listRecords(buildReport({ [group]: sizes[group] ?? 0 }).records, [group])]),
  );
  const answer = (request: Request) => {
    onCall();
    const { searchParams } = new URL(request.url);
    const group = searchParams.get('group');
    const start = Number(searchParams.get('after') ?? 0);
    const groups = RECORD_GROUPS.filter((name) => group === null || name === group);
    const lists = groups.map((name) => [
      name,
      whole
        .get(name)
        ?.slice(start, start + PAGE)
        .map((one) => one.record),
    ]);
    const next = groups
      .filter((name) => (whole.get(name)?.length ?? 0) > start + PAGE)
      .map((name) => [name, String(start + PAGE)]);
    return json({ records: arrangeLists(Object.fromEntries(lists)), next: Object.fromEntries(next) });
  };
  const details = json(buildDetails(MAYA, { lookupType: 'bg', entitlement: 'bg' }));
  return edge({ 'GET /api/v4/person/details': details, 'GET /api/v4/person/background': answer });
}

async function sheetAt(get: (path: string) => Promise<Response>, path: string) {
  const page = (await modelOf(await get(path))).page as PersonPrintPageModel;
  if (page.shows.step !== 'sheet') throw new Error(`no sheet at ${path}`);
  const { background, nextHref, from } = page.shows;
  if (background === null) throw new Error('a locked report');
  return { nextHref, from, background };
}

/** Every print of a report, the ids of its records in order. */
async function printAll(get: (path: string) => Promise<Response>, path: string): Promise<string[][]> {
  const prints: string[][] = [];
  for (let at: string | null = path; at !== null; ) {
    const { background, nextHref } = await sheetAt(get, at);
    if (background === 'missing') throw new Error('missing');
    prints.push(listRecords(background.records, RECORD_GROUPS).map(({ record }) => record.id));
    at = nextHref;
  }
  return prints;
}

describe('a report of 5,000 records', () => {
  const sizes = { criminalAndTrafficRecords: 1_050, liens: 3_750, judgments: 200 };
  const every = listRecords(buildReport(sizes).records, RECORD_GROUPS).map(({ record }) => record.id);

  test('is printed in parts of at most 1,000 records, and each record is in one of them', async () => {
    const { get } = origin(sizes);
    const prints = await printAll(get, `${PATH}?view=print&parts=criminal.publicRecords&understood=1`);
    expect(prints.length).toBeGreaterThan(4);
    for (const ids of prints) expect(ids.length).toBeLessThanOrEqual(1_000);
    expect(prints.flat()).toEqual(every);
  });

  test('keeps its numbers from part to part, and the warning comes before each [P4-105]', async () => {
    const { get } = origin(sizes);
    const { nextHref } = await sheetAt(get, `${PATH}?view=print&parts=criminal.publicRecords&understood=1`);
    expect(nextHref).toBe(
      `${PATH}?view=print&parts=criminal.publicRecords&from=criminalAndTrafficRecords.1000.1000&understood=1`,
    );
    const { from } = await sheetAt(get, nextHref ?? '');
    expect(from).toEqual({ group: 'criminalAndTrafficRecords', done: 1_000, after: '1000' });
    const warned = (await modelOf(await get((nextHref ?? '').replace('&understood=1', '')))).page;
    expect(warned).toMatchObject({ shows: { step: 'warning', understoodHref: nextHref } });
  });

  test('counts the records of a section from list to list', async () => {
    const { get } = origin({ bankruptcies: 950, liens: 120 });
    const { nextHref, background } = await sheetAt(get, `${PATH}?view=print&parts=publicRecords.evictions`);
    // What is on the next print is not called empty on this one.
    expect(background).toMatchObject({ next: { liens: '', judgments: '', evictions: '' } });
    expect(new URL(nextHref ?? '', 'https://x').searchParams.get('from')).toBe('liens.950.');
    const rest = await sheetAt(get, nextHref ?? '');
    expect(rest).toMatchObject({ nextHref: null, from: { group: 'liens', done: 950 } });
  });
});

test('a sheet has no more evictions than their section, and knows that there are more (P9-026)', async () => {
  const { get, asked } = origin({ evictions: 250 });
  const { background, nextHref } = await sheetAt(get, `${PATH}?view=print&parts=evictions`);
  expect([background, nextHref]).toMatchObject([{ next: { evictions: '100' } }, null]);
  expect(asked.filter(({ url }) => url.includes('/background'))).toHaveLength(1);
});

test('records that take too long are missing, and no longer asked for', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let waited = 0;
  const start = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => start + waited);
  const { get, asked } = origin({ liens: 900 }, () => {
    waited += 4_000;
  });
  expect((await sheetAt(get, `${PATH}?view=print&parts=publicRecords`)).background).toBe('missing');
  expect(asked.filter(({ url }) => url.includes('after=')).length).toBeLessThan(2);
  vi.restoreAllMocks();
});

test.each(['nonsense', 'liens', 'liens.x.1', 'nothing.5.a', 'criminalAndTrafficRecords.5.a', ''])(
  'a beginning that is none of the chosen lists counts as the beginning: %s',
  async (from) => {
    const { get } = origin({ liens: 3 });
    const { background, ...sheet } = await sheetAt(get, `${PATH}?view=print&parts=publicRecords&from=${from}`);
    expect(sheet.from).toBeNull();
    expect(background === 'missing' ? [] : listRecords(background.records, ['liens'])).toHaveLength(3);
  },
);
