import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { loadCounts } from './counts-store.ts';
import { findByLegacyId, findBySmartcheckId, missingPerson } from './known-person.ts';
import { loadRelated } from './related-store.ts';

/** GET /api/person/related: the same for every viewer. */
export const answerPersonRelated: CallHandler<'personRelated'> = async (c, { query }) => {
  const related = await loadRelated(c.env.PEOPLE, query.personId, c.get('now'));
  if (related === null) throw missingPerson();
  return related;
};

/** GET /api/person/counts (P7-050). Bots get none, as if nobody were there (F6-16). */
export const answerPersonCounts: CallHandler<'personCounts'> = async (c, { query }) => {
  if (c.get('envelope').botClass !== 'human') return null;
  return loadCounts(c.env.PEOPLE, query.personId, c.get('now'));
};

/** GET /api/person/premium: where a legacy id leads (P7-002). */
export const answerPersonPremium: CallHandler<'personPremium'> = async (c, { query }) => {
  const reference = await findByLegacyId(c.env.PEOPLE, query.personId, c.get('now'));
  if (reference === null) throw missingPerson();
  return reference;
};

/** GET /api/person/smartcheck (P7-004). */
export const answerPersonSmartcheck: CallHandler<'personSmartcheck'> = async (c, { query }) => {
  const reference = await findBySmartcheckId(c.env.PEOPLE, query.personId, c.get('now'));
  if (reference === null) throw new ProblemError(404, 'no matching wpId');
  return reference;
};
