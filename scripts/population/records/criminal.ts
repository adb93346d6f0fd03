import type { CriminalRecord, Offense } from '../../../shared/contract/records/criminal.ts';
import {
  addDays,
  daysBetween,
  formatDay,
  type Month,
  monthOfDate,
  REFERENCE_MONTH,
  workdayAfter,
  workdayIn,
  yearOf,
  yearsBetween,
} from '../calendar.ts';
import type { VisibleHuman } from '../lives/human.ts';
import type { Place } from '../places/places.ts';
import { type Random, sumsOf } from '../random.ts';
import type { Stored } from '../stored.ts';
import { startsAt } from '../work/occupations.ts';
import { agencyOf } from './agencies.ts';
import { namesAt } from './aliases.ts';
import { caseNumber } from './case-numbers.ts';
import { mayShareCase } from './charge-pairs.ts';
import { type Charge, FAILURE_TO_APPEAR } from './charges.ts';
import type { Matter } from './court-names.ts';
import { courtCityOf, courtOf } from './courts.ts';
import { severityOf } from './degrees.ts';
import { costsFor, fineFor, hasCosts } from './fines.ts';
import { hairAt, type Looks } from './looks.ts';
import { missedHearing } from './missed-hearings.ts';
import { DISMISSED, drawOutcome, furtherOutcome, type Outcome, takesTrial } from './outcomes.ts';
import { sentenceFor } from './sentences.ts';
import { chargesIn } from './state-charges.ts';
import { statuteOf } from './statutes.ts';
import {
  addressIn,
  asWritten,
  birthDateMatch,
  type Draft,
  firstAt,
  lastAt,
  maybe,
  NO_PARTIES,
  placeIn,
  type Subject,
} from './subject.ts';

type Body = Stored<Omit<CriminalRecord, 'id' | 'provenance' | 'name' | 'address'>>;
type StoredOffense = Stored<Offense>;

const OFFENSES_SUMS = sumsOf([68, 20, 8, 4]);
type Days = readonly [from: number, to: number];
/** Days from a ticket or a crime to the charges. */
const CHARGED_DAYS: Readonly<Record<'traffic' | 'crime', Days>> = { traffic: [1, 12], crime: [1, 110] };
/** The most months from an offense to the charges. */
const CHARGED_WITHIN = 4;
/** Days from the charges to the outcome. */
const DECIDED_DAYS: Readonly<Record<'traffic' | 'crime', Days>> = { traffic: [14, 94], crime: [30, 420] };
/** The same with a trial, for which courts have no time sooner. */
const TRIED_DAYS: Readonly<Record<'traffic' | 'crime', Days>> = { traffic: [125, 240], crime: [150, 420] };
/** Where traffic cases are civil or end in a fine at most, and a case for more goes to the court for misdemeanors. */
const FINES_ONLY = new Set('RI TX VT'.split(' '));
/** Where nobody was found guilty. */
const NO_SENTENCE = { sentence: null, sentenceLength: null, probation: null } as const;

/** Share of crimes of somebody with an open case that are failures to appear in it. */
const FAILS_TO_APPEAR = 0.4;
/** Hardly anybody is charged at a greater age, in years: with a crime, and in traffic. */
const CHARGED_UNTIL = { crime: 62, traffic: 88 } as const;
/** A job that somebody has now, they had so many months ago; of an earlier one nothing is known. */
const HAS_HAD_JOB = 24;

/** A case of one to four charges, in a court where the person lived; null for somebody too old when their records begin. */
export function criminalRecord(subject: Subject, looks: Looks, isTraffic: boolean): Draft | null {
  const { random, first, last, human, birthDate, veteranFrom } = subject;
  const lastCharged = lastAt(subject, CHARGED_UNTIL[isTraffic ? 'traffic' : 'crime']);
  if (first > lastCharged) return null;
  // The earlier of two months: most crimes are those of the young.
  const drawn = random.between(first, lastCharged);
  const month = isTraffic ? drawn : Math.min(drawn, random.between(first, lastCharged));
  const place = placeIn(subject, month);
  const filedOn = workdayIn(month, random);
  const filed = maybe(asWritten(filedOn, random), random, 0.04);
  const missedOn = isTraffic ? null : missedHearing(subject, place, filedOn);
  const charges = chargesOf(place, month, isTraffic, missedOn !== null, random);
  const [main] = charges;
  const matter = matterOf(main, place.stateCode);
  const court = courtOf(place, matter);
  const kind = isTraffic ? 'traffic' : 'crime';
  const result = drawOutcome(place.stateCode, random);
  const days = takesTrial(result) ? TRIED_DAYS : DECIDED_DAYS;
  const decidedOn = workdayAfter(filedOn, random.between(...days[kind]));
  const isDecided = monthOfDate(decidedOn) <= last;
  const ordinaryOn = addDays(filedOn, -random.between(...CHARGED_DAYS[kind]));
  const offendedOn = main.subject === FAILURE_TO_APPEAR ? (missedOn ?? ordinaryOn) : ordinaryOn;
  subject.cases.push({ place, filedOn, decidedOn });
  const year = yearOf(month);
  const all: Omit<Case, 'charge' | 'outcome' | 'costs'> = {
    place,
    filed,
    offended: monthOfDate(offendedOn) < first ? null : maybe(offendedOn, random, 0.2),
    decided: isDecided ? maybe(asWritten(decidedOn, random), random, 0.05) : null,
    mostDays: freeDays(subject, decidedOn),
    number: caseNumber(place, filedOn, matter, random),
    court,
    agency: agencyOf(place, main, yearOf(monthOfDate(offendedOn)), random),
    year,
  };
  const mainOutcome = isDecided ? result : human.death === null ? null : DISMISSED;
  const outcomes = charges.map((_, at) =>
    mainOutcome === null || at === 0 ? mainOutcome : furtherOutcome(mainOutcome, random),
  );
  // A case has costs once, however many convictions.
  const costly = charges.findIndex(
    (charge, at) => outcomes[at]?.isGuilty === true && hasCosts(charge, place.stateCode),
  );
  const offenses = charges.map((charge, at) => {
    const costs = at === costly ? costsFor(charge, year, random) : null;
    return offense({ ...all, charge, outcome: outcomes[at] ?? null, costs }, random);
  });
  // Nobody looks at the driver of a parked car.
  const isSeen = main.crimeType !== 'Parking';
  const described = <T>(value: T, missing?: number): T | null => (isSeen ? maybe(value, random, missing) : null);
  const body: Body = {
    akas: namesAt(human, month),
    marks: isSeen ? [...looks.marks] : [],
    matchIndicators: matchIndicators(birthDate, random),
    offenses,
    birthDate,
    height: described(looks.height),
    weight: described(looks.weight),
    age: birthDate === null ? null : ageOn(human, filedOn),
    // No name tells an ethnicity, and an invented record need not claim one.
    ethnicity: null,
    militaryService: veteranFrom !== null && firstAt(subject, veteranFrom) <= month ? described('Veteran', 0.3) : null,
    maritalStatus: maybe(maritalStatus(subject, month), random, 0.4),
    occupation: maybe(occupationIn(subject, month), random, 0.3),
    driversLicenseIssuingState: maybe(place.stateCode, random, 0.3),
    gender: human.sex === 'female' ? 'Female' : 'Male',
    hairColor: described(hairAt(looks, month - human.birth)),
    eyes: described(looks.eyes),
    pictureUrl: null,
    sourceState: place.stateCode,
    sourceName: court,
    isGuilty: outcomes.some((outcome) => outcome?.isGuilty ?? false),
    isTraffic,
  };
  return {
    group: 'criminalAndTrafficRecords',
    category: isTraffic ? 'traffic' : 'criminal',
    title: main.title,
    stateCode: place.stateCode,
    filed,
    month,
    body,
    parties: NO_PARTIES,
    addressKey: addressIn(subject, month),
    source: 'court record',
  };
}

/** Charges of one case, which the same court of the place hears, the main one first. */
function chargesOf(
  place: Place,
  month: Month,
  isTraffic: boolean,
  hasMissedHearing: boolean,
  random: Random,
): [Charge, ...Charge[]] {
  const possible = yearOf(month - CHARGED_WITHIN);
  const all = chargesIn(place.stateCode, isTraffic).filter(({ since }) => (since ?? 0) <= possible);
  const failure = all.find(({ subject }) => subject === FAILURE_TO_APPEAR);
  if (failure !== undefined && hasMissedHearing && random.chance(FAILS_TO_APPEAR)) return [failure];
  const list = all.filter((charge) => charge !== failure);
  const main = random.pick(list);
  const court = matterOf(main, place.stateCode);
  const charges: [Charge, ...Charge[]] = [main];
  for (let left = random.weighted(OFFENSES_SUMS); left > 0; left -= 1) {
    const others = list.filter(
      (charge) =>
        matterOf(charge, place.stateCode) === court && charges.every((before) => mayShareCase(charge, before)),
    );
    if (others.length === 0) break;
    charges.push(random.pick(others));
  }
  return charges;
}

/** How many days somebody could spend locked up from a date on: until the next month in which they moved or work. */
function freeDays({ residences, job }: Subject, date: string): number {
  const month = monthOfDate(date);
  let next = job === null ? Number.POSITIVE_INFINITY : Math.max(month, REFERENCE_MONTH);
  for (const { from, to } of residences) {
    if (from >= month) next = Math.min(next, from);
    if (to !== null && to >= month) next = Math.min(next, to);
  }
  return next === Number.POSITIVE_INFINITY ? next : Math.max(0, daysBetween(date, formatDay(next, 1)));
}

/** Somebody's age on a date, in whole years. */
function ageOn({ birth, birthDay }: VisibleHuman, date: string): number {
  const month = monthOfDate(date);
  return yearsBetween(birth, Number(date.slice(8)) < birthDay ? month - 1 : month);
}

/** The job that somebody has and had in a month already; null if that is too long ago, or they were too young for it. */
function occupationIn({ job, human }: Subject, month: Month): string | null {
  if (job === null || month < REFERENCE_MONTH - HAS_HAD_JOB) return null;
  return yearsBetween(human.birth, month) < startsAt(job.title) ? null : job.title;
}

/** Which of a state's courts hears a charge. */
function matterOf({ isTraffic, classification }: Charge, stateCode: string): Matter {
  if (classification === 'Felony') return 'felony';
  if (classification === 'Misdemeanor' && (!isTraffic || FINES_ONLY.has(stateCode))) return 'misdemeanor';
  return isTraffic ? 'traffic' : 'misdemeanor';
}

interface Case {
  readonly charge: Charge;
  /** null while the case is open */
  readonly outcome: Outcome | null;
  /** of the court */
  readonly place: Place;
  /** dates as written: of the charges, of the offense and of the outcome */
  readonly filed: string | null;
  readonly offended: string | null;
  readonly decided: string | null;
  /** the longest term that ends before the person moves */
  readonly mostDays: number;
  readonly number: string;
  readonly court: string;
  readonly agency: string;
  /** of the charges */
  readonly year: number;
  /** of the court, in dollars; null for none, or if they are with another charge */
  readonly costs: number | null;
}

function offense(
  { charge, outcome, place, filed, offended, decided, mostDays, number, court, agency, year, costs }: Case,
  random: Random,
): StoredOffense {
  const isGuilty = outcome?.isGuilty ?? false;
  const conviction = isGuilty ? decided : null;
  const { sentence, sentenceLength, probation } = isGuilty ? sentenceFor(charge, mostDays, random) : NO_SENTENCE;
  const hasVictim = charge.hasVictim && random.chance(0.15);
  const county = place.county;
  const { grade, degree } = severityOf(charge, place.stateCode);
  return {
    offenseTitle: charge.title,
    bestKnownDate: conviction ?? decided ?? filed ?? offended,
    chargesFiledDate: filed,
    convictionDate: conviction,
    dispositionDate: decided,
    offenseDate: offended,
    caseNumber: number,
    arrestingAgency: maybe(agency, random, 0.3),
    county,
    crimeCounty: county,
    status: outcome === null ? 'Pending' : 'Closed',
    warrant: outcome === null && random.chance(0.1) ? 'Bench warrant issued' : null,
    crimeType: charge.crimeType,
    category: charge.isTraffic ? 'Traffic' : 'Criminal',
    classification: charge.classification,
    offenseCode: charge.code,
    gradeOfOffense: grade,
    degreeOfOffense: degree,
    ncicCode: charge.ncic,
    counts: 1,
    caseType: charge.isTraffic ? 'Traffic' : charge.classification,
    statute: statuteOf(place.stateCode, charge.subject),
    violation: charge.title,
    court,
    courtCosts: costs,
    fines: isGuilty ? fineFor(charge, place.stateCode, year, random) : null,
    plea: outcome?.plea ?? null,
    convictionPlace: conviction === null ? null : `${courtCityOf(place, court)}, ${place.stateCode}`,
    sentence,
    sentenceLength,
    probation,
    disposition: outcome?.disposition ?? null,
    predator: charge.isTraffic ? null : false,
    victimAge: hasVictim ? random.between(19, 78) : null,
    victimGender: hasVictim ? (random.chance(0.5) ? 'Female' : 'Male') : null,
    victimRace: null,
    offenderId: maybe(`${place.stateCode}${number}`, random, 0.4),
  };
}

const NAME_MATCHES = [
  { item: 'Name', method: 'Exact' },
  { item: 'Name', method: 'Partial' },
] as const;

function matchIndicators(birthDate: string | null, random: Random): Body['matchIndicators'] {
  const found: Body['matchIndicators'] = [{ ...(random.chance(0.8) ? NAME_MATCHES[0] : NAME_MATCHES[1]) }];
  found.push(birthDateMatch(birthDate));
  if (random.chance(0.5)) found.push({ item: 'Address', method: random.chance(0.6) ? 'Exact' : 'Partial' });
  return found;
}

function maritalStatus({ human }: Subject, month: Month): string {
  const unions = human.unions.filter(({ from }) => from <= month);
  if (unions.length === 0) return 'Single';
  const lasting = unions.filter(({ divorce }) => divorce === null || divorce > month);
  if (lasting.length === 0) return 'Divorced';
  return lasting.some(({ a, b }) => ((a === human ? b : a).death ?? month + 1) > month) ? 'Married' : 'Widowed';
}
