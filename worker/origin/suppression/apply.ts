import type { OriginBindings } from '../env.ts';
import { type Hidden, hidePersonStatements } from '../import/hide-person.ts';
import { loadPersonFacts, type PersonFacts } from '../import/person-facts.ts';
import { runEach } from '../job-rows.ts';
import { forgetInAccounts } from '../removal/forget-in-accounts.ts';
import { recognizeSubjects } from './recognize.ts';
import { factHash } from './subject-keys.ts';
import {
  appliedStatements,
  listStanding,
  listUnapplied,
  type Suppression,
  type Unapplied,
} from './suppression-store.ts';

type Databases = Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;

/** How often a record is written anew because something was asked meanwhile. */
const TRIES_MAX = 5;
/** Suppressions that one run of the scheduled job takes. */
const TAKEN_MAX = 200;

/**
 * Makes the people database follow these suppressions, and accounts forget whoever's page is gone, then notes it. What
 * breaks off in between is left to the scheduled job, so no removal is lost between the two databases. To repeat it changes
 * nothing. `now` is in milliseconds since 1970.
 */
export async function applySuppressions(env: Databases, unapplied: readonly Unapplied[], now: number): Promise<void> {
  if (unapplied.length === 0) return;
  const mayShow = unapplied.some(({ hasEnded }) => hasEnded);
  const subjectIds = [...new Set(unapplied.map(({ subjectId }) => subjectId))];
  const recognized = await recognizeSubjects(env, subjectIds, now);
  const gone: string[] = [];
  for (const personId of recognized)
    if ((await followRecord(env, personId, { mayShow, now })).page) gone.push(personId);
  // Once no view shows them, so that nobody saves or opens them in between.
  if (unapplied.some(({ isPage, hasEnded }) => isPage && !hasEnded)) await forgetInAccounts(env, gone, now);
  await env.ACCOUNTS.batch(appliedStatements(env.ACCOUNTS, unapplied, now));
}

/** The scheduled job: what a request did not finish. Each subject by itself, so that none holds up the others. */
export async function applyUnapplied(env: Databases, now: number): Promise<void> {
  const waiting = Map.groupBy(await listUnapplied(env.ACCOUNTS, TAKEN_MAX, now), ({ subjectId }) => subjectId);
  await runEach('apply suppressions', waiting.values(), (ofSubject) => applySuppressions(env, ofSubject, now));
}

/**
 * Hides of one record what all suppressions of it together hide. With `mayShow` it shows everything else: then it looks
 * again afterward, because whoever hid something in between would have it shown by what was read before.
 *
 * @returns what is hidden of it now; nothing of a record that is gone
 */
export async function followRecord(
  { ACCOUNTS, PEOPLE }: Databases,
  personId: string,
  { mayShow, now }: { readonly mayShow: boolean; readonly now: number },
): Promise<Hidden> {
  const [facts] = await loadPersonFacts(PEOPLE, { ids: [personId] });
  if (facts === undefined) return NOTHING;
  let standing = await listStanding(ACCOUNTS, personId);
  for (let tries = 1; ; tries += 1) {
    const hidden = hiddenBy(standing, facts);
    await PEOPLE.batch(hidePersonStatements(PEOPLE, personId, hidden, { mayShow, now }));
    if (!mayShow) return hidden;
    const after = await listStanding(ACCOUNTS, personId);
    if (idsOf(after) === idsOf(standing)) return hidden;
    if (tries === TRIES_MAX) throw new Error('what is hidden of a record changes faster than it can be followed');
    standing = after;
  }
}

const NOTHING: Hidden = {
  page: false,
  addresses: false,
  phones: false,
  reverse: false,
  addressKeys: [],
  numbers: [],
  emails: [],
};

function idsOf(standing: readonly Suppression[]): string {
  return standing.map(({ id }) => id).join();
}

/** What of a record is hidden by suppressions of it. */
export function hiddenBy(standing: readonly Suppression[], { homes, phones, emails }: PersonFacts): Hidden {
  const hides = (what: Suppression['what']) => standing.some((one) => one.what === what);
  const hashes = new Set(standing.map((one) => one.factHash));
  const subjectIds = [...new Set(standing.filter(({ what }) => what === 'fact').map(({ subjectId }) => subjectId))];
  return {
    page: hides('page'),
    addresses: hides('addresses'),
    phones: hides('phones'),
    reverse: hides('reverse'),
    addressKeys: homes
      .filter((home) => subjectIds.some((id) => hashes.has(factHash(id, { kind: 'home', home }))))
      .map(({ addressKey }) => addressKey),
    numbers: phones.filter((number) => subjectIds.some((id) => hashes.has(factHash(id, { kind: 'phone', number })))),
    emails: emails.filter((email) => subjectIds.some((id) => hashes.has(factHash(id, { kind: 'email', email })))),
  };
}
