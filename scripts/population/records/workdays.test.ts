import { expect, test } from 'vitest';
import { collectPopulation } from '../../../tests/support/collected-population.ts';
import type { RecordRow, TransferRow } from '../../../worker/origin/import/rows.ts';

// Courts, recorders and agencies date nothing on a weekend or a federal holiday.
const all = collectPopulation('workdays', 4_000);

/** The keys of dates that an office sets, in records and in transfers. */
const OFFICE_DATES = new Set(
  (
    'chargesFiledDate convictionDate dispositionDate fileDate closedDate reportDate dischargeDate recordingDate ' +
    'taxLienDate taxLienReleaseDate filingDate auctionDate saleDate mortgageDate'
  ).split(' '),
);
const WITHOUT_OFFICE = new Set(['huntingPermits']);

type Body = { readonly [key: string]: unknown };

/** Every office's complete date in a body, however deep. */
function officeDates(body: Body): string[] {
  return Object.entries(body).flatMap(([key, value]) => {
    if (Array.isArray(value)) return value.flatMap((one) => (typeof one === 'object' ? officeDates(one as Body) : []));
    return OFFICE_DATES.has(key) && typeof value === 'string' && value.length === 10 ? [value] : [];
  });
}

/** Told apart from the generator's calendar. */
function isClosed(date: string): boolean {
  const weekday = new Date(date).getUTCDay();
  const day = Number(date.slice(8));
  const isThanksgiving = date.slice(5, 7) === '11' && weekday === 4 && day >= 22 && day <= 28;
  const isJuneteenth = date >= '2021' && date.endsWith('-06-19');
  return weekday === 0 || weekday === 6 || isThanksgiving || isJuneteenth || /-(01-01|07-04|11-11|12-25)$/.test(date);
}

const bodyOf = ({ body }: RecordRow | TransferRow): Body => JSON.parse(body) as Body;
const closedDays = (rows: readonly (RecordRow | TransferRow)[]): string[] =>
  rows
    .flatMap((row) => {
      const filed =
        'filed' in row && row.filed?.length === 10 && !WITHOUT_OFFICE.has(row.record_group) ? [row.filed] : [];
      return [...filed, ...officeDates(bodyOf(row))];
    })
    .filter(isClosed);

test('no court, recorder or agency works on a weekend or a holiday', () => {
  expect(closedDays(all.record)).toEqual([]);
  const first = all.record.find(({ record_group }) => record_group === 'liens');
  if (first === undefined) throw new Error('no record');
  expect(closedDays([...all.record, { ...first, filed: '2019-07-04' }])).toEqual(['2019-07-04']);
  expect(closedDays([{ ...first, body: '{"offenses":[{"dispositionDate":"2024-06-08"}]}' }])).toEqual(['2024-06-08']);
});

test('no deed or loan is dated on a weekend or a holiday', () => {
  expect(closedDays(all.transfer)).toEqual([]);
  const [first] = all.transfer;
  if (first === undefined) throw new Error('no transfer');
  expect(closedDays([{ ...first, body: '{"saleDate":"2022-11-24"}' }])).toEqual(['2022-11-24']);
  const weekdays = new Set(all.transfer.map((row) => new Date(String(bodyOf(row).saleDate)).getUTCDay()));
  expect([...weekdays].toSorted()).toEqual([1, 2, 3, 4, 5]);
});

/** Cases whose days from the offense to the charges, or from there to the outcome, are out of range. */
function mistimed(rows: readonly RecordRow[]): unknown[] {
  const isOut = (from: unknown, to: unknown, least: number, most: number): boolean => {
    if (String(from).length < 10 || String(to).length < 10) return false;
    const days = (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000;
    return days < least || days > most;
  };
  return rows
    .filter(({ record_group }) => record_group === 'criminalAndTrafficRecords')
    .flatMap((row) => {
      const { isTraffic, offenses } = bodyOf(row) as { isTraffic: boolean; offenses: Body[] };
      const isTried = offenses.some(({ plea }) => plea === 'Not Guilty');
      return offenses.filter(({ offenseDate, chargesFiledDate, dispositionDate }) => {
        const isLate = isTraffic && offenseDate !== null && isOut(offenseDate, chargesFiledDate, 1, 12);
        const [least, most] = isTried ? [120, isTraffic ? 245 : 430] : [14, isTraffic ? 98 : 430];
        const isDecidedWrong = dispositionDate !== null && isOut(chargesFiledDate, dispositionDate, least, most);
        return isLate || (chargesFiledDate !== null && isDecidedWrong);
      });
    });
}

test('tickets reach the court within days, no case is decided on the day it is filed, and a trial takes months', () => {
  expect(mistimed(all.record)).toEqual([]);
  const first = all.record.find(({ category }) => category === 'traffic');
  if (first === undefined) throw new Error('no ticket');
  const fault =
    '{"isTraffic":true,"offenses":[{"offenseDate":null,"chargesFiledDate":"2020-03-04","dispositionDate":"2020-03-04"}]}';
  expect(mistimed([{ ...first, body: fault }])).toHaveLength(1);
  const trial =
    '{"isTraffic":true,"offenses":[{"offenseDate":null,"plea":"Not Guilty","chargesFiledDate":"2020-03-04","dispositionDate":"2020-03-23"}]}';
  expect(mistimed([{ ...first, body: trial }])).toHaveLength(1);
});
