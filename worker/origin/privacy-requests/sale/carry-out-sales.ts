import { emailHash } from '../../delete-act/hash.ts';
import type { OriginBindings, OriginSettings } from '../../env.ts';
import { peopleByHash } from '../../import/person-hashes.ts';
import { runEach } from '../../job-rows.ts';
import { mailboxOf } from '../../mail/mailbox-of.ts';
import { mailStatement } from '../../mail/queue.ts';
import { suppressPerson } from '../../suppression/suppress-person.ts';
import { doneMail } from '../request-mails.ts';
import { findPrivacyRequest, isOpen, stepStatement } from '../request-store.ts';
import { type DueSale, findSaleOf, listDueSales, lookedUpStatement } from './sale-store.ts';

type Env = Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;

/** How many mailboxes one run looks for. */
const RUN_MAX = 200;

/**
 * For the scheduled job: what is on record about whoever reads a mailbox is no longer sold. What we sell are pages, so
 * every page that lists the mailbox is hidden; an address that several people share hides all of them. Repeated each week,
 * because an import may bring new pages. Send the queued mail afterward.
 */
export async function carryOutSales(env: Env, settings: Pick<OriginSettings, 'siteUrl'>, now: number): Promise<void> {
  await runEach('carry out opt-outs of sale', await listDueSales(env.ACCOUNTS, RUN_MAX, now), (sale) =>
    carryOutSale(env, settings, sale, now),
  );
}

/** The same for the mailbox of one request, once it is confirmed: nobody waits for other people's. */
export async function carryOutSaleOf(
  env: Env,
  settings: Pick<OriginSettings, 'siteUrl'>,
  reference: string,
  now: number,
): Promise<void> {
  const sale = await findSaleOf(env.ACCOUNTS, reference, now);
  if (sale !== null) await carryOutSale(env, settings, sale, now);
}

async function carryOutSale(
  env: Env,
  settings: Pick<OriginSettings, 'siteUrl'>,
  sale: DueSale,
  now: number,
): Promise<void> {
  await hidePagesOf(env, sale, now);
  const { id, reference } = sale;
  const db = env.ACCOUNTS;
  const request = await findPrivacyRequest(db, 'reference', reference);
  // A deletion that became an opt-out is closed already, and its mail is sent.
  const told =
    request?.kind === 'opt-out' ? [mailStatement(db, doneMail(request, settings), now, isOpen(reference))] : [];
  await db.batch([
    ...told,
    stepStatement(db, reference, { carried_at: now, outcome: 'done', closed_at: now }),
    lookedUpStatement(db, id, now),
  ]);
}

/** Hides every page that lists the mailbox. */
export async function hidePagesOf(env: Env, { reference, email }: DueSale, now: number): Promise<void> {
  for (const { id: personId } of await peopleWithEmail(env, email))
    await suppressPerson(env, { personId, what: ['page'], source: 'request', reference }, now);
}

/** Everybody on record with an address, as it was typed or without what its provider ignores. */
export function peopleWithEmail(env: Pick<Env, 'PEOPLE'>, email: string) {
  return peopleWithAddresses(env, [email, mailboxOf(email)]);
}

/** Everybody on record with any of these addresses, exactly as they are but for upper case. */
export async function peopleWithAddresses({ PEOPLE }: Pick<Env, 'PEOPLE'>, addresses: readonly string[]) {
  const hashes = addresses.map(emailHash).filter((hash) => hash !== null);
  const found = await peopleByHash(PEOPLE, 'email', [...new Set(hashes)]);
  return [...new Map([...found.values()].flat().map((person) => [person.key, person])).values()];
}
