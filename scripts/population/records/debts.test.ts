import { expect, test } from 'vitest';
import {
  changed,
  collectKnownRecords,
  type Known,
  monthIn,
  type Rule,
  testRules,
} from '../../../tests/support/known-records.ts';
import { formatMonth, type Month } from '../calendar.ts';
import { areaCodesOfPlace } from '../contacts/area-codes.ts';
import { indexAt, worthOf } from '../homes/prices.ts';
import { propertyTax } from '../homes/property-taxes.ts';
import { countyOf } from '../places/county-seats.ts';

// Nobody has a debt at an age at which hardly anybody does, a lender gives no loan to a bankrupt, and taxes on a home
// are for the years somebody has owned it.
const everything = collectKnownRecords('debts', 16_000);

const MOST_YEARS = 3;

function isYoungerThan(years: number): Rule['holds'] {
  return ({ filed, human }) => (monthIn(filed) ?? 0) < human.birth + years * 12;
}

function filedAt(years: number): Rule['fault'] {
  return (known) => ({ ...known, filed: formatMonth(known.human.birth + years * 12) });
}

const hasMonth = ({ filed }: Known): boolean => monthIn(filed) !== null;

/** Whether a sum may be the unpaid tax on a home that the person owned in a month, for years in which they did. */
function isTaxOn({ human }: Known, month: Month, dollars: number): boolean {
  return human.owned.some(({ address, from, to }) => {
    const years = Math.min(MOST_YEARS, Math.floor((month - from) / 12));
    if (years < 1 || (to !== null && to <= month)) return false;
    const value = worthOf(address) * indexAt(month, address);
    const [least, most] = [0, 1].map((at) => propertyTax(address.place.stateCode, value, at));
    return dollars >= (least ?? 0) && dollars <= (most ?? 0) * years;
  });
}

const RULES: readonly Rule[] = [
  {
    title: 'nobody goes bankrupt past 80',
    group: 'bankruptcies',
    concerns: hasMonth,
    holds: isYoungerThan(80),
    fault: filedAt(95),
  },
  {
    title: 'nobody is sued for a debt past 88',
    group: 'judgments',
    concerns: hasMonth,
    holds: isYoungerThan(88),
    fault: filedAt(91),
  },
  {
    title: 'nobody is evicted past 85',
    group: 'evictions',
    concerns: hasMonth,
    holds: isYoungerThan(85),
    fault: filedAt(87),
  },
  {
    title: 'nobody buys a home during a bankruptcy, for two years after it, or less than a year before it',
    group: 'bankruptcies',
    concerns: (known) => hasMonth(known) && known.human.owned.length > 0,
    holds: ({ filed, body, human }) => {
      const month = monthIn(filed) ?? 0;
      const end = (monthIn(body.dischargeDate) ?? month) + 24;
      return human.owned.every(({ from }) => from < month - 12 || from > end);
    },
    fault: (known) => ({ ...known, filed: formatMonth((known.human.owned[0]?.from ?? 0) - 3) }),
  },
  {
    title: 'a property-tax lien is for one to three years’ tax of a home, and for no more years than it was owned',
    group: 'liens',
    concerns: (known) => hasMonth(known) && known.body.kindOfTax === 'Property' && known.body.totalAmount !== null,
    holds: (known) => isTaxOn(known, monthIn(known.filed) ?? 0, Number(known.body.totalAmount)),
    fault: (known) => changed(known, { totalAmount: Number(known.body.totalAmount) * 12 }),
  },
  {
    title: 'a court’s phone has an area code of where the court is',
    group: 'judgments',
    concerns: (known) => hasMonth(known) && known.body.courtPhone !== null && known.body.courtAddress !== null,
    holds: ({ body, state, residences }) => {
      const city = String(body.courtAddress).split(', ').at(-2);
      const places = residences.map(({ address }) => address.place).filter(({ stateCode }) => stateCode === state);
      const seats = places.map((place) => countyOf(place)).filter(({ seatName }) => seatName === city);
      const own = places.filter((place) => place.city === city);
      const codes = [...seats.map(({ seat }) => seat), ...own].map((place) => areaCodesOfPlace(place)[0]?.code);
      return codes.includes(String(body.courtPhone).slice(1, 4));
    },
    fault: (known) => changed(known, { courtPhone: '(907) 555-0100' }),
  },
];

testRules(everything, RULES);

test('some bankruptcies are of people who bought a home before or after', () => {
  const owners = everything.filter(({ group, human }) => group === 'bankruptcies' && human.owned.length > 0);
  expect(owners.length).toBeGreaterThan(20);
});
