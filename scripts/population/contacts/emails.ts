import type { EmailRow } from '../../../worker/origin/import/rows.ts';
import { ADULT_AGE, type Month, monthOf, REFERENCE_MONTH, yearOf, yearsBetween } from '../calendar.ts';
import type { VisibleHuman } from '../lives/human.ts';
import { plainName } from '../names/name-keys.ts';
import { NOTICED_WITHIN, provenanceOf } from '../provenance.ts';
import { type Random, sumsOf } from '../random.ts';
import type { Job } from '../work/jobs.ts';

const PERSONAL_DOMAINS = [
  'example.com',
  'example.org',
  'example.net',
  'mailhaven.example',
  'postbox.example',
  'inkwell.example',
];
const COUNT_SUMS = sumsOf([20, 38, 24, 12, 6]);
const COUNT_OF_OLD_SUMS = sumsOf([60, 32, 8]);
const OLD = 82;
const COMPANY_ADDRESS = 0.5;
const OWN_BUSINESS = 0.06;
/** Share of people with far more data than most. */
const RICH = 0.03;

/** No address was known before this date. */
const FIRST_MAIL = monthOf(2004, 1);
const IN_DIRECTORY = 0.25;

/** Digits in a mailbox's name that would read as a year of birth; only the holder's own may be there. */
const YEARS = { from: 1900, to: 2029 } as const;

/** The youngest age at which somebody has an address at work, in months. */
const FIRST_JOB = 21 * 12;

/** Assigns email addresses, each to only one person. */
export class Mailboxes {
  /** A table of 32-bit hashes, a tenth of the addresses' size: on a collision one of them gets digits. */
  #taken = new Uint32Array(1 << 16);
  #count = 0;
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** The preferred name at the domain, with digits if it is taken. */
  claim(name: string, domain: string): string {
    let email = `${name}@${domain}`;
    while (!this.#take(hashOf(email))) email = `${name}${digitsOf(this.#random)}@${domain}`;
    return email;
  }

  /** Inserts a hash into its slot or the next free one; false if it is already there. */
  #take(hash: number): boolean {
    if (this.#count * 2 > this.#taken.length) this.#grow();
    const at = slotOf(this.#taken, hash);
    if (this.#taken[at] === hash) return false;
    this.#taken[at] = hash;
    this.#count += 1;
    return true;
  }

  #grow(): void {
    const bigger = new Uint32Array(this.#taken.length * 2);
    for (const hash of this.#taken) if (hash !== 0) bigger[slotOf(bigger, hash)] = hash;
    this.#taken = bigger;
  }
}

function slotOf(taken: Uint32Array, hash: number): number {
  let at = hash & (taken.length - 1);
  while (taken[at] !== 0 && taken[at] !== hash) at = (at + 1) & (taken.length - 1);
  return at;
}

/** FNV-1a, never 0, which marks a free slot. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0 || 1;
}

/**
 * A person's email addresses, primary first: work, own business, personal.
 *
 * @param work the job, and since when the person lives where they have it
 */
export function emailsOf(
  human: VisibleHuman,
  { job, since }: { readonly job: Job | null; readonly since: Month },
  mailboxes: Mailboxes,
  random: Random,
): EmailRow[] {
  const age = yearsBetween(human.birth, REFERENCE_MONTH);
  const personal = random.weighted(age >= OLD || human.death !== null ? COUNT_OF_OLD_SUMS : COUNT_SUMS);
  const extra = human.death === null && (human.trait === 'rich' || random.chance(RICH)) ? 2 : 0;
  const first = plainName(human.name.first) || 'mail';
  const last = plainName(human.name.last) || 'mail';
  const found: { email: string; kind: EmailRow['kind']; score: number }[] = [];
  for (let n = 0; n < personal + extra; n += 1) {
    const name = mailboxName(first, last, yearOf(human.birth), random);
    const email = mailboxes.claim(name, random.pick(PERSONAL_DOMAINS));
    found.push({ email, kind: 'personal', score: random.between(5, 100) });
  }
  if (job !== null && random.chance(COMPANY_ADDRESS)) {
    const email = mailboxes.claim(`${first}.${last}`, job.domain);
    found.push({ email, kind: 'company', score: random.between(40, 100) });
  }
  if (job !== null && random.chance(OWN_BUSINESS)) {
    const email = mailboxes.claim(first, `${last}-services.example`);
    found.push({ email, kind: 'business', score: random.between(20, 90) });
  }
  const latest = human.death === null ? REFERENCE_MONTH - 1 : human.death - NOTICED_WITHIN;
  // Whoever died before had no mailbox that anybody knows.
  if (latest < FIRST_MAIL) return [];
  const named = namedSince(human);
  const earliestOf = (kind: EmailRow['kind']): Month => {
    const atWork = kind === 'personal' ? 0 : Math.max(since, human.birth + FIRST_JOB);
    return Math.min(latest, Math.max(FIRST_MAIL, human.birth + ADULT_AGE * 12, named, atWork));
  };
  return found
    .sort((a, b) => b.score - a.score || (a.email < b.email ? -1 : 1))
    .map(({ email, kind, score }, index) => {
      const source = kind !== 'personal' || random.chance(IN_DIRECTORY) ? 'public directory' : 'self-reported';
      const seen = provenanceOf(random.between(earliestOf(kind), latest), human.death, source, random);
      return {
        person_key: human.listed.key,
        email,
        kind,
        score,
        is_primary: index === 0 ? 1 : 0,
        sort_order: index,
        first_seen: seen.first_seen,
        last_seen: seen.last_seen,
        source,
      };
    });
}

function mailboxName(first: string, last: string, birthYear: number, random: Random): string {
  switch (random.below(6)) {
    case 0:
      return `${first}.${last}`;
    case 1:
      return `${first.slice(0, 1)}${last}`;
    case 2:
      return `${first}${last}${String(birthYear).slice(2)}`;
    case 3:
      return `${last}.${first}`;
    case 4:
      return `${first}_${last}`;
    default:
      return `${first}${digitsOf(random)}`;
  }
}

/** Up to four digits that are no year. */
function digitsOf(random: Random): number {
  const number = random.between(100, 9_999 - (YEARS.to - YEARS.from + 1));
  return number < YEARS.from ? number : number + YEARS.to - YEARS.from + 1;
}

/** Since when somebody has their last name: the latest marriage of whoever changed it. */
function namedSince({ akas, name, unions }: VisibleHuman): Month {
  const hasChanged = akas.some(({ last }) => last !== name.last);
  return hasChanged ? Math.max(0, ...unions.map(({ from }) => from)) : 0;
}
