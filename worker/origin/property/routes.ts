import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { findPropertyView } from './property-view.ts';
import { findProperty, loadPropertyOf } from './store.ts';

/**
 * GET /api/property/{pnpId} (P2-107): the full report for a viewer who bought it, and, as that owner's report shows it,
 * for one who unlocked a current or past owner's report, with what is behind its grade. Everybody else, bots included,
 * gets the teaser: the letter alone (F1-14).
 */
export const answerProperty: CallHandler<'property'> = async (c, { params: { pnpId } }) => {
  const now = c.get('now');
  const found = await findProperty(c.env.PEOPLE, pnpId, now);
  if (found === null) throw new ProblemError(404, 'No such property');
  const view = await findPropertyView(c, pnpId, found.ownerIds);
  const property = view === null ? null : await loadPropertyOf(c.env.PEOPLE, pnpId, view.ownerId, now);
  if (property === null) return found.teaser;
  return { type: 'full', property, roiGrade: found.teaser.roiGrade, forecast: found.forecast };
};
