import { expect, test } from 'vitest';
import {
  changed,
  collectKnownRecords,
  type Known,
  monthIn,
  type Rule,
  testRules,
} from '../../../tests/support/known-records.ts';
import { formatMonth, type Month, monthOf } from '../calendar.ts';

// Nobody holds a license at an age at which hardly anybody does, and a pilot may fly what the certificate allows.
const everything = collectKnownRecords('licenses', 12_000);

/** The ages in years beyond which nobody holds a license, by type. */
const OLDEST: Readonly<Record<string, number>> = {
  'Notary Public': 85,
  'General Contractor': 75,
  'Food Handler': 75,
};
const OLDEST_AT_WORK = 80;
const OLDEST_PILOT = 80;
const OLDEST_ARMED = 85;
const OLDEST_HUNTER = 86;

/** How many months old somebody is in the month of a date; 0 if only the year is known. */
function ageAt({ human }: Known, date: unknown): Month {
  if (typeof date !== 'string' || date.length < 7) return 0;
  return monthOf(Number(date.slice(0, 4)), Number(date.slice(5, 7))) - human.birth;
}

const ratingsOf = ({ body }: Known): string[] =>
  (body.pilotRatings as { readonly rating: string }[]).map(({ rating }) => rating);
const atAge = (known: Known, years: number): string => formatMonth(known.human.birth + years * 12);
const NO_RATINGS = ['Student Pilot', 'Sport Pilot'];

const RULES: readonly Rule[] = [
  {
    title: 'a combination license allows hunting and fishing',
    group: 'huntingPermits',
    concerns: ({ body }) => (body.permitTypes as string[]).includes('Combination License'),
    holds: ({ body }) => {
      const allowed = body.permissions as string[];
      return allowed.includes('Freshwater fishing') && allowed.includes('Small game');
    },
    fault: (known) => changed(known, { permissions: ['Freshwater fishing'] }),
  },
  {
    title: 'nobody holds a professional license at too great an age',
    group: 'professionalLicenses',
    holds: (known) =>
      ageAt(known, known.body.expirationDate) <= 12 * (OLDEST[String(known.body.licenseType)] ?? OLDEST_AT_WORK),
    fault: (known) => changed(known, { expirationDate: atAge(known, 92) }),
  },
  {
    title: 'nobody carries a concealed weapon past 85',
    group: 'concealedWeaponPermits',
    holds: (known) => ageAt(known, known.body.expiryDate) <= 12 * OLDEST_ARMED,
    fault: (known) => changed(known, { expiryDate: atAge(known, 90) }),
  },
  {
    title: 'nobody takes a hunting permit past 85',
    group: 'huntingPermits',
    holds: (known) => ageAt(known, known.body.issueDate) < 12 * OLDEST_HUNTER,
    fault: (known) => changed(known, { issueDate: atAge(known, 90) }),
  },
  {
    title: 'nobody flies past 80, or without a valid medical exam',
    group: 'pilotsLicenses',
    holds: (known) => {
      const { medicalExpirationDate, licenseStatus } = known.body;
      const isValid = String(medicalExpirationDate) > '2026-11';
      return (
        ageAt(known, medicalExpirationDate) <= 12 * OLDEST_PILOT &&
        (licenseStatus === 'Active') === (isValid && known.human.death === null)
      );
    },
    fault: (known) => changed(known, { licenseStatus: 'Active', medicalExpirationDate: '2019-04' }),
  },
  {
    title: 'a student has no ratings, and a private or commercial pilot flies single-engine airplanes',
    group: 'pilotsLicenses',
    holds: (known) => {
      const ratings = ratingsOf(known);
      if (NO_RATINGS.includes(String(known.body.certificateType))) return ratings.length === 0;
      return ratings.includes('Airplane Single Engine Land') && new Set(ratings).size === ratings.length;
    },
    fault: (known) => changed(known, { certificateType: 'Student Pilot', pilotRatings: [{ rating: 'Glider' }] }),
  },
];

testRules(everything, RULES);

interface Held {
  readonly what: string;
  readonly from: Month;
  readonly to: Month;
}

const FOREVER = Number.POSITIVE_INFINITY;

/** What a license is for, and its months; null for other records and where they are not on record. */
function heldBy(known: Known): Held | null {
  const { group, state, filed, body } = known;
  const from = monthIn(filed);
  if (from === null) return null;
  const until = monthIn(body.expirationDate ?? body.expiryDate);
  if (group === 'professionalLicenses') {
    return until === null ? null : { what: `${String(body.licenseType)} ${state}`, from, to: until };
  }
  if (group === 'concealedWeaponPermits') {
    return until === null ? null : { what: `${String(body.permitType)} ${state}`, from, to: until };
  }
  if (group !== 'huntingPermits') return null;
  const isForLife = (body.permitTypes as string[]).includes('Lifetime License');
  return { what: 'hunting', from, to: isForLife ? FOREVER : from };
}

/** What people hold twice at a time: a lifetime license has no end. */
function heldTwice(records: readonly Known[]): string[] {
  return [...Map.groupBy(records, ({ human }) => human).values()].flatMap((own) => {
    const held = own.map(heldBy).filter((one) => one !== null);
    return held
      .filter((one, at) =>
        held.slice(at + 1).some(({ what, from, to }) => what === one.what && from <= one.to && to >= one.from),
      )
      .map(({ what }) => what);
  });
}

test('nobody has two licenses of a type in a state at a time, or takes a hunting license after one for life', () => {
  expect(heldTwice(everything)).toEqual([]);
  for (const type of ['Notary Public', 'Concealed Handgun License', 'Lifetime License', 'Combination License']) {
    const one = everything.find((known) => JSON.stringify(known.body).includes(type) && heldBy(known) !== null);
    if (one === undefined) throw new Error(`no ${type}`);
    expect(heldTwice([one, one])).toHaveLength(1);
  }
  const forLife = everything.find(({ body }) => JSON.stringify(body).includes('Lifetime License'));
  if (forLife === undefined) throw new Error('no license for life');
  const later = { ...changed(forLife, { permitTypes: ['Combination License'] }), filed: '2026-10-02' };
  expect(heldTwice([{ ...forLife, filed: '2001-05-06' }, later])).toEqual(['hunting']);
});

/** People who have several pilot's certificates or airman numbers. */
function severalCertificates(records: readonly Known[]): number {
  const pilots = records.filter(({ group }) => group === 'pilotsLicenses');
  return [...Map.groupBy(pilots, ({ human }) => human).values()].filter(({ length }) => length > 1).length;
}

test('a pilot has one certificate, as a higher one replaces the lower one', () => {
  expect(severalCertificates(everything)).toBe(0);
  expect(severalCertificates([...everything, ...everything])).toBeGreaterThan(20);
});

test('some pilots have a valid certificate, and some of each kind are known', () => {
  const pilots = everything.filter(({ group }) => group === 'pilotsLicenses');
  expect(new Set(pilots.map(({ body }) => body.certificateType))).toEqual(
    new Set(['Private Pilot', 'Student Pilot', 'Commercial Pilot', 'Sport Pilot']),
  );
  const active = pilots.filter(({ body }) => body.licenseStatus === 'Active').length;
  expect(active).toBeGreaterThan(pilots.length * 0.15);
  expect(active).toBeLessThan(pilots.length * 0.8);
});
