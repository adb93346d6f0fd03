import { foldText } from '../../../shared/people/names/name-key.ts';
import { REFERENCE_MONTH, yearsBetween } from '../calendar.ts';
import { costIn } from '../homes/means.ts';
import type { Human } from '../lives/human.ts';
import type { Sex } from '../names/given-names.ts';
import { keyOfName } from '../names/name-keys.ts';
import { countyOf } from '../places/county-seats.ts';
import type { Place } from '../places/places.ts';
import { ALPHANUMERIC, type Random, randomOf } from '../random.ts';
import { brand } from './brands.ts';
import { employerWords, FARMS, shareAt, titleFor, WORKS_FROM, WORKS_TO } from './occupations.ts';
import { mostPaidWith } from './pay-by-title.ts';

export interface Job {
  readonly title: string;
  readonly company: string;
  /** the words in the employer's name that tell its line of work */
  readonly industry: string;
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

/** Who bought a home since then had about the same work as today. */
const CAREER_SINCE = REFERENCE_MONTH - 25 * 12;

/** How many jobs somebody looks at who has a home that a job must have paid for. */
const OFFERS = 16;

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

  /** An employer that somebody who lives in the place may work for, shared with others if possible. */
  offer(place: Place, sex: Sex, random: Random): Employer {
    const market = this.#marketOf(place);
    const reachable = FEWEST_EMPLOYERS + Math.floor(place.population / INHABITANTS_PER_EMPLOYER);
    const open = Math.min(reachable, MOST_EMPLOYERS, 1 + Math.floor(market.employed / STAFF));
    while (market.employers.length < open) market.employers.push(newEmployer(market));
    const draw = (): Employer => market.employers[random.below(open)] ?? newEmployer(market);
    let employer = draw();
    // Few women apply to a plumber, and few men to a dentist's.
    for (let tries = 0; tries < APPLICATIONS && !random.chance(shareAt(employer.words, sex)); tries += 1)
      employer = draw();
    return employer;
  }

  /** Somebody who lives in the place has a job. */
  hire(place: Place): void {
    this.#marketOf(place).employed += 1;
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

/** A job that somebody may take, and the dearest home it pays for. */
interface Offer {
  readonly employer: Employer;
  readonly title: string;
  readonly most: number;
}

/** What the dearest home that somebody bought in their working life cost then, in dollars of the reference date; or 0. */
function dearestHome({ owned }: Human): number {
  const bought = owned.filter(({ from, to }) => to === null || from >= CAREER_SINCE);
  return bought.reduce((most, { address, from }) => Math.max(most, costIn(address, from)), 0);
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
  const home = dearestHome(human);
  const isCouple = human.unions.some(({ divorce }) => divorce === null);
  let found: Offer | null = null;
  // The first job that may have paid for the home, or the best paid one of several.
  for (let tries = 0; tries < OFFERS && (found === null || found.most < home); tries += 1) {
    const employer = employers.offer(place, human.sex, random);
    const title = titleFor(employer.words, age, human.sex, random);
    const most = mostPaidWith(title, isCouple);
    if (found === null || most > found.most) found = { employer, title, most };
  }
  if (found === null) return null;
  const { employer, title } = found;
  employers.hire(place);
  const { first, last } = human.name;
  const hasProfile = random.chance(0.35);
  return {
    title,
    company: employer.name,
    industry: employer.words,
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
