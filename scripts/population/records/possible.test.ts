import { expect, test } from 'vitest';
import { stateName } from '../../../shared/people/us-states.ts';
import {
  changed,
  collectKnownRecords,
  type Known,
  monthIn,
  offensesOf,
  type Rule,
  testRules,
  withOffense,
} from '../../../tests/support/known-records.ts';
import { formatMonth } from '../calendar.ts';
import { apnOf } from '../homes/properties.ts';
import type { Residence } from '../lives/residences.ts';
import { loadPlaces } from '../places/places.ts';
import { countyNameOf } from './county-names.ts';
import { allDistricts, districtOf } from './federal-districts.ts';

// No record names an authority that does not exist or tells what cannot have happened, judged by the whole life of the
// person: their homes, marriages and age.
const everything = collectKnownRecords('possible', 6_000);

const ELK = new Set('AZ CO ID MT NM NV OR UT WA WY'.split(' '));
const SEVERAL_DISTRICTS = new Set('AL AR CA FL GA IA IL IN KY LA MI MO MS NC NY OH OK PA TN TX VA WA WI WV'.split(' '));
/** How some states cite their codes; no other state's citations look so. */
const CITATIONS: Readonly<Record<string, RegExp>> = {
  CA: /^Cal\. (Veh\.|Penal|Health & Safety) Code § \d+(\.\d+)?[a-z]?$/,
  TX: /^Tex\. (Transp\.|Penal|Health & Safety) Code § \d{2,3}\.\d{2,4}$/,
  FL: /^Fla\. Stat\. § \d{3}\.\d+$/,
  NY: /^N\.Y\. (Veh\. & Traf\.|Penal) Law § \d+(\.\d+)?(-[a-z])?$/,
  OR: /^ORS \d{3}\.\d{3}$/,
  UT: /^Utah Code § \d+-\d+a?-\d+$/,
  WA: /^RCW \d+A?\.\d+A?\.\d+$/,
};
/** Where a landlord sues in some states. */
const EVICTION_COURTS: Readonly<Record<string, RegExp>> = {
  CA: /^Superior Court of California, County of /,
  TX: / County Justice Court$/,
  NY: /^Housing Court of the City of New York, .+ County$| City Court$| County (Justice|District) Court$/,
  FL: / County Court$/,
  WA: / County Superior Court$/,
  MA: /^Massachusetts Housing Court$/,
};
const YOUNGEST: Readonly<Record<string, number>> = {
  'Registered Nurse': 21,
  Physician: 28,
  Dentist: 26,
  Veterinarian: 26,
  'Professional Engineer': 26,
  'Teaching License': 22,
  Electrician: 22,
  'Journeyman Plumber': 22,
  'Real Estate Broker': 24,
  'Dental Hygienist': 21,
  'Physical Therapist': 25,
  'General Contractor': 25,
};
const WITHOUT_SHERIFF = new Set('AK CT DE HI MA NH NJ PA RI VT'.split(' '));
const COUNTIES_WITH_POLICE = new Set(
  `VA Fairfax|VA Arlington|VA Henrico|VA Chesterfield|VA Prince William|MD Baltimore|MD Anne Arundel|MD Howard|MD Montgomery|MD Prince George's|NY Nassau|NY Suffolk|NY Westchester|MO St. Louis|GA Gwinnett|GA Cobb|GA DeKalb|GA Clayton`.split(
    '|',
  ),
);
const JUDICIAL = new Set('CT DE FL HI IA IL IN KS KY LA ME ND NJ NM NY OH OK PA PR SC SD VI VT WI'.split(' '));

function isAgencyOf(agency: string, { state, residences }: Known): boolean {
  const cities = residences.map(({ address }) => address.place.city);
  if (agency.endsWith(' Police Department') && state !== 'HI') {
    const of = agency.slice(0, -' Police Department'.length);
    const counties = residences.map(({ address }) => countyNameOf(address.place));
    return (
      cities.includes(of) ||
      counties.includes(of) ||
      ['New York City', 'Metropolitan', 'Las Vegas Metropolitan', 'Miami-Dade', 'Guam', 'Virgin Islands'].includes(of)
    );
  }
  if (agency.endsWith('Sheriff’s Office')) {
    const kind = state === 'LA' ? ' Parish ' : ' County ';
    return agency.includes(kind) || /^Carson City Sheriff/.test(agency);
  }
  return agency.startsWith(stateName(state)) || state === 'HI';
}

/** The home that the person rented when an eviction case was filed, as far as the record tells. */
function rentedHomes({ filed, addressKey, residences }: Known): Residence[] {
  const month = monthIn(filed) ?? 0;
  return residences.filter(
    ({ address, from, to, isOwned }) =>
      !isOwned && from <= month && (to === null || to > month) && (addressKey === null || address.key === addressKey),
  );
}

const isLost = ({ body }: Known): boolean => String(body.actionType).endsWith('Judgment');

/** The year of a state's law on concealed weapons; far ahead where there is none. */
const FIRST_PERMITS: Readonly<Record<string, number>> = {
  FL: 1987,
  HI: 9999,
  IL: 2013,
  MI: 2001,
  OH: 2004,
  TX: 1995,
  WI: 2011,
};

const RULES: readonly Rule[] = [
  {
    title: 'arresting agencies are the city’s police, the county’s sheriff or the state’s own police',
    group: 'criminalAndTrafficRecords',
    holds: (known) =>
      offensesOf(known).every(
        ({ arrestingAgency }) => arrestingAgency === null || isAgencyOf(String(arrestingAgency), known),
      ),
    fault: (known) => withOffense(known, { arrestingAgency: 'Hollywood State Police' }),
  },
  {
    title: 'a sheriff is a county’s, not a city’s',
    group: 'criminalAndTrafficRecords',
    holds: (known) => offensesOf(known).every(({ arrestingAgency }) => !/Sheriff$/.test(String(arrestingAgency))),
    fault: (known) => withOffense(known, { arrestingAgency: 'Manteca Sheriff' }),
  },
  {
    title: 'no sheriff arrests where others police the county',
    group: 'criminalAndTrafficRecords',
    concerns: ({ state }) => WITHOUT_SHERIFF.has(state),
    holds: (known) => offensesOf(known).every(({ arrestingAgency }) => !/Sheriff/.test(String(arrestingAgency))),
    fault: (known) => withOffense(known, { arrestingAgency: 'Essex County Sheriff’s Office' }),
  },
  {
    title: 'the police of a county arrests instead of its sheriff',
    group: 'criminalAndTrafficRecords',
    concerns: (known) => offensesOf(known).some(({ county }) => COUNTIES_WITH_POLICE.has(`${known.state} ${county}`)),
    holds: (known) =>
      offensesOf(known).every(
        ({ county, arrestingAgency }) =>
          !COUNTIES_WITH_POLICE.has(`${known.state} ${county}`) || !/Sheriff/.test(String(arrestingAgency)),
      ),
    fault: (known) => withOffense(known, { arrestingAgency: 'Cobb County Sheriff’s Office' }),
  },
  {
    title: 'Miami-Dade has a police until 2024 and a sheriff from then on',
    group: 'criminalAndTrafficRecords',
    concerns: (known) => offensesOf(known).some(({ county }) => county === 'Miami-Dade'),
    holds: (known) =>
      offensesOf(known).every(({ arrestingAgency, chargesFiledDate }) => {
        if (chargesFiledDate === null) return true;
        const filed = String(chargesFiledDate);
        if (arrestingAgency === 'Miami-Dade Police Department') return filed < '2026';
        return arrestingAgency !== 'Miami-Dade County Sheriff’s Office' || filed >= '2025';
      }),
    fault: (known) =>
      withOffense(known, { arrestingAgency: 'Miami-Dade County Sheriff’s Office', chargesFiledDate: '2011-02-03' }),
  },
  {
    title: 'statutes are cited as their state cites them',
    group: 'criminalAndTrafficRecords',
    concerns: (known) => offensesOf(known).some(({ statute }) => statute !== null),
    holds: (known) =>
      offensesOf(known).every(({ statute }) => {
        if (statute === null) return true;
        const own = CITATIONS[known.state];
        if (own !== undefined) return own.test(String(statute));
        return (
          /[a-z.] ?§? ?\d/i.test(String(statute)) &&
          Object.values(CITATIONS).every((form) => !form.test(String(statute)))
        );
      }),
    fault: (known) => withOffense(known, { statute: known.state === 'FL' ? 'ORS 166.025' : 'Fla. Stat. § 316.183' }),
  },
  {
    title: 'bankruptcies are filed in a federal district that exists in the state',
    group: 'bankruptcies',
    concerns: ({ state }) => !['AS', 'MP', 'VI', 'DC'].includes(state),
    holds: ({ state, body }) =>
      SEVERAL_DISTRICTS.has(state)
        ? new RegExp(`^(Northern|Southern|Eastern|Western|Middle|Central) District of ${stateName(state)}$`).test(
            String(body.district),
          ) && allDistricts().has(String(body.district))
        : body.district === `District of ${stateName(state)}`,
    fault: (known) =>
      changed(known, {
        district: `${SEVERAL_DISTRICTS.has(known.state) ? '' : 'Northern '}District of ${stateName(known.state)}`,
      }),
  },
  {
    title: 'evictions are heard by the court that hears them in the state',
    group: 'evictions',
    concerns: ({ state }) => EVICTION_COURTS[state] !== undefined,
    holds: ({ state, body }) => EVICTION_COURTS[state]?.test(String(body.department)) ?? true,
    fault: (known) => changed(known, { department: 'Canary County District Court of Appeal' }),
  },
  {
    title: 'judgments name a court of the state',
    group: 'judgments',
    concerns: ({ state, body }) => state === 'CA' && body.courtAddress !== null,
    holds: ({ body }) => String(body.courtAddress).startsWith('Superior Court of California, County of '),
    fault: (known) => changed(known, { courtAddress: 'Fresno County District Court, 1 Courthouse Square, Fresno, CA' }),
  },
  {
    title: 'nobody is charged with distracted driving before 2010, nor for the use of a handheld device',
    group: 'criminalAndTrafficRecords',
    concerns: (known) => offensesOf(known).some(({ offenseTitle }) => offenseTitle === 'Distracted Driving'),
    holds: (known) =>
      offensesOf(known).every(({ offenseTitle, offenseDate, chargesFiledDate }) => {
        if (String(offenseTitle).includes('Handheld')) return false;
        const dates = [offenseDate, chargesFiledDate].filter((date) => date !== null);
        return offenseTitle !== 'Distracted Driving' || dates.every((date) => String(date) >= '2010');
      }),
    fault: (known) => withOffense(known, { offenseTitle: 'Distracted Driving', chargesFiledDate: '2004-05-06' }),
  },
  {
    title: 'only western states let hunters take elk, and permits for life or for small game allow no big game',
    group: 'huntingPermits',
    holds: ({ state, body }) => {
      const allowed = body.permissions as string[];
      if (state === 'DC' || (allowed.includes('Elk') && !ELK.has(state))) return false;
      const isLimited = ['Lifetime License', 'Small Game License'].some((name) =>
        (body.permitTypes as string[]).includes(name),
      );
      return !isLimited || !allowed.some((game) => ['Deer', 'Elk', 'Turkey'].includes(game));
    },
    fault: (known) => ({ ...changed(known, { permissions: ['Elk'] }), state: 'FL' }),
  },
  {
    title: 'nobody has a professional license younger than the profession allows',
    group: 'professionalLicenses',
    concerns: ({ body }) => YOUNGEST[String(body.licenseType)] !== undefined && monthIn(body.issueDate) !== null,
    holds: ({ body, human }) =>
      (monthIn(body.issueDate) ?? 0) - human.birth >= 12 * (YOUNGEST[String(body.licenseType)] ?? 0),
    fault: (known) =>
      changed(known, { licenseType: 'Real Estate Broker', issueDate: formatMonth(known.human.birth + 18 * 12) }),
  },
  {
    title: 'no state gives a permit for a concealed weapon before its law does',
    group: 'concealedWeaponPermits',
    concerns: ({ state }) => FIRST_PERMITS[state] !== undefined,
    holds: ({ state, filed }) => Number(filed?.slice(0, 4)) >= (FIRST_PERMITS[state] ?? 0),
    fault: (known) => ({ ...known, filed: '1985-05-03' }),
  },
  {
    title: 'nobody carries a concealed weapon before 21',
    group: 'concealedWeaponPermits',
    concerns: ({ filed }) => monthIn(filed) !== null,
    holds: ({ filed, human }) => (monthIn(filed) ?? 0) - human.birth >= 21 * 12,
    fault: (known) => ({ ...known, filed: formatMonth(known.human.birth + 19 * 12) }),
  },
  {
    title: 'a home is foreclosed on while the person owns it, a year and a half after they bought it at the earliest',
    group: 'foreclosures',
    concerns: ({ filed }) => monthIn(filed) !== null,
    holds: ({ body, filed, human }) => {
      const month = monthIn(filed) ?? 0;
      return human.owned.some(
        ({ address, from, to }) =>
          apnOf(address) === body.parcelNumber && month >= from + 18 && (to === null || month < to),
      );
    },
    fault: (known) => ({
      ...known,
      filed: formatMonth(Math.min(...known.human.owned.map(({ from }) => from)) + 2),
    }),
  },
  {
    title: 'a trustee sells homes only in states without foreclosure by a court, and courts only in the others',
    group: 'foreclosures',
    holds: ({ state, body }) => {
      const isByCourt = ['Lis Pendens', 'Notice of Sale under Judgment'].includes(String(body.documentType));
      if (!JUDICIAL.has(state) && state !== 'AS') return !isByCourt && body.judgmentAmount === null;
      return isByCourt && body.trusteeName === null;
    },
    fault: (known) => ({ ...changed(known, { documentType: 'Notice of Trustee Sale' }), state: 'PR' }),
  },
  {
    title: 'a plain DUI is a misdemeanor',
    group: 'criminalAndTrafficRecords',
    concerns: (known) => offensesOf(known).some(({ offenseTitle }) => offenseTitle === 'Driving Under the Influence'),
    holds: (known) =>
      offensesOf(known).every(
        ({ offenseTitle, classification }) =>
          offenseTitle !== 'Driving Under the Influence' || classification === 'Misdemeanor',
      ),
    fault: (known) => withOffense(known, { classification: 'Felony' }),
  },
  {
    title: 'nobody has a lien for income tax before 22',
    group: 'liens',
    concerns: ({ body, filed }) => body.kindOfTax !== null && body.kindOfTax !== 'Property' && monthIn(filed) !== null,
    holds: ({ filed, human }) => (monthIn(filed) ?? 0) - human.birth >= 22 * 12,
    fault: (known) => ({ ...known, filed: formatMonth(known.human.birth + 19 * 12) }),
  },
  {
    title: 'nobody is sued for a debt before 20',
    group: 'judgments',
    concerns: ({ filed }) => monthIn(filed) !== null,
    holds: ({ filed, human }) => (monthIn(filed) ?? 0) - human.birth >= 20 * 12,
    fault: (known) => ({ ...known, filed: formatMonth(known.human.birth + 19 * 12) }),
  },
  {
    title: 'nobody is bankrupt before 21',
    group: 'bankruptcies',
    concerns: ({ filed }) => monthIn(filed) !== null,
    holds: ({ filed, human }) => (monthIn(filed) ?? 0) - human.birth >= 21 * 12,
    fault: (known) => ({ ...known, filed: formatMonth(known.human.birth + 20 * 12) }),
  },
  {
    title: 'the license of somebody’s own trade is valid, and of the state where they live',
    group: 'professionalLicenses',
    concerns: ({ body, job }) => job?.title.includes(String(body.licenseType)) ?? false,
    holds: ({ body, residences }) =>
      body.licenseStatus === 'Active' && body.state === residences[0]?.address.place.stateCode,
    fault: (known) => changed(known, { licenseStatus: 'Expired' }),
  },
  {
    title: 'nobody is a commercial pilot before 21',
    group: 'pilotsLicenses',
    concerns: ({ body, filed }) => body.certificateType === 'Commercial Pilot' && monthIn(filed) !== null,
    holds: ({ filed, human }) => (monthIn(filed) ?? 0) - human.birth >= 21 * 12,
    fault: (known) => ({ ...known, filed: formatMonth(known.human.birth + 19 * 12) }),
  },
  {
    title: 'nobody is evicted from the home of their parents where they came of age',
    group: 'evictions',
    concerns: ({ filed }) => monthIn(filed) !== null,
    holds: (known) => rentedHomes(known).some(({ from }) => from > known.human.birth + 18 * 12),
    fault: (known) => ({
      ...known,
      residences: known.residences.map((home) => ({ ...home, from: known.human.birth + 18 * 12 })),
    }),
  },
  {
    title: 'an eviction is from a home that the person rented then',
    group: 'evictions',
    concerns: ({ filed }) => monthIn(filed) !== null,
    holds: (known) => rentedHomes(known).length > 0,
    fault: (known) => ({ ...known, residences: known.residences.map((home) => ({ ...home, isOwned: true })) }),
  },
  {
    title: 'somebody who lost an eviction case moved out alive within four months',
    group: 'evictions',
    concerns: (known) => monthIn(known.filed) !== null && isLost(known),
    holds: (known) =>
      rentedHomes(known).some(({ to }) => {
        const month = monthIn(known.filed) ?? 0;
        return to !== null && to - month <= 4 && to !== known.human.death;
      }),
    fault: (known) => ({ ...known, residences: known.residences.map((home) => ({ ...home, to: null })) }),
  },
  {
    title: 'an eviction case that did not end in a move was dismissed, and nothing was owed',
    group: 'evictions',
    holds: (known) =>
      isLost(known) || (String(known.body.actionType).endsWith('Dismissed') && known.body.liabilityAmount === null),
    fault: (known) => changed(known, { actionType: 'Nonpayment of Rent, Dismissed', liabilityAmount: 900 }),
  },
  {
    title: 'liens are held by somebody of their kind',
    group: 'liens',
    holds: ({ body }) => {
      const fitting: Readonly<Record<string, RegExp>> = {
        'Hospital Lien': /(Hospital|Medical Center)$/,
        'Mechanic Lien': /(Roofing|Construction|Electric|Heating|Remodeling|Concrete)$/,
        'County Tax Lien': /Tax Collector$/,
        'Municipal Tax Lien': /Tax Collector$/,
        'Federal Tax Lien': /^Internal Revenue Service$/,
        'State Tax Lien': /Tax|Revenue|Comptroller|Treasury|Finance/,
      };
      return fitting[String(body.documentType)]?.test(String(body.lienIssuingAgency)) ?? false;
    },
    fault: (known) => changed(known, { documentType: 'Hospital Lien', lienIssuingAgency: 'Lantern Auto Finance' }),
  },
  {
    title: 'builders and county tax offices have liens only on people who owned a home then',
    group: 'liens',
    concerns: ({ body, filed }) =>
      ['Mechanic Lien', 'County Tax Lien', 'Municipal Tax Lien'].includes(String(body.documentType)) &&
      monthIn(filed) !== null,
    holds: ({ filed, human }) => {
      const month = monthIn(filed) ?? 0;
      return human.owned.some(({ from, to }) => from <= month && (to === null || to > month));
    },
    fault: (known) => ({ ...known, human: { ...known.human, owned: [] } }),
  },
  {
    title: 'a record from before the first marriage has no last name but the one of birth among the other names',
    group: 'criminalAndTrafficRecords',
    concerns: ({ filed, human }) => {
      const month = monthIn(filed);
      return month !== null && human.akas.length > 0 && human.unions.every(({ from }) => from > month);
    },
    holds: ({ body, human }) => {
      const bornAs = (human.akas[0] ?? human.name).last;
      return (body.akas as string[]).every((name) => name.includes(bornAs));
    },
    fault: (known) => changed(known, { akas: ['Jane Quillfeather'] }),
  },
];

testRules(everything, RULES);

/** Citations by state and title, where a title of a state has several. */
function ambiguousTitles(records: readonly Known[]): string[] {
  const citations = new Map<string, Set<unknown>>();
  for (const known of records) {
    for (const { offenseTitle, statute } of offensesOf(known)) {
      const key = `${known.state} ${String(offenseTitle)}`;
      citations.set(key, (citations.get(key) ?? new Set()).add(statute));
    }
  }
  return [...citations].flatMap(([key, found]) => (found.size > 1 ? [key] : []));
}

test('a title has the same citation everywhere in a state, and most have one', () => {
  const cases = everything.filter(({ group }) => group === 'criminalAndTrafficRecords');
  expect(ambiguousTitles(cases)).toEqual([]);
  const [first] = cases;
  if (first === undefined) throw new Error('no case');
  expect(ambiguousTitles([...cases, withOffense(first, { statute: 'ORS 1.001' })])).not.toEqual([]);
  const statutes = cases.flatMap((known) => offensesOf(known).map(({ statute }) => statute));
  expect(statutes.filter((statute) => statute !== null).length).toBeGreaterThan(statutes.length * 0.85);
});

test('other names from a marriage appear in records from after it', () => {
  const later = everything.filter(({ group, body, human }) => {
    const bornAs = (human.akas[0] ?? human.name).last;
    const akas = (body.akas ?? []) as string[];
    return group === 'criminalAndTrafficRecords' && akas.some((name) => !name.includes(bornAs));
  });
  expect(later.length).toBeGreaterThan(0);
});

test('every federal district has a county, and every county one of the 94 districts', () => {
  const all = allDistricts();
  const found = new Map(loadPlaces().map((place) => [place.fips, districtOf(place)]));
  expect(all.size).toBe(94);
  expect(new Set(found.values())).toEqual(all);
  for (const place of loadPlaces()) expect(districtOf(place)).toBe(found.get(place.fips));
});
