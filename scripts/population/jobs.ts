import { foldText } from '../../shared/people/names/name-key.ts';
import { brand } from './brands.ts';
import { REFERENCE_MONTH, yearsBetween } from './calendar.ts';
import { countyOf } from './county-seats.ts';
import type { Sex } from './given-names.ts';
import type { Human } from './human.ts';
import { keyOfName } from './name-keys.ts';
import { employerWords, FARMS, shareAt, titleFor, WORKS_FROM, WORKS_TO } from './occupations.ts';
import type { Place } from './places.ts';
import { ALPHANUMERIC, type Random, randomOf } from './random.ts';

export interface Job {
  readonly title: string;
  readonly company: string;
  /** `*.example` */
  readonly domain: string;
  readonly profileUrl: string | null;
}

/** Shares of people whose job is known, up to an age: most have retired at 67. */
const SHARES_WITH_JOB: readonly (readonly [below: number, share: number])[] = [
  [25, 0.55],
  [62, 0.68],
  [67, 0.45],
  [WORKS_TO + 1, 0.14],
];
/** Employees per employer of a county: a new one opens when the others are full. */
const STAFF = 6;
/** How many employers a place has at least, inhabitants per further one, and the most. */
const FEWEST_EMPLOYERS = 2;
const INHABITANTS_PER_EMPLOYER = 2_500;
const MOST_EMPLOYERS = 400;

/** Counties of more residents have no farms to speak of. */
const FARMS_BELOW = 250_000;

/** How many other employers somebody looks for whose line of work is mostly the other sex's. */
const APPLICATIONS = 6;

/** The name of an employer and the words in it that tell the industry. */
interface Employer {
  readonly name: string;
  readonly words: string;
}

/** Where the people of a county work. */
interface LaborMarket {
  /** in the order they open, the same for every population; the first ones are known in every town */
  readonly employers: Employer[];
  readonly hasFarms: boolean;
  readonly random: Random;
  employed: number;
}

/** Employers by county, so that people of the same town and of towns nearby are coworkers. */
export class Employers {
  readonly #markets = new Map<string, LaborMarket>();

  /** An employer of somebody who lives in the place, shared with others if possible. */
  hire(place: Place, sex: Sex, random: Random): Employer {
    const market = this.#marketOf(place);
    const reachable = FEWEST_EMPLOYERS + Math.floor(place.population / INHABITANTS_PER_EMPLOYER);
    const open = Math.min(reachable, MOST_EMPLOYERS, 1 + Math.floor(market.employed / STAFF));
    market.employed += 1;
    while (market.employers.length < open) market.employers.push(newEmployer(market));
    const draw = (): Employer => market.employers[random.below(open)] ?? newEmployer(market);
    let employer = draw();
    // Few women apply to a plumber, and few men to a dentist's.
    for (let tries = 0; tries < APPLICATIONS && !random.chance(shareAt(employer.words, sex)); tries += 1)
      employer = draw();
    return employer;
  }

  #marketOf(place: Place): LaborMarket {
    const county = place.fips ?? String(place.id);
    const known = this.#markets.get(county);
    if (known !== undefined) return known;
    const hasFarms = countyOf(place).residents < FARMS_BELOW;
    const market = { employers: [], hasFarms, random: randomOf('employers', county), employed: 0 };
    this.#markets.set(county, market);
    return market;
  }
}

/** One of a name that the county does not have yet. */
function newEmployer({ employers, hasFarms, random }: LaborMarket): Employer {
  for (;;) {
    const words = employerWords(random);
    if (words === FARMS && !hasFarms) continue;
    const name = `${brand(random)} ${words}`;
    if (!employers.some((other) => other.name === name)) return { name, words };
  }
}

/** A person's job; null for many, and for anyone too young, too old or deceased. */
export function jobOf(human: Human, place: Place, employers: Employers, random: Random): Job | null {
  const age = yearsBetween(human.birth, REFERENCE_MONTH);
  const [, share] = SHARES_WITH_JOB.find(([below]) => age < below) ?? [0, 0];
  if (human.death !== null || age < WORKS_FROM || !random.chance(share)) return null;
  const employer = employers.hire(place, human.sex, random);
  const { first, last } = human.name;
  const hasProfile = random.chance(0.35);
  return {
    title: titleFor(employer.words, age, human.sex, random),
    company: employer.name,
    domain: domainOf(employer.name),
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
