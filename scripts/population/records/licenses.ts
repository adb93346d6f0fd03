import type {
  ConcealedWeaponPermit,
  HuntingPermit,
  PilotsLicense,
  ProfessionalLicense,
} from '../../../shared/contract/records/licenses.ts';
import { type Month, REFERENCE_MONTH, yearOf } from '../calendar.ts';
import { DIGITS, sumsOf } from '../random.ts';
import type { Stored } from '../stored.ts';
import { asWritten, type Draft, dayIn, maybe, NO_PARTIES, placeIn, type Subject } from './subject.ts';

interface Trade {
  readonly type: string;
  readonly trade: string;
  readonly functions: readonly string[];
  /** words in the job titles that need the license; empty if anybody may have it */
  readonly titles: string;
}

const TRADES: readonly Trade[] = [
  { type: 'Registered Nurse', trade: 'Nursing', functions: ['Patient care', 'Medication'], titles: 'Nurse' },
  {
    type: 'Professional Engineer',
    trade: 'Engineering',
    functions: ['Design', 'Inspection'],
    titles: 'Civil Engineer|Electrical Engineer',
  },
  {
    type: 'Teaching License',
    trade: 'Education',
    functions: ['Classroom teaching'],
    titles: 'Elementary Teacher|High School Teacher|Counselor|Principal',
  },
  { type: 'Electrician', trade: 'Electrical', functions: ['Wiring', 'Installation'], titles: 'Electrician' },
  { type: 'Journeyman Plumber', trade: 'Plumbing', functions: ['Pipe fitting'], titles: 'Plumber' },
  {
    type: 'Real Estate Broker',
    trade: 'Real Estate',
    functions: ['Sales', 'Leasing'],
    titles: 'Broker|Real Estate Agent',
  },
  { type: 'Dental Hygienist', trade: 'Dentistry', functions: ['Cleaning', 'X-ray'], titles: 'Dental Hygienist' },
  { type: 'Physical Therapist', trade: 'Physical Therapy', functions: ['Treatment'], titles: 'Physical Therapist' },
  { type: 'Pharmacy Technician', trade: 'Pharmacy', functions: ['Dispensing'], titles: 'Pharmacy' },
  { type: 'Insurance Adjuster', trade: 'Insurance', functions: ['Claims'], titles: 'Insurance Adjuster|Claims' },
  { type: 'Security Officer', trade: 'Security', functions: ['Unarmed guard'], titles: 'Security' },
  { type: 'Cosmetologist', trade: 'Cosmetology', functions: ['Hair', 'Nails'], titles: 'Stylist' },
  { type: 'Notary Public', trade: 'Notary', functions: ['Acknowledgments', 'Oaths'], titles: '' },
  { type: 'General Contractor', trade: 'Construction', functions: ['Residential building'], titles: '' },
  { type: 'Food Handler', trade: 'Food Service', functions: [], titles: '' },
];
const OPEN_TRADES = TRADES.filter(({ titles }) => titles === '');

/** How many years a license is valid after issue or renewal, and the share of renewals. */
const YEARS = 4;
const RENEWED = 0.6;

export function professionalLicense(subject: Subject): Draft {
  const { random, first, last, job } = subject;
  const month = random.between(first, last);
  const place = placeIn(subject, month);
  const issued = maybe(asWritten(dayIn(month, random), random), random, 0.06);
  const own = TRADES.find(({ titles }) => titles !== '' && titles.split('|').some((word) => job?.title.includes(word)));
  const trade = own ?? random.pick(OPEN_TRADES);
  const term = termOf(subject, month);
  const body: Stored<Omit<ProfessionalLicense, 'id' | 'provenance'>> = {
    licenseType: trade.type,
    state: place.stateCode,
    licenseStatus: term.status,
    number: random.text(8, DIGITS),
    trade: trade.trade,
    business: own !== undefined && job !== null ? maybe(job.company, random, 0.4) : null,
    issueDate: issued,
    expirationDate: term.expires,
    jobFunctions: [...trade.functions],
  };
  return draft('professionalLicenses', trade.type, place.stateCode, issued, month, body);
}

const CERTIFICATES = ['Private Pilot', 'Student Pilot', 'Commercial Pilot', 'Sport Pilot'];
const CERTIFICATE_SUMS = sumsOf([52, 22, 18, 8]);
const RATINGS = ['Airplane Single Engine Land', 'Airplane Multiengine Land', 'Instrument Airplane', 'Glider'];

export function pilotsLicense(subject: Subject): Draft {
  const { random, first, last } = subject;
  const month = random.between(first, last);
  const place = placeIn(subject, month);
  const filed = asWritten(dayIn(month, random), random);
  const type = CERTIFICATES[random.weighted(CERTIFICATE_SUMS)] ?? 'Private Pilot';
  const examined = random.between(month, last);
  const medicalYears = random.between(1, 5);
  const body: Stored<Omit<PilotsLicense, 'id' | 'provenance'>> = {
    airmanNumber: `A${random.text(7, DIGITS)}`,
    certificateNumber: maybe(random.text(7, DIGITS), random),
    certificateType: type,
    licenseStatus: termOf(subject, month).status,
    fileDate: filed,
    medicalClass: type === 'Commercial Pilot' ? 'Second' : 'Third',
    // In the filing month a day might come after the filing, so only the month is given.
    medicalDate: dayIn(examined, random).slice(0, 7),
    medicalExpirationDate: dayIn(examined + medicalYears * 12, random).slice(0, 7),
    pilotRatings: [{ level: type.replace(' Pilot', ''), rating: random.pick(RATINGS) }],
  };
  return draft('pilotsLicenses', type, place.stateCode, filed, month, body);
}

export function concealedWeaponPermit(subject: Subject): Draft {
  const { random, first, last, human, birthDate } = subject;
  const month = random.between(first, last);
  const place = placeIn(subject, month);
  const term = termOf(subject, month);
  const body: Stored<Omit<ConcealedWeaponPermit, 'id' | 'provenance'>> = {
    permitType: random.chance(0.85) ? 'Concealed Handgun License' : 'Nonresident Permit',
    number: random.text(9, DIGITS),
    licenseStatus: term.status,
    expiryDate: term.expires,
    birthDate,
    gender: human.sex === 'female' ? 'Female' : 'Male',
    ethnicity: null,
  };
  const filed = asWritten(dayIn(month, random), random);
  return draft('concealedWeaponPermits', 'Concealed Weapon Permit', place.stateCode, filed, month, body);
}

const PERMITS = ['Annual Hunting License', 'Combination License', 'Small Game License', 'Lifetime License'];
const PERMISSIONS = ['Deer', 'Elk', 'Turkey', 'Waterfowl', 'Upland birds', 'Freshwater fishing'];

export function huntingPermit(subject: Subject): Draft {
  const { random, first, last } = subject;
  const month = random.between(first, last);
  const place = placeIn(subject, month);
  const issued = asWritten(dayIn(month, random), random);
  const permit = random.pick(PERMITS);
  const from = random.below(PERMISSIONS.length);
  const body: Stored<Omit<HuntingPermit, 'id' | 'provenance'>> = {
    number: random.text(10, DIGITS),
    licenseStatus:
      permit === 'Lifetime License' || yearOf(month) === yearOf(REFERENCE_MONTH)
        ? activeUnlessDead(subject)
        : 'Expired',
    issueDate: issued,
    permitTypes: [permit],
    permissions: PERMISSIONS.slice(from, from + random.between(1, 3)),
    resident: true,
    homeState: place.stateCode,
  };
  return draft('huntingPermits', 'Hunting Permit', place.stateCode, issued, month, body);
}

/** A license's expiry, and whether it is still valid. */
function termOf(subject: Subject, issued: Month): { expires: string; status: string } {
  const { random, last } = subject;
  let until = issued + YEARS * 12;
  while (until <= last && random.chance(RENEWED)) until += YEARS * 12;
  const isGood = until > REFERENCE_MONTH;
  return { expires: dayIn(until, random), status: isGood ? activeUnlessDead(subject) : 'Expired' };
}

function activeUnlessDead({ human }: Subject): string {
  return human.death === null ? 'Active' : 'Inactive';
}

function draft(
  group: Draft['group'],
  title: string,
  stateCode: string,
  filed: string | null,
  month: Month,
  body: object,
): Draft {
  return {
    group,
    category: 'license',
    title,
    stateCode,
    filed,
    month,
    body,
    parties: NO_PARTIES,
    addressKey: null,
    source: 'public directory',
  };
}
