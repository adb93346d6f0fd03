import type { CriminalRecord, Offense } from '../../../shared/contract/records/criminal.ts';
import { type Month, REFERENCE_MONTH, yearOf, yearsBetween } from '../calendar.ts';
import { type Random, sumsOf } from '../random.ts';
import type { Stored } from '../stored.ts';
import { agencyOf } from './agencies.ts';
import { namesAt } from './aliases.ts';
import { type Charge, CRIMINAL_CHARGES, OUTCOMES, type Outcome, TRAFFIC_CHARGES } from './charges.ts';
import { caseNumber, courtOf } from './courts.ts';
import { statuteOf } from './statutes.ts';
import { addressIn, asWritten, type Draft, dayIn, maybe, NO_PARTIES, placeIn, type Subject } from './subject.ts';

type Body = Stored<Omit<CriminalRecord, 'id' | 'provenance' | 'name' | 'address'>>;
type StoredOffense = Stored<Offense>;

const OFFENSES_SUMS = sumsOf([68, 20, 8, 4]);
const OUTCOME_SUMS = sumsOf(OUTCOMES.map(([share]) => share));
/** The most months from an offense to the charges. */
const CHARGED_WITHIN = 4;
/** A case younger than this, in months, may still be open. */
const OPEN_WITHIN = 14;

const MARKS = [
  'Scar on left forearm',
  'Tattoo on right shoulder',
  'Tattoo on left wrist',
  'Scar above right eyebrow',
  'Mole on left cheek',
  'Glasses',
];
const HAIR = ['Brown', 'Black', 'Blond', 'Gray', 'Red'];
const EYES = ['Brown', 'Blue', 'Green', 'Hazel'];

/** A person's physical description, the same in all their records. */
export interface Looks {
  /** inches */
  readonly height: number;
  /** pounds */
  readonly weight: number;
  readonly hair: string;
  readonly eyes: string;
  readonly marks: readonly string[];
}

export function createLooks(isWoman: boolean, random: Random): Looks {
  const height = Math.round(random.normal(isWoman ? 64 : 69, 2.7));
  return {
    height,
    weight: Math.round(random.normal(height * 2.6, 24)),
    hair: random.pick(HAIR),
    eyes: random.pick(EYES),
    marks: random.chance(0.3) ? [random.pick(MARKS)] : [],
  };
}

/** A case of one to four charges, in a court where the person lived. */
export function criminalRecord(subject: Subject, looks: Looks, isTraffic: boolean): Draft {
  const { random, first, last, human, birthDate } = subject;
  const month = random.between(first, last);
  const place = placeIn(subject, month);
  const filedOn = dayIn(month, random);
  const filed = maybe(asWritten(filedOn, random), random, 0.04);
  const number = caseNumber(filedOn, isTraffic ? 'TR' : 'CR', random);
  const isOpen = REFERENCE_MONTH - month < OPEN_WITHIN && random.chance(0.5);
  const possible = yearOf(month - CHARGED_WITHIN);
  const list = (isTraffic ? TRAFFIC_CHARGES : CRIMINAL_CHARGES).filter(({ since }) => (since ?? 0) <= possible);
  const main = random.pick(list);
  const charges = [main];
  for (let left = random.weighted(OFFENSES_SUMS); left > 0; left -= 1) charges.push(random.pick(list));
  // The gravest charge decides which court hears the case.
  const isFelony = charges.some(({ classification }) => classification === 'Felony');
  const court = courtOf(place, isTraffic ? 'traffic' : isFelony ? 'felony' : 'misdemeanor');
  const agency = agencyOf(place, main, random);
  const outcomes: (Outcome | null)[] = [];
  const offenses: StoredOffense[] = [];
  for (const charge of charges) {
    const outcome = isOpen ? null : (OUTCOMES[random.weighted(OUTCOME_SUMS)]?.[1] ?? null);
    outcomes.push(outcome);
    offenses.push(offense(subject, { charge, outcome, month, filedOn, filed, number, court, agency }));
  }
  const body: Body = {
    akas: namesAt(human, month),
    marks: [...looks.marks],
    matchIndicators: matchIndicators(birthDate, random),
    offenses,
    birthDate,
    height: maybe(looks.height, random),
    weight: maybe(looks.weight, random),
    age: birthDate === null ? null : yearsBetween(human.birth, month),
    // No name tells an ethnicity, and an invented record need not claim one.
    ethnicity: null,
    militaryService: random.chance(0.05) ? 'Veteran' : null,
    maritalStatus: maybe(maritalStatus(subject, month), random, 0.4),
    occupation: subject.job === null ? null : maybe(subject.job.title, random, 0.5),
    driversLicenseIssuingState: maybe(place.stateCode, random, 0.3),
    gender: human.sex === 'female' ? 'Female' : 'Male',
    hairColor: maybe(looks.hair, random),
    eyes: maybe(looks.eyes, random),
    pictureUrl: null,
    sourceState: place.stateCode,
    sourceName: court,
    isGuilty: outcomes.some((outcome) => outcome?.isGuilty),
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

interface Case {
  readonly charge: Charge;
  /** null while the case is open */
  readonly outcome: Outcome | null;
  /** of the filing */
  readonly month: Month;
  readonly filedOn: string;
  readonly filed: string | null;
  readonly number: string;
  readonly court: string;
  readonly agency: string;
}

function offense(
  subject: Subject,
  { charge, outcome, month, filedOn, filed, number, court, agency }: Case,
): StoredOffense {
  const { random, first, last } = subject;
  const place = placeIn(subject, month);
  // At the latest in the month before the charges, so that days need no comparison.
  const before = month - 1 - random.below(CHARGED_WITHIN);
  const offenseDate = before < first ? null : maybe(dayIn(before, random), random, 0.2);
  const decided = Math.min(last, month + (charge.isTraffic ? random.between(1, 3) : random.between(1, 11)));
  const decidedOn = outcome === null ? null : decided > month ? dayIn(decided, random) : filedOn;
  const disposition = decidedOn === null ? null : maybe(asWritten(decidedOn, random), random, 0.05);
  const isGuilty = outcome?.isGuilty ?? false;
  const conviction = isGuilty ? disposition : null;
  const hasJail = isGuilty && charge.jail > 0 && random.chance(0.45);
  const hasProbation = isGuilty && charge.classification !== 'Infraction' && random.chance(0.5);
  const hasVictim = charge.hasVictim && random.chance(0.15);
  const county = place.county;
  return {
    offenseTitle: charge.title,
    bestKnownDate: conviction ?? disposition ?? filed ?? offenseDate,
    chargesFiledDate: filed,
    convictionDate: conviction,
    dispositionDate: disposition,
    offenseDate,
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
    gradeOfOffense: charge.grade,
    degreeOfOffense: charge.degree,
    ncicCode: charge.ncic,
    counts: 1,
    caseType: charge.isTraffic ? 'Traffic' : charge.classification,
    statute: statuteOf(place.stateCode, charge.subject),
    violation: charge.title,
    court,
    courtCosts: isGuilty ? random.between(4, 30) * 10 : null,
    fines: isGuilty ? Math.round(random.between(charge.fine[0], charge.fine[1]) / 5) * 5 : null,
    plea: outcome?.plea ?? null,
    convictionPlace: conviction === null ? null : `${place.city}, ${place.stateCode}`,
    sentence: !isGuilty ? null : hasJail ? 'Jail' : hasProbation ? 'Probation' : 'Fine',
    sentenceLength: hasJail ? `${random.between(1, charge.jail)} days` : null,
    probation: hasProbation ? `${random.between(1, 6) * 6} months` : null,
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
  if (birthDate !== null) found.push({ item: 'Date of birth', method: birthDate.length === 10 ? 'Exact' : 'Partial' });
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
