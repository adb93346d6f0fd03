import { yearsOld } from '../../people/age.ts';
import type { Party, RecordRow } from '../rows.ts';
import { type AgingTime, daysFrom } from './aging-time.ts';
import { below, digits, recordId } from './chance.ts';
import { type Json, moveDates, renumber } from './record-dates.ts';
import type { Subject } from './subjects.ts';

type Body = { readonly [field: string]: Json };

/** A record of somebody else, after which a new one is made. */
export type Donor = Omit<RecordRow, 'first_seen' | 'last_seen'> & { readonly filed: string };

/** What a foreclosure says about the home that it is about. */
export interface OwnedHome {
  readonly addressKey: number;
  readonly apn: string | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly yearBuilt: number | null;
  readonly owners: readonly string[];
}

/** Whom a record is about. */
export interface AboutWhom {
  readonly subject: Subject;
  /** where they live; null if that is not known */
  readonly home: number | null;
  /** a home of theirs that a foreclosure may be about */
  readonly owned: OwnedHome | null;
}

/** What nobody can know of a case that has just begun. */
const NOT_DECIDED: Body = {
  convictionDate: null,
  dispositionDate: null,
  warrant: null,
  courtCosts: null,
  fines: null,
  plea: null,
  convictionPlace: null,
  sentence: null,
  sentenceLength: null,
  probation: null,
  disposition: null,
  status: 'Pending',
};
/** How the person of a record looks or lives, which is another's. */
const LOOKS: Body = {
  akas: [],
  marks: [],
  height: null,
  weight: null,
  gender: null,
  hairColor: null,
  eyes: null,
  ethnicity: null,
  militaryService: null,
  maritalStatus: null,
  occupation: null,
};
/** Cases come on record within so many days. */
const FILED_WITHIN = 28;
const WEEK = 7;

/**
 * A new record of somebody, like one that somebody else has: filed on the same weekday, with numbers of its own, and about
 * what is on record of this person alone. Cases have only begun.
 */
export function adaptRecord(
  donor: Donor,
  { subject, home, owned }: AboutWhom,
  time: AgingTime,
  key: number,
): RecordRow {
  const isForeclosure = donor.category === 'foreclosure';
  const latest = daysFrom(donor.filed, time.until) - below(FILED_WITHIN);
  const days = Math.floor(latest / WEEK) * WEEK;
  const filed = String(moveDates(donor.filed, days, '9999'));
  const moved = moveDates(JSON.parse(donor.body) as Json, days, time.until);
  const body = renumber(moved, donor.filed.slice(0, 4), filed.slice(0, 4), digits) as Body;
  const addressKey = donor.address_key === null ? null : isForeclosure ? (owned?.addressKey ?? null) : home;
  const owners = isForeclosure ? (owned?.owners ?? []) : [subject.id];
  const parties: Party[] = donor.parties === '[]' ? [] : owners.map((personId) => ({ personId }));
  return {
    ...donor,
    key,
    id: recordId(),
    person_key: subject.key,
    filed,
    body: JSON.stringify({
      ...body,
      ...aboutPerson(body, subject, filed, addressKey !== null),
      ...undecided(body),
      ...(isForeclosure && owned !== null ? aboutHome(body, owned) : {}),
    }),
    parties: JSON.stringify(parties),
    address_key: addressKey,
    first_seen: time.month,
    last_seen: time.month,
  };
}

function aboutPerson(body: Body, { birthYear, birthMonth, birthDay }: Subject, filed: string, hasHome: boolean): Body {
  const two = (part: number) => String(part).padStart(2, '0');
  const hasDay = birthYear !== null && birthMonth !== null && birthDay !== null;
  const born = birthYear === null ? null : birthYear * 100 + (birthMonth ?? 12);
  const known: Body = {
    ...LOOKS,
    birthDate: hasDay ? `${birthYear}-${two(birthMonth)}-${two(birthDay)}` : null,
    age: born === null ? null : yearsOld(born, Number(filed.slice(0, 7).replace('-', ''))),
    matchIndicators: indicatorsOf(body, hasDay, hasHome),
  };
  return Object.fromEntries(Object.entries(known).filter(([field]) => field in body));
}

function indicatorsOf({ matchIndicators }: Body, hasDay: boolean, hasHome: boolean): Json {
  const all = (Array.isArray(matchIndicators) ? matchIndicators : []) as readonly Body[];
  return all
    .filter(({ item }) => item !== 'Address' || hasHome)
    .map((one) => (one.item === 'Date of birth' && !hasDay ? { ...one, method: 'Not given' } : one));
}

function undecided({ offenses }: Body): Body {
  if (!Array.isArray(offenses)) return {};
  const charges = (offenses as readonly Body[]).map((offense) => ({
    ...offense,
    ...NOT_DECIDED,
    bestKnownDate: offense.chargesFiledDate ?? null,
  }));
  return { offenses: charges, isGuilty: false };
}

function aboutHome({ propertyAttributes }: Body, { apn, bedrooms, bathrooms, yearBuilt }: OwnedHome): Body {
  return {
    parcelNumber: apn,
    legalDescription: null,
    propertyAttributes: { ...(propertyAttributes as Body | null), bedrooms, bathrooms, yearBuilt },
  };
}
