import { expect, test } from 'vitest';
import {
  type Body,
  changed,
  collectKnownRecords,
  type Known,
  monthIn,
  offensesOf,
  type Rule,
  testRules,
  withOffense,
} from '../../../tests/support/known-records.ts';
import { addDays, formatMonth, type Month, monthOf, monthOfDate } from '../calendar.ts';

// A criminal or traffic case tells what one stop or event may lead to, sentences that its class allows, and only what
// was so when it was filed.
const everything = collectKnownRecords('cases', 16_000);

const titlesOf = (known: Known): string[] => offensesOf(known).map(({ offenseTitle }) => String(offenseTitle));
const isConvicted = ({ disposition }: Body): boolean => String(disposition).startsWith('Convicted');
const isClass =
  (name: string) =>
  ({ classification }: Body): boolean =>
    classification === name;

/** Pairs of charges that make no sense together. */
const EXCLUSIVE: readonly (readonly [RegExp, RegExp])[] = [
  [/^Speeding/, /^(Careless|Reckless) Driving/],
  [/^Red Light/, /^Stop Sign/],
  [/^Parking/, /./],
  [/^Failure to Appear/, /./],
  [/^Driving Under the Influence/, /^Public Intoxication/],
  [/^Shoplifting/, /^(Theft|Burglary)/],
  [/^Forgery/, /^(Burglary|Unlawful Use of a Weapon|Possession)/],
];

function areExclusive(one: string, other: string): boolean {
  const band = /^Speeding/;
  if (one === other || (band.test(one) && band.test(other))) return true;
  return EXCLUSIVE.some(([a, b]) => (a.test(one) && b.test(other)) || (a.test(other) && b.test(one)));
}

const DAYS_A_MONTH = 30;

/** The days that a sentence keeps somebody locked up; null for none. */
function lockedDays({ sentenceLength }: Body): number | null {
  const [, count, unit] = /^(\d+) (day|month)s?$/.exec(String(sentenceLength)) ?? [];
  return count === undefined ? null : Number(count) * (unit === 'month' ? DAYS_A_MONTH : 1);
}

/** The months that each term takes up, where the day of the outcome is known. */
function termsOf(known: Known): { readonly from: Month; readonly to: Month }[] {
  return offensesOf(known).flatMap((offense) => {
    const { dispositionDate } = offense;
    const days = lockedDays(offense);
    if (days === null || typeof dispositionDate !== 'string' || dispositionDate.length < 10) return [];
    // The last day is the one before the release.
    return [{ from: monthOfDate(dispositionDate), to: monthOfDate(addDays(dispositionDate, days - 1)) }];
  });
}

const isInside = (month: Month, from: Month, to: Month): boolean => month >= from && month <= to;
const probationMonths = ({ probation }: Body): number | null =>
  probation === null ? null : Number(/^(\d+) months$/.exec(String(probation))?.[1]);
const REFERENCE = monthOf(2026, 11);

/** The most and least that an infraction of a kind is fined in today's dollars. */
function fineRange({ offenseTitle, crimeType }: Body, state: string): readonly [least: number, most: number] {
  if (offenseTitle === 'Seat Belt Violation') return state === 'MO' ? [10, 10] : [25, 90];
  return crimeType === 'Parking' ? [25, 120] : [25, 350];
}

function mostCosts({ offenseTitle, crimeType, classification }: Body, state: string): number {
  if (offenseTitle === 'Seat Belt Violation' && state === 'MO') return 0;
  if (crimeType === 'Parking') return 30;
  return classification === 'Infraction' ? 150 : 300;
}

/** The towns with the courts of some counties whose largest town is another. */
const SEATS: Readonly<Record<string, string>> = {
  'NY Suffolk': 'Riverhead',
  'CO Jefferson': 'Golden',
  'CA Orange': 'Santa Ana',
  'CA San Mateo': 'Redwood City',
  'FL Pinellas': 'Clearwater',
  'FL Polk': 'Bartow',
  'IL DuPage': 'Wheaton',
  'KS Johnson': 'Olathe',
  'IN Lake': 'Crown Point',
  'MD Montgomery': 'Rockville',
  "MD Prince George's": 'Upper Marlboro',
  'MI Oakland': 'Pontiac',
  'TX Hidalgo': 'Edinburg',
  'TX Collin': 'McKinney',
};
const seatOf = ({ county }: Body, state: string): string | undefined => SEATS[`${state} ${String(county)}`];

const RULES: readonly Rule[] = [
  {
    title: 'nobody is charged past 88',
    group: 'criminalAndTrafficRecords',
    concerns: ({ filed }) => monthIn(filed) !== null,
    holds: ({ filed, human }) => (monthIn(filed) ?? 0) < human.birth + 88 * 12,
    fault: (known) => ({ ...known, filed: formatMonth(known.human.birth + 90 * 12) }),
  },
  {
    title: 'the convictions of a case have one plea and are all by trial or all without one',
    group: 'criminalAndTrafficRecords',
    concerns: (known) => offensesOf(known).filter(isConvicted).length > 1,
    holds: (known) => {
      const convicted = offensesOf(known).filter(isConvicted);
      return new Set(convicted.map(({ plea, disposition }) => `${String(plea)} ${String(disposition)}`)).size === 1;
    },
    fault: (known) => {
      const [first = {}, ...others] = offensesOf(known);
      return changed(known, {
        offenses: [{ ...first, disposition: 'Convicted by Trial', plea: 'Not Guilty' }, ...others].map((offense, at) =>
          at === 0 ? offense : { ...offense, disposition: 'Convicted', plea: 'Guilty' },
        ),
      });
    },
  },
  {
    title: 'nobody pleads in two ways in one case',
    group: 'criminalAndTrafficRecords',
    concerns: (known) => offensesOf(known).length > 1,
    holds: (known) => new Set(offensesOf(known).flatMap(({ plea }) => plea ?? [])).size <= 1,
    fault: (known) => {
      const [first = {}, second = {}] = offensesOf(known);
      return changed(known, {
        offenses: [
          { ...first, plea: 'Guilty' },
          { ...second, plea: 'Not Guilty' },
        ],
      });
    },
  },
  {
    title: 'a case has court costs once, and none without a conviction',
    group: 'criminalAndTrafficRecords',
    holds: (known) => {
      const costly = offensesOf(known).filter(({ courtCosts }) => courtCosts !== null);
      return costly.length <= 1 && costly.every(isConvicted);
    },
    fault: (known) => {
      const [first = {}] = offensesOf(known);
      const costly = { ...first, disposition: 'Convicted', courtCosts: 100 };
      return changed(known, { offenses: [costly, costly] });
    },
  },
  {
    title: 'an infraction is fined as much as its kind costs',
    group: 'criminalAndTrafficRecords',
    concerns: (known) => offensesOf(known).some((offense) => isClass('Infraction')(offense) && isConvicted(offense)),
    holds: (known) =>
      offensesOf(known)
        .filter((offense) => isClass('Infraction')(offense) && isConvicted(offense))
        .every((offense) => {
          const [least, most] = fineRange(offense, known.state);
          return Number(offense.fines) >= least && Number(offense.fines) <= most;
        }),
    fault: (known) => withOffense(known, { classification: 'Infraction', disposition: 'Convicted', fines: 1_015 }),
  },
  {
    title: 'court costs are in proportion to the charge',
    group: 'criminalAndTrafficRecords',
    concerns: (known) => offensesOf(known).some(({ courtCosts }) => courtCosts !== null),
    holds: (known) =>
      offensesOf(known).every((offense) => Number(offense.courtCosts) <= mostCosts(offense, known.state)),
    fault: (known) => withOffense(known, { crimeType: 'Parking', courtCosts: 290 }),
  },
  {
    title: 'a county court convicts in the county’s seat',
    group: 'criminalAndTrafficRecords',
    concerns: (known) =>
      offensesOf(known).some(
        (offense) => offense.convictionPlace !== null && seatOf(offense, known.state) !== undefined,
      ),
    holds: (known) =>
      offensesOf(known).every((offense) => {
        const seat = seatOf(offense, known.state);
        const { convictionPlace } = offense;
        return convictionPlace === null || seat === undefined || convictionPlace === `${seat}, ${known.state}`;
      }),
    fault: (known) => withOffense(known, { convictionPlace: `Alder, ${known.state}` }),
  },
  {
    title: 'no case has two charges that exclude each other, and none twice the same',
    group: 'criminalAndTrafficRecords',
    concerns: (known) => offensesOf(known).length > 1,
    holds: (known) => {
      const titles = titlesOf(known);
      return titles.every((one, at) => titles.slice(at + 1).every((other) => !areExclusive(one, other)));
    },
    fault: (known) => {
      const [first = {}, ...others] = offensesOf(known);
      return changed(known, {
        offenses: [first, { ...first, offenseTitle: 'Parking in a Reserved Space' }, ...others],
      });
    },
  },
  {
    title: 'an infraction ends in a fine, or in a course of traffic school',
    group: 'criminalAndTrafficRecords',
    concerns: (known) => offensesOf(known).some(isClass('Infraction')),
    holds: (known) =>
      offensesOf(known)
        .filter(isClass('Infraction'))
        .every(
          ({ sentence, sentenceLength, probation }) =>
            [null, 'Fine', 'Traffic School'].includes(sentence as string | null) &&
            sentenceLength === null &&
            probation === null,
        ),
    fault: (known) => withOffense(known, { classification: 'Infraction', probation: '6 months' }),
  },
  {
    title: 'careless driving is an infraction, and reckless driving a misdemeanor',
    group: 'criminalAndTrafficRecords',
    concerns: (known) => titlesOf(known).some((title) => /^(Careless|Reckless) Driving$/.test(title)),
    holds: (known) =>
      offensesOf(known).every(
        ({ offenseTitle, classification }) =>
          (offenseTitle !== 'Careless Driving' || classification === 'Infraction') &&
          (offenseTitle !== 'Reckless Driving' || classification === 'Misdemeanor'),
      ),
    fault: (known) => withOffense(known, { classification: 'Felony' }),
  },
  {
    title: 'a misdemeanor has less than a year in jail and at most two years of probation',
    group: 'criminalAndTrafficRecords',
    concerns: (known) => offensesOf(known).some(isClass('Misdemeanor')),
    holds: (known) =>
      offensesOf(known)
        .filter(isClass('Misdemeanor'))
        .every(
          (offense) =>
            offense.sentence !== 'Prison' && (lockedDays(offense) ?? 0) < 365 && (probationMonths(offense) ?? 0) <= 24,
        ),
    fault: (known) => withOffense(known, { classification: 'Misdemeanor', sentenceLength: '18 months' }),
  },
  {
    title: 'a felon has a term or probation, and probation of two years at least',
    group: 'criminalAndTrafficRecords',
    concerns: (known) => offensesOf(known).some((offense) => isClass('Felony')(offense) && isConvicted(offense)),
    holds: (known) =>
      offensesOf(known)
        .filter((offense) => isClass('Felony')(offense) && isConvicted(offense))
        .every((offense) => {
          const months = probationMonths(offense);
          if (months !== null && !(months >= 24)) return false;
          return months !== null || (lockedDays(offense) ?? 0) > 90;
        }),
    fault: (known) => withOffense(known, { sentence: 'Fine', sentenceLength: null, probation: null }),
  },
  {
    title: 'nobody moves while locked up',
    group: 'criminalAndTrafficRecords',
    concerns: (known) => termsOf(known).length > 0,
    holds: (known) =>
      termsOf(known).every(({ from, to }) =>
        known.residences.every(
          (home) => !isInside(home.from, from, to) && (home.to === null || !isInside(home.to, from, to)),
        ),
      ),
    fault: (known) => ({
      ...known,
      residences: known.residences.map((home) => ({ ...home, from: termsOf(known)[0]?.from ?? 0 })),
    }),
  },
  {
    title: 'nobody who has a job is locked up now',
    group: 'criminalAndTrafficRecords',
    concerns: (known) => known.job !== null && termsOf(known).length > 0,
    holds: (known) => termsOf(known).every(({ to }) => to < REFERENCE),
    fault: (known) => withOffense(known, { dispositionDate: '2026-10-28', sentenceLength: '18 months' }),
  },
  {
    title: 'a record tells today’s job only if it is from the last two years',
    group: 'criminalAndTrafficRecords',
    concerns: ({ body, filed }) => body.occupation !== null && filed !== null,
    holds: ({ body, filed, job }) =>
      body.occupation === job?.title && String(filed).slice(0, 7) >= '2024-11'.slice(0, String(filed).length),
    fault: (known) => ({ ...known, filed: '2008-03-05' }),
  },
  {
    title: 'a marital status is that of the time',
    group: 'criminalAndTrafficRecords',
    concerns: ({ body, filed }) => body.maritalStatus !== null && monthIn(filed) !== null,
    holds: ({ body, filed, human }) => {
      const month = monthIn(filed) ?? 0;
      const before = human.unions.filter(({ from }) => from <= month);
      const isMarried = before.some(
        ({ a, b, divorce }) =>
          (divorce ?? month + 1) > month && (a.death ?? month + 1) > month && (b.death ?? month + 1) > month,
      );
      if (body.maritalStatus === 'Married') return isMarried;
      return body.maritalStatus === 'Single' ? before.length === 0 : before.length > 0 && !isMarried;
    },
    fault: (known) => changed(known, { maritalStatus: known.body.maritalStatus === 'Married' ? 'Single' : 'Married' }),
  },
  {
    title: 'an age is that of the day of the filing',
    group: 'criminalAndTrafficRecords',
    concerns: ({ body, filed }) => body.age !== null && filed?.length === 10,
    holds: ({ body, filed, human }) => {
      const birthday = `${formatMonth(human.birth)}-${String(human.birthDay).padStart(2, '0')}`;
      const years = Number(String(filed).slice(0, 4)) - Number(birthday.slice(0, 4));
      return body.age === (String(filed).slice(5) < birthday.slice(5) ? years - 1 : years);
    },
    fault: (known) => changed(known, { age: Number(known.body.age) + 1 }),
  },
  {
    title: 'nobody has gray hair before 30 or is a veteran before 26',
    group: 'criminalAndTrafficRecords',
    concerns: ({ filed }) => monthIn(filed) !== null,
    holds: ({ body, filed, human }) => {
      const age = (monthIn(filed) ?? 0) - human.birth;
      return (body.hairColor !== 'Gray' || age >= 30 * 12) && (body.militaryService === null || age >= 26 * 12);
    },
    fault: (known) => ({
      ...changed(known, { hairColor: 'Gray' }),
      filed: formatMonth(known.human.birth + 20 * 12),
    }),
  },
];

testRules(everything, RULES);

const cases = everything.filter(({ group }) => group === 'criminalAndTrafficRecords');
const casesByPerson = Map.groupBy(cases, ({ human }) => human);

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay());

/** Failures to appear on a weekend or without an earlier case that was open, as far as the dates tell. */
function groundless(people: Iterable<readonly Known[]>): string[] {
  return [...people].flatMap((own) =>
    own.flatMap((known) => {
      const [failure] = offensesOf(known).filter(({ offenseTitle }) => offenseTitle === 'Failure to Appear');
      const missedOn = failure?.offenseDate;
      if (failure === undefined || typeof missedOn !== 'string') return [];
      const isOpen = own.some((other) => {
        const [offense = {}] = offensesOf(other);
        const [from, to] = [offense.chargesFiledDate, offense.dispositionDate].map((date) =>
          typeof date === 'string' ? date : null,
        );
        return (
          offense.caseNumber !== failure.caseNumber &&
          (from ?? '0000') <= missedOn &&
          (to ?? '9999') >= missedOn.slice(0, to?.length ?? 4)
        );
      });
      return isOpen && !isWeekend(missedOn) ? [] : [String(failure.caseNumber)];
    }),
  );
}

test('somebody fails to appear in a case that was filed before and still open', () => {
  const failures = cases.filter((known) => titlesOf(known).includes('Failure to Appear'));
  // Somebody with hundreds of cases always has an open one, and proves little.
  expect(failures.filter(({ human }) => human.trait === null).length).toBeGreaterThan(1);
  expect(groundless(casesByPerson.values())).toEqual([]);
  const known = failures.find((failure) => offensesOf(failure)[0]?.offenseDate != null);
  if (known === undefined) throw new Error('nothing to plant a fault in');
  expect(groundless([[known]])).toHaveLength(1);
});

/** The mean fine for a charge in cases filed in some years; expects some. */
function meanFine(title: string, from: string, to: string): number {
  const fines = cases
    .filter(({ filed }) => filed !== null && filed >= from && filed < to)
    .flatMap(offensesOf)
    .flatMap(({ offenseTitle, fines: dollars }) =>
      offenseTitle === title && dollars !== null ? [Number(dollars)] : [],
    );
  expect(fines.length).toBeGreaterThan(10);
  return fines.reduce((sum, fine) => sum + fine, 0) / fines.length;
}

test('a fine for speeding was around half as high in the nineties', () => {
  const share =
    meanFine('Speeding 11-20 Over Limit', '1995', '2004') / meanFine('Speeding 11-20 Over Limit', '2022', '2027');
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.8);
});

/** The share of people of an age, in years, whose cases say that they are veterans. */
function veteransAt(from: number, to: number): number {
  const found = cases.filter(({ filed, human }) => {
    const age = ((monthIn(filed) ?? 0) - human.birth) / 12;
    return human.trait === null && age >= from && age < to;
  });
  return found.filter(({ body }) => body.militaryService !== null).length / found.length;
}

test('veterans below 30 are rarer than older ones', () => {
  expect(veteransAt(30, 80)).toBeGreaterThan(0.02);
  expect(veteransAt(26, 30)).toBeLessThan(veteransAt(30, 80) * 0.8);
});

/** Kinds of marks on record. */
const marksIn = (records: readonly Known[]): string[] => records.flatMap(({ body }) => body.marks as string[]);

test('marks are of many kinds, the same in all records of somebody, and none is frequent', () => {
  const firsts = [...casesByPerson.values()].map(([first]) => first).filter((first) => first !== undefined);
  const marks = marksIn(firsts);
  const most = (all: readonly string[]): number =>
    Math.max(...[...Map.groupBy(all, (mark) => mark).values()].map(({ length }) => length));
  expect(new Set(marks).size).toBeGreaterThan(60);
  expect(most(marks)).toBeLessThan(marks.length * 0.08);
  expect(most([...marks, ...marks.map(() => 'Scar on chin')])).toBeGreaterThan(marks.length * 0.08);
  for (const own of casesByPerson.values()) {
    // Nobody describes the driver of a parked car.
    const described = own.filter(({ body }) => (body.marks as unknown[]).length > 0);
    expect(new Set(described.map(({ body }) => JSON.stringify(body.marks))).size).toBeLessThan(2);
  }
});

/** The share of people with black hair whose eyes are not brown, of those whose both are on record. */
function lightEyed(cases: readonly Known[]): number {
  const dark = cases.filter(({ body }) => body.hairColor === 'Black' && body.eyes !== null);
  return dark.filter(({ body }) => body.eyes !== 'Brown').length / dark.length;
}

test('hair and eyes go together', () => {
  const firsts = [...casesByPerson.values()].flatMap(([first]) => (first === undefined ? [] : [first]));
  expect(lightEyed(firsts)).toBeLessThan(0.15);
  expect(lightEyed(firsts.map((one) => changed(one, { eyes: 'Blue' })))).toBe(1);
  const red = firsts.filter(({ body }) => body.hairColor === 'Red').length;
  expect(red).toBeLessThan(0.06 * firsts.length);
});
