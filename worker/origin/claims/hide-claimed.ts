import type { HideableFact } from '../../../shared/contract/claims.ts';
import type { RemovedThing } from '../../../shared/contract/removal.ts';
import type { OriginContext } from '../context.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import type { OwnRecord } from '../import/own-record.ts';
import { mailStatement, sendQueuedMail } from '../mail/queue.ts';
import { newReference } from '../random-text.ts';
import { findRequest, undoneStatement } from '../removal/request-store.ts';
import { endThing } from '../suppression/end-thing.ts';
import { suppressPerson } from '../suppression/suppress-person.ts';
import { shownByClaimMail } from './claim-mails.ts';
import { hiddenParts, requireOwnRecord } from './claimed-record.ts';
import { requireClaim } from './verify-claim.ts';

/**
 * Whose requests a claim may take back: its own, and an opt-out, which anybody may have asked for. What the law, an
 * operator or a list of deletions hides stays hidden.
 */
const TAKEN_BACK = ['claim', 'opt-out'] as const;

/** POST /api/claims/hide: hides at once, everywhere. What is hidden already stays so. */
export const answerHideClaimed: CallHandler<'hideClaimed'> = async (c, { body }) => {
  const { personId } = await requireClaim(c, 'part' in body ? 'hide' : 'all');
  const own = await requireOwnRecord(c.env, personId, c.get('now'));
  if ('fact' in body) assertListed(own, body.fact);
  const asked = 'part' in body ? { what: [body.part] } : { what: [], facts: [body.fact] };
  await suppressPerson(c.env, { personId, ...asked, source: 'claim', reference: newReference() }, c.get('now'));
  return { isDone: true };
};

/** POST /api/claims/show: ends what this or another claim, or an opt-out, hides of one thing. */
export const answerShowClaimed: CallHandler<'showClaimed'> = async (c, { body }) => {
  const { personId } = await requireClaim(c);
  const now = c.get('now');
  const own = await requireOwnRecord(c.env, personId, now);
  if ('fact' in body) assertListed(own, body.fact);
  const thing = 'part' in body ? body.part : body.fact;
  const references = await endThing(c.env, { personId, thing, sources: TAKEN_BACK }, now);
  for (const reference of references) await noteUndone(c, reference);
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { state: isHidden(await requireOwnRecord(c.env, personId, now), thing) ? 'kept' : 'shown' };
};

/** Whoever confirmed a removal is told that a claim has taken it back. */
async function noteUndone(c: OriginContext, reference: string): Promise<void> {
  const [db, now] = [c.env.ACCOUNTS, c.get('now')];
  const request = await findRequest(db, 'reference', reference, now);
  if (request === null || request.undoneAt !== null) return;
  const mail = shownByClaimMail(request, c.get('settings'));
  await db.batch([mailStatement(db, mail, now), undoneStatement(db, request, now)]);
}

/** @throws ProblemError 404 for a fact that is not on the record anymore */
function assertListed({ homes, phones, emails }: OwnRecord, fact: HideableFact): void {
  const isListed =
    fact.kind === 'address'
      ? homes.some(({ addressId }) => addressId === fact.id)
      : fact.kind === 'phone'
        ? phones.some(({ number }) => number === fact.number)
        : emails.some(({ email }) => email.toLowerCase() === fact.email.toLowerCase());
  if (!isListed) throw new ProblemError(404, 'The record does not have this anymore');
}

/** Whether something is hidden still. */
function isHidden(own: OwnRecord, thing: RemovedThing | HideableFact): boolean {
  if (typeof thing === 'string') return hiddenParts(own).includes(thing);
  const { homes, phones, emails } = own;
  switch (thing.kind) {
    case 'address':
      return homes.some(({ addressId, isHidden }) => addressId === thing.id && isHidden === 1);
    case 'phone':
      return phones.some(({ number, isHidden }) => number === thing.number && isHidden === 1);
    case 'email':
      return emails.some(({ email, isHidden }) => email.toLowerCase() === thing.email.toLowerCase() && isHidden === 1);
  }
}
