import type { SuggestedChange } from '../../../shared/contract/claims.ts';
import { seal, unseal } from '../../../shared/contract/transport/sealed.ts';
import { singleLine } from '../../../shared/forms/single-line.ts';
import { yearMonthOf } from '../../../shared/people/months.ts';
import { parseRecordReference } from '../../../shared/records/record-reference.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { fullNameOf } from '../import/corrections/name-rows.ts';
import type { StoredChange } from '../import/corrections/stored-change.ts';
import type { OwnHome, OwnRecord } from '../import/own-record.ts';
import { isMinor, lastFullMonth, leastAge } from '../people/age.ts';
import { requireOwnRecord } from './claimed-record.ts';
import { findStatus, findWaiting, newCorrectionReference, suggestStatement } from './correction-store.ts';
import { requireClaim } from './verify-claim.ts';

/** Nobody on record is older, in years. */
const OLDEST = 120;

/**
 * POST /api/claims/corrections: writes what somebody says is wrong about them, for an operator. The same one that waits
 * already is answered again.
 *
 * @throws ProblemError 404 for a fact that the record does not have, 409 if it says so already, 422 for what cannot be, 429
 *   past the day's number of one record
 */
export const answerSuggestCorrection: CallHandler<'suggestCorrection'> = async (c, { body }) => {
  const claim = await requireClaim(c);
  const { personId, channel } = claim;
  const [db, now, { secrets }] = [c.env.ACCOUNTS, c.get('now'), c.get('settings')];
  const change = storedChange(await requireOwnRecord(c.env, personId, now), body.change, now);
  const reference = newCorrectionReference();
  const to = channel === 'email' ? await unseal(secrets, 'sealing of claims', personId, claim.sealedTo) : null;
  const sealedEmail = to === null ? null : await seal(secrets, 'sealing of claims', reference, to);
  const note = singleLine(body.note);
  const { meta } = await suggestStatement(db, { reference, personId, change, note, channel, sealedEmail }, now).run();
  if (meta.changes === 1) return { state: 'suggested', reference };
  const before = await findWaiting(db, personId, change);
  if (before === null) throw new ProblemError(429, 'Enough corrections were suggested for today');
  return { state: 'before', reference: before };
};

/** GET /api/corrections/{reference}: for whoever has the reference. It names nobody. */
export const answerCorrectionStatus: CallHandler<'correctionStatus'> = async (c, { params }) => {
  const status = await findStatus(c.env.ACCOUNTS, params.reference);
  if (status === null) throw new ProblemError(404, 'There is no such correction');
  return status;
};

/** A correction by values that another data set has, too; checked against the record as it is. */
function storedChange(own: OwnRecord, change: SuggestedChange, now: number): StoredChange {
  const { person } = own;
  switch (change.kind) {
    case 'name':
      if (fullNameOf(change.name) === person.full_name) throw same();
      return change;
    case 'add-name': {
      const names = [person.full_name, ...(JSON.parse(person.akas) as string[])];
      if (names.includes(fullNameOf(change.name))) throw same();
      return change;
    }
    case 'not-my-name':
      if (!(JSON.parse(person.akas) as string[]).includes(change.fullName)) throw missing();
      return change;
    case 'birth':
      return birthChange(own, change, now);
    case 'never-lived':
      return { kind: change.kind, house: houseOf(findHome(own, change.addressId)) };
    case 'moved-out': {
      const home = findHome(own, change.addressId);
      if (home.isCurrent === 0) throw same();
      if (change.month > yearMonthOf(now)) throw impossible('That month has not come yet');
      if (home.moveIn !== null && change.month < home.moveIn) throw impossible('That is before they moved in');
      return { kind: change.kind, house: houseOf(home), month: change.month };
    }
    case 'not-my-phone':
      if (!own.phones.some(({ number }) => number === change.number)) throw missing();
      return change;
    case 'not-my-email': {
      const listed = own.emails.find(({ email }) => email.toLowerCase() === change.email.toLowerCase());
      if (listed === undefined) throw missing();
      return { kind: change.kind, email: listed.email };
    }
    case 'work':
      if (change.title === person.job_title && change.company === person.company_name) throw same();
      return change;
    case 'not-related': {
      const relation = own.relations.find(({ personId }) => personId === change.personId);
      if (relation === undefined) throw missing();
      return { ...change, firstKey: relation.firstKey, lastKey: relation.lastKey };
    }
    case 'alive':
      if (person.is_dead === 0) throw same();
      return change;
    case 'record': {
      const record = parseRecordReference(change.record);
      if (record === null || !own.records.some(({ group, id }) => group === record.group && id === record.id))
        throw missing();
      return { kind: change.kind, record, error: change.error };
    }
  }
}

function birthChange(
  { person }: OwnRecord,
  change: Extract<SuggestedChange, { readonly kind: 'birth' }>,
  now: number,
): StoredChange {
  const { year, month } = change;
  if (year === person.birth_year && month === person.birth_month) throw same();
  if (year * 100 + month > lastFullMonth(now)) throw impossible('That month has not come yet');
  if (isMinor(change, now)) throw impossible('Nobody under 18 is on record here');
  if ((leastAge(change, now) ?? 0) > OLDEST) throw impossible('Nobody is that old');
  return change;
}

function findHome({ homes }: OwnRecord, addressId: string): OwnHome {
  const home = homes.find((one) => one.addressId === addressId);
  if (home === undefined) throw missing();
  return home;
}

const houseOf = ({ houseNumber, streetKey, unit, zip5 }: OwnHome) => ({ houseNumber, streetKey, unit, zip5 });

const missing = () => new ProblemError(404, 'The record does not have this anymore');
const same = () => new ProblemError(409, 'The record says so already');
const impossible = (title: string) => new ProblemError(422, title);
