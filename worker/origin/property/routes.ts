import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { loadHomeStreet } from './home-street.ts';
import { findPropertyView } from './property-view.ts';
import { findProperty, loadPropertyOf } from './store.ts';

/**
 * GET /api/property/{pnpId} (P2-107): the full report for a viewer who bought it, and, as that owner's report shows it,
 * for one who unlocked a current or past owner's report; with what is behind its grade and what its street sold for.
 * Everybody else, bots included, gets the teaser: the letter alone (F1-14).
 */
export const answerProperty: CallHandler<'property'> = async (c, { params: { pnpId } }) => {
  const now = c.get('now');
  const found = await findProperty(c.env.PEOPLE, pnpId, now);
  if (found === null) throw new ProblemError(404, 'No such property');
  const view = await findPropertyView(c, pnpId, found.ownerIds);
  if (view === null) return found.teaser;
  const { teaser, forecast, site, ownerIds } = found;
  const [property, around] = await Promise.all([
    loadPropertyOf(c.env.PEOPLE, pnpId, view.ownerId, now),
    loadHomeStreet(c, site, { pnpId, ownPeople: ownerIds }),
  ]);
  if (property === null) return teaser;
  const { roiGrade, refreshedOn } = teaser;
  const { line1WithoutNumber: street } = teaser.address;
  const position = { latitude: site.latitude, longitude: site.longitude };
  return {
    type: 'full',
    property,
    street,
    roiGrade,
    forecast,
    position,
    ...around,
    ...(refreshedOn === undefined ? {} : { refreshedOn }),
  };
};
