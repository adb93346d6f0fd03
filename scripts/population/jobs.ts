import { foldText } from '../../shared/people/names/name-key.ts';
import { REFERENCE_MONTH, yearsBetween } from './calendar.ts';
import type { Human } from './human.ts';
import { keyOfName } from './names.ts';
import type { Place } from './places.ts';
import { ALPHANUMERIC, type Random, randomOf } from './random.ts';

export interface Job {
  readonly title: string;
  readonly company: string;
  /** `*.example` */
  readonly domain: string;
  readonly profileUrl: string | null;
}

const TITLES =
  'Accounts Payable Clerk|Registered Nurse|Project Manager|Software Engineer|Elementary Teacher|Sales Associate|Office Administrator|Truck Driver|Civil Engineer|Dental Hygienist|Marketing Coordinator|Operations Director|Financial Analyst|Human Resources Generalist|Customer Service Lead|Warehouse Supervisor|Electrician Foreman|Real Estate Broker|Paralegal Specialist|Pharmacy Technician|Chief Financial Officer|Vice President of Sales|Line Cook|Restaurant Manager|Physical Therapist|Graphic Designer|Data Analyst|Quality Inspector|Machine Operator|Loan Officer|Insurance Adjuster|Field Technician|Landscape Architect|School Counselor|Librarian Assistant|Executive Assistant|Procurement Specialist|Store Manager|Veterinary Technician|Research Scientist|Product Designer|Network Administrator|Security Officer|Event Planner|Journeyman Plumber|Welding Instructor|Fleet Mechanic|Hotel Concierge|Claims Examiner|Copy Editor'.split(
    '|',
  );
const FIRST =
  'Blue Harbor|Copper Ridge|Lantern|North Bend|Silver Fern|Tall Pine|Granite Peak|Riverstone|Meadowlark|Iron Gate|Cedar Hollow|Bright Anchor|Juniper|Clearwater|Oak & Ember|Summitline|Redwing|Saltgrass|Westhaven|Kingfisher|Amber Field|Foxglove|Millstone|Prairie Sky|Highmark Hill|Driftwood|Stonebridge|Willowbrook|Larkspur|Beacon Row'.split(
    '|',
  );
const SECOND =
  'Logistics|Dental Group|Software|Credit Union|Builders|Foods|Health Partners|Consulting|Insurance Agency|Manufacturing|Realty|School District|Energy|Labs|Hospitality|Motors|Design Studio|Law Offices|Supply Company|Media'.split(
    '|',
  );
const SHARE_WITH_JOB = 0.62;
/** Employees per company of a place: a new company opens when the others are full. */
const STAFF = 6;
/** The most companies of a place, per ZIP code. */
const COMPANIES_PER_ZIP = 3;

interface PlaceOfWork {
  /** the same for every population */
  readonly companies: readonly string[];
  employed: number;
}

/** Employers by place, so that people in a place are coworkers. */
export class Employers {
  readonly #places = new Map<number, PlaceOfWork>();

  /** An employer in the place, shared with others if possible. */
  hire(place: Place, random: Random): string {
    const work = this.#places.get(place.id) ?? { companies: companiesOf(place), employed: 0 };
    this.#places.set(place.id, work);
    const open = Math.min(work.companies.length, 1 + Math.floor(work.employed / STAFF));
    work.employed += 1;
    return work.companies[random.below(open)] ?? `${FIRST[0]} ${SECOND[0]}`;
  }
}

function companiesOf(place: Place): string[] {
  const random = randomOf('employers', String(place.id));
  const names = new Set<string>();
  for (let n = place.size * COMPANIES_PER_ZIP; n >= 0; n -= 1)
    names.add(`${random.pick(FIRST)} ${random.pick(SECOND)}`);
  return [...names];
}

/** A person's job; null for many, and for anyone too young, too old or deceased. */
export function jobOf(human: Human, place: Place, employers: Employers, random: Random): Job | null {
  const age = yearsBetween(human.birth, REFERENCE_MONTH);
  if (human.death !== null || age < 20 || age > 72 || !random.chance(SHARE_WITH_JOB)) return null;
  const company = employers.hire(place, random);
  const { first, last } = human.name;
  const hasProfile = random.chance(0.35);
  return {
    title: random.pick(TITLES),
    company,
    domain: domainOf(company),
    profileUrl: hasProfile
      ? `https://profiles.example/${profileOf(first, last)}-${random.text(5, ALPHANUMERIC).toLowerCase()}`
      : null,
  };
}

function profileOf(first: string, last: string): string {
  return `${keyOfName(first)} ${keyOfName(last)}`.replaceAll(' ', '-');
}

const domains = new Map<string, string>();

/** 'Oak & Ember Labs' is at oak-ember-labs.example; computed once per company. */
function domainOf(company: string): string {
  const known = domains.get(company);
  if (known !== undefined) return known;
  const slug = foldText(company)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const domain = `${slug}.example`;
  domains.set(company, domain);
  return domain;
}
