import type { ClaimedFacts } from '../../../shared/contract/claims.ts';
import { REMOVED_THINGS, type RemovedThing } from '../../../shared/contract/removal.ts';
import { formatRecordReference, parseRecordReference } from '../../../shared/records/record-reference.ts';
import type { OriginBindings } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { loadOwnRecord, type OwnHome, type OwnRecord } from '../import/own-record.ts';
import { fullAddressOf } from '../masking/address-lines.ts';
import { isDeceased, isMinor, leastAge } from '../people/age.ts';
import { loadPerson } from '../people/store.ts';
import { listCorrections } from './correction-store.ts';
import { requireClaim } from './verify-claim.ts';
import { whoSees } from './who-sees.ts';

/**
 * GET /api/claims/record: everything of theirs, for whoever has proven that the record is about them, and who else sees it.
 * A claim that may only hide learns what is hidden as a whole, and no fact.
 */
export const answerClaimedRecord: CallHandler<'claimedRecord'> = async (c) => {
  const claim = await requireClaim(c, 'hide');
  const { personId, scope, channel, expiresAt } = claim;
  const now = c.get('now');
  const own = await requireOwnRecord(c.env, personId, now);
  const record = scope === 'hide' ? null : await describeRecord(c.env, own, now);
  return { personId, scope, channel, expiresAt, hidden: [...hiddenParts(own)], record };
};

/** What of a record is hidden as a whole. */
export function hiddenParts({ person }: OwnRecord): readonly RemovedThing[] {
  const hides: { readonly [T in RemovedThing]: boolean } = {
    page: person.suppressed_at !== null,
    addresses: person.hides_addresses === 1,
    phones: person.hides_phones === 1,
    reverse: person.hides_reverse === 1,
  };
  return REMOVED_THINGS.filter((thing) => hides[thing]);
}

/** @throws ProblemError 404 for a record that is not there anymore, and for a minor's */
export async function requireOwnRecord(
  { PEOPLE }: Pick<OriginBindings, 'PEOPLE'>,
  personId: string,
  now: number,
): Promise<OwnRecord> {
  const own = await loadOwnRecord(PEOPLE, personId);
  if (own === null || isMinor(birthOf(own.person), now)) throw new ProblemError(404, 'This record is not here anymore');
  return own;
}

function birthOf({ birth_year, birth_month }: { birth_year: number | null; birth_month: number | null }) {
  return { year: birth_year, month: birth_month };
}

/** '1420 Alder St, Portland, OR 97201' */
export function addressText(home: OwnHome): string {
  return fullAddressOf(home);
}

async function describeRecord(
  env: Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>,
  own: OwnRecord,
  now: number,
): Promise<ClaimedFacts> {
  const { person, homes, phones, emails, relations, records } = own;
  const [shown, corrections] = await Promise.all([
    loadPerson(env.PEOPLE, person.id, now),
    listCorrections(env.ACCOUNTS, person.id),
  ]);
  const sees = whoSees(shown?.record ?? null, now);
  const birth = birthOf(person);
  const isDead = isDeceased(person.is_dead === 1, birth, now);
  return {
    name: {
      firstName: person.first_name,
      middleName: person.middle_name,
      lastName: person.last_name,
      suffix: person.suffix,
      fullName: person.full_name,
      seenBy: sees.name,
    },
    otherNames: (JSON.parse(person.akas) as string[]).map((name) => ({ name, seenBy: sees.otherName(name) })),
    birth: { ...birth, age: isDead ? null : leastAge(birth, now), ageSeenBy: sees.age, monthSeenBy: sees.birthMonth },
    isRecordedDead: person.is_dead === 1,
    addresses: homes.map((home) => ({
      id: home.addressId,
      text: addressText(home),
      isCurrent: home.isCurrent === 1,
      from: home.moveIn,
      to: home.moveOut,
      seenBy: sees.address(addressText(home)),
      citySeenBy: sees.city(home.city, home.stateCode),
      isHidden: home.isHidden === 1,
    })),
    phones: phones.map(({ number, lineType, isHidden }) => ({
      number,
      lineType,
      seenBy: sees.phone(number),
      isHidden: isHidden === 1,
    })),
    emails: emails.map(({ email, isHidden }) => ({ email, seenBy: sees.email(email), isHidden: isHidden === 1 })),
    relatives: relations
      .filter((relation) => !isMinor(birthOf(relation), now))
      .map(({ personId, fullName, kind }) => ({ personId, name: fullName, kind, seenBy: sees.relative(personId) })),
    work: { title: person.job_title, company: person.company_name, seenBy: sees.work },
    records: records.flatMap(({ group, id, title, stateCode, filed }) => {
      const reference = parseRecordReference(`${group}.${id}`);
      if (reference === null) return [];
      return [{ reference: formatRecordReference(reference), title, stateCode, filed, seenBy: sees.document }];
    }),
    corrections,
  };
}
