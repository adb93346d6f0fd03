import { hasBusinessFeatures } from '../../../shared/people/plan-features.ts';
import { loadViewerAccount } from '../accounts/account-session.ts';
import { loadOpenedAccess } from '../entitlement/opened-access.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { isFree } from '../masking/access.ts';
import { line1Of } from '../masking/address-lines.ts';
import { maskLateAge } from '../masking/mask-age.ts';
import { assertHeld } from '../quota/holds-person.ts';
import { answerAboutShown } from '../suppression/asked-people.ts';
import { loadCounts } from './counts-store.ts';
import { findFunnelPeople } from './funnel-store.ts';
import { findByLegacyId, findBySmartcheckId, missingPerson } from './known-person.ts';
import { loadActivityScore, loadLateAddresses, loadLateBirths } from './late-store.ts';
import { findRelated } from './related.ts';

/** GET /api/person/related: the same for every viewer who has opened the page. */
export const answerPersonRelated: CallHandler<'personRelated'> = async (c, { query }) => {
  await assertHeld(c, [query.personId]);
  const related = await findRelated(c, query.personId);
  if (related === null) throw missingPerson();
  return related;
};

/** GET /api/person/counts (P7-050). Bots get none, as if the person did not exist (F6-16). */
export const answerPersonCounts: CallHandler<'personCounts'> = async (c, { query }) => {
  if (c.get('envelope').botClass !== 'human') return null;
  return loadCounts(c.env.PEOPLE, query.personId, c.get('now'));
};

/** GET /api/person/premium: the person a legacy id leads to (P7-002). */
export const answerPersonPremium: CallHandler<'personPremium'> = async (c, { query }) => {
  const reference = await findByLegacyId(c.env.PEOPLE, query.personId, c.get('now'));
  if (reference === null) throw missingPerson();
  return reference;
};

/** GET /api/person/smartcheck (P7-004). */
export const answerPersonSmartcheck: CallHandler<'personSmartcheck'> = async (c, { query }) => {
  const find = () => findBySmartcheckId(c.env.PEOPLE, query.personId, c.get('now'));
  const found = await find();
  const reference = found === null ? null : await answerAboutShown(c, [found.id], { isRead: true }, find);
  if (reference === null) throw new ProblemError(404, 'no matching wpId');
  return reference;
};

const UNKNOWN_AGE = { age: null, ageRange: null } as const;

/**
 * GET /api/phone/activity: depends on the plan only (P6-047), even if the viewer has opened the person with this phone.
 * A number nobody here has and one that was never checked get the same answer. The hard stop concerns no such plan.
 */
export const answerPhoneActivity: CallHandler<'phoneActivity'> = async (c, { query: { phoneNumbers } }) => {
  const viewer = await loadViewerAccount(c);
  if (!hasBusinessFeatures(viewer?.userType ?? null))
    throw new ProblemError(403, 'Forbidden', { detail: 'Phone activity comes with a business plan' });
  const activityScore = await loadActivityScore(c.env.PEOPLE, phoneNumbers.slice(1), c.get('now'));
  return { data: { results: [{ phoneNumber: phoneNumbers, activityScore }] } };
};

/**
 * GET /api/v1/person/missing-address-ids: only for addresses that this viewer sees in full, so none in the free view
 * (P7-037).
 */
export const answerMissingAddressIds: CallHandler<'missingAddressIds'> = async (c, { query: { personId } }) => {
  await assertHeld(c, [personId]);
  const [addresses, accessOf] = await Promise.all([
    loadLateAddresses(c.env.PEOPLE, personId, c.get('now')),
    loadOpenedAccess(c, [personId]),
  ]);
  if (addresses === null) throw missingPerson();
  const shown = isFree(accessOf(personId)) ? [] : addresses;
  return {
    data: {
      addresses: shown.map((place) => ({
        id: place.addressId,
        address: line1Of(place),
        city: place.city,
        state: place.stateCode,
      })),
    },
  };
};

/**
 * GET /api/person/realtime/age: ages that no record had when the page was made, capped as on the page (P7-040). An
 * unknown or suppressed person gets the same answer as one whose age is unknown. Bots get none (P6-042). Whoever the hard
 * stop concerns must have opened every person asked for.
 */
export const answerRealtimeAge: CallHandler<'realtimeAge'> = async (c, { query }) => {
  if (c.get('envelope').botClass !== 'human') return [];
  const now = c.get('now');
  const ids = [...new Set(query.personIds.split(','))];
  await assertHeld(c, ids);
  const births = await loadLateBirths(c.env.PEOPLE, ids, now);
  const accessOf = await loadOpenedAccess(c, [...births.keys()]);
  return ids.map((id) => {
    const birth = births.get(id);
    return { id, ...(birth === undefined ? UNKNOWN_AGE : maskLateAge(birth, accessOf(id), now)) };
  });
};

/**
 * GET /api/funnel/counts (F7-10): the counts of the person the checkout is about; none if that is nobody or more than
 * one. At a number or a property only people count whom its page names to this viewer, since the counts would tell whose
 * it is, or that somebody else has it, too. The campaign's own id (eid) changes nothing. Bots get none.
 */
export const answerFunnelCounts: CallHandler<'funnelCounts'> = async (c, { query: { source, id } }) => {
  if (c.get('envelope').botClass !== 'human') return null;
  const db = c.env.PEOPLE;
  const now = c.get('now');
  const found = await findFunnelPeople(db, source, id, now);
  const hidden = found.flatMap((one) => (one.isPublic ? [] : one.id));
  const accessOf = await loadOpenedAccess(c, hidden);
  const [known, another] = found.filter((one) => one.isPublic || !isFree(accessOf(one.id)));
  return known === undefined || another !== undefined ? null : loadCounts(db, known.id, now);
};
