import type { FunnelQuery } from '../../funnels/funnel-link.ts';
import { withQuery } from '../query.ts';

export interface CourtRunnerQuery {
  readonly wpId: string;
  readonly firstName: string;
  readonly middleName?: string | null;
  readonly lastName: string;
  /** YYYY-MM-DD */
  readonly birthDate?: string | null;
}

/** with names in upper case (P7-058) and the values of the funnel */
export const purchaseCourtRunner = (person: CourtRunnerQuery, funnel: FunnelQuery = {}) =>
  withQuery('/billing/purchase-court-runner', {
    ...funnel,
    wpId: person.wpId,
    firstName: person.firstName.toUpperCase(),
    middleName: person.middleName?.toUpperCase(),
    lastName: person.lastName.toUpperCase(),
    birthDate: person.birthDate,
  });
/** Removes a birth date from the query of a path on this site; a path without one stays exactly as it is. */
export function withoutBirthDate(path: string): string {
  const mark = path.indexOf('?');
  const query = new URLSearchParams(mark === -1 ? '' : path.slice(mark));
  if (!query.has('birthDate')) return path;
  query.delete('birthDate');
  return withQuery(path.slice(0, mark), Object.fromEntries(query));
}
/** where the form is posted: its values stay out of the address */
export const purchaseCourtRunnerForm = () => '/billing/purchase-court-runner';
