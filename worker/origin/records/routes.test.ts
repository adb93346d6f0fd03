import { beforeEach, describe, expect, it } from 'vitest';
import { addAccount, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addPerson, hidePerson } from '../../../tests/fixtures/people-database.ts';
import { FULL_BODIES, FULL_REPORT } from '../../../tests/fixtures/record-bodies.ts';
import { STORED_GROUPS } from '../../../tests/fixtures/records-database.ts';
import {
  addOneOfEach,
  HOME_LINE,
  listOf,
  openReportOrigin,
  type ReportOrigin,
} from '../../../tests/support/report-origin.ts';
import { emptyParts, storedForm } from '../../../tests/support/stored-form.ts';

let report: ReportOrigin;

beforeEach(async () => {
  report = await openReportOrigin();
});

describe('the right to see it', () => {
  it.each([
    ['an anonymous visitor', {}],
    ['an unknown session', { cookie: 'session=nothing' }],
  ])('does not belong to %s', async (_, request) => {
    expect((await report.ask({}, request)).status).toBe(403);
  });

  it.each(['paid', 'smb', 'fam'] as const)(
    'does not belong to a %s viewer without the report [P6-061]',
    async (userType) => {
      addAccount(report.origin.accounts, { id: userType, userType });
      const other = `session=${await addSession(report.origin.accounts, userType)}`;
      expect((await report.ask({}, { cookie: other })).status).toBe(403);
    },
  );

  it('belongs to a viewer who unlocked this report, until it expires', async () => {
    expect((await report.ask()).status).toBe(200);
    expect((await report.ask({ personId: report.bob })).status).toBe(403);
    report.unlock(report.bob, -1);
    expect((await report.ask({ personId: report.bob })).status).toBe(403);
  });

  it.each([
    ['a bot', { botClass: 'other-bot' }],
    ['a search engine', { botClass: 'search-engine' }],
    ['a prefetched page', { isPrefetch: true }],
  ] as const)('does not belong to %s, whatever session it sends', async (_, envelope) => {
    expect((await report.ask({}, { cookie: report.cookie, envelope })).status).toBe(403);
  });

  it('is refused in the same words whether or not the person is here', async () => {
    const gone = addPerson(report.db, { id: 'gone', first: 'Gone', last: 'Away', isSuppressed: true });
    const answers = await Promise.all(
      ['Pnobody00000000', report.bob, gone].map((personId) => report.ask({ personId })),
    );
    const problems = answers.map((answer) => ({ ...answer.json<object>(), trackingId: '' }));
    expect(problems.map((problem) => JSON.stringify(problem))).toEqual(Array(3).fill(JSON.stringify(problems[0])));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe('a person who is not here', () => {
  it('is 404 for the owner of a report: unknown, removed, or underage', async () => {
    const child = addPerson(report.db, {
      id: 'child',
      first: 'Kim',
      last: 'Hale',
      birth: [new Date().getUTCFullYear() - 17],
    });
    for (const personId of [child, 'Pnobody00000000']) {
      report.unlock(personId);
      expect((await report.ask({ personId })).status).toBe(404);
    }
    hidePerson(report.db, report.elise);
    expect((await report.ask()).status).toBe(404);
    expect((await report.ask({ group: 'liens' })).status).toBe(404);
  });
});

describe('the answer', () => {
  beforeEach(() => addOneOfEach(report));

  it.each(STORED_GROUPS)('includes a record of %s with every field', async (group) => {
    const [record, ...others] = listOf(await report.load(), group) ?? [];
    expect(others).toEqual([]);
    expect(storedForm(record)).toMatchObject(FULL_BODIES[group]);
    expect(emptyParts(record).filter((path) => !/^\/(?:debtors|owners)\/2\/address$/.test(path))).toEqual([]);
    expect(record).toMatchObject({
      id: `R-${group}`,
      provenance: { firstSeen: '2015-01', lastSeen: '2026-03', source: 'court record' },
    });
  });

  it("includes the person's name, the address and the parties", async () => {
    const { records } = await report.load();
    const parties = [
      { name: 'Elise Hale', address: HOME_LINE },
      { name: 'Bob Hale', address: HOME_LINE },
      { name: 'Blue Harbor Credit Union', address: null },
    ];
    const person = { name: { fullName: 'Elise Hale' }, address: HOME_LINE };
    expect(records.criminalAndTrafficRecords).toMatchObject([person]);
    expect(records.judgments).toMatchObject([person]);
    expect(records.evictions).toMatchObject([person]);
    expect(records.liens).toMatchObject([{ name: person.name }]);
    expect(records.bankruptcies).toMatchObject([{ debtors: parties }]);
    expect(records.foreclosures).toMatchObject([{ owners: parties, address: HOME_LINE }]);
    const { records: alone } = await report.load({ group: 'judgments' });
    expect(alone.judgments).toMatchObject([person]);
  });

  it('includes current and past properties, each with every field and with the sale to this person', async () => {
    const { records } = await report.load();
    const [now] = records.properties?.currentProperties ?? [];
    const [past] = records.properties?.pastProperties ?? [];
    for (const property of [now, past]) {
      expect(storedForm(property)).toMatchObject(FULL_REPORT);
      expect(emptyParts(property)).toEqual([]);
    }
    expect(now).toMatchObject({
      pnpId: 'pnp-now',
      address: { line1: '98431 Alder St', city: 'Portland', stateCode: 'OR', zip: '97201' },
      saleDate: { fullDate: '4/15/2019' },
      dateFirstSeenAsOwner: { year: 2019, month: 4, day: null, fullDate: null },
      ownerships: [
        {
          owners: [{ name: { fullName: 'Elise Hale' } }, { name: { fullName: 'Bob Hale' } }],
          sellers: [{ name: { fullName: 'Blue Harbor Homes' } }],
        },
      ],
    });
    expect(past).toMatchObject({ pnpId: 'pnp-past', dateLastSeenAsOwner: { year: 2012, month: 2 } });
    expect(past?.ownerships).toHaveLength(2);
  });

  it('has only the requested group', async () => {
    expect(Object.keys((await report.load({ group: 'liens' })).records)).toEqual(['liens']);
    const { records } = await report.load({ group: 'pilotsLicenses' });
    expect(Object.keys(records)).toEqual(['licensesAndPermits']);
    expect(Object.keys(records.licensesAndPermits ?? {})).toEqual(['pilotsLicenses']);
    const { records: owned } = await report.load({ group: 'pastProperties' });
    expect(Object.keys(owned.properties ?? {})).toEqual(['pastProperties']);
  });

  it('has every group, even empty ones, for a person without records', async () => {
    report.unlock(report.bob);
    const { records, next } = await report.load({ personId: report.bob });
    const { properties, licensesAndPermits, ...lists } = records;
    const all = Object.values({ ...lists, ...properties, ...licensesAndPermits });
    expect(all).toHaveLength(12);
    expect(all.flat()).toEqual([]);
    expect(next).toEqual({});
  });

  it('costs two round trips to the people database, whatever is on record', async () => {
    const before = report.db.roundTrips.count;
    await report.load();
    expect(report.db.roundTrips.count - before).toBe(2);
  });
});
