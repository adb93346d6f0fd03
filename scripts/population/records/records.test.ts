import { describe, expect, test } from 'vitest';
import { RECORD_SHAPES } from '../../../shared/contract/records/background.ts';
import type { CriminalRecord } from '../../../shared/contract/records/criminal.ts';
import { byPerson, collectPopulation } from '../../../tests/support/collected-population.ts';
import { toContract } from '../../../tests/support/stored-form.ts';
import type { PersonRow, RecordRow, TransferRow } from '../../../worker/origin/import/rows.ts';
import { ADULT_AGE, REFERENCE_DATE } from '../calendar.ts';
import type { Stored } from '../stored.ts';
import { CRIMINAL_CHARGES, TRAFFIC_CHARGES } from './charges.ts';
import { severityOf } from './degrees.ts';
import { isConviction } from './outcomes.ts';
import { statuteOf } from './statutes.ts';

const PEOPLE = 6_000;
const all = collectPopulation('records', PEOPLE);
const personByKey = new Map(all.person.map((person) => [person.key, person]));
const recordsBy = byPerson(all.record);
const residencesBy = byPerson(all.residence);

type Body = Readonly<Record<string, unknown>>;
const bodyOf = (record: RecordRow): Body => JSON.parse(record.body) as Body;
const ofGroup = (group: RecordRow['record_group']): RecordRow[] =>
  all.record.filter(({ record_group }) => record_group === group);
const personOf = (record: RecordRow): PersonRow => {
  const person = personByKey.get(record.person_key);
  if (person === undefined) throw new Error('a record of nobody');
  return person;
};

/** What the origin adds to a body: who the person is, and where. */
function added(record: RecordRow, keys: readonly string[]): Body {
  const { first_seen: firstSeen, last_seen: lastSeen, source } = record;
  const name = { fullName: personOf(record).full_name };
  const parties = [{ name: 'Somebody', address: null }];
  const known: Body = { name, address: '1 Alder St, Portland, OR 97201', debtors: parties, owners: parties };
  return {
    id: record.id,
    provenance: { firstSeen, lastSeen, source },
    ...Object.fromEntries(Object.entries(known).filter(([key]) => keys.includes(key))),
  };
}

describe('a body', () => {
  const groups = Object.keys(RECORD_SHAPES).filter((group) => !group.endsWith('Properties'));

  test.each(groups as RecordRow['record_group'][])('of %s fits the contract with the origin’s additions', (group) => {
    const schema = RECORD_SHAPES[group];
    const records = ofGroup(group);
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) {
      const value = { ...added(record, Object.keys(schema.shape)), ...(toContract(schema, bodyOf(record)) as Body) };
      expect(schema.safeParse(value).error?.issues ?? [], record.body).toEqual([]);
    }
  });

  test('contains no person: parties refer to people by id', () => {
    const ids = new Set(all.person.map(({ id }) => id));
    for (const record of all.record) {
      expect(record.body).not.toContain('personId');
      const parties = JSON.parse(record.parties) as { personId: string }[];
      expect(parties.every(({ personId }) => ids.has(personId))).toBe(true);
      const has = record.category === 'bankruptcy' || record.category === 'foreclosure';
      expect(parties.length > 0).toBe(has);
      if (has) expect(parties[0]).toEqual({ personId: personOf(record).id });
    }
  });

  test('agrees with the birth date on record', () => {
    for (const record of ofGroup('criminalAndTrafficRecords')) {
      const { birth_year: year, birth_month: month, birth_day: day } = personOf(record);
      const parts = [year, month, day].filter((part) => part !== null).map((part) => String(part).padStart(2, '0'));
      expect(bodyOf(record).birthDate).toBe(parts.length === 0 ? null : parts.join('-'));
    }
  });
});

test('a marital status is never ’married’ after the spouse’s death', () => {
  const spouses = byPerson(all.relation.filter(({ relation }) => relation === 'spouse'));
  const cases = ofGroup('criminalAndTrafficRecords').map((record) => ({
    key: record.person_key,
    status: (bodyOf(record) as unknown as Stored<CriminalRecord>).maritalStatus,
  }));
  expect(new Set(cases.map(({ status }) => status))).toEqual(
    new Set([null, 'Single', 'Married', 'Divorced', 'Widowed']),
  );
  for (const { key } of cases.filter(({ status }) => status === 'Widowed')) {
    const others = (spouses.get(key) ?? []).map(({ other_key }) => personByKey.get(other_key));
    expect(others.every((other) => other?.is_dead === 1)).toBe(true);
  }
});

describe('how many', () => {
  const share = (condition: (record: RecordRow) => boolean): number =>
    [...recordsBy.values()].filter((records) => records.some(condition)).length / PEOPLE;

  test.each([
    ['traffic', 0.1, 0.2],
    ['criminal', 0.045, 0.1],
    ['license', 0.07, 0.14],
    ['lien', 0.015, 0.055],
    ['judgment', 0.015, 0.055],
    ['bankruptcy', 0.008, 0.035],
    ['foreclosure', 0.004, 0.03],
    ['eviction', 0.008, 0.04],
  ] as const)('people have %s: from %d to %d', (category, low, high) => {
    const found = share((record) => record.category === category);
    expect(found).toBeGreaterThan(low);
    expect(found).toBeLessThan(high);
  });

  test('most people have none, and some have hundreds', () => {
    expect(recordsBy.size).toBeLessThan(PEOPLE * 0.45);
    const counts = [...recordsBy.values()].map(({ length }) => length).filter((count) => count >= 100);
    expect(counts.length).toBeGreaterThanOrEqual(1);
    for (const count of counts) expect(count >= 300 && count <= 450).toBe(true);
  });

  test('a few hundred people include one with hundreds', () => {
    const few = collectPopulation('few', 300);
    expect(Math.max(...[...byPerson(few.record).values()].map(({ length }) => length))).toBeGreaterThanOrEqual(300);
  });

  test('licenses are mostly professional, then hunting, weapons, pilots', () => {
    const groups = ['professionalLicenses', 'huntingPermits', 'concealedWeaponPermits', 'pilotsLicenses'];
    const holders = groups.map((group) => share(({ record_group }) => record_group === group));
    expect(holders).toEqual(holders.toSorted((a, b) => b - a));
    expect(holders.at(-1)).toBeGreaterThan(0);
  });

  test('debts and cases cluster in the same people', () => {
    const clustered = ['lien', 'judgment', 'bankruptcy', 'eviction', 'criminal'] as const;
    const shares = clustered.map((one) => share(({ category }) => category === one));
    // All pairs count together, as few people have any single one of them.
    const byChance = shares
      .flatMap((a, at) => shares.slice(at + 1).map((b) => a * b))
      .reduce((sum, one) => sum + one, 0);
    const pairs = [...recordsBy.values()].map((records) => {
      const count = clustered.filter((one) => records.some(({ category }) => category === one)).length;
      return (count * (count - 1)) / 2;
    });
    expect(pairs.reduce((sum, one) => sum + one, 0) / PEOPLE).toBeGreaterThan(1.5 * byChance);
  });
});

describe('dates', () => {
  /** How far a date goes, and what it is compared by: a year alone is neither before nor after a day in it. */
  const isAfter = (a: string | null, b: string | null): boolean => {
    if (a === null || b === null) return false;
    const length = Math.min(a.length, b.length);
    return a.slice(0, length) > b.slice(0, length);
  };

  test('are mostly complete, sometimes only a month or a year, sometimes unknown', () => {
    const lengths = Map.groupBy(all.record, ({ filed }) => filed?.length ?? 0);
    expect([...lengths.keys()].toSorted((a, b) => a - b)).toEqual([0, 4, 7, 10]);
    expect(lengths.get(10)?.length ?? 0).toBeGreaterThan(all.record.length * 0.75);
    for (const { filed } of all.record) expect(filed ?? '2000').toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/);
  });

  test('are never before the person came of age, after death, or in the future', () => {
    const today = `${REFERENCE_DATE.year}-${String(REFERENCE_DATE.month).padStart(2, '0')}`;
    for (const record of all.record) {
      const { birth_year: year, birth_month: month, is_dead } = personOf(record);
      const body = bodyOf(record);
      const offenses = (body.offenses ?? []) as Body[];
      const dates = [
        record.filed,
        ...offenses.flatMap(({ chargesFiledDate, dispositionDate, offenseDate }) => [
          chargesFiledDate,
          dispositionDate,
          offenseDate,
        ]),
      ];
      for (const date of dates as (string | null)[]) {
        expect(isAfter(date, today)).toBe(false);
        if (year === null) continue;
        const adult = `${year + ADULT_AGE}${month === null ? '' : `-${String(month).padStart(2, '0')}`}`;
        expect(isAfter(adult, date)).toBe(false);
      }
      // The last trace of somebody's homes is from around their death.
      const last = residencesBy
        .get(record.person_key)
        ?.map(({ move_out }) => move_out ?? '')
        .toSorted()
        .at(-1);
      if (is_dead === 1 && last) expect(isAfter(record.filed, last)).toBe(false);
    }
  });

  test('of a case are in order: offense, charges, outcome', () => {
    for (const record of ofGroup('criminalAndTrafficRecords')) {
      for (const offense of (bodyOf(record) as unknown as Stored<CriminalRecord>).offenses) {
        expect(isAfter(offense.offenseDate, offense.chargesFiledDate)).toBe(false);
        expect(isAfter(offense.chargesFiledDate, offense.dispositionDate)).toBe(false);
        expect(isAfter(offense.chargesFiledDate, offense.convictionDate)).toBe(false);
      }
    }
    for (const record of ofGroup('bankruptcies')) {
      const { fileDate, dischargeDate, closedDate } = bodyOf(record) as Record<string, string | null>;
      expect(isAfter(fileDate ?? null, dischargeDate ?? null)).toBe(false);
      expect(isAfter(dischargeDate ?? null, closedDate ?? null)).toBe(false);
    }
  });

  test('of provenance are in order and not in the future', () => {
    for (const { first_seen, last_seen } of all.record) {
      expect((first_seen ?? '') <= (last_seen ?? '')).toBe(true);
      expect(last_seen ?? '').toMatch(/^20\d{2}-\d{2}$/);
      expect((last_seen ?? '') <= '2026-11').toBe(true);
    }
  });
});

describe('charges', () => {
  const charges = new Map([...TRAFFIC_CHARGES, ...CRIMINAL_CHARGES].map((charge) => [charge.code, charge]));
  const cases = ofGroup('criminalAndTrafficRecords').map((record) => ({
    record,
    body: bodyOf(record) as unknown as Stored<CriminalRecord>,
  }));

  test('number one to four per case, with the same details for a title everywhere', () => {
    for (const { record, body } of cases) {
      expect(body.offenses.length).toBeGreaterThanOrEqual(1);
      expect(body.offenses.length).toBeLessThanOrEqual(4);
      expect(body.offenses[0]?.offenseTitle).toBe(record.title);
      for (const offense of body.offenses) {
        const charge = charges.get(offense.offenseCode ?? '');
        expect(charge?.title).toBe(offense.offenseTitle);
        expect(offense.statute).toBe(statuteOf(record.state_code ?? '', charge?.subject ?? ''));
        expect(offense.classification).toBe(charge?.classification);
        const severity = charge === undefined ? null : severityOf(charge, record.state_code ?? '');
        expect([offense.gradeOfOffense, offense.degreeOfOffense]).toEqual([severity?.grade, severity?.degree]);
        expect(charge?.isTraffic).toBe(record.category === 'traffic');
      }
    }
  });

  test('end in guilt, a plea or a sentence only if the disposition says so', () => {
    for (const { body, record } of cases) {
      expect(body.isGuilty).toBe(body.offenses.some(({ disposition }) => isConviction(disposition)));
      expect(body.isTraffic).toBe(record.category === 'traffic');
      for (const { disposition, plea, sentence, fines, convictionDate, status } of body.offenses) {
        if (!isConviction(disposition)) expect([sentence, fines, convictionDate]).toEqual([null, null, null]);
        else expect(sentence).not.toBeNull();
        if (disposition === 'Acquitted') expect(plea).toBe('Not Guilty');
        expect(status).toBe(disposition === null ? 'Pending' : 'Closed');
      }
    }
    expect(cases.some(({ body }) => body.offenses.some(({ status }) => status === 'Pending'))).toBe(true);
  });

  test('mention no victim under 18', () => {
    for (const { body } of cases) {
      for (const { victimAge } of body.offenses) if (victimAge !== null) expect(victimAge).toBeGreaterThanOrEqual(18);
    }
  });
});

test('a record contains only the person’s addresses, and phones that nobody has', () => {
  const numbers = new Set(all.phone.map(({ number }) => number));
  for (const record of all.record) {
    if (record.address_key !== null) {
      const homes = residencesBy.get(record.person_key) ?? [];
      expect(homes.some(({ address_key }) => address_key === record.address_key)).toBe(true);
    }
    for (const [, code, exchange, line] of record.body.matchAll(/\((\d{3})\) (\d{3})-(\d{4})/g)) {
      expect(exchange).toBe('555');
      expect(numbers.has(`${code}${exchange}${line}`)).toBe(false);
    }
  }
  expect(all.record.some(({ address_key }) => address_key !== null)).toBe(true);
});

test('a foreclosure is on a home the person owned', () => {
  const owned = byPerson(all.ownership);
  const apns = new Map(all.property.map(({ apn, address_key }) => [apn, address_key]));
  for (const record of ofGroup('foreclosures')) {
    const address = apns.get(String(bodyOf(record).parcelNumber));
    expect(owned.get(record.person_key)?.some(({ address_key }) => address_key === address)).toBe(true);
  }
});

/** The latest purchase of a home by a date, 'YYYY-MM-DD', among its transfers, latest first; null if none is known. */
function purchaseBefore(transfers: readonly TransferRow[], date: string): Body | null {
  const bodies = transfers.map(({ body }) => JSON.parse(body) as Body);
  return bodies.find(({ saleAmount, saleDate }) => saleAmount !== null && String(saleDate) < date) ?? null;
}

/** Whether a purchase was paid with the loan that a foreclosure is about. */
function isFinancedBy(purchase: Body, { lenderName, loanAmount }: Body): boolean {
  const [first = {}] = purchase.mortgages as Body[];
  const { fullName } = (purchase.lenderName ?? {}) as Body;
  return (
    fullName === lenderName && first.mortgageAmount === loanAmount && Number(loanAmount) < Number(purchase.saleAmount)
  );
}

test('a foreclosure is about the loan that the home was bought with, never on one bought in cash', () => {
  const homes = new Map(all.property.map(({ apn, key }) => [apn, key]));
  const transfers = Map.groupBy(all.transfer, ({ property_key }) => property_key);
  const found = ofGroup('foreclosures').flatMap((record) => {
    const foreclosure = bodyOf(record);
    const key = homes.get(String(foreclosure.parcelNumber)) ?? 0;
    const purchase = record.filed?.length === 10 ? purchaseBefore(transfers.get(key) ?? [], record.filed) : null;
    return purchase === null ? [] : [{ foreclosure, purchase }];
  });
  expect(found.length).toBeGreaterThan(20);
  for (const { foreclosure, purchase } of found) expect(isFinancedBy(purchase, foreclosure)).toBe(true);
  const [first] = found;
  const cash = { ...first?.purchase, lenderName: null, mortgages: [{ cashPurchase: true, mortgageAmount: null }] };
  expect(isFinancedBy(cash, first?.foreclosure ?? {})).toBe(false);
});
