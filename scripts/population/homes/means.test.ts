import { beforeAll, expect, test } from 'vitest';
import { type Collected, collectPopulation } from '../../../tests/support/collected-population.ts';
import type { Party, PersonRow } from '../../../worker/origin/import/rows.ts';
import { ALL_TITLES } from '../work/occupations.ts';
import { PAID_TITLES } from '../work/pay-by-title.ts';

// Whoever buys a home can pay for it, by their age then and by the job that they have now.
const PEOPLE = 16_000;
const MAKING_TIME = 60_000;
/** Purchases since then, whose prices are about today's. */
const SINCE = '2016';
/** The most that people younger than an age pay, in dollars: written down apart from the generator's table. */
const MOST_OF_YOUNG = [
  [26, 440_000],
  [30, 800_000],
] as const;
/** Jobs that pay little, and the most that somebody who has one pays for a home with a partner. */
const MODEST =
  /^(Cashier|Server|Line Cook|Custodian|Housekeeper|Stock Clerk|Office Administrator|Bank Teller|Teacher Aide|Caregiver|Warehouse Associate|Bookkeeper)$/;
const MOST_OF_MODEST = 850_000;

let all: Collected;
let purchases: Purchase[];
beforeAll(() => {
  all = collectPopulation('means', PEOPLE);
  purchases = purchasesOf(all);
}, MAKING_TIME);

/** A person who bought a home to live in, alone or with others. */
interface Purchase {
  readonly person: PersonRow;
  readonly year: number;
  readonly dollars: number;
  readonly isCurrent: boolean;
}

function purchasesOf({ person, transfer }: Collected): Purchase[] {
  const byId = new Map(person.map((one) => [one.id, one]));
  return transfer.flatMap(({ body, owners, sort_order }) => {
    const { saleDate, saleAmount, absenteeIndicator } = JSON.parse(body) as Sale;
    if (saleAmount === null || saleDate < SINCE || absenteeIndicator === 'Absentee') return [];
    return (JSON.parse(owners) as Party[]).flatMap((party) => {
      const buyer = 'personId' in party ? byId.get(party.personId) : undefined;
      if (buyer === undefined) return [];
      return [{ person: buyer, year: Number(saleDate.slice(0, 4)), dollars: saleAmount, isCurrent: sort_order === 0 }];
    });
  });
}

interface Sale {
  readonly saleDate: string;
  readonly saleAmount: number | null;
  readonly absenteeIndicator: string;
}

const tooDearForAge = (bought: readonly Purchase[]): string[] =>
  bought.flatMap(({ person, year, dollars }) => {
    const age = year - (person.birth_year ?? 0) + 1;
    const [, most] = MOST_OF_YOUNG.find(([below]) => age < below) ?? [0, Number.POSITIVE_INFINITY];
    return dollars > most ? [`${age} ${dollars}`] : [];
  });

const tooDearForJob = (bought: readonly Purchase[]): string[] =>
  bought.flatMap(({ person: { job_title }, dollars, isCurrent }) =>
    isCurrent && MODEST.test(job_title ?? '') && dollars > MOST_OF_MODEST ? [`${job_title} ${dollars}`] : [],
  );

test('young people buy no homes of a million', () => {
  const young = purchases.filter(({ person, year }) => year - (person.birth_year ?? 0) < 29);
  expect(young.length).toBeGreaterThan(50);
  expect(tooDearForAge(purchases)).toEqual([]);
  expect(tooDearForAge(young.map((one) => ({ ...one, dollars: 1_200_000 })))).toHaveLength(young.length);
});

test('nobody with a modest job bought a dear home', () => {
  const modest = purchases.filter(({ person, isCurrent }) => isCurrent && MODEST.test(person.job_title ?? ''));
  expect(modest.length).toBeGreaterThan(50);
  expect(tooDearForJob(purchases)).toEqual([]);
  expect(tooDearForJob(modest.map((one) => ({ ...one, dollars: 1_460_000 })))).toHaveLength(modest.length);
});

test('some people buy homes of a million, and four in ten own theirs', () => {
  expect(purchases.filter(({ dollars }) => dollars > 1_000_000).length).toBeGreaterThan(10);
  const owned = new Set(all.ownership.flatMap((row) => (row.is_current === 1 ? [keyOf(row)] : [])));
  const homes = all.residence.filter(({ is_current }) => is_current === 1);
  const share = homes.filter((row) => owned.has(keyOf(row))).length / homes.length;
  expect(share).toBeGreaterThan(0.36);
  expect(share).toBeLessThan(0.45);
});

const keyOf = ({ person_key, address_key }: { readonly person_key: number; readonly address_key: number }): string =>
  `${person_key} ${address_key}`;

test('only titles that somebody may have are paid', () => {
  expect(PAID_TITLES.filter((title) => !ALL_TITLES.includes(title))).toEqual([]);
});
