import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanMs } from '../../../shared/retention/span.ts';
import { newToken } from '../accounts/session.ts';
import type { OriginBindings, OriginSettings, SqlStatement } from '../env.ts';
import { mailStatement } from '../mail/queue.ts';
import { deleteHidden } from '../suppression/delete-hidden.ts';
import { suppressPerson } from '../suppression/suppress-person.ts';
import { carryOutCovered } from './covered/carry-out-covered.ts';
import { accountOfMailbox, ownRecords } from './own-records.ts';
import { doneMail, downloadMail } from './request-mails.ts';
import { closeFileStatement, isOpen, type PrivacyRequest, type RequestStep, stepStatement } from './request-store.ts';

type Env = Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;
type Site = Pick<OriginSettings, 'siteUrl'>;

/**
 * Does what a confirmed request asks and no operator has to look at. The rest waits for one, with its clock. It may be
 * repeated: the same request hides the same, and is answered once. Send the queued mail afterward.
 *
 * @throws if a database does not answer: the scheduled job repeats it
 */
export async function carryOutRequest(env: Env, site: Site, request: PrivacyRequest, now: number): Promise<void> {
  const db = env.ACCOUNTS;
  const { reference, kind, agent } = request;
  if (kind === 'judicial') return carryOutCovered(env, site, request, now);
  const decided = agent === null ? await decide(env, site, request, now) : [];
  await db.batch([...decided, stepStatement(db, reference, { carried_at: now })]);
}

/** What ends a request without an operator; nothing if somebody has to look at it. */
async function decide(env: Env, site: Site, request: PrivacyRequest, now: number): Promise<SqlStatement[]> {
  if (request.kind === 'delete') return deleteOwn(env, site, request, now);
  if (request.kind === 'access') return handOutOwn(env, site, request, now);
  return [];
}

/**
 * Hides the pages that were named, as an opt-out would, because nobody has shown whose they are; deletes the records that
 * are the requester's own. What is left for an operator: what was asked besides, an account, and a request that named
 * nothing.
 */
async function deleteOwn(env: Env, site: Site, request: PrivacyRequest, now: number): Promise<SqlStatement[]> {
  const { reference, people, details, email } = request;
  const own = await ownRecords(env, request);
  const all = [...new Set([...people, ...own])];
  for (const personId of all)
    await suppressPerson(env, { personId, what: ['page'], source: 'request', reference }, now);
  for (const personId of own) await deleteHidden(env, personId, now);
  const isWhole = all.length > 0 && details === '' && (await accountOfMailbox(env, email)) === null;
  return isWhole ? closeStatements(env, site, request, { outcome: 'done' }, now) : [];
}

/** Hands out what is the requester's own, if it is all that they asked about. */
async function handOutOwn(env: Env, site: Site, request: PrivacyRequest, now: number): Promise<SqlStatement[]> {
  const own = await ownRecords(env, request);
  const hasAccount = (await accountOfMailbox(env, request.email)) !== null;
  const asksOnlyForOwn = request.people.every((id) => own.includes(id)) && request.details === '';
  return asksOnlyForOwn && (own.length > 0 || hasAccount) ? handOutStatements(env, site, request, own, now) : [];
}

/** Closes an access request with a link to its download, which holds these people's records. */
export async function handOutStatements(
  { ACCOUNTS: db }: Pick<Env, 'ACCOUNTS'>,
  site: Site,
  request: PrivacyRequest,
  people: readonly string[],
  now: number,
): Promise<SqlStatement[]> {
  const { token, tokenHash } = await newToken();
  const { reference } = request;
  return [
    mailStatement(db, downloadMail(request, token, site), now, isOpen(reference)),
    closeFileStatement(db, reference, now),
    stepStatement(db, reference, {
      shown_people: JSON.stringify(people),
      export_token_hash: tokenHash,
      export_expires_at: now + spanMs(KEPT_FOR.privacyExport),
      outcome: 'done',
      closed_at: now,
    }),
  ];
}

/** Closes a request as done, and says so by mail. */
export function closeStatements(
  { ACCOUNTS: db }: Pick<Env, 'ACCOUNTS'>,
  site: Site,
  request: PrivacyRequest,
  step: Pick<RequestStep, 'outcome' | 'carried_at'>,
  now: number,
): SqlStatement[] {
  const { reference } = request;
  return [
    mailStatement(db, doneMail(request, site), now, isOpen(reference)),
    closeFileStatement(db, reference, now),
    stepStatement(db, reference, { ...step, closed_at: now }),
  ];
}
