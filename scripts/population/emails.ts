import { foldText } from '../../shared/people/name-key.ts';
import type { EmailRow } from '../../worker/origin/import/rows.ts';
import { REFERENCE_MONTH, yearOf, yearsBetween } from './calendar.ts';
import type { Human } from './human.ts';
import type { Job } from './jobs.ts';
import { type Random, sumsOf } from './random.ts';

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
/** Share of people of whom far more is known than of most. */
const RICH = 0.03;

/** Hands out e-mail addresses, each to one person only. */
export class Mailboxes {
  readonly #taken = new Set<string>();
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** The wished name at the domain, with digits when somebody has it. */
  claim(name: string, domain: string): string {
    let email = `${name}@${domain}`;
    while (this.#taken.has(email)) email = `${name}${this.#random.between(2, 99_999)}@${domain}`;
    this.#taken.add(email);
    return email;
  }
}

/** The e-mail addresses of a person, the primary one first: those at a job, a business of one's own, personal ones. */
export function emailsOf(human: Human, job: Job | null, mailboxes: Mailboxes, random: Random): EmailRow[] {
  const age = yearsBetween(human.birth, REFERENCE_MONTH);
  const personal = random.weighted(age >= OLD || human.death !== null ? COUNT_OF_OLD_SUMS : COUNT_SUMS);
  const extra = human.death === null && random.chance(RICH) ? 2 : 0;
  const found: { email: string; kind: EmailRow['kind']; score: number }[] = [];
  for (let n = 0; n < personal + extra; n += 1) {
    const email = mailboxes.claim(mailboxName(human, random), random.pick(PERSONAL_DOMAINS));
    found.push({ email, kind: 'personal', score: random.between(5, 100) });
  }
  if (job !== null && random.chance(COMPANY_ADDRESS)) {
    const email = mailboxes.claim(`${plain(human.name.first)}.${plain(human.name.last)}`, job.domain);
    found.push({ email, kind: 'company', score: random.between(40, 100) });
  }
  if (job !== null && random.chance(OWN_BUSINESS)) {
    const email = mailboxes.claim(plain(human.name.first), `${plain(human.name.last)}-services.example`);
    found.push({ email, kind: 'business', score: random.between(20, 90) });
  }
  return found
    .sort((a, b) => b.score - a.score || (a.email < b.email ? -1 : 1))
    .map((row, index) => ({ person_id: human.id, ...row, is_primary: index === 0 ? 1 : 0, sort_order: index }));
}

function mailboxName(human: Human, random: Random): string {
  const first = plain(human.name.first);
  const last = plain(human.name.last);
  const year = String(yearOf(human.birth));
  switch (random.below(6)) {
    case 0:
      return `${first}.${last}`;
    case 1:
      return `${first.slice(0, 1)}${last}`;
    case 2:
      return `${first}${last}${year.slice(2)}`;
    case 3:
      return `${last}.${first}`;
    case 4:
      return `${first}_${last}`;
    default:
      return `${first}${random.between(10, 9999)}`;
  }
}

/** Letters and digits of a name: 'Łukasz' becomes 'lukasz'. */
function plain(name: string): string {
  return foldText(name).replace(/[^a-z0-9]/g, '') || 'mail';
}
