import type {
  ConcealedWeaponPermit,
  HuntingPermit,
  PilotsLicense,
  ProfessionalLicense,
} from '../../../shared/contract/records/licenses.ts';
import { byState } from '../by-state.ts';
import { ADULT_AGE, type Month, monthOf, REFERENCE_MONTH, workdayIn, yearOf } from '../calendar.ts';
import { DIGITS, type Random, sumsOf } from '../random.ts';
import type { Stored } from '../stored.ts';
import { WORKS_TO } from '../work/occupations.ts';
import {
  asWritten,
  type Draft,
  dayIn,
  firstAt,
  type HeldLicense,
  inStateSince,
  maybe,
  NO_PARTIES,
  placeIn,
  type Subject,
} from './subject.ts';

interface Trade {
  readonly type: string;
  readonly trade: string;
  readonly functions: readonly string[];
  /** words in the job titles that need the license; empty if anybody may have it */
  readonly titles: string;
  /** the youngest holder, in years: the age of majority, plus schooling or practice; our own approximation */
  readonly from: number;
}

const NOTARY = 'Notary Public';
const CONTRACTOR = 'General Contractor';
/** Where towns license general contractors, but no state. */
const NO_CONTRACTOR_STATES = new Set('CO IA IL IN KS KY ME MO NH NY OH OK PA SD TX VT WY'.split(' '));
const FOOD_HANDLER = 'Food Handler';
/** States where whoever handles food needs a card. */
const FOOD_HANDLER_STATES = new Set('AK AZ CA FL HI IL NM OR TX UT WA WV'.split(' '));

const TRADES: readonly Trade[] = [
  {
    type: 'Registered Nurse',
    trade: 'Nursing',
    functions: ['Patient care', 'Medication'],
    titles: 'Nurse',
    from: 21,
  },
  { type: 'Physician', trade: 'Medicine', functions: ['Diagnosis', 'Treatment'], titles: 'Physician', from: 28 },
  { type: 'Dentist', trade: 'Dentistry', functions: ['Treatment'], titles: 'Dentist', from: 26 },
  { type: 'Veterinarian', trade: 'Veterinary Medicine', functions: ['Treatment'], titles: 'Veterinarian', from: 26 },
  {
    type: 'Professional Engineer',
    trade: 'Engineering',
    functions: ['Design', 'Inspection'],
    titles: 'Civil Engineer|Electrical Engineer',
    from: 26,
  },
  {
    type: 'Teaching License',
    trade: 'Education',
    functions: ['Classroom teaching'],
    titles: 'Elementary Teacher|High School Teacher|Counselor|Principal',
    from: 22,
  },
  { type: 'Electrician', trade: 'Electrical', functions: ['Wiring', 'Installation'], titles: 'Electrician', from: 22 },
  { type: 'Journeyman Plumber', trade: 'Plumbing', functions: ['Pipe fitting'], titles: 'Plumber', from: 22 },
  {
    type: 'Real Estate Broker',
    trade: 'Real Estate',
    functions: ['Sales', 'Leasing'],
    titles: 'Broker',
    from: 24,
  },
  {
    type: 'Real Estate Salesperson',
    trade: 'Real Estate',
    functions: ['Sales'],
    titles: 'Real Estate Agent',
    from: 18,
  },
  {
    type: 'Dental Hygienist',
    trade: 'Dentistry',
    functions: ['Cleaning', 'X-ray'],
    titles: 'Dental Hygienist',
    from: 21,
  },
  {
    type: 'Physical Therapist',
    trade: 'Physical Therapy',
    functions: ['Treatment'],
    titles: 'Physical Therapist',
    from: 25,
  },
  { type: 'Pharmacy Technician', trade: 'Pharmacy', functions: ['Dispensing'], titles: 'Pharmacy', from: 18 },
  {
    type: 'Insurance Adjuster',
    trade: 'Insurance',
    functions: ['Claims'],
    titles: 'Insurance Adjuster|Claims',
    from: 20,
  },
  { type: 'Security Officer', trade: 'Security', functions: ['Unarmed guard'], titles: 'Security', from: 18 },
  { type: 'Cosmetologist', trade: 'Cosmetology', functions: ['Hair', 'Nails'], titles: 'Stylist', from: 18 },
  { type: NOTARY, trade: 'Notary', functions: ['Acknowledgments', 'Oaths'], titles: '', from: 18 },
  {
    type: CONTRACTOR,
    trade: 'Construction',
    functions: ['Residential building'],
    titles: 'Construction Superintendent|Carpenter',
    from: 25,
  },
  { type: FOOD_HANDLER, trade: 'Food Service', functions: [], titles: '', from: 18 },
];
const OPEN_TRADES = TRADES.filter(({ titles }) => titles === '');

/** How many years a license is valid after issue or renewal, and the share of renewals. */
const YEARS = 4;
const RENEWED = 0.6;
/** Commissions and cards that a new one replaces, with a date of its own, and their years. */
const REPLACED_AFTER: Readonly<Record<string, number>> = { [NOTARY]: 4, [FOOD_HANDLER]: 3 };

/** The age up to which somebody holds what anybody may have, in years; our own approximation. */
const HELD_UNTIL: Readonly<Record<string, number>> = { [NOTARY]: 85, [CONTRACTOR]: 75, [FOOD_HANDLER]: 75 };
/** What a job takes is renewed as long as anybody has one, and runs out some years later. */
const HELD_WITH_JOB = WORKS_TO + 1 + YEARS;

/**
 * A license for the person's own trade, or for one that anybody may have: not before the age that it takes, nor beyond
 * the age up to which it is held. Null for somebody too old for all of them, or who has the same one already.
 */
export function professionalLicense(subject: Subject): Draft | null {
  const { random, last, job } = subject;
  const own = TRADES.find(
    ({ titles, from }) =>
      titles !== '' && firstAt(subject, from) <= last && titles.split('|').some((word) => job?.title.includes(word)),
  );
  // Whoever works in a trade has the license of the state where they work, and lets it lapse only with the work.
  const since =
    own === undefined ? firstAt(subject, ADULT_AGE) : Math.max(firstAt(subject, own.from), inStateSince(subject));
  const month = random.between(Math.min(since, last), last);
  const place = placeIn(subject, month);
  const isLicensed = own !== undefined && (own.type !== CONTRACTOR || !NO_CONTRACTOR_STATES.has(place.stateCode));
  const open = isLicensed ? [own] : openTrades(subject, month, place.stateCode);
  if (open.length === 0) return null;
  const trade = random.pick(open);
  const issued = maybe(asWritten(workdayIn(month, random), random), random, 0.06);
  const isReplaced = REPLACED_AFTER[trade.type] !== undefined;
  const term = termOf(subject, month, {
    years: yearsOf(trade),
    renewed: isReplaced ? 0 : isLicensed ? 1 : RENEWED,
    to: heldUntil(trade),
  });
  if (!takes(subject, { what: `${trade.type} ${place.stateCode}`, from: month, to: term.until })) return null;
  const body: Stored<Omit<ProfessionalLicense, 'id' | 'provenance'>> = {
    licenseType: trade.type,
    state: place.stateCode,
    licenseStatus: term.status,
    number: licenseNumber(place.stateCode, trade.type, random),
    trade: trade.trade,
    business: own !== undefined && job !== null ? maybe(job.company, random, 0.4) : null,
    issueDate: issued,
    expirationDate: term.expires,
    jobFunctions: [...trade.functions],
  };
  return draft('professionalLicenses', trade.type, place.stateCode, issued, month, body);
}

/** The licenses that anybody of the person's age may take in a state. */
function openTrades(subject: Subject, month: Month, stateCode: string): readonly Trade[] {
  return OPEN_TRADES.filter(
    (trade) =>
      (trade.from <= ADULT_AGE || firstAt(subject, trade.from) <= month) &&
      month <= lastIssueAt(subject, yearsOf(trade), heldUntil(trade)) &&
      (trade.type !== FOOD_HANDLER || FOOD_HANDLER_STATES.has(stateCode)),
  );
}

/** How many years a license of a trade is valid. */
function yearsOf({ type }: Trade): number {
  return REPLACED_AFTER[type] ?? YEARS;
}

function heldUntil({ type }: Trade): number {
  return HELD_UNTIL[type] ?? HELD_WITH_JOB;
}

/** The last month in which somebody takes or renews a license for some years that is held up to an age. */
function lastIssueAt({ human }: Subject, years: number, to: number): Month {
  return human.birth + (to - years) * 12;
}

/** A number as the state writes it for a type of license: 'RN-48213', 'OR304418', '0048213'. */
function licenseNumber(stateCode: string, type: string, random: Random): string {
  const initials = type.replace(/[^A-Z]/g, '');
  switch ((stateCode.charCodeAt(0) + stateCode.charCodeAt(1)) % 4) {
    case 0:
      return `${initials}-${random.text(5, DIGITS)}`;
    case 1:
      return `${stateCode}${random.text(6, DIGITS)}`;
    case 2:
      return `${initials}${random.text(6, DIGITS)}`;
    default:
      return random.text(7, DIGITS);
  }
}

const CERTIFICATES = ['Private Pilot', 'Student Pilot', 'Commercial Pilot', 'Sport Pilot'];
const CERTIFICATE_SUMS = sumsOf([52, 22, 18, 8]);
/** Nobody flies for money at a lower age: the hours that it takes are years of flying. */
const COMMERCIAL_FROM = 21;
/** Sport pilots exist since then; whoever learned before was a private pilot. */
const SPORT_SINCE = monthOf(2004, 9);
/** What every private or commercial pilot of ours may fly, and the shares of those who may do more. */
const FIRST_RATING = 'Airplane Single Engine Land';
const FURTHER_RATINGS = [
  { rating: 'Airplane Multiengine Land', private: 0.1, commercial: 0.7 },
  { rating: 'Instrument Airplane', private: 0.35, commercial: 0.95 },
  { rating: 'Glider', private: 0.04, commercial: 0.06 },
] as const;

/** Hardly anybody passes the medical exam of a pilot at a greater age, in years. */
const FLIES_UNTIL = 78;
/** Years that an exam is valid for: of the second class, and of the third before and from an age on (14 CFR 61.23). */
const SECOND_CLASS_YEARS = 1;
const THIRD_CLASS_YEARS = { before: 5, after: 2, age: 40 } as const;
/** Students become pilots or give up within so many months. */
const STUDENT_FOR = 30;
/** Share of certificates whose holder has been examined lately, if not too old. */
const STILL_FLIES = 0.6;
const LATELY = 24;

/**
 * The certificate that a pilot has: one for life, as a higher one replaces the lower one. Null for somebody too old when
 * the known records begin.
 */
export function pilotsLicense(subject: Subject): Draft | null {
  const { random, first, human } = subject;
  const last = Math.min(subject.last, human.birth + FLIES_UNTIL * 12);
  if (last < first) return null;
  const month = random.between(first, last);
  const place = placeIn(subject, month);
  const filed = asWritten(workdayIn(month, random), random);
  const wished = CERTIFICATES[random.weighted(CERTIFICATE_SUMS)] ?? 'Private Pilot';
  const isTooEarly =
    (wished === 'Sport Pilot' && month < SPORT_SINCE) ||
    (wished === 'Commercial Pilot' && firstAt(subject, COMMERCIAL_FROM) > month);
  const type = isTooEarly ? 'Private Pilot' : wished;
  const latestExam = type === 'Student Pilot' ? Math.min(last, month + STUDENT_FOR) : last;
  const earliestExam = random.chance(STILL_FLIES) ? Math.max(month, latestExam - LATELY) : month;
  const examined = random.between(earliestExam, latestExam);
  const isYoung = examined < human.birth + THIRD_CLASS_YEARS.age * 12;
  const thirdClassYears = isYoung ? THIRD_CLASS_YEARS.before : THIRD_CLASS_YEARS.after;
  const medicalYears = type === 'Commercial Pilot' ? SECOND_CLASS_YEARS : thirdClassYears;
  const examinedUntil = examined + medicalYears * 12;
  const body: Stored<Omit<PilotsLicense, 'id' | 'provenance'>> = {
    airmanNumber: `A${random.text(7, DIGITS)}`,
    certificateNumber: maybe(random.text(7, DIGITS), random),
    certificateType: type,
    // Nobody flies without a valid exam.
    licenseStatus: examinedUntil > REFERENCE_MONTH ? activeUnlessDead(subject) : 'Expired',
    fileDate: filed,
    medicalClass: type === 'Commercial Pilot' ? 'Second' : 'Third',
    // In the filing month a day might come after the filing, so only the month is given.
    medicalDate: dayIn(examined, random).slice(0, 7),
    medicalExpirationDate: dayIn(examinedUntil, random).slice(0, 7),
    pilotRatings: ratingsOf(type, random),
  };
  return draft('pilotsLicenses', type, place.stateCode, filed, month, body);
}

/** What a pilot may fly; a student or a sport pilot has it in the logbook instead of on the certificate. */
function ratingsOf(type: string, random: Random): PilotsLicense['pilotRatings'] {
  if (type === 'Student Pilot' || type === 'Sport Pilot') return [];
  const level = type.replace(' Pilot', '');
  const further = FURTHER_RATINGS.filter((one) =>
    random.chance(type === 'Commercial Pilot' ? one.commercial : one.private),
  );
  return [FIRST_RATING, ...further.map(({ rating }) => rating)].map((rating) => ({ level, rating }));
}

/** Most states give no permit for a concealed weapon to anybody younger; hardly anybody holds one past the other age. */
const ARMED = { from: 21, to: 85 } as const;

/** Since when states give permits to whoever passes a course: most since the nineties, and some to nobody. By estimate. */
const ARMED_SINCE = byState(`
1960|CT GA IN ME NH PA WA
1988|FL
1996|AK AZ AR ID KY LA MS MT NC ND NV OK OR SC SD TN TX UT VA WV WY
2001|MI
2004|CO MN MO NM OH
2007|KS NE
2012|IA WI
2014|IL
2018|DC
`);

/** Null where and when there are no permits, for somebody too young or too old, and with a permit already. */
export function concealedWeaponPermit(subject: Subject): Draft | null {
  const { random, human, birthDate } = subject;
  const first = firstAt(subject, ARMED.from);
  const last = Math.min(subject.last, lastIssueAt(subject, YEARS, ARMED.to));
  if (first > last) return null;
  const month = random.between(first, last);
  const place = placeIn(subject, month);
  const since = ARMED_SINCE.get(place.stateCode);
  if (since === undefined || yearOf(month) < Number(since)) return null;
  const term = termOf(subject, month, { years: YEARS, renewed: RENEWED, to: ARMED.to });
  const permitType = random.chance(0.85) ? 'Concealed Handgun License' : 'Nonresident Permit';
  if (!takes(subject, { what: `${permitType} ${place.stateCode}`, from: month, to: term.until })) return null;
  const body: Stored<Omit<ConcealedWeaponPermit, 'id' | 'provenance'>> = {
    permitType,
    number: random.text(9, DIGITS),
    licenseStatus: term.status,
    expiryDate: term.expires,
    birthDate,
    gender: human.sex === 'female' ? 'Female' : 'Male',
    ethnicity: null,
  };
  const filed = asWritten(workdayIn(month, random), random);
  return draft('concealedWeaponPermits', 'Concealed Weapon Permit', place.stateCode, filed, month, body);
}

/** For life and for general hunting: the game that needs a tag needs one each year. */
const LIFETIME = 'Lifetime License';
/** For hunting and fishing, both of which it always allows. */
const COMBINATION = 'Combination License';
/** In Texas just a hunting license. */
const SMALL_GAME = 'Small Game License';
/** Permits with what they allow, apart from what only some states have. */
const PERMITS: readonly { readonly name: string; readonly allows: readonly string[] }[] = [
  { name: 'Annual Hunting License', allows: ['Deer', 'Turkey', 'Small game', 'Waterfowl', 'Upland birds'] },
  { name: COMBINATION, allows: ['Deer', 'Small game', 'Freshwater fishing'] },
  { name: SMALL_GAME, allows: ['Small game', 'Upland birds', 'Waterfowl'] },
  { name: LIFETIME, allows: ['Small game', 'Freshwater fishing'] },
];
/** The western states with a season for elk that residents can count on. */
const ELK_STATES = new Set('AZ CO ID MT NM NV OR UT WA WY'.split(' '));
/** Where nobody has a turkey season, and where nobody hunts deer either. */
const NO_TURKEYS = new Set('AK AS GU MP PR VI'.split(' '));
const NO_DEER = new Set('AS PR'.split(' '));

/** What a permit of a state allows. */
function gameOf(allows: readonly string[], stateCode: string): string[] {
  const game = allows.filter(
    (one) => !(one === 'Turkey' && NO_TURKEYS.has(stateCode)) && !(one === 'Deer' && NO_DEER.has(stateCode)),
  );
  return allows.includes('Turkey') && ELK_STATES.has(stateCode) ? ['Elk', ...game] : game;
}

/** Hardly anybody hunts at a greater age, in years. */
const HUNTS_UNTIL = 85;

/**
 * Null for somebody in the capital, where nobody may hunt, or too old when the known records begin, or who has a permit
 * already: one is for the rest of its year, or for life and then the last.
 */
export function huntingPermit(subject: Subject): Draft | null {
  const { random, first } = subject;
  const last = Math.min(subject.last, subject.human.birth + HUNTS_UNTIL * 12);
  if (first > last) return null;
  const month = random.between(first, last);
  const place = placeIn(subject, month);
  if (place.stateCode === 'DC') return null;
  const issued = asWritten(dayIn(month, random), random);
  const { name: permit, allows } = random.pick(PERMITS);
  const newYear = monthOf(yearOf(month), 1);
  const valid =
    permit === LIFETIME ? { from: month, to: Number.POSITIVE_INFINITY } : { from: newYear, to: newYear + 11 };
  if (!takes(subject, { what: 'Hunting', ...valid })) return null;
  const game = gameOf(allows, place.stateCode);
  const from = random.below(game.length);
  const body: Stored<Omit<HuntingPermit, 'id' | 'provenance'>> = {
    number: random.text(10, DIGITS),
    licenseStatus:
      permit === LIFETIME || yearOf(month) === yearOf(REFERENCE_MONTH) ? activeUnlessDead(subject) : 'Expired',
    issueDate: issued,
    permitTypes: [place.stateCode === 'TX' && permit === SMALL_GAME ? 'Hunting License' : permit],
    permissions: permit === LIFETIME || permit === COMBINATION ? game : game.slice(from, from + random.between(1, 3)),
    resident: true,
    homeState: place.stateCode,
  };
  return draft('huntingPermits', 'Hunting Permit', place.stateCode, issued, month, body);
}

/** How long a license lasts. */
interface Terms {
  /** valid after issue or renewal */
  readonly years: number;
  /** share of renewals */
  readonly renewed: number;
  /** the age up to which somebody holds it, in years */
  readonly to: number;
}

/** A license's expiry after its last renewal, and whether it is still valid. */
function termOf(
  subject: Subject,
  issued: Month,
  { years, renewed, to }: Terms,
): { readonly until: Month; readonly expires: string; readonly status: string } {
  const { random, last } = subject;
  const lastRenewal = lastIssueAt(subject, years, to);
  let until = issued + years * 12;
  while (until <= Math.min(last + 1, lastRenewal) && random.chance(renewed)) until += years * 12;
  const isGood = until > REFERENCE_MONTH;
  return { until, expires: dayIn(until, random), status: isGood ? activeUnlessDead(subject) : 'Expired' };
}

/** Notes a license that somebody takes, unless they have the same one then. */
function takes({ licenses }: Subject, license: HeldLicense): boolean {
  const { what, from, to } = license;
  if (licenses.some((one) => one.what === what && one.from <= to && one.to >= from)) return false;
  licenses.push(license);
  return true;
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
