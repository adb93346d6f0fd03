import { foldText } from '../../shared/people/name-key.ts';
import { REFERENCE_MONTH, yearsBetween } from './calendar.ts';
import type { Human } from './human.ts';
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
/** Zip codes of a place for each of its companies. */
const ZIPS_PER_COMPANY = 3;
const SMALLEST_POOL = 3;

/** Employers by place, so that people of a place are coworkers; the same for every population. */
export class Employers {
  readonly #pools = new Map<number, readonly string[]>();

  companiesOf(place: Place): readonly string[] {
    const known = this.#pools.get(place.id);
    if (known !== undefined) return known;
    const random = randomOf('employers', String(place.id));
    const size = Math.max(SMALLEST_POOL, Math.round(place.size / ZIPS_PER_COMPANY));
    const pool = Array.from({ length: size }, () => `${random.pick(FIRST)} ${random.pick(SECOND)}`);
    this.#pools.set(place.id, pool);
    return pool;
  }
}

/** What a person does for a living; null for many, and for whoever is too young, too old or dead. */
export function jobOf(human: Human, place: Place, employers: Employers, random: Random): Job | null {
  const age = yearsBetween(human.birth, REFERENCE_MONTH);
  if (human.death !== null || age < 20 || age > 72 || !random.chance(SHARE_WITH_JOB)) return null;
  const company = random.pick(employers.companiesOf(place));
  const { first, last } = human.name;
  const slug = (text: string): string =>
    foldText(text)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  const profile = `${slug(`${first} ${last}`)}-${random.text(5, ALPHANUMERIC).toLowerCase()}`;
  return {
    title: random.pick(TITLES),
    company,
    domain: `${slug(company)}.example`,
    profileUrl: random.chance(0.35) ? `https://profiles.example/${profile}` : null,
  };
}
