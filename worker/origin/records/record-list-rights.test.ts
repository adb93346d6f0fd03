import { beforeEach, describe, expect, it } from 'vitest';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import {
  addPerson,
  addResidence,
  hideAddress,
  hidePerson,
  hideProperty,
} from '../../../tests/fixtures/people-database.ts';
import {
  addDatedOwnership,
  addFullProperty,
  addGroupRecord,
  hideRecord,
} from '../../../tests/fixtures/records-database.ts';
import {
  askList,
  LANE,
  type ListQuery,
  loadList,
  MULTNOMAH,
  nameCounties,
} from '../../../tests/support/record-list.ts';
import { addOneOfEach, HOME_LINE, openReportOrigin, type ReportOrigin } from '../../../tests/support/report-origin.ts';

let report: ReportOrigin;

beforeEach(async () => {
  report = await openReportOrigin();
  nameCounties(report);
});

describe('the right to see it', () => {
  it.each(['paid', 'smb', 'fam'] as const)(
    'does not belong to a %s viewer without the report [P6-061]',
    async (userType) => {
      addAccount(report.origin.accounts, { id: userType, userType });
      const other = `session=${await addSession(report.origin.accounts, userType)}`;
      for (const query of [{}, { record: 'liens.R1' }] as ListQuery[])
        expect((await askList(report, query, { cookie: other })).status).toBe(403);
    },
  );

  it('belongs to nobody without a session, to no bot, and to no prefetch', async () => {
    const { cookie } = report;
    for (const request of [
      {},
      { cookie: 'session=nothing' },
      { cookie, envelope: { botClass: 'search-engine' as const } },
      { cookie, envelope: { isPrefetch: true } },
    ])
      expect((await askList(report, {}, request)).status).toBe(403);
  });

  it('ends when the report expires', async () => {
    report.unlock(report.bob, -1);
    expect((await askList(report, { personId: report.bob })).status).toBe(403);
  });

  it('is refused in the same words, and without a look at people, whoever is here', async () => {
    const gone = addPerson(report.db, { id: 'gone', first: 'Gone', last: 'Away', isSuppressed: true });
    const before = report.db.roundTrips.count;
    const answers = await Promise.all(
      ['Pnobody00000000', report.bob, gone].flatMap((personId) => [
        askList(report, { personId }),
        askList(report, { personId, record: 'liens.R-liens' }),
        askList(report, { personId, record: 'no reference' }),
      ]),
    );
    const problems = answers.map((answer) => JSON.stringify({ ...answer.json<object>(), trackingId: '' }));
    expect(new Set(problems).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(403));
    expect(report.db.roundTrips.count).toBe(before);
  });
});

describe('what is not here', () => {
  it('is 404 for the owner of a report: somebody unknown, removed, or underage', async () => {
    const birth: [number] = [new Date().getUTCFullYear() - 17];
    const child = addPerson(report.db, { id: 'child', first: 'Kim', last: 'Hale', birth });
    addGroupRecord(report.db, child, 'liens', { id: 'R-of-child' });
    addOneOfEach(report);
    for (const personId of [child, 'Pnobody00000000']) {
      report.unlock(personId);
      expect((await askList(report, { personId })).status).toBe(404);
      expect((await askList(report, { personId, record: 'liens.R-of-child' })).status).toBe(404);
    }
    hidePerson(report.db, report.elise);
    expect((await askList(report)).status).toBe(404);
    expect((await askList(report, { record: 'liens.R-liens' })).status).toBe(404);
  });

  it('is 404 for a record of somebody else, of another list, a removed one, and for no reference at all', async () => {
    addOneOfEach(report);
    addGroupRecord(report.db, report.bob, 'liens', { id: 'R-of-bob' });
    addGroupRecord(report.db, report.elise, 'liens', { id: 'R-hidden' });
    hideRecord(report.db, 'R-hidden');
    addFullProperty(report.db, 'pnp-other', 'eugene');
    for (const record of [
      ...['liens.R-of-bob', 'judgments.R-liens', 'liens.R-hidden', 'currentProperties.pnp-other'],
      ...['currentProperties.pnp-past', 'liens', 'secrets.R1', "liens.R' OR 1=1", 'liens.R1.R2'],
    ])
      expect([record, (await askList(report, { record })).status]).toEqual([record, 404]);
    expect((await askList(report, { record: 'x'.repeat(101) })).status).toBe(400);
  });
});

describe('what may not be shown', () => {
  beforeEach(() => addOneOfEach(report));

  it('is no part of a list either: removed people, hidden homes and their parcels', async () => {
    hidePerson(report.db, report.bob);
    hideAddress(report.db, report.home);
    for (const query of [{}, { record: 'foreclosures.R-foreclosures' }, { record: 'bankruptcies.R-bankruptcies' }]) {
      const { text } = await askList(report, query as ListQuery);
      for (const secret of ['Bob Hale', report.bob, HOME_LINE, '1420 Alder']) expect(text).not.toContain(secret);
    }
    expect((await loadList(report, { record: 'foreclosures.R-foreclosures' })).records.foreclosures).toMatchObject([
      { address: null, parcelNumber: null, legalDescription: null, propertyAttributes: null },
    ]);
    expect((await loadList(report)).total).toBe(12);
  });

  it('counts for nothing: hidden properties and removed records', async () => {
    expect((await loadList(report)).facets.counties).toContainEqual({ value: MULTNOMAH, count: 1 });
    hideProperty(report.db, 'pnp-now');
    hideRecord(report.db, 'R-liens');
    const { total, facets } = await loadList(report);
    expect(total).toBe(10);
    expect(facets.kinds.map(({ value }) => value)).not.toContain('currentProperties');
    expect(facets.counties.map(({ value }) => value)).not.toContain(MULTNOMAH);
    expect((await loadList(report, { record: 'pastProperties.pnp-past' })).place).toMatchObject({ at: 2 });
  });

  it('is no home that its owner hides, nor the county of it', async () => {
    const address = addFullProperty(report.db, 'pnp-shy', 'eugene');
    addDatedOwnership(report.db, report.elise, 'pnp-shy', { since: '2020-01' });
    expect((await loadList(report, { county: LANE })).total).toBe(2);
    addResidence(report.db, report.elise, address, { isCurrent: true, sortOrder: 9, suppressedAt: 1 });
    expect((await loadList(report, { county: LANE })).total).toBe(1);
    expect((await askList(report)).text).not.toContain('pnp-shy');
    expect((await askList(report, { record: 'currentProperties.pnp-shy' })).status).toBe(404);
  });
});
