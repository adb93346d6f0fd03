import { beforeEach, describe, expect, it } from 'vitest';
import { RECORD_SHAPES, type RecordGroup } from '../../../shared/contract/records/background.ts';
import { RECORD_LIST_PAGE_SIZE } from '../../../shared/contract/records/record-list.ts';
import { RECORD_GROUPS } from '../../../shared/records/record-reference.ts';
import {
  addDatedOwnership,
  addFullProperty,
  addGroupRecord,
  rewriteRecords,
  STORED_GROUPS,
} from '../../../tests/fixtures/records-database.ts';
import {
  askList,
  LANE,
  type ListQuery,
  loadList,
  nameCounties,
  referencesIn,
} from '../../../tests/support/record-list.ts';
import { addOneOfEach, listOf, openReportOrigin, type ReportOrigin } from '../../../tests/support/report-origin.ts';

let report: ReportOrigin;

beforeEach(async () => {
  report = await openReportOrigin();
  nameCounties(report);
});

/** Gives Elise liens that were filed one after another. */
function addLiens(count: number): void {
  for (let at = 0; at < count; at++)
    addGroupRecord(report.db, report.elise, 'liens', {
      id: `R${String(at).padStart(4, '0')}`,
      filed: at % 7 === 0 ? null : `20${String(at % 20).padStart(2, '0')}-0${1 + (at % 9)}-1${at % 9}`,
    });
}

describe('a page', () => {
  it('has the records in the order of the whole report, and every field of each', async () => {
    addOneOfEach(report);
    const list = await loadList(report);
    const whole = await report.load();
    expect(referencesIn(list)).toEqual(referencesIn(whole));
    expect(list.records).toEqual(whole.records);
    expect(list).toMatchObject({ total: 12, place: null });
    expect(list.facets.kinds).toEqual(RECORD_GROUPS.map((value) => ({ value, count: 1 })));
  });

  it('leaves out the lists without a record on it', async () => {
    addLiens(1);
    expect((await loadList(report)).records).toMatchObject({ liens: [{ id: 'R0000' }] });
    expect(Object.keys((await loadList(report)).records)).toEqual(['liens']);
    expect(await loadList(report, { kind: 'evictions' })).toMatchObject({ records: {}, total: 0 });
  });

  it('after page gives every record that matches once, in the order of the report', async () => {
    addLiens(60);
    addOneOfEach(report);
    for (const query of [{}, { kind: 'liens' }, { kind: 'publicRecords' }, { outcome: 'released' }] as ListQuery[]) {
      const { total } = await loadList(report, query);
      const pages: string[] = [];
      for (let page = 1; page <= Math.ceil(total / RECORD_LIST_PAGE_SIZE); page++) {
        const found = referencesIn(await loadList(report, { ...query, page: String(page) }));
        expect(found.length).toBeLessThanOrEqual(RECORD_LIST_PAGE_SIZE);
        pages.push(...found);
      }
      expect(pages).toHaveLength(total);
      const whole = referencesIn(await report.load());
      expect(pages).toEqual(whole.filter((reference) => pages.includes(reference)));
    }
    expect((await loadList(report)).total).toBe(72);
    expect((await loadList(report, { kind: 'publicRecords' })).total).toBe(64);
  });

  it('of properties goes by the month they were acquired, unknown last, current before past', async () => {
    for (const [at, since] of ['2003-07', null, '2019-01', '2003-07'].entries()) {
      addFullProperty(report.db, `p${at}x`, 'eugene');
      addDatedOwnership(report.db, report.elise, `p${at}x`, { isCurrent: at !== 2, since });
    }
    const whole = await report.load();
    expect(referencesIn(await loadList(report))).toEqual(referencesIn(whole));
    expect(referencesIn(await loadList(report, { kind: 'properties' }))).toEqual([
      'currentProperties.p0x',
      'currentProperties.p3x',
      'currentProperties.p1x',
      'pastProperties.p2x',
    ]);
    expect((await loadList(report, { county: LANE, year: '2003' })).total).toBe(2);
  });

  it('behind the last has no records, and still says how many there are', async () => {
    addLiens(26);
    expect(await loadList(report, { page: '3' })).toMatchObject({ records: {}, total: 26 });
    expect(await loadList(report, { page: '9999' })).toMatchObject({ records: {}, total: 26 });
    expect(referencesIn(await loadList(report, { page: '2' }))).toHaveLength(1);
  });

  it.each([
    { year: '1066' },
    { county: 'Atlantis County, OR' },
    { county: "x' OR 1=1 --" },
    { outcome: 'pending' },
    { kind: 'huntingPermits' },
  ])('is empty for %j, which no record has', async (query) => {
    addLiens(3);
    expect(await loadList(report, query as unknown as ListQuery)).toMatchObject({ records: {}, total: 0, place: null });
  });

  it.each([
    ...[{ page: '0' }, { page: '-1' }, { page: '1.5' }, { page: '10000' }, { page: '' }, { year: '19' }, { year: 'x' }],
    ...[{ kind: 'secrets' }, { outcome: 'Guilty' }, { county: '' }, { county: 'x'.repeat(81) }, { limit: '5' }],
  ])('is refused for %j', async (query) => {
    expect((await askList(report, query as unknown as ListQuery)).status).toBe(400);
  });

  it('of a person without records is empty', async () => {
    report.unlock(report.bob);
    expect(await loadList(report, { personId: report.bob })).toEqual({
      records: {},
      total: 0,
      facets: { kinds: [], years: [], counties: [], outcomes: [] },
      place: null,
    });
  });

  it('has records with nothing but a kind, and with dates that do not exist', async () => {
    addOneOfEach(report);
    rewriteRecords(report.db, STORED_GROUPS, { body: {}, filed: null });
    const { total, facets } = await loadList(report);
    expect(total).toBe(12);
    expect(facets.outcomes.find(({ value }) => value === 'unknown')).toEqual({ value: 'unknown', count: 10 });
    expect(facets.years.map(({ value }) => value)).toEqual([2019, 2009]);
    const body = { recordingDate: '2019-02-30', taxLienDate: '0000-13-45', totalAmount: 'much' };
    rewriteRecords(report.db, ['liens'], { body, filed: '2019-02-30' });
    expect((await loadList(report, { kind: 'liens', year: '2019' })).total).toBe(1);
  });
});

describe('one record', () => {
  it.each(Object.keys(RECORD_SHAPES) as RecordGroup[])(
    'of %s is the one in the list, with its place',
    async (group) => {
      addOneOfEach(report);
      const whole = await report.load();
      const order = referencesIn(whole);
      const at = RECORD_GROUPS.indexOf(group);
      const answer = await loadList(report, { record: order[at] ?? '' });
      expect(referencesIn(answer)).toEqual([order[at]]);
      expect(listOf({ ...answer, next: {} }, group)).toEqual(listOf(whole, group));
      expect(answer.place).toEqual({ at: at + 1, previous: order[at - 1] ?? null, next: order[at + 1] ?? null });
      expect(answer.total).toBe(12);
    },
  );

  it('has its place among those that match, across pages', async () => {
    addLiens(60);
    const order = [
      ...referencesIn(await loadList(report, { page: '1' })),
      ...referencesIn(await loadList(report, { page: '2' })),
      ...referencesIn(await loadList(report, { page: '3' })),
    ];
    expect((await loadList(report, { record: order[24] ?? '', page: '3' })).place).toEqual({
      at: 25,
      previous: order[23],
      next: order[25],
    });
    const { place, total } = await loadList(report, {
      record: order[59] ?? '',
      outcome: 'released',
      kind: 'publicRecords',
    });
    expect([place, total]).toEqual([{ at: 60, previous: order[58], next: null }, 60]);
  });

  it('is there without a place if it does not match', async () => {
    addOneOfEach(report);
    const answer = await loadList(report, { record: 'liens.R-liens', kind: 'judgments' });
    expect(referencesIn(answer)).toEqual(['liens.R-liens']);
    expect(answer).toMatchObject({
      total: 1,
      place: null,
      facets: { kinds: expect.arrayContaining([{ value: 'liens', count: 1 }]) },
    });
  });
});

it('costs three round trips to the people database, and one if there is nothing on the page', async () => {
  addOneOfEach(report);
  const before = report.db.roundTrips.count;
  await loadList(report);
  expect(report.db.roundTrips.count - before).toBe(3);
  await loadList(report, { page: '2' });
  expect(report.db.roundTrips.count - before).toBe(4);
});
