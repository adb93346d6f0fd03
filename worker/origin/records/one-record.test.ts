import { beforeEach, describe, expect, it } from 'vitest';
import { RECORD_SHAPES, type RecordGroup } from '../../../shared/contract/records/background.ts';
import { addPerson } from '../../../tests/fixtures/people-database.ts';
import {
  addFullProperty,
  addGroupRecord,
  hideRecord,
  STORED_GROUPS,
} from '../../../tests/fixtures/records-database.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { addOneOfEach, listOf, openReportOrigin, type ReportOrigin } from '../../../tests/support/report-origin.ts';
import { propertyStatements } from './property-store.ts';
import { recordStatements } from './record-store.ts';

const GROUPS = Object.keys(RECORD_SHAPES) as RecordGroup[];
const idIn = (group: RecordGroup) =>
  group === 'currentProperties' ? 'pnp-now' : group === 'pastProperties' ? 'pnp-past' : `R-${group}`;

let report: ReportOrigin;

beforeEach(async () => {
  report = await openReportOrigin();
  addOneOfEach(report);
});

describe('one record of a report', () => {
  it.each(GROUPS)('is requested by group and id, and equals the one in the list (%s)', async (group) => {
    addGroupRecord(report.db, report.elise, 'liens', { id: 'R-another', filed: '2020-01-01' });
    const alone = await report.load({ group, recordId: idIn(group) });
    expect(listOf(alone, group)).toEqual(listOf(await report.load(), group)?.filter(({ id }) => id === idIn(group)));
    expect(listOf(alone, group)).toHaveLength(1);
    expect(alone.next).toEqual({});
  });

  it('is missing under the id of somebody else, another group, a removed record, or nothing', async () => {
    const stranger = addPerson(report.db, { id: 'stranger', first: 'Sal', last: 'Pell' });
    addGroupRecord(report.db, stranger, 'liens', { id: 'R-of-stranger' });
    addGroupRecord(report.db, report.elise, 'liens', { id: 'R-hidden' });
    hideRecord(report.db, 'R-hidden');
    addFullProperty(report.db, 'pnp-other', 'eugene');
    for (const [group, recordId] of [
      ['liens', 'R-of-stranger'],
      ['liens', 'R-judgments'],
      ['liens', 'R-hidden'],
      ['liens', "R' OR 1=1 --"],
      ['currentProperties', 'pnp-other'],
      ['currentProperties', 'pnp-past'],
    ] as const)
      expect(listOf(await report.load({ group, recordId }), group)).toEqual([]);
  });

  it('is refused without the report, without its group, or together with a page', async () => {
    expect((await report.ask({ personId: report.bob, group: 'liens', recordId: 'R-liens' })).status).toBe(403);
    expect((await report.ask({ recordId: 'R-liens' })).status).toBe(400);
    const after = Buffer.from('2020~R1').toString('base64url');
    expect((await report.ask({ group: 'liens', recordId: 'R-liens', after })).status).toBe(400);
  });

  it('is found by index', async () => {
    const query = { personId: report.elise, size: 1, after: null, recordId: 'R1' };
    const plans = await plansOfAll(report.db, async (explained) => {
      const statements = [
        ...STORED_GROUPS.flatMap((group) => recordStatements(explained, group, query)),
        ...propertyStatements(explained, true, query),
      ];
      await Promise.all(statements.map((statement) => statement.all()));
    });
    expect(plans.length).toBeGreaterThan(STORED_GROUPS.length);
    expect(fullReads(plans)).toEqual([]);
  });
});

describe('a limit', () => {
  it('applies to each group separately, and the next page continues after it', async () => {
    for (let at = 0; at < 5; at++)
      addGroupRecord(report.db, report.elise, 'liens', { id: `R${at}`, filed: `2020-01-0${5 - at}` });
    const first = await report.load({ limit: '3' });
    expect(listOf(first, 'liens')?.map(({ id }) => id)).toEqual(['R0', 'R1', 'R2']);
    expect(listOf(first, 'judgments')).toHaveLength(1);
    expect(Object.keys(first.next)).toEqual(['liens']);
    const second = await report.load({ group: 'liens', limit: '2', after: first.next.liens ?? '' });
    expect(listOf(second, 'liens')?.map(({ id }) => id)).toEqual(['R3', 'R4']);
    expect(
      (await report.load({ group: 'pastProperties', limit: '1' })).records.properties?.pastProperties,
    ).toHaveLength(1);
  });

  it.each(['0', '101', '-1', '1.5', 'all', ''])('of %j is refused', async (limit) => {
    expect((await report.ask({ limit })).status).toBe(400);
  });
});
