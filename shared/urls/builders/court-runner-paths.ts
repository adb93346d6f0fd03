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

/** names travel in upper case (P7-058), beside what the funnel says */
export const purchaseCourtRunner = (person: CourtRunnerQuery, funnel: FunnelQuery = {}) =>
  withQuery('/billing/purchase-court-runner', {
    ...funnel,
    wpId: person.wpId,
    firstName: person.firstName.toUpperCase(),
    middleName: person.middleName?.toUpperCase(),
    lastName: person.lastName.toUpperCase(),
    birthDate: person.birthDate,
  });
/** A path of ours without a birth date in its query; one that has none stays as it is, to the letter. */
export function withoutBirthDate(path: string): string {
  const mark = path.indexOf('?');
  const query = new URLSearchParams(mark === -1 ? '' : path.slice(mark));
  if (!query.has('birthDate')) return path;
  query.delete('birthDate');
  return withQuery(path.slice(0, mark), Object.fromEntries(query));
}
/** where the form is posted to: what it holds stays out of the address */
export const purchaseCourtRunnerForm = () => '/billing/purchase-court-runner';
